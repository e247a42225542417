"""The first hour of a new Dealer, by touches on what the screen shows (docs/usability.md)."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtWidgets import QPushButton

from tablemgr.basics.chips import breakdown
from tablemgr.basics.money import Money
from tablemgr.rules.games.position import Phase
from tablemgr.training.trainee import MONEY, ORDER, PLACE, TOTAL, TraineeTask
from tests.ui.training.training_rig import TrainingRig
from ui.views.guide import FLOW


class NewDealer:
    """Touches buttons that are shown and can be touched, and nothing else."""

    def __init__(self, rig: TrainingRig) -> None:
        self.rig = rig

    @property
    def phase(self) -> object:
        return self.rig.table.controller.session.table.position.phase

    def touch(self, button: QPushButton) -> None:
        self.rig.until(button.isVisible)
        assert button.isEnabled(), button.text()
        button.click()

    def flow(self) -> None:
        """The button that moves the Round on, as the guide shows it, after the words for it."""
        rig, session = self.rig, self.rig.table.controller.session
        if rig.training.trainee.owed_words(session.table, session.round_no) is not None:
            words = str(session.table.guide().say)
            said = {key.text().replace("\n", " "): key for key in self.choices()}
            self.touch(said[f"\u201c{words}\u201d"])
        self.touch(self.rig.window.guide.row.at(FLOW))

    def answer(self, task: TraineeTask) -> None:
        """Answer by the keys of the strip."""
        rig, panel = self.rig, self.rig.panel
        table = rig.table.controller.session.table
        right: Any = rig.training.trainee.right_answer(table, task)
        if task.kind in (PLACE, ORDER):
            self.touch(next(key for key in self.choices() if self.means(key, task, right)))
        elif task.kind == TOTAL:
            rig.call(right["total"], soft=right["soft"])
        elif task.kind == MONEY:
            heap = Money.parse(right["won"]) or Money.parse(right["lost"])
            chips = [value for value, _ in rig.table.controller.profile.chip_set]
            plan = breakdown(heap, chips)
            for chip, count in plan.chips:
                for _ in range(count):
                    self.touch(panel.money.chips[chip])
            if panel.money.heap < heap:
                self.touch(panel.money.coins)
            for coin in (Money(100), Money(25), Money(5), Money(1)):
                while panel.money.heap + coin <= heap:
                    self.touch(panel.money.chips[coin])
            won, lost = right["won"] != "0.00", right["lost"] != "0.00"
            money = panel.money
            self.touch(money.pay if won else money.take if lost else money.leave)

    def choices(self) -> list[QPushButton]:
        row = self.rig.panel.choices.row
        items = (row.itemAt(number) for number in range(row.count()))
        keys = (None if item is None else item.widget() for item in items)
        return [key for key in keys if isinstance(key, QPushButton)]

    def means(self, key: QPushButton, task: TraineeTask, right: Any) -> bool:
        """Whether the words on a key are those of the right answer."""
        words = key.text()
        if task.kind == PLACE:
            box = right["box"]
            return words == ("No card" if box is None else f"Box {box}" if box else "Dealer")
        place, player, bet = right["next"].split(" ")
        start = words.startswith(f"{place} {player}") or words.startswith(f"{place}\n")
        name = "Initial" if bet == "initial" else bet.split("-")[0].replace("rws", "RWS")
        return start and name.lower() in words.lower()


def test_a_round_in_learn_by_what_is_shown(rig: TrainingRig) -> None:
    dealer = NewDealer(rig)
    for _ in range(3):
        dealer.touch(rig.panel.players)
    crowd = rig.training.players.crowd
    assert crowd is not None
    crowd.pace = 1e6
    dealer.flow()
    rig.until(lambda: rig.bets() > 1)
    dealer.flow()
    shoe = rig.table.simulator_panel
    assert shoe is not None
    while dealer.phase is not Phase.COMPLETE:
        if rig.table.controller.session.table.position.next_card is not None:
            before = rig.cards()
            dealer.touch(shoe.draw_button)
            rig.until(partial(rig.has_cards, before + 1))
        elif not rig.serve_a_sign():
            rig.go_on()
    assert rig.training.trainee.said == []


def test_a_round_in_practice_is_dealt_unaided_by_touches_alone(rig: TrainingRig) -> None:
    dealer = NewDealer(rig)
    dealer.touch(rig.panel.modes["practice"])
    rig.training.faults.begin("", 0)
    rig.seat(1)
    rig.load("9h 9d 8c 8s")
    dealer.flow()
    rig.until(lambda: rig.bets() > 0)
    dealer.flow()
    while dealer.phase is not Phase.COMPLETE:
        table = rig.table.controller.session.table
        task = rig.training.trainee.task(table, 1)
        before = rig.cards()
        if task is not None:
            draws = table.position.next_card is not None
            dealer.answer(task)
            if draws:
                rig.until(partial(rig.has_cards, before + 1))
        elif not rig.serve_a_sign():
            rig.go_on()
    said = rig.training.trainee.said
    assert len(said) > 6
    assert [one for one in said if not one.first_try] == []
    assert rig.panel.verdict.text() == f"Nothing was wrong in {len(said)} answers."
