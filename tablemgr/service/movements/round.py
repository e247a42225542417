"""The movements of one Round: it is told what happened, and says what must move and what has moved.

What has moved is what the Dealer ticked off, one row at a time, or what he said by going on:
`close` (what was given back while Bets were open has been handed over), `proceed` and `settle` (the
settlement is made), and the next card or decision (a Bust was collected, Even Money was paid, as
they are at once: 3.19, 3.15.1). What an irregularity moves counts only once it is ticked off.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tablemgr.rules.commands import (
    AtOnce,
    Command,
    Correct,
    Opened,
    Reopen,
    Stood,
    TakeBack,
)
from tablemgr.rules.events import (
    BetSettled,
    CaseOpened,
    Event,
    Outcome,
    RoundDerivedAnew,
)
from tablemgr.rules.games.irregularities.taking_back import later_acts
from tablemgr.rules.games.irregularities.told_round import RoundStep
from tablemgr.rules.games.lines import ADJUSTMENT
from tablemgr.rules.games.position import Phase, Stage
from tablemgr.rules.table import Table
from tablemgr.service.movements.chips import Chips, HandKey
from tablemgr.service.movements.due import MovementRow, due, order_of
from tablemgr.service.movements.move import BetKey, ChipMoves, moves_of

_WORKED: Final = (Phase.SETTLEMENT, Phase.VOID)
"""The phases of every game in which the Dealer works through a list from its first row to its
last.
"""


def is_worked(table: Table) -> bool:
    """Say whether the Dealer now works the rows from first to last and ticks them off."""
    phase = table.position.phase
    return phase in _WORKED or phase in table.family.mid_settlements


class _Due(NamedTuple):
    """The rows that are due in a Round as it stands, worked out once."""

    position: object
    pending: list[BetSettled]
    due: list[MovementRow]


class Movements:
    """The movements of one Round from its opening on.

    `all_at_once`: the Round is in a journal without ticks (version 0.1), so that what its lines
    settle counts as moved at once.
    """

    def __init__(self, *, all_at_once: bool = False) -> None:
        self._all_at_once = all_at_once
        self.chips = Chips()
        self.done: list[ChipMoves] = []
        """What was ticked off or counts as moved, in order."""
        self.last: ChipMoves = ()
        """What the Dealer has ticked off last in this phase, or has said not to have moved after
        all; empty if nothing.
        """
        self._phase: Stage = Phase.IDLE
        """The phase before the command that is being folded."""
        self.reopened_at: list[int] = []
        """How many of them there were each time the settlement was reopened (5.6)."""
        self.as_reopened = False
        """The settlement is reopened, and nothing was corrected or reported since (5.6)."""
        self._stage = 0
        """Where in `done` the present settlement began."""
        self._stages: list[int] = []
        """The same before each act, so that the last one can be taken back (I12)."""
        self._due_now: _Due | None = None
        """Kept until something happens."""
        self._at_once: set[HandKey] = set()
        """The Bets that were settled in the middle of play and not ticked off yet."""
        self._ticked: set[HandKey] | None = None
        """Those that were ticked off, while something is put right (I12); else None."""

    # --- what happens ----------------------------------------------------------------------------

    def implied_moves(
        self, table: Table, command: Command, events: Sequence[Event]
    ) -> list[ChipMoves]:
        """Give the chips that count as moved because of this command: all that is due, if it
        closes a stage (`close`, `proceed`, `settle`); what was settled in mid-play, if play
        goes on.

        `events` are what the command leads to. Call this before they are folded; it changes
        nothing.
        """
        if command.says_moved == "all":
            return [row.moves for row in self.due(table)]
        opens_a_case = any(isinstance(event, CaseOpened) for event in events)
        if not self._at_once or command.says_moved == "nothing" or opens_a_case:
            return []
        return [
            row.moves
            for row in self.due(table)
            if all((move.key, move.hand) in self._at_once for move in row.moves)
        ]

    def before_fold(
        self,
        table: Table,
        command: Command,
        events: Sequence[Event],
        moved: Iterable[ChipMoves] = (),
    ) -> None:
        """Take note of what the table is about to fold: a command's events; `moved` are the
        chips that count as moved by it.
        """
        self._tick_aside(moved)
        self._phase = table.position.phase
        self.as_reopened = isinstance(command, Reopen)
        if isinstance(command, TakeBack):
            self._take_back(later_acts(table.steps))
        if isinstance(command, TakeBack | Stood | AtOnce | Opened):
            self._ticked = _settled_in_play(table.steps) - self._at_once
            return
        if self.as_reopened:
            self.reopened_at.append(len(self.done))
        if not isinstance(events[0], RoundDerivedAnew):
            self.chips.lay(events, table.position, table.family.chips_laid)
            self._stages.append(self._stage)
        elif isinstance(command, Correct):  # it is an act of the Round too
            self.chips.lay((), table.position, table.family.chips_laid)
            self._stages.append(self._stage)
        if any(event.begins_a_stage for event in events):
            self._stage = len(self.done)
            self._at_once.clear()
            return
        self._at_once |= set(_settled_in(events))

    def _take_back(self, later: int) -> None:
        """Take the last decision back; so many later acts stay. If one of them has begun a stage,
        which only a correction does, that stays the present one.
        """
        self.chips.take_up(later)
        before = self._stages.pop(-1 - later)
        first_later = len(self._stages) - later
        begun = any(stage != self._stage for stage in self._stages[first_later:])
        if not begun:
            self._stage = before
            self._stages[first_later:] = [before] * later

    def after_fold(self, table: Table) -> None:
        """Take note that the table has folded the events."""
        self._due_now = None
        if self._ticked is not None:
            self._at_once = _settled_in_play(table.steps) - self._ticked
            self._ticked = None
        if self._all_at_once:
            self._tick_aside(row.moves for row in due(table.position, (), self.chips))
        if table.position.phase is not self._phase:
            self.last = ()

    def _tick_aside(self, moved: Iterable[ChipMoves]) -> None:
        """Count these chips as moved, without a tick of the Dealer's."""
        last = self.last
        for moves in moved:
            self.tick(moves)
        self.last = last

    def tick(self, moves: ChipMoves) -> None:
        """Tick these chips off: they have moved."""
        self._due_now = None
        self.done.append(moves)
        self.last = moves
        for move in moves:
            self.chips.move(move)
            self._at_once.discard((move.key, move.hand))

    def may_untick(self, moves: ChipMoves) -> bool:
        """Say whether they were ticked off since this stage began, and since the settlement was
        reopened (5.6): what moved before that is counted as it moved.
        """
        return moves in self.done[max(self._stage, *self.reopened_at, 0) :]

    def untick(self, moves: ChipMoves) -> None:
        """Take that back for the Dealer. Raises `ValueError` if they were not ticked off."""
        self._due_now = None
        last = len(self.done) - 1 - self.done[::-1].index(moves)
        del self.done[last]
        self.last = moves
        # An older version could untick what had moved before the stage, and tick it off again.
        self._stage = min(self._stage, len(self.done))
        for move in moves:
            self.chips.move(move, -1)

    def fold(self, stored: Mapping[str, Any]) -> None:
        """Fold an entry of the journal that stores ticks; others change nothing."""
        for moves in moves_of(stored.get("moved", ())):
            self.tick(moves)
        for moves in moves_of(stored.get("not_moved", ())):
            self.untick(moves)

    # --- what is asked ---------------------------------------------------------------------------

    def due(self, table: Table) -> list[MovementRow]:
        """List what must move now, by box from 1. Worked out once until something happens."""
        return self._now(table).due

    def _now(self, table: Table) -> _Due:
        if self._due_now is None or self._due_now.position is not table.position:
            pending = table.lines_to_come()
            rows = due(table.position, pending, self.chips)
            if table.position.cases:  # I8: what has moved stands; the rest waits for their end
                rows = [row for row in rows if row.line not in pending]
            self._due_now = _Due(table.position, pending, rows)
        return self._due_now

    def asks_for_a_tick(self, table: Table) -> bool:
        """Say whether chips must move for an irregularity: going on with the Round does not
        tick those off.
        """
        return any(
            (move.key, move.hand) not in self._at_once
            for row in self.due(table)
            for move in row.moves
        )

    def rows(self, table: Table) -> list[MovementRow]:
        """List what must move and what has moved, by box from 1, in each box the House's first.

        During a settlement: what has moved in it; at other times: in the whole Round.
        """
        pending = self._now(table).pending
        begin = self._stage if is_worked(table) else 0
        lines = {_key_of(line): line for line in (*table.position.settlement, *pending)}
        places = {key: place for place, key in enumerate(lines)}
        done = [
            MovementRow(moves, lines.get((moves[0].key, moves[0].hand)), done=True)
            for moves in self.done[begin:]
        ]
        rows = [*done, *self.due(table)]
        last = len(places)
        return sorted(rows, key=lambda row: (*order_of(row), places.get(_bet_of(row), last)))


def _settled_in_play(steps: Sequence[RoundStep]) -> set[HandKey]:
    """The Bets that these steps have settled in the middle of play since the last stage began."""
    found: set[HandKey] = set()
    for step in steps:
        if any(event.begins_a_stage for event in step.events):
            found.clear()
        else:
            found |= set(_settled_in(step.events))
    return found


def _settled_in(events: Iterable[Event]) -> Iterator[HandKey]:
    """The Bets that these events settle; one that only goes back is none of them (3.19, 3.15.1)."""
    for event in events:
        if (
            isinstance(event, BetSettled)
            and event.outcome is not Outcome.RETURNED
            and event.bet != ADJUSTMENT
        ):
            yield BetKey(event.box, event.player, event.bet), event.hand


def _bet_of(row: MovementRow) -> HandKey:
    return row.moves[0].key, row.moves[0].hand


def _key_of(line: BetSettled) -> HandKey:
    return BetKey(line.box, line.player, line.bet), line.hand
