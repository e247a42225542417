"""Turns what is touched and typed while Bets are open into commands for the table.

Holds what is chosen for the next Bet, and what *Undo* takes back; the table holds the Bets. Knows
no widget.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QObject, Slot

from tablemgr.basics.counts import counted
from tablemgr.basics.errors import Fault
from tablemgr.basics.money import ZERO, Money
from tablemgr.house.profile import Profile
from tablemgr.past.history import past_round
from tablemgr.rules.commands import Command, Open
from tablemgr.rules.games.position import Phase
from ui.bets.entry import (
    BetEntry,
    LaidBets,
    change_words,
    changes,
    entry_view,
    kinds_of,
    laid_bets,
    laid_by,
    last_bets,
    without_amounts,
    without_seats,
)
from ui.presenter.felt import is_in_play
from ui.table.controller import TableController
from ui.views.bets import INITIAL, NOTIONAL, BetEntered, BetEntryView, PlayerAdded
from ui.views.guide import AGAIN, ALL_BOXES, BACK, ActionView
from ui.views.shared import amount_text

_USUAL_NAME: Final = re.compile(r"[ps]\d+[a-j]?", re.ASCII)
"""What the program calls a Player whom nobody has named."""


class BetActions(QObject):
    """The entry of Bets at one table."""

    def __init__(self, controller: TableController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        book = controller.session.table.rulebook
        self.entry = BetEntry(
            picked=usual_chip(controller.profile), has_initial=book.betting.has_initial_bet
        )
        self._last_bets: tuple[int, LaidBets] | None = None
        controller.opened.connect(self.begin)

    @Slot()
    def begin(self) -> None:
        """Begin a new Round: nothing to undo, and only the usual Player of each box."""
        self.entry.begin()
        self.entry.seats.update(dict.fromkeys(self.controller.lost_seats))

    @property
    def is_open(self) -> bool:
        """Say whether Bets are open."""
        return self.controller.phase is Phase.BETTING

    def view(self) -> BetEntryView:
        """Give what the entry panel shows."""
        controller = self.controller
        return entry_view(self.entry, controller.session, controller.profile, self._recent())

    def _recent(self) -> list[str]:
        """The names of Players of this Round and of the one before that somebody has given."""
        position = self.controller.session.table.position
        before = self._laid_before()
        names = [bet.player for bet in position.every_bet()]
        names += [name for added in self.entry.added.values() for name in added]
        names += [line[1] for line in (*before.initial, *before.side)]
        given = dict.fromkeys(name for name in names if not _USUAL_NAME.fullmatch(name))
        return list(given)

    # --- choices ---------------------------------------------------------------------------------

    @Slot(object)
    def pick(self, value: Money | None) -> None:
        """Pick the chip of this value; None: no chip."""
        self.entry.picked = value
        self.controller.show()

    @Slot(str)
    def choose_kind(self, kind: str) -> None:
        """Choose the kind of Bet that a tap on a box lays."""
        self.entry.kind = kind
        self.controller.show()

    @Slot(str)
    def choose_player(self, name: str) -> None:
        """Choose the Player who lays the next Bet on the chosen box."""
        if self.entry.box is not None:
            self.entry.chosen[self.entry.box] = name
            self.controller.show()

    @Slot(object)
    def add_player(self, added: PlayerAdded) -> None:
        """Add a Player to a box; he lays the next Bet there."""
        name = self._spelled(added.name)
        self.entry.add(added.box, name)
        if added.seated:
            self.entry.seats[added.box] = name
        self.controller.show()

    @Slot(str)
    def toggle_seat(self, name: str) -> None:
        """Let the Player sit down or stand up; if he has no Bet yet, with his first Bet."""
        number = self.entry.box
        if number is None or not self.entry.has_initial:
            return
        box = self.controller.session.table.position.box_of(number)
        if laid_by(box, name, INITIAL):
            self.reseat(number, name, seated=box is None or box.seat != name)
            return
        now = self.entry.seats.get(number, f"p{number}")
        self.entry.seats[number] = None if now == name else name
        self.controller.show()

    # --- Bets ------------------------------------------------------------------------------------

    def tap(self, number: int, kind: str | None = None) -> bool:
        """A box, or the place of a kind in it, was touched: lay a Bet there if Bets are open.

        True if the table took it.
        """
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
        """If no Bet can be laid on the box now, show why."""
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
        """Lay a Bet of an exact amount."""
        entry, position = self.entry, self.controller.session.table.position
        player = self._spelled(bet.player) if bet.player else entry.player(position, bet.box)
        entry.box = bet.box
        entry.chosen[bet.box] = player
        self._lay(entry.lay(position, bet.box, player, bet.kind, bet.amount, bet.seated))

    def _spelled(self, name: str) -> str:
        """A typed name as a Player is spelled who is at the table, or was in the Round before."""
        table, laid = self.controller.session.table, self._laid_before()
        before = (line[1] for line in (*laid.initial, *laid.side))
        return self.entry.spelled(table.position, table.boxes, name, before)

    def _lay(self, command: Command) -> bool:
        before = laid_bets(self.controller.session.table.position)
        with self.controller.shown_once():
            done = self.controller.tell(command)
            if done:
                self.entry.undo.append(before)
            self.controller.show()
        return done

    @Slot()
    def undo(self) -> None:
        """Take back the last change of the Bets, by new commands."""
        if self.is_open and self.entry.undo:
            self._tell_changes_to(self.entry.undo.pop())

    @Slot()
    def repeat(self) -> None:
        """Lay the Bets of the Round before again; between Rounds open one first."""
        with self.controller.shown_once():
            if self.controller.session.between_rounds and not self.controller.tell(Open()):
                return
            wanted = self._bets_before() if self.is_open else None
            if wanted is not None:
                self._change_to(wanted)

    @Slot()
    def bet_on_all(self) -> None:
        """Lay the picked chip on each box without a Bet; in boxes-only mode mark each of them."""
        now = laid_bets(self.controller.session.table.position)
        amount = NOTIONAL if self.controller.boxes_only else self.entry.picked
        if amount is not None and self.entry.has_initial:
            laid = tuple(self.entry.on_empty(self._empty_boxes(), amount))
            self._change_to(LaidBets((*now.initial, *laid), now.side))

    def _empty_boxes(self) -> list[int]:
        table = self.controller.session.table
        position = table.position
        return [
            number
            for number in range(1, table.boxes + 1)
            if (box := position.box_of(number)) is None or not is_in_play(position, box)
        ]

    def buttons(self) -> tuple[ActionView, ...]:
        """The buttons that lay many Bets with one touch."""
        if self.is_open:
            return (*self._again(self._bets_before()), *self._on_all())
        controller = self.controller
        session = controller.session
        if not session.between_rounds or controller.settling.lines_left:
            return ()
        may_open = session.table.verify(Open()) is None and session.barred(Open()) is None
        return self._again(self._bets_of(session.round_no)) if may_open else ()

    def back(self) -> ActionView | None:
        """The button that takes back the last change of the Bets; None if there was none."""
        if not self.is_open or not self.entry.undo:
            return None
        now = laid_bets(self.controller.session.table.position)
        sub = change_words(now, self.entry.undo[-1], boxes_only=self.controller.boxes_only)
        return ActionView(BACK, self.tr("Take back"), "Ctrl+Z", sub=sub)

    def _again(self, before: LaidBets | None) -> tuple[ActionView, ...]:
        now = laid_bets(self.controller.session.table.position) if self.is_open else LaidBets()
        if before is None or before == now:
            return ()
        only = self.controller.boxes_only
        label = self.tr("Same boxes again") if only else self.tr("Same Bets again")
        amounts = (*(line[2] for line in before.initial), *(line[3] for line in before.side))
        what = amount_text(sum(amounts, ZERO))
        sub = self.tr("lays {0}") if self.is_open else self.tr("opens and lays {0}")
        if only:
            boxes = {line[0] for line in before.initial or before.side}
            what = counted(len(boxes), self.tr("1 box"), self.tr("{0} boxes"))
            sub = self.tr("marks {0}") if self.is_open else self.tr("opens and marks {0}")
        return (ActionView(AGAIN, label, "A", sub=sub.format(what)),)

    def _on_all(self) -> tuple[ActionView, ...]:
        picked, only = self.entry.picked, self.controller.boxes_only
        if not self.entry.has_initial or (picked is None and not only):
            return ()
        if not self._empty_boxes():
            return ()
        sub = self.tr("marks each empty one")
        if picked is not None and not only:
            sub = self.tr("{0} on each empty one").format(amount_text(picked))
        return (ActionView(ALL_BOXES, self.tr("All boxes"), "E", sub=sub),)

    @Slot(int)
    def clear_box(self, number: int) -> None:
        """Give back every Bet on the box."""
        now = laid_bets(self.controller.session.table.position)
        self._change_to(
            LaidBets(
                tuple(line for line in now.initial if line[0] != number),
                tuple(line for line in now.side if line[0] != number),
            )
        )

    def reseat(self, number: int, player: str, *, seated: bool) -> None:
        """Let a Player who has a Bet on the box sit down, or stand up."""
        now = laid_bets(self.controller.session.table.position)
        lines = tuple(
            (*line[:3], seated) if line[:2] == (number, player) else line for line in now.initial
        )
        self._change_to(LaidBets(lines, now.side))

    def _change_to(self, wanted: LaidBets) -> None:
        before = laid_bets(self.controller.session.table.position)
        if self.is_open and wanted != before:
            self.entry.undo.append(before)
            self._tell_changes_to(wanted)

    def _tell_changes_to(self, wanted: LaidBets) -> None:
        """Tell the table what changes its Bets to these. A refusal is shown, the rest is done."""
        now = laid_bets(self.controller.session.table.position)
        book = self.controller.session.table.rulebook
        self.controller.tell_all(list(changes(book, now, wanted)))

    def _bets_before(self) -> LaidBets | None:
        """The Bets of the Round before this one; None if there is nothing to lay again."""
        return self._bets_of(self.controller.session.round_no - 1)

    def _bets_of(self, number: int) -> LaidBets | None:
        """Give what can be laid again of that Round's Bets; None if nothing can."""
        bets = without_seats(self._laid_in(number), self.controller.lost_seats)
        if self.controller.boxes_only:
            bets = without_amounts(bets)
        elif bets == without_amounts(bets):  # only boxes were marked: no amount to lay again
            return None
        laid = bets.initial if self.entry.has_initial else bets.side
        return bets if laid else None

    def _laid_before(self) -> LaidBets:
        """The Bets of the Round before this one, as they were laid."""
        return self._laid_in(self.controller.session.round_no - 1)

    def _laid_in(self, number: int) -> LaidBets:
        """The Bets of that Round, as they were laid."""
        session = self.controller.session
        if number < 1:
            return LaidBets()
        if self._last_bets is None or self._last_bets[0] != number:
            try:
                entries = session.journal.entries(round_no=number)
                bets = last_bets(session, past_round(entries, number).lines)
            except Fault:  # the journal does not have that Round: there is nothing to lay again
                bets = LaidBets()
            self._last_bets = (number, bets)
        return self._last_bets[1]


def usual_chip(profile: Profile) -> Money:
    """The chip that is picked at first: a box's minimum if a chip has that value; if not, the
    smallest chip.
    """
    chips = [value for value, _ in profile.chip_set]
    limits = profile.table_limits.initial
    return limits[0] if limits is not None and limits[0] in chips else min(chips)
