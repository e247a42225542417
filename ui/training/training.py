"""Training at one table: asks the trainee, has the rules judge him, and draws the card.

It stands beside the table and tells it nothing but what the window tells it anyway.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from drivers.simulator import Simulator
from tablemgr.basics.money import ZERO
from tablemgr.rules.commands import Command
from tablemgr.rules.games.position import HandPlace, Phase
from tablemgr.training.lessons import LessonStanding
from tablemgr.training.modes import modes
from tablemgr.training.noticing import Noticed
from tablemgr.training.players.seats import MOST
from tablemgr.training.progress import TraineeProgress
from tablemgr.training.trainee import MONEY, ORDER, PLACE, TOTAL, Said, Trainee, TraineeTask
from ui.felt.widget import FeltWidget
from ui.safety.beside import beside
from ui.table.controller import TableController
from ui.training.announcing import Announcing
from ui.training.choices import bets, in_two_lines, places
from ui.training.diary_keeper import DiaryKeeper
from ui.training.faults import FaultsOnPurpose
from ui.training.overlay import SignsOverlay
from ui.training.panel import TraineePanel
from ui.training.play_clock import PlayClock
from ui.training.players import SimulatedPlayers
from ui.training.veil import TraineeVeil, question
from ui.training.verdicts import told_at_once, told_together, verdict
from ui.views.dialogs import AlertView
from ui.views.shared import Tone
from ui.views.signs import SignsView

translate = QCoreApplication.translate
_FEW: Final = 3
"""So many Players sit at the first whole Rounds."""


class Training(QObject):
    """One trainee at one table."""

    judged = Signal(object)
    """A `Said`: an answer that counts was judged."""
    rounds_changed = Signal()
    """A Round of a lesson is over, or the Rounds of a lesson have begun or ended."""

    def __init__(
        self,
        controller: TableController,
        simulator: Simulator,
        panel: TraineePanel,
        overlay: SignsOverlay,
        felt: FeltWidget,
        *,
        keeper: DiaryKeeper,
        alert: Callable[[AlertView], object],
        show_shoe: Callable[[bool], None],
        seed: int = 1,
    ) -> None:
        """`show_shoe` shows or hides the keys of the simulated shoe: they would deal unasked.
        `seed` is that of the Players.
        """
        super().__init__(panel)
        self._controller = controller
        self._simulator = simulator
        self._overlay = overlay
        self._keeper = keeper
        self._alert = alert
        self._show_shoe = show_shoe
        self._seed = seed
        self.panel = panel
        self.mode_name = "learn"
        self.trainee = self._trainee("learn")
        self._asked: TraineeTask | None = None
        self._asked_ns = 0
        self._kept = 0
        """How many answers of this mode stand in the diary."""
        self._noticed: dict[str, Noticed] = {}
        """What the diary has of the faults of this mode."""
        self._round_said = 0
        """How many answers had been given when a Round was told last."""
        self._told_round = 0
        """The last Round that is over and was told."""
        self.players = SimulatedPlayers(controller, self._show_signs, self._decided, self)
        self.faults = FaultsOnPurpose(controller, simulator, felt, self._show_signs, self)
        self._is_stopped = False
        self._hint = ""
        """What is said of a fault whose window is over."""
        self._came_at = -1
        """How many acts the Round had when the Pit Supervisor came; -1: that is not said."""
        self.clock = PlayClock()
        """Counts how long was played since the test began, or since the start."""
        self._is_examined = False
        self.aloud = Announcing(controller, panel, lambda: self.trainee, self._tell_said)
        panel.answered.connect(self.answer)
        panel.mode_chosen.connect(self.choose)
        panel.players_chosen.connect(self.seat)
        panel.stop_touched.connect(self.stop)
        controller.changed.connect(self.look)
        self.choose("learn")

    def _trainee(self, name: str) -> Trainee:
        profile = self._controller.profile
        chips = [value for value, _ in profile.chip_set]
        return Trainee(modes()[name], chips, settle_from=profile.table_manners.settle_from)

    def choose(self, name: str) -> None:
        """Train in this mode from now on."""
        before = self.trainee
        self._keep()
        self._keeper.lesson = 0
        self.rounds_changed.emit()
        self.mode_name = name
        self.trainee = self._trainee(name)
        self._kept, self._noticed = 0, {}
        with self._beside():
            self._keeper.begin_mode(self._name, name)
        mode = self.trainee.mode
        self._controller.views.veil = TraineeVeil(
            self.trainee, lambda: self._controller.session, lambda: self.players.are_betting
        )
        self.panel.show_mode(name)
        self._show_shoe(not mode.asks)
        self._asked, self._round_said, self._is_stopped = None, 0, False
        session = self._controller.session
        self._told_round = session.round_no - (not session.between_rounds)
        self.clock.hold("stop", on=False)
        missed = self.faults.words_untold()
        self.faults.begin(f"{self._seed}/{name}", mode.faults)
        told = before.said if before.mode.tells == "at the end" else []
        self._tell_all(told, missed)
        if not told and not missed:
            self.panel.say(mode.says)
        self._controller.show()

    def begin_test(self, players: int, seed: int, pace: float) -> None:
        """Examine him from now on: in the silent mode, with so many Players at this pace. Mode and
        Players stay so until `end_test`.
        """
        self.choose("table-ready")
        self.seat(players, seed)
        if self.players.crowd is not None:
            self.players.crowd.pace = pace
        self.faults.begin(f"{seed}", self.trainee.mode.faults)
        self.clock.begin()
        self._is_examined = True
        self.panel.lock(locked=True)

    def end_test(self) -> None:
        """The examination is over."""
        self._is_examined = False
        self.panel.lock(locked=False)
        self.choose("learn")

    def begin_rounds(self, stands: LessonStanding) -> None:
        """Let him deal the Rounds of a lesson: guided with a few Players, or silent with a full
        table and faults on purpose, if the lesson has any.
        """
        lesson = stands.lesson
        self.choose("practice" if lesson.faults else "guided")
        self.seat(MOST if lesson.faults else _FEW)
        self.faults.begin(f"{self._seed}/lesson", lesson.faults)
        self._keeper.lesson = stands.number
        self.rounds_changed.emit()

    def stop(self) -> None:
        """The trainee stops the game: he says what he sees. The clock stands still meanwhile."""
        self._is_stopped = True
        self.clock.hold("stop", on=True)
        found: list[tuple[str, Mapping[str, Any]]] = [
            (in_two_lines(words), {"fault": name}) for name, words in self.faults.names()
        ]
        self.panel.choices.offer([*found, (self.tr("Go on"), {"fault": ""})])
        self.panel.ask(self.panel.choices)
        self.panel.say(self.tr("What do you see?"))

    def _name_fault(self, name: str) -> None:
        """He has named what he sees, and the Pit Supervisor decides."""
        self._is_stopped = False
        self.clock.hold("stop", on=False)
        self._asked = None
        if name:
            self.faults.stop(name)
            self.panel.say(self.tr("The Pit Supervisor has come. Go on."))
            self._came_at = len(self._controller.session.table.history)
        else:
            self.panel.say("")
        self.look()

    def seat(self, count: int, seed: int | None = None) -> None:
        """Let so many simulated Players sit at the table; `seed` is theirs, if not the table's."""
        self.panel.show_players(count)
        self.players.seat(count, self._seed if seed is None else seed)
        self._show_signs()

    def look(self) -> None:
        """Ask what is to be said now."""
        session = self._controller.session
        self._show_signs()
        self.clock.hold("case", on=bool(session.table.position.cases))
        if not self.trainee.mode.asks:
            return
        if self._is_stopped:
            return
        if self._came_at not in (-1, len(session.table.history)):
            self._came_at = -1
            self.panel.say("")
        if self.trainee.mode.tells == "after the Round" and not session.between_rounds:
            self._tell_missed()
        task = self.trainee.task(session.table, session.round_no)
        if task is not None and (self._asked is None or task.key != self._asked.key):
            self._asked_ns = time.monotonic_ns()
            if task.line is not None:
                self.faults.line(task.line, self.players.shots_of(task.line.player))
        self._asked = task
        if task is None:
            self.aloud.offer()
        else:
            self.panel.ask(self._keys_for(task))
        self._give_hint()
        if session.between_rounds and session.round_no != self._told_round:
            self._told_round = session.round_no
            self._round_over()

    def _give_hint(self) -> None:
        """Where the guide speaks: say what is wrong once its window is over, until it is over."""
        hint = self.faults.hint() if self.trainee.mode.tells == "at once" else ""
        if hint:
            self.panel.say(hint, Tone.WARN)
        elif self._hint and self.panel.verdict.text() == self._hint:
            self.panel.say("")
        self._hint = hint

    def _show_signs(self) -> None:
        words = self.trainee.mode.guide == "shown"
        shown = self.faults.view
        signs = (*self.players.signs(words=words), *shown.signs)
        self._overlay.set_view(SignsView(signs, shown.chips, shown.cards, shown.notes))

    def _keys_for(self, task: TraineeTask) -> QWidget:
        panel = self.panel
        if task.kind == TOTAL:
            return panel.totals
        if task.kind == MONEY:
            panel.money.stake = ZERO if task.line is None else task.line.stake
            return panel.money
        if task.kind == PLACE:
            panel.choices.offer(places(self._controller.session.table))
        elif task.kind == ORDER:
            panel.choices.offer(bets(self._controller.session.table.rulebook, task.lines))
        else:
            rows = dict(self._controller.session.table.position.rows())
            panel.setting.offer(rows[HandPlace(task.ask["box"], 0)])
            return panel.setting
        return panel.choices

    def _tell_said(self, said: Said | None) -> None:
        """Keep an announcement, and say of it what the mode says at once."""
        self._keep()
        if said is not None and self.trainee.mode.tells == "at once":
            self._tell_at_once(said)
            self._score()

    def _tell_at_once(self, said: Said) -> None:
        lit = self.trainee.lights(said.task) or not self.trainee.mode.lights_after
        self.panel.say(*told_at_once(said, lit=lit))

    def answer(self, answer: dict[str, Any]) -> None:
        """The trainee says this."""
        task, session = self._asked, self._controller.session
        if "fault" in answer:
            self._name_fault(answer["fault"])
            return
        if "announce" in answer:
            self.aloud.announce(answer["announce"])
            return
        due = session.table.position.next_card is not None
        if task is None or ((due or task.kind in (ORDER, MONEY)) and self.aloud.leaves_unsaid()):
            return
        if task.kind == PLACE and not self._reader_hears():
            self.panel.say(self.tr("The reader is out: no card comes."), Tone.WARN)
            self.faults.card_is_awaited()
            return
        self.faults.act()
        ms = (time.monotonic_ns() - self._asked_ns) // 1_000_000
        before = len(self.trainee.said)
        said = self.trainee.say(session.table, task, answer, ms)
        if self.trainee.mode.tells == "at once":
            new = [one for one in self.trainee.said[before:] if not one.right]
            self._tell_at_once(new[0] if said.right and new else said)
            self._score()
        self._keep()
        if self.trainee.is_done(task.key) and task.kind == PLACE and due:
            self._simulator.draw()
        self._controller.show()

    def _reader_hears(self) -> bool:
        link = self._controller.link()
        return link is not None and link.connected

    def _decided(self, command: Command, sign: Command | None) -> None:
        """A decision was told: it must be what the Player signalled."""
        said = self.trainee.decided(self._controller.session.table, command, sign)
        self._keep()
        if said is not None and self.trainee.mode.tells == "at once":
            self.panel.say(*verdict(said))
            self._score()

    def draw(self) -> None:
        """The key that draws a card: where it goes is said first."""
        if not self.trainee.mode.asks:
            return
        if self._asked is not None:
            book = self._controller.session.table.rulebook
            self.panel.say(question(self._asked, book), Tone.WARN)

    def _round_over(self) -> None:
        new = self.trainee.said[self._round_said :]
        if new and self.trainee.mode.tells == "after the Round":
            self._tell_all(new, self.faults.words_untold())
        if self.faults.happen:
            self._keep_noticed()
        with self._beside():
            self._keeper.keep_round(self._name)
        self.rounds_changed.emit()
        if new and not self._is_examined:
            self.players.round_over(faultless=all(said.first_try for said in new))
        self._round_said = len(self.trainee.said)

    def _tell_missed(self) -> None:
        """A fault that was open to the end of the last Round is missed once the next begins."""
        if self._controller.session.table.position.phase is Phase.BETTING:
            words = self.faults.words_untold()
            if words:
                self.panel.say("  ".join(words), Tone.TAKE)

    def _tell_all(self, answers: list[Said], missed: Sequence[str] = ()) -> None:
        """Say what was wrong in these answers, the gravest first: money before procedure."""
        self.panel.say(*told_together(answers, missed))
        self._score()

    @property
    def asked(self) -> TraineeTask | None:
        """Give what the trainee is asked now."""
        return self._asked if self.trainee.mode.asks else None

    def show_progress(self, show: Callable[[TraineeProgress], object]) -> None:
        """Have the trainee's progress shown."""
        with beside(self._alert, "diary", self.tr("The progress can't be shown.")):
            show(self._keeper.progress(self._name))

    @property
    def _name(self) -> str:
        return self._controller.session.person.name

    def _beside(self) -> AbstractContextManager[None]:
        return beside(self._alert, "diary", self.tr("What you do can't be kept."))

    def _keep(self) -> None:
        """Keep in the diary what is new."""
        new = self.trainee.said[self._kept :]
        self._kept = len(self.trainee.said)
        if new:
            with self._beside():
                self._keeper.keep(self._name, self.mode_name, new)
        for said in new:
            self.judged.emit(said)

    def _keep_noticed(self) -> None:
        before, self._noticed = self._noticed, self.faults.script.noticed()
        with self._beside():
            self._keeper.keep_noticed(self._name, self.mode_name, before, self._noticed)

    def _score(self) -> None:
        said = self.trainee.said
        right = sum(one.first_try for one in said)
        text = self.tr("{0} of {1} right") if said else ""
        self.panel.score.setText(text.format(right, len(said)))
