"""Training at one table: asks the trainee, has the rules judge him, and draws the card.

It stands beside the table and tells it nothing but what the window tells it anyway.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from drivers.simulator import Simulator
from tablemgr.basics.money import ZERO
from tablemgr.rules.commands import Command
from tablemgr.rules.drilling.judging import name_of_line
from tablemgr.rules.events import BetSettled
from tablemgr.rules.games.position import DEALER, HandPlace
from tablemgr.training.modes import modes
from tablemgr.training.trainee import MONEY, ORDER, PLACE, TOTAL, Said, Trainee, TraineeTask
from ui.presenter.hands import place_name
from ui.presenter.words import bet_name
from ui.table.controller import TableController
from ui.training.overlay import SignsOverlay
from ui.training.panel import TraineePanel
from ui.training.players import SimulatedPlayers
from ui.training.veil import TraineeVeil, question
from ui.training.verdicts import verdict
from ui.views.shared import Tone
from ui.views.signs import SignsView

translate = QCoreApplication.translate


class Training(QObject):
    """One trainee at one table."""

    def __init__(
        self,
        controller: TableController,
        simulator: Simulator,
        panel: TraineePanel,
        overlay: SignsOverlay,
        *,
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
        self._show_shoe = show_shoe
        self._seed = seed
        self.panel = panel
        self.trainee = self._trainee("learn")
        self._asked: TraineeTask | None = None
        self._asked_ns = 0
        self._round_said = 0
        """How many answers had been given when the Round began."""
        self.players = SimulatedPlayers(controller, self._show_signs, self._decided, self)
        panel.answered.connect(self.answer)
        panel.mode_chosen.connect(self.choose)
        panel.players_chosen.connect(self.seat)
        controller.changed.connect(self.look)
        self.choose("learn")

    def _trainee(self, name: str) -> Trainee:
        profile = self._controller.profile
        chips = [value for value, _ in profile.chip_set]
        return Trainee(modes()[name], chips, settle_from=profile.table_manners.settle_from)

    def choose(self, name: str) -> None:
        """Train in this mode from now on."""
        before = self.trainee
        self.trainee = self._trainee(name)
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

    def seat(self, count: int) -> None:
        """Let so many simulated Players sit at the table."""
        self.panel.show_players(count)
        self.players.seat(count, self._seed)
        self._show_signs()

    def look(self) -> None:
        """Ask what is to be said now."""
        session = self._controller.session
        self._show_signs()
        if not self.trainee.mode.asks:
            return
        task = self.trainee.task(session.table, session.round_no)
        if task is not None and (self._asked is None or task.key != self._asked.key):
            self._asked_ns = time.monotonic_ns()
        self._asked = task
        self.panel.ask(None if task is None else self._keys_for(task))
        if session.between_rounds:
            self._round_over()

    def _show_signs(self) -> None:
        words = self.trainee.mode.guide == "shown"
        self._overlay.set_view(SignsView(signs=self.players.signs(words=words)))

    def _keys_for(self, task: TraineeTask) -> QWidget:
        panel = self.panel
        if task.kind == TOTAL:
            return panel.totals
        if task.kind == MONEY:
            panel.money.stake = ZERO if task.line is None else task.line.stake
            return panel.money
        if task.kind == PLACE:
            panel.choices.offer(self._places())
        elif task.kind == ORDER:
            panel.choices.offer(self._bets(task.lines))
        else:
            rows = dict(self._controller.session.table.position.rows())
            panel.setting.offer(rows[HandPlace(task.ask["box"], 0)])
            return panel.setting
        return panel.choices

    def _places(self) -> list[tuple[str, Mapping[str, Any]]]:
        """Every Hand that a card could go to, and nobody."""
        controller = self._controller
        position = controller.session.table.position
        places = {place for place, _ in position.rows()}
        if controller.family.hands_on_boxes:
            places |= {HandPlace(box.number, 0) for box in position.in_play} | {DEALER}
        ordered = sorted(places, key=lambda place: (place.box == 0, place.box, place.hand))
        found: list[tuple[str, Mapping[str, Any]]] = [
            (place_name(position, place), {"box": place.box, "hand": place.hand + 1})
            for place in ordered
        ]
        return [*found, (self.tr("Nobody"), {"box": None, "hand": None})]

    def _bets(self, lines: tuple[BetSettled, ...]) -> list[tuple[str, Mapping[str, Any]]]:
        """The Bets that are left, box by box as they lie, not in the order of work."""
        book = self._controller.session.table.rulebook
        several = len({(line.box, line.bet, line.hand) for line in lines}) < len(lines)
        found: list[tuple[str, Mapping[str, Any]]] = []
        for line in sorted(lines, key=lambda line: (line.box, line.hand, line.bet, line.player)):
            side = book.side_bets.get(line.bet)
            name = (side.short or side.name) if side else bet_name(book, line.bet).split()[0]
            place = str(line.box) if line.hand == 1 else f"{line.box}.{line.hand}"
            who = f" {line.player}" if several else ""
            found.append((f"{place}{who}\n{name}", {"next": name_of_line(line)}))
        return found

    def answer(self, answer: dict[str, Any]) -> None:
        """The trainee says this."""
        task, session = self._asked, self._controller.session
        if task is None:
            return
        ms = (time.monotonic_ns() - self._asked_ns) // 1_000_000
        before = len(self.trainee.said)
        said = self.trainee.say(session.table, task, answer, ms)
        if self.trainee.mode.tells == "at once":
            new = [one for one in self.trainee.said[before:] if not one.right]
            self.panel.say(*verdict(new[0] if said.right and new else said))
            self._score()
        due = session.table.position.next_card is not None
        if self.trainee.is_done(task.key) and task.kind == PLACE and due:
            self._simulator.draw()
        self._controller.show()

    def _decided(self, command: Command, sign: Command | None) -> None:
        """A decision was told: it must be what the Player signalled."""
        said = self.trainee.decided(self._controller.session.table, command, sign)
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
            self._tell_all(new)
        if new:
            self.players.round_over(faultless=all(said.first_try for said in new))
        self._round_said = len(self.trainee.said)

    def _tell_all(self, answers: list[Said]) -> None:
        """What was wrong in these answers, the gravest first: money before procedure."""
        wrong = [said for said in answers if not said.first_try]
        wrong.sort(key=lambda said: not said.is_money)
        if not answers:
            self.panel.say("")
        elif not wrong:
            self.panel.say(self.tr("Nothing was wrong in {0} answers.").format(len(answers)))
        else:
            self.panel.say("  ".join(verdict(said)[0] for said in wrong[:3]), Tone.TAKE)
        self._score()

    def _score(self) -> None:
        said = self.trainee.said
        right = sum(one.first_try for one in said)
        text = self.tr("{0} of {1} right") if said else ""
        self.panel.score.setText(text.format(right, len(said)))
