"""Watches the times of a live table: for Bets, for a decision, for those who bet behind.

When a time is over it asks the core what follows and tells the table, like any other command. Knows
no widget and no rule.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from tablemgr.basics.errors import Fault
from tablemgr.past.history import past_round
from tablemgr.rules.games.blackjack import live_timing
from tablemgr.rules.games.blackjack.commands import Double, Split
from tablemgr.rules.games.blackjack.live_timing import FollowQuestion, Timing, Wait, keeps_time
from tablemgr.rules.games.blackjack.position import BlackjackPosition, blackjack_of
from tablemgr.rules.games.position import Phase
from tablemgr.service.session import TableSession
from ui.families.blackjack.view import DoubleAsk, SplitAsk
from ui.safety.beside import beside
from ui.table.controller import TableController
from ui.views.asking import Question

TICK_MS: Final = 250
VIA: Final = "clock"


class LiveClock(QObject):
    """The clock of one table. It runs as long as the table is open."""

    time_left = Signal(str)
    """The time that is left, in words; empty if nobody is waited for."""

    def __init__(
        self,
        controller: TableController,
        timing: Timing,
        now_s: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        """`now_s` gives monotonic seconds."""
        super().__init__(parent)
        self._controller = controller
        self._timing = timing
        self._now_s = now_s
        self._wait: Wait | None = None
        self._question: FollowQuestion | None = None
        self._asked: Question | None = None
        """The question of which that is the time."""
        self._silent: tuple[str, ...] = ()
        """The Players that the question's sheet already shows as silent."""
        self._round_no = 0
        self._is_over = False
        self._seats: dict[int, str] = {}
        """Who keeps his seat in the next Round, by box."""
        words = self.tr("Who held a seat in the Rounds before is not known.")
        with beside(controller.alerted.emit, "seats", words):
            self._seats = live_timing.seats_kept(_rounds_before(controller.session))
        self._seats_before: dict[int, str] = {}
        """Who kept his seat from the Round before this one, by box."""
        controller.changed.connect(self.look_at_seats)
        self.look_at_seats()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)

    def start(self) -> None:
        """Begin to watch the time."""
        self._timer.start()

    def stop(self) -> None:
        """Stop watching the time."""
        self._timer.stop()

    def tick(self) -> None:
        """If a time is over, tell the table what follows; show how much is left."""
        controller, now_s = self._controller, self._now_s()
        if controller.session.halted is not None or controller.session.check.due:
            self._wait = self._question = None
            return
        position = blackjack_of(controller.session.table.position)
        if self._answer_for_the_silent(now_s):
            return
        self._wait = live_timing.watch(position, self._timing, self._wait, now_s)
        command = live_timing.due(position, self._wait, now_s)
        if command is not None:
            self._wait = None  # even if it is refused, a new wait begins
            controller.tell(command, VIA)
        left_s = None if self._wait is None else self._wait.left_s(now_s)
        self.time_left.emit("" if left_s is None else self.tr("{0} s").format(int(left_s + 0.999)))

    def look_at_seats(self) -> None:
        """When a Round ends, also after it was reopened: tell who has lost his seat."""
        session = self._controller.session
        position = blackjack_of(session.table.position)
        is_over = position.phase in (Phase.COMPLETE, Phase.VOID)
        was_over, self._is_over = self._is_over, is_over
        if was_over or not is_over:
            return
        if self._round_no != session.round_no:
            self._round_no, self._seats_before = session.round_no, self._seats
        self._seats = live_timing.seats_after(position, self._seats_before)
        sat = {number: box.seat for number, box in position.boxes.items() if box.seat is not None}
        held = {**self._seats_before, **sat}
        lost = {box: who for box, who in held.items() if self._seats.get(box) != who}
        self._controller.lose_seats(lost)

    def _answer_for_the_silent(self, now_s: float) -> bool:
        """Players behind who do not answer in time do not follow (bet-behind; I10).

        True while the Players behind are asked.
        """
        asked = self._controller.questions.open
        if not isinstance(asked, DoubleAsk | SplitAsk):
            self._question = None
            return False
        called = Split(asked.box) if isinstance(asked, SplitAsk) else Double(asked.box)
        if self._question is None or asked is not self._asked:
            self._asked = asked
            position = blackjack_of(self._controller.session.table.position)
            self._question = live_timing.ask(position, called, now_s)
            self._silent = ()
        if not self._question.waiting:
            return False
        questions = self._controller.questions
        silent = live_timing.silent(self._question, questions.spoken, self._timing, now_s)
        if silent and questions.spoken:  # some have answered: the Dealer confirms the sheet
            if silent != self._silent:
                questions.time_over(silent)
            self._silent = silent
        elif silent:
            self._question = None
            questions.answer(live_timing.declined(called, silent))
        return True


def _rounds_before(session: TableSession) -> Iterator[BlackjackPosition]:
    """The Rounds before the present one from the journal, the newest first.

    It ends at a Round of a game that keeps no time, and where the journal begins.
    """
    for number in range(session.round_no - 1, 0, -1):
        try:
            past = past_round(session.journal.entries(round_no=number), number)
        except Fault:  # the journal begins later
            return
        if not keeps_time(past.table.rulebook):
            return
        yield blackjack_of(past.position)


def clock_of(controller: TableController) -> LiveClock | None:
    """The clock of a table; None if its game keeps no time or the house profile has no times."""
    lines = controller.profile.live
    if lines is None or not keeps_time(controller.session.table.rulebook):
        return None
    return LiveClock(controller, Timing(lines.countdown_s, lines.action_s), parent=controller)
