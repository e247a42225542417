"""Shows the table in the window: the felt first, then what is around it."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget

from ui.bets.actions import BetActions
from ui.felt.widget import FeltWidget
from ui.guide.bar import GuideBar
from ui.header.bar import HeaderBar
from ui.table.controller import TableController
from ui.theme.tokens import is_bright
from ui.views.guide import GuideView
from ui.views.header import MenuItem
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
    ) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._betting = betting
        self._header = header
        self._felt = felt
        self._guide = guide
        self._side = side

    def refresh(self) -> None:
        """Show the table as it is stored."""
        controller = self._controller
        self._felt.set_view(controller.views.felt(self._betting.entry.box))
        # The felt is painted before the panels are laid out again: a card is seen sooner.
        QCoreApplication.sendPostedEvents(self._window, QEvent.Type.UpdateRequest)
        self._header.set_view(controller.views.header(self._ticked()))
        self._guide.set_view(self._with_bets(controller.views.guide()))
        self._side.refresh()

    def _with_bets(self, guide: GuideView) -> GuideView:
        """The guide, with the buttons that lay Bets and take them back."""
        betting = self._betting
        actions = (*guide.actions, *betting.buttons())
        return replace(guide, actions=actions, back=guide.back or betting.back())

    def _ticked(self) -> frozenset[MenuItem]:
        """The entries of the menu that are on."""
        is_on = {
            MenuItem.FULL_SCREEN: self._window.isFullScreen(),
            MenuItem.BRIGHT: is_bright(),
            MenuItem.KEYPAD: self._side.keypad_on,
            MenuItem.BOXES_ONLY: self._controller.boxes_only,
        }
        return frozenset(item for item, on in is_on.items() if on)
