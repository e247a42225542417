"""Training at one table: asks the trainee, has the rules judge him, and draws the card.

It stands beside the table and tells it nothing but what the window tells it anyway.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from drivers.simulator import Simulator
from tablemgr.basics.money import ZERO
from tablemgr.rules.games.position import DEALER
from tablemgr.training.modes import modes
from tablemgr.training.trainee import MONEY, PLACE, Said, Trainee, TraineeTask
from ui.table.controller import TableController
from ui.training.panel import TraineePanel
from ui.training.veil import TraineeVeil, question
from ui.views.shared import Tone

translate = QCoreApplication.translate


class Training(QObject):
    """One trainee at one table."""

    def __init__(
        self,
        controller: TableController,
        simulator: Simulator,
        panel: TraineePanel,
        show_shoe: Callable[[bool], None],
    ) -> None:
        """`show_shoe` shows or hides the keys of the simulated shoe: they would deal unasked."""
        super().__init__(panel)
        self._controller = controller
        self._simulator = simulator
        self._show_shoe = show_shoe
        self.panel = panel
        self.trainee = Trainee(modes()["learn"])
        self._asked: TraineeTask | None = None
        self._asked_ns = 0
        self._round_said = 0
        """How many answers had been given when the Round began."""
        panel.answered.connect(self.answer)
        panel.mode_chosen.connect(self.choose)
        controller.changed.connect(self.look)
        self.choose("learn")

    def choose(self, name: str) -> None:
        """Train in this mode from now on."""
        before = self.trainee
        self.trainee = Trainee(modes()[name])
        mode = self.trainee.mode
        self._controller.views.veil = (
            TraineeVeil(self.trainee, lambda: self._controller.session) if mode.asks else None
        )
        self.panel.show_mode(name)
        self._show_shoe(not mode.asks)
        self._asked, self._round_said = None, 0
        told = before.said if before.mode.tells == "at the end" else []
        self._tell_all(told)
        self._controller.show()

    def look(self) -> None:
        """Ask what is to be said now."""
        session = self._controller.session
        if not self.trainee.mode.asks:
            return
        task = self.trainee.task(session.table, session.round_no)
        if task is not None and (self._asked is None or task.key != self._asked.key):
            self._asked_ns = time.monotonic_ns()
        self._asked = task
        self.panel.ask(None if task is None else self._keys_for(task))
        if session.between_rounds:
            self._round_over()

    def _keys_for(self, task: TraineeTask) -> Any:
        panel = self.panel
        if task.kind == PLACE:
            position = self._controller.session.table.position
            rows = [place for place, _ in position.rows() if place != DEALER]
            boxes = [box.number for box in position.in_play]
            places = {(place.box, place.hand + 1) for place in rows} | {(b, 1) for b in boxes}
            panel.places.show_places(sorted(places))
            return panel.places
        if task.kind == MONEY:
            panel.money.stake = ZERO if task.line is None else task.line.stake
            return panel.money
        return panel.totals

    def answer(self, answer: dict[str, Any]) -> None:
        """The trainee says this."""
        task, session = self._asked, self._controller.session
        if task is None:
            return
        ms = (time.monotonic_ns() - self._asked_ns) // 1_000_000
        said = self.trainee.say(session.table, task, answer, ms)
        if self.trainee.mode.tells == "at once":
            self.panel.say(*_verdict(said))
            self._score()
        done = said.right or not self.trainee.mode.holds_back
        if done and task.kind == PLACE:
            self._simulator.draw()
        self._controller.show()

    def draw(self) -> None:
        """The key that draws a card: where it goes is said first."""
        if not self.trainee.mode.asks:
            return
        if self._asked is not None:
            self.panel.say(question(self._asked), Tone.WARN)

    def _round_over(self) -> None:
        new = self.trainee.said[self._round_said :]
        if new and self.trainee.mode.tells == "after the Round":
            self._tell_all(new)
        self._round_said = len(self.trainee.said)

    def _tell_all(self, answers: list[Said]) -> None:
        """What was wrong in these answers, the gravest first: money before procedure."""
        wrong = [said for said in answers if not said.first_try]
        wrong.sort(key=lambda said: said.task.kind != MONEY)
        if not answers:
            self.panel.say("")
        elif not wrong:
            self.panel.say(self.tr("Nothing was wrong in {0} answers.").format(len(answers)))
        else:
            self.panel.say("  ".join(_verdict(said)[0] for said in wrong[:3]), Tone.TAKE)
        self._score()

    def _score(self) -> None:
        said = self.trainee.said
        right = sum(one.first_try for one in said)
        text = self.tr("{0} of {1} right") if said else ""
        self.panel.score.setText(text.format(right, len(said)))


def _verdict(said: Said) -> tuple[str, Tone]:
    """What, why, paragraph; no praise and no blame."""
    if said.right:
        return "\u2713", Tone.PAY
    if said.task.kind == PLACE:
        words = said.why
    elif said.task.kind == MONEY:
        words = _money_words(said.correct)
    else:
        soft = translate("training", "soft {0}") if said.correct["soft"] else "{0}"
        words = soft.format(said.correct["total"])
    return f"{words} ({said.paragraph})", Tone.TAKE


def _money_words(correct: Mapping[str, Any]) -> str:
    """`pay 42.00`, `take 25.00`, or that the Bet stays as it is."""
    nothing = str(ZERO)
    if correct["won"] != nothing:
        return translate("training", "pay {0}").format(correct["won"])
    if correct["lost"] != nothing:
        return translate("training", "take {0}").format(correct["lost"])
    return translate("training", "leave it")
