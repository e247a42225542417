"""What is touched and typed while Bets are open: each becomes a command, or a choice of the entry.

Holds the entry's state and how to undo; the Bets themselves are the table's. Knows no widget.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from tablemgr.basics.errors import Fault
from tablemgr.basics.money import Money
from tablemgr.house.profile import Profile
from tablemgr.past.history import past_round
from tablemgr.rules.commands import Command
from tablemgr.rules.games.position import Phase
from ui.bets.entry import (
    NOTIONAL,
    BetEntry,
    Laid,
    changes,
    entry_view,
    kinds_of,
    laid_on,
    last_bets,
    lying,
    marked,
    without_seats,
)
from ui.table.controller import TableController
from ui.views.bets import INITIAL, BetEntered, BetEntryView, PlayerAdded


class BetActions(QObject):
    """The entry of Bets at one table."""

    def __init__(self, controller: TableController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        book = controller.session.table.rulebook
        self.entry = BetEntry(
            picked=usual_chip(controller.profile), has_initial=book.betting.has_initial_bet
        )
        self._last_bets: tuple[int, Laid] | None = None
        controller.opened.connect(self.begin)

    @Slot()
    def begin(self) -> None:
        """A new Round: nothing to undo, nobody but the boxes' usual Players."""
        self.entry.begin()
        self.entry.seats.update(dict.fromkeys(self.controller.lost_seats))

    @property
    def is_open(self) -> bool:
        """Whether Bets are taken."""
        return self.controller.phase is Phase.BETTING

    def view(self) -> BetEntryView:
        """What the entry panel shows."""
        controller = self.controller
        repeat = self.is_open and self._bets_before() is not None
        return entry_view(self.entry, controller.session, controller.profile, can_repeat=repeat)

    # --- choices ---------------------------------------------------------------------------------

    @Slot(object)
    def pick(self, value: Money | None) -> None:
        """A chip is picked, or put back."""
        self.entry.picked = value
        self.controller.show()

    @Slot(str)
    def choose_kind(self, kind: str) -> None:
        """What a tap on a box lays."""
        self.entry.kind = kind
        self.controller.show()

    @Slot(str)
    def choose_player(self, name: str) -> None:
        """Who lays the next Bet on the box."""
        if self.entry.box is not None:
            self.entry.chosen[self.entry.box] = name
            self.controller.show()

    @Slot(object)
    def add_player(self, added: PlayerAdded) -> None:
        """One more Player joins a box."""
        self.entry.add(added.box, added.name)
        if added.seated:
            self.entry.seats[added.box] = added.name
        self.controller.show()

    @Slot(str)
    def toggle_seat(self, name: str) -> None:
        """The Player sits down or stands up, now or with his first Bet."""
        number = self.entry.box
        if number is None or not self.entry.has_initial:
            return
        box = self.controller.session.table.position.box_of(number)
        if lying(box, name, INITIAL):
            self.reseat(number, name, seated=box is None or box.seat != name)
            return
        now = self.entry.seats.get(number, f"p{number}")
        self.entry.seats[number] = None if now == name else name
        self.controller.show()

    # --- Bets ------------------------------------------------------------------------------------

    def tap(self, number: int, kind: str | None = None) -> bool:
        """A box, or a place of it, was touched: while Bets are open this lays one."""
        if not self.is_open:
            return False
        entry, controller = self.entry, self.controller
        wanted = entry.kind if kind is None else kind
        position = controller.session.table.position
        command = entry.tap(position, number, wanted, boxes_only=controller.boxes_only)
        if command is None:
            self.controller.show()
            return False
        return self._lay(command)

    def refuse(self, number: int) -> None:
        """Show why no Bet can be laid on a box: no Round is open. Nothing if one could be."""
        position = self.controller.session.table.position
        player = self.entry.player(position, number)
        book = self.controller.session.table.rulebook
        refusal = self.controller.session.verify(
            self.entry.lay(position, number, player, kinds_of(book)[0], NOTIONAL, True)
        )
        if refusal is not None:
            self.controller.refuse(refusal)

    @Slot(object)
    def enter(self, bet: BetEntered) -> None:
        """A Bet by its exact amount."""
        entry, position = self.entry, self.controller.session.table.position
        player = bet.player or entry.player(position, bet.box)
        entry.box = bet.box
        entry.chosen[bet.box] = player
        self._lay(entry.lay(position, bet.box, player, bet.kind, bet.amount, bet.seated))

    def _lay(self, command: Command) -> bool:
        before = laid_on(self.controller.session.table.position)
        with self.controller.shown_once():
            done = self.controller.tell(command)
            if done:
                self.entry.undo.append(before)
            self.controller.show()
        return done

    @Slot()
    def undo(self) -> None:
        """Take the last change of the Bets back, by further commands."""
        if self.is_open and self.entry.undo:
            self._lead_to(self.entry.undo.pop())

    @Slot()
    def repeat(self) -> None:
        """Lay the Bets of the Round before again."""
        wanted = self._bets_before() if self.is_open else None
        if wanted is not None:
            self._change_to(wanted)

    @Slot(int)
    def clear_box(self, number: int) -> None:
        """Give every Bet on a box back."""
        now = laid_on(self.controller.session.table.position)
        self._change_to(
            Laid(
                tuple(line for line in now.initial if line[0] != number),
                tuple(line for line in now.side if line[0] != number),
            )
        )

    def reseat(self, number: int, player: str, *, seated: bool) -> None:
        """A Player with a Bet on the box sits down, or stands up."""
        now = laid_on(self.controller.session.table.position)
        lines = tuple(
            (*line[:3], seated) if line[:2] == (number, player) else line for line in now.initial
        )
        self._change_to(Laid(lines, now.side))

    def _change_to(self, wanted: Laid) -> None:
        before = laid_on(self.controller.session.table.position)
        if self.is_open and wanted != before:
            self.entry.undo.append(before)
            self._lead_to(wanted)

    def _lead_to(self, wanted: Laid) -> None:
        """By further commands; what the rules refuse of them is shown, and the rest is done."""
        now = laid_on(self.controller.session.table.position)
        book = self.controller.session.table.rulebook
        self.controller.tell_all(list(changes(book, now, wanted)))

    def _bets_before(self) -> Laid | None:
        """The Bets of the Round before this one, or None if there were none."""
        session = self.controller.session
        number = session.round_no - 1
        if number < 1:
            return None
        if self._last_bets is None or self._last_bets[0] != number:
            try:
                entries = session.journal.entries(round_no=number)
                bets = last_bets(session, past_round(entries, number).lines)
            except Fault:  # begun on another table, whose Bets do not fit this one
                bets = Laid()
            self._last_bets = (number, bets)
        bets = without_seats(self._last_bets[1], self.controller.lost_seats)
        if self.controller.boxes_only:
            bets = marked(bets)
        elif bets == marked(bets):  # boxes were marked without amounts: there is none to lay again
            return None
        laid = bets.initial if self.entry.has_initial else bets.side
        return bets if laid else None


def usual_chip(profile: Profile) -> Money:
    """The chip that is picked at first: a box's minimum if that is a chip, else the smallest."""
    chips = [value for value, _ in profile.chip_set]
    limits = profile.table_limits.initial
    return limits[0] if limits is not None and limits[0] in chips else min(chips)
