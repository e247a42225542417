"""Shows the table in the window: the felt first, then what is around it, and which keys work."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget

from ui.bets.actions import BetActions
from ui.felt.widget import FeltWidget
from ui.guide.bar import GuideBar
from ui.header.bar import HeaderBar
from ui.table.controller import TableController
from ui.views.header import MenuItem
from ui.window.keys import WindowKeys
from ui.window.side_panels import SidePanels


class Showing(QObject):
    """Shows one table in its window."""

    def __init__(
        self,
        window: QWidget,
        controller: TableController,
        betting: BetActions,
        *,
        header: HeaderBar,
        felt: FeltWidget,
        guide: GuideBar,
        side: SidePanels,
        keys: WindowKeys,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._betting = betting
        self._header = header
        self._felt = felt
        self._guide = guide
        self._side = side
        self._keys = keys

    def refresh(self) -> None:
        """Show the table as it is stored."""
        controller = self._controller
        self._felt.set_view(controller.views.felt(self._betting.entry.box))
        # The felt is painted before the panels are laid out again: a card is seen sooner.
        QCoreApplication.sendPostedEvents(self._window, QEvent.Type.UpdateRequest)
        self._header.set_view(controller.views.header(self._ticked()))
        guide = controller.views.guide()
        self._keys.follow(guide, controller.phase, lines_left=controller.settling.lines_left)
        self._guide.set_view(guide)
        self._side.refresh()

    def _ticked(self) -> frozenset[MenuItem]:
        """The entries of the menu that are on."""
        is_on = {
            MenuItem.FULL_SCREEN: self._window.isFullScreen(),
            MenuItem.KEYPAD: self._side.keypad_on,
            MenuItem.BOXES_ONLY: self._controller.boxes_only,
        }
        return frozenset(item for item, on in is_on.items() if on)
