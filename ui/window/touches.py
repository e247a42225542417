"""What a touch on the felt does: it lays a Bet, asks a Player, goes to a row of the settlement, or
says that a card was misread. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from tablemgr.rules.games.position import Phase
from ui.bets.actions import BetActions
from ui.felt.view import CardRef
from ui.felt.widget import FeltWidget
from ui.table.controller import TableController


class Touches(QObject):
    """The touches of one felt; `misread` is told the card that was touched."""

    def __init__(
        self,
        controller: TableController,
        betting: BetActions,
        felt: FeltWidget,
        misread: Callable[[CardRef], None],
    ) -> None:
        super().__init__(felt)
        self._controller = controller
        self._betting = betting
        self._misread = misread
        felt.box_tapped.connect(self.box)
        felt.place_tapped.connect(self.place)
        felt.card_tapped.connect(self.card)

    def box(self, number: int) -> None:
        """A box: a Bet while Bets are open, else what its Player is asked, or its row."""
        if not self._betting.tap(number):
            self._go_to_box(number)

    def place(self, name: str) -> None:
        """A place of a box, by its id: a Bet of its kind, else as the box."""
        box, _, kind = name.partition(".")
        if not kind or not box.startswith("box-"):
            return
        number = int(box.removeprefix("box-"))
        lays = kind == "initial" or kind in self._controller.session.table.rulebook.side_bets
        if not (lays and self._betting.tap(number, None if kind == "initial" else kind)):
            self._go_to_box(number)

    def card(self, ref: CardRef) -> None:
        """A card was misread; a Hand that is still to be set is set first."""
        setting = self._controller.phase is Phase.SETTING and ref.box
        if not (setting and self._controller.questions.ask_about_box(ref.box)):
            self._misread(ref)

    def _go_to_box(self, number: int) -> None:
        """A touch on a box asks its Player to set his Hand, or goes to its first Bet; between
        Rounds it is answered by why nothing can be laid there.
        """
        controller = self._controller
        if controller.session.between_rounds:
            self._betting.refuse(number)
            return
        if controller.questions.ask_about_box(number) or controller.phase is not Phase.SETTLEMENT:
            return
        for index, row in enumerate(controller.settling.ticking.rows):
            if row.moves[0].box == number and not row.done:
                controller.settling.go_to_line(index)
                return
