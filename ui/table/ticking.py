"""Which row of the settlement the Dealer is at, and what he ticks off. Knows no widget and no rule.

A tick is stored before it is shown. A touch on a ticked row only marks it: to untick it is a touch
of its own, so that no hurried one undoes what was done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.errors import Bug, Fault
from tablemgr.house.profile import Profile
from tablemgr.rules.games.position import Phase
from tablemgr.service.chip_acts import tick, untick
from tablemgr.service.movements.due import MovementRow
from tablemgr.service.movements.move import ChipMoves
from tablemgr.service.movements.round import is_worked
from tablemgr.service.session import TableSession
from ui.presenter.settlement import rows_to_work, settlement_view
from ui.presenter.work import NO_WORK, Work, box_of
from ui.views.settlement import SettlementView

translate = QCoreApplication.translate
_NOT_NOW: Final = (Phase.IDLE, Phase.BETTING, Phase.IRREGULARITY)
"""Phases without ticks: Players move Bets that are open; a case must be decided first."""


class Ticking:
    """The rows of one table. `now` gives its session and its profile; `broken` gets the error if a
    tick can't be stored.
    """

    def __init__(
        self,
        now: Callable[[], tuple[TableSession, Profile]],
        broken: Callable[[BaseException], None],
    ) -> None:
        self._now = now
        self._broken = broken
        self._chosen: ChipMoves = ()
        """The row that was touched, until it is done."""
        self._marked: ChipMoves = ()
        """The ticked row that was touched, until anything else is."""
        self._touches: list[tuple[ChipMoves, ...]] = []
        """The rows that each touch ticked off: *Take back* unticks them together."""

    @property
    def rows(self) -> list[MovementRow]:
        """Give what must move and what has moved, in the order of work."""
        session, profile = self._now()
        return rows_to_work(session, profile.table_manners.settle_from)

    def _open(self) -> bool:
        return self._now()[0].table.position.phase not in _NOT_NOW

    @property
    def left(self) -> int:
        """How many rows are still to be ticked off; none if nothing is ticked off now."""
        return sum(not row.done for row in self.rows) if self._open() else 0

    @property
    def waits(self) -> bool:
        """Say whether chips are due that going on with the Round would not tick off."""
        session, _ = self._now()
        return self._open() and session.movements.asks_for_a_tick(session.table)

    @property
    def current(self) -> int:
        """The number of the Dealer's row, from 0; the number of rows if none is left to tick."""
        return self._current(self.rows)

    def _current(self, rows: list[MovementRow]) -> int:
        if not self._open():
            return len(rows)
        last = self._now()[0].movements.last  # as the journal has it: a new start goes on there
        left = [place for place, row in enumerate(rows) if not row.done]
        for moves in (self._chosen, last):
            for place in left:
                if rows[place].moves == moves:
                    return place
        at = max((n for n, row in enumerate(rows) if row.done and row.moves == last), default=-1)
        return min(left, key=lambda place: (place < at, place), default=len(rows))

    def work(self) -> Work:
        """Give what is left to move, and where the Dealer is."""
        rows = self.rows
        boxes_only = self._now()[1].table_manners.boxes_only
        return Work(rows, self._current(rows), boxes_only) if self._open() else NO_WORK

    def view(self) -> SettlementView:
        """Give the view of the panel."""
        session, profile = self._now()
        rows = self.rows
        marked = next((n for n, row in enumerate(rows) if self._is_marked(row)), -1)
        return settlement_view(session, profile, rows, self._current(rows), marked)

    def _is_marked(self, row: MovementRow) -> bool:
        return row.done and row.moves == self._marked and not self._why_not(row)

    def box(self) -> int | None:
        """The box that the Dealer is at, or None."""
        rows = self.rows
        current = self._current(rows)
        return rows[current].moves[0].box if current < len(rows) else None

    def tick_box(self, number: int) -> None:
        """Tick off every row of that box that is left."""
        self._tick(*(row.moves for row in self.work().of_box(number)))

    def choose_box(self, number: int) -> bool:
        """Go to the first row of that box that is left. False: none is."""
        left = self.work().of_box(number)
        if left:
            self._chosen, self._marked = left[0].moves, ()
        return bool(left)

    def mark_box(self, number: int) -> bool:
        """Mark the last row of that box that was ticked off, to be unticked. False: there is none,
        or it can't be.
        """
        for place, row in reversed(list(enumerate(self.rows))):
            if row.done and box_of(row) == number and not self.why_not(place):
                self._marked = row.moves
                return True
        return False

    def last_ticked(self) -> tuple[MovementRow, ...]:
        """The rows that *Take back* would untick: those of the last touch; after a start, the last
        one. None if they can't be unticked any more.
        """
        done = {row.moves: row for row in self.rows if row.done and not self._why_not(row)}
        for touch in (*reversed(self._touches), (self._now()[0].movements.last,)):
            rows = tuple(done[moves] for moves in touch if moves in done)
            if rows:
                return rows
        return ()

    def take_back(self) -> None:
        """Untick the rows of the last touch."""
        rows = [row.moves for row in self.last_ticked()]
        self._marked = ()
        if rows and self._store(lambda: untick(self._now()[0], *rows)):
            self._chosen = rows[0]
            self._touches = [touch for touch in self._touches if rows[0] not in touch]

    def touch(self, place: int) -> None:
        """Tick off that row; if it was ticked off in this settlement, mark it to be unticked.

        Nothing changes if `why_not` gives a reason.
        """
        rows = self.rows
        if not 0 <= place < len(rows) or self._why_not(rows[place]):
            return
        row = rows[place]
        if row.done:
            self._marked = row.moves
        else:
            self._tick(row.moves)

    def untick(self) -> None:
        """Untick the marked row, and go to it; if none is marked, do nothing."""
        row = next((row for row in self.rows if self._is_marked(row)), None)
        self._marked = ()
        if row is not None and self._store(lambda: untick(self._now()[0], row.moves)):
            self._chosen = row.moves

    def why_not(self, place: int) -> str:
        """Why a touch on that row changes nothing, in words; empty if it does change something."""
        rows = self.rows
        return self._why_not(rows[place]) if 0 <= place < len(rows) else ""

    def _why_not(self, row: MovementRow) -> str:
        session, _ = self._now()
        position = session.table.position
        phase = position.phase
        if phase is Phase.IRREGULARITY:
            return translate("ticking", "First resolve the case. Until then no chips move.")
        if not self._open():
            return translate("ticking", "While Bets are open their Players move them.")
        if not row.done:
            return ""
        if phase is Phase.COMPLETE:
            return translate("ticking", "The settlement is made. It can only be reopened.")
        if not is_worked(session.table):
            return translate("ticking", "These chips have moved in play: that stays as it is.")
        if not session.movements.may_untick(row.moves):
            return translate(
                "ticking",
                "These chips had moved before the settlement was reopened: that stays as it is. "
                "A correction or a report lists what must move now.",
            )
        return ""

    def tick(self) -> None:
        """Tick off the current row, and go to the next one that is not done."""
        rows = self.rows
        current = self._current(rows)
        self._marked = ()
        if current == len(rows):
            return
        self._tick(rows[current].moves)

    def _tick(self, *rows: ChipMoves) -> None:
        self._marked = ()
        if rows and self._store(lambda: tick(self._now()[0], *rows)):
            self._chosen = ()
            self._touches.append(rows)

    def _store(self, store: Callable[[], None]) -> bool:
        try:
            store()
        except (Fault, Bug) as error:
            self._broken(error)
            return False
        return True
