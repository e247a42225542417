"""Makes one view of all that the window shows of a table, and shows it, the felt first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from tablemgr.rules.games.position import Phase
from ui.bets.actions import BetActions
from ui.felt.widget import FeltWidget
from ui.guide.bar import GuideBar
from ui.header.bar import HeaderBar
from ui.table.controller import TableController
from ui.theme.tokens import is_bright
from ui.views.felt import FeltView
from ui.views.guide import GuideView
from ui.views.header import HeaderView, MenuItem
from ui.window.side_panels import SidePanels, SideView

_WITH_BETS: Final = (Phase.IDLE, Phase.BETTING)


class WindowView(Struct, frozen=True):
    """All that the window shows of its table; sheets lie over it."""

    felt: FeltView
    header: HeaderView
    guide: GuideView
    side: SideView


def window_view(
    controller: TableController, betting: BetActions, *, full_screen: bool, keypad_on: bool
) -> WindowView:
    """Make the view of the table as it is stored, and of what is chosen for the next Bet.

    `keypad_on`: a person wants to enter the cards, though a shoe reads them. Changes nothing.
    """
    views = controller.views
    is_on: Mapping[MenuItem, bool] = {
        MenuItem.FULL_SCREEN: full_screen,
        MenuItem.BRIGHT: is_bright(),
        MenuItem.KEYPAD: keypad_on,
        MenuItem.BOXES_ONLY: controller.boxes_only,
    }
    guide = views.guide()
    return WindowView(
        views.felt(betting.entry.box),
        views.header(frozenset(item for item, on in is_on.items() if on)),
        replace(
            guide,
            actions=(*guide.actions, *betting.buttons()),
            back=guide.back or betting.back(),
        ),
        _side_view(controller, betting, keypad_on=keypad_on),
    )


def _side_view(controller: TableController, betting: BetActions, *, keypad_on: bool) -> SideView:
    """While Bets are open, their entry; while cards are entered by hand, or one is named that was
    not read, the keypad; while a box is asked and no chips are to be moved, that box; else the rows
    of the settlement.
    """
    if controller.phase in _WITH_BETS:
        return betting.view()
    if controller.naming.number is not None or _cards_by_hand(controller, keypad_on=keypad_on):
        return controller.views.keypad()
    return controller.views.turn() or controller.views.settlement()


def _cards_by_hand(controller: TableController, *, keypad_on: bool) -> bool:
    """Say whether a card may be dealt now, and a person enters it."""
    phase, link = controller.phase, controller.link()
    are_dealt = phase is Phase.IRREGULARITY or phase in controller.family.dealing
    without_shoe = link is None or not link.connected
    by_hand = keypad_on or bool(controller.device_events.why_by_hand) or without_shoe
    return are_dealt and by_hand and not controller.settling.ticking.waits


class Showing:
    """Shows the view of one table in the parts of its window."""

    def __init__(
        self,
        window: QWidget,
        *,
        header: HeaderBar,
        felt: FeltWidget,
        guide: GuideBar,
        side: SidePanels,
    ) -> None:
        self._window = window
        self._header = header
        self._felt = felt
        self._guide = guide
        self._side = side

    def show(self, view: WindowView) -> None:
        """Show it: the felt is painted before the rest is laid out: a card is seen sooner."""
        self._felt.set_view(view.felt)
        QCoreApplication.sendPostedEvents(self._window, QEvent.Type.UpdateRequest)
        self._header.set_view(view.header)
        self._guide.set_view(view.guide)
        self._side.show_view(view.side)
