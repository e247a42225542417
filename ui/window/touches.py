"""Does what a touch asks. On the felt it lays a Bet, asks a Player, goes to a row of the
settlement, or says that a card was misread; on the guide it tells the table, or asks first. Decides
nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from tablemgr.rules.games.position import Phase
from ui.bets.actions import BetActions
from ui.felt.widget import FeltWidget
from ui.table.controller import TableController
from ui.views.felt import CardRef
from ui.views.guide import (
    AGAIN,
    ALL_BOXES,
    BACK,
    DONE,
    FLOW,
    LEAVE,
    RELIEF,
    SLIP,
    ActionView,
    ButtonPlace,
)
from ui.window.resolving import Resolving
from ui.window.sheets import Sheets


class Touches(QObject):
    """The touches of one window's felt and guide."""

    def __init__(
        self,
        controller: TableController,
        betting: BetActions,
        sheets: Sheets,
        resolving: Resolving,
        felt: FeltWidget,
    ) -> None:
        super().__init__(felt)
        self._controller = controller
        self._betting = betting
        self._sheets = sheets
        self._resolving = resolving
        self._does: dict[ButtonPlace, Callable[[], object]] = {
            DONE: controller.settling.tick_box,
            AGAIN: betting.repeat,
            ALL_BOXES: betting.bet_on_all,
            BACK: self._take_back,
            SLIP: sheets.slips.show_last,
            RELIEF: sheets.sign_in,
            LEAVE: controller.questions.close,
        }
        felt.box_tapped.connect(self.box)
        felt.place_tapped.connect(self.place)
        felt.card_tapped.connect(self.card)
        felt.key_tapped.connect(self.key)

    def box(self, number: int) -> None:
        """A box was touched: lay a Bet if Bets are open, else ask its Player or show its rows."""
        if not self._betting.tap(number):
            self._go_to_box(number)

    def place(self, name: str) -> None:
        """A place of a box was touched, by its id: lay a Bet of its kind, or do as for the box."""
        box, _, kind = name.partition(".")
        if not kind or not box.startswith("box-"):
            return
        number = int(box.removeprefix("box-"))
        lays = kind == "initial" or kind in self._controller.session.table.rulebook.side_bets
        if not (lays and self._betting.tap(number, None if kind == "initial" else kind)):
            self._go_to_box(number)

    def key(self, number: int) -> None:
        """The key of a box was touched: ask its Player or act for him, or tick off its rows."""
        if not self._controller.questions.ask_about_box(number):
            self._controller.settling.tick_box(number)

    def card(self, ref: CardRef) -> None:
        """A card was touched: it was misread. If its Hand must still be set, set that instead."""
        if not (ref.box and self._controller.questions.ask_about_box(ref.box)):
            self._resolving.card_touched(ref)

    def chosen(self, action: ActionView) -> None:
        """A button of the guide was touched: tell its commands, open a case or a slip, or ask the
        Players first.
        """
        controller = self._controller
        does = self._does.get(action.place)
        if action.command is None and does is not None:
            does()
        elif action.command is not None:
            for command in (action.command, *action.more):
                if not controller.held_back(command):
                    controller.tell(command)
        elif controller.phase is Phase.IRREGULARITY and action.place == FLOW:
            self._resolving.cases.show()
        else:
            controller.questions.ask_about(action.place)

    def barred(self, action: ActionView) -> None:
        """A barred button was touched: if it waits for the felt check, begin that."""
        controller = self._controller
        settles = action.place == FLOW and controller.phase is Phase.SETTLEMENT
        if not self._sheets.ask_what_is_due() and settles and controller.session.doubt is not None:
            self._sheets.compare()

    def _take_back(self) -> None:
        """Take back the last change of the Bets; in a settlement the last tick."""
        if self._betting.is_open:
            self._betting.undo()
        else:
            self._controller.settling.take_back()

    def _go_to_box(self, number: int) -> None:
        """Ask the box's Player to set his Hand, or show the box's rows.

        Between Rounds, say why no Bet can be laid there.
        """
        controller = self._controller
        if controller.phase in (Phase.SETTLEMENT, Phase.VOID):
            controller.settling.show_box(number)
        elif controller.session.between_rounds:
            self._betting.refuse(number)
        else:
            controller.questions.ask_about_box(number)
