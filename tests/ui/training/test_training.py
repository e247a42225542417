"""Training on the real window: the trainee says the place, calls totals, takes and pays."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tablemgr.basics.cards import card
from tablemgr.basics.money import Money
from tablemgr.house.profile import DEFAULT
from tablemgr.rules.commands import parse
from tests.ui.fit import faults
from ui.sitting.sitting import Sitting
from ui.training.panel import TraineePanel
from ui.training.training import Training
from ui.views.felt import BetState
from ui.window.main_window import MainWindow


class TrainingRig:
    """An open training table of blackjack with a loaded shoe."""

    def __init__(self, sitting: Sitting, qtbot: QtBot) -> None:
        assert sitting.table is not None
        self.sitting = sitting
        self.table = sitting.table
        self.qtbot = qtbot
        assert self.table.training is not None
        self.training: Training = self.table.training
        self.panel: TraineePanel = self.training.panel
        self.window: MainWindow = self.table.window

    def load(self, codes: str) -> None:
        assert self.table.connection.simulator is not None
        self.table.connection.simulator.put_on_top([card(code) for code in codes.split()])

    def tell(self, *lines: str) -> None:
        controller = self.table.controller
        for line in lines:
            for command in parse(line, controller.session.table.vocabulary):
                assert controller.tell(command), line

    def cards(self) -> int:
        return len(self.table.controller.session.table.position.cards)

    def place(self, words: str) -> None:
        """Touch the key of a place."""
        row = self.panel.places.row
        for number in range(row.count()):
            item = row.itemAt(number)
            button = None if item is None else item.widget()
            if isinstance(button, QPushButton) and button.text() == words:
                button.click()
                return
        raise AssertionError(words)

    def deal(self, words: str) -> None:
        """Say the place, and wait for the card."""
        before = self.cards()
        self.place(words)
        self.qtbot.waitUntil(lambda: self.cards() == before + 1)

    def call(self, total: int, *, soft: bool = False) -> None:
        for digit in str(total):
            self.panel.totals.press(digit)
        self.panel.totals.soft.setChecked(soft)
        self.panel.totals.call.click()

    def guide(self) -> str:
        return self.table.controller.views.guide().text


@pytest.fixture
def rig(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> Iterator[TrainingRig]:
    file = tmp_path / "house.toml"
    file.write_text(DEFAULT, encoding="utf-8")
    with closing(
        Sitting(qapp, file, tmp_path / "data", windowed=True, training=True, seed=5)
    ) as sitting:
        sitting.open_table()
        assert sitting.table is not None
        controller = sitting.table.controller

        def connected() -> bool:
            state = controller.link()
            return state is not None and state.connected

        qtbot.waitUntil(connected)
        sitting.table.window.resize(1280, 800)
        yield TrainingRig(sitting, qtbot)
        window = sitting.table.window
        sitting.close()
        window.deleteLater()


def test_learn_shows_everything_and_asks_nothing(rig: TrainingRig) -> None:
    rig.tell("open", "bet 2 ann 35 seated", "close")
    assert rig.table.controller.views.veil is None
    assert rig.window.felt.view.due is not None
    assert not rig.panel.keys.isVisible()
    rig.window.draw_asked.emit()
    rig.qtbot.waitUntil(lambda: rig.cards() == 1)


def test_a_round_is_dealt_unaided(rig: TrainingRig) -> None:
    """Guided, from the Bet to the last chip, by the keys of the strip."""
    rig.panel.modes["guided"].click()
    rig.load("Kh 9d 4c 5h 8s")
    rig.tell("open", "bet 2 ann 35 seated", "close")
    assert rig.window.felt.view.due is None, "where the card goes is for him to say"
    assert rig.guide() == "Where does the next card go?"
    for words in ("Box 2", "Dealer", "Box 2"):
        rig.deal(words)
    assert rig.window.felt.view.box(2).hands[0].total == "", "he has not called it"
    rig.tell("proceed")
    assert rig.guide() == "Call the total of box 2."
    assert rig.table.controller.views.guide().actions == ()
    rig.call(14)
    assert rig.window.felt.view.box(2).hands[0].total == "14"
    rig.tell("hit 2")
    rig.deal("Box 2")
    rig.call(19)
    rig.tell("stand 2")
    rig.deal("Dealer")
    rig.call(17)
    assert rig.guide() == "Box 2, ann’s Initial Bet: pay, take or leave?"
    assert rig.table.controller.views.settlement().lines == ()
    [bet] = rig.window.felt.view.box(2).bets
    assert bet.state is BetState.OPEN, "its colour would say what became of it"
    for chip in (2500, 500, 500):
        rig.panel.money.chips[Money(chip)].click()
    rig.panel.money.pay.click()
    assert rig.table.controller.views.settlement().lines != ()
    rig.tell("settle")
    assert rig.panel.score.text() == "9 of 9 right"


def test_a_wrong_place_waits_and_is_lit_after_two_tries(rig: TrainingRig) -> None:
    rig.panel.modes["guided"].click()
    rig.tell("open", "bet 2 ann 35 seated", "close")
    rig.place("Dealer")
    assert rig.cards() == 0
    assert rig.window.felt.view.due is None
    rig.place("Dealer")
    assert rig.window.felt.view.due is not None
    rig.deal("Box 2")
    assert rig.panel.score.text() == "0 of 1 right"


def test_the_key_that_draws_asks_first(rig: TrainingRig) -> None:
    rig.panel.modes["practice"].click()
    rig.tell("open", "bet 2 ann 35 seated", "close")
    rig.window.draw_asked.emit()
    assert rig.cards() == 0
    assert rig.panel.verdict.text() == "Where does the next card go?"
    assert rig.table.simulator_panel is not None
    assert rig.table.simulator_panel.isHidden(), "its keys would deal unasked"


def test_practice_is_silent_until_the_round_is_over(rig: TrainingRig) -> None:
    rig.panel.modes["practice"].click()
    rig.load("Kh 7d Ac")
    rig.tell("open", "bet 2 ann 35 seated", "close")
    rig.deal("Dealer")  # wrong; the card goes where the rules say
    assert rig.panel.verdict.text() == ""
    assert [len(hand.cards) for hand in rig.window.felt.view.box(2).hands] == [1]
    rig.deal("Dealer")
    rig.deal("Box 2")
    rig.panel.money.chips[Money(2500)].click()
    rig.panel.money.pay.click()
    assert rig.panel.verdict.text() == ""
    rig.tell("proceed", "settle")
    said = rig.panel.verdict.text()
    assert said.startswith("pay 42.00 (3.16)"), "money before procedure"
    assert rig.panel.score.text() == "2 of 4 right"


def test_table_ready_says_nothing_before_its_end(rig: TrainingRig) -> None:
    rig.panel.modes["table-ready"].click()
    rig.load("Kh 7d Ac")
    rig.tell("open", "bet 2 ann 35 seated", "close")
    for words in ("Dealer", "Dealer", "Box 2"):
        rig.deal(words)
    rig.panel.money.leave.click()
    rig.tell("proceed", "settle")
    assert rig.panel.verdict.text() == ""
    assert rig.panel.score.text() == ""
    rig.panel.modes["learn"].click()
    assert "42.00" in rig.panel.verdict.text()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_everything_can_be_read_and_touched(rig: TrainingRig, size: tuple[int, int]) -> None:
    rig.window.resize(*size)
    rig.panel.modes["guided"].click()
    rig.tell("open", *(f"bet {box} p{box} 35 seated" for box in range(1, 8)), "close")
    assert not faults(rig.panel)
