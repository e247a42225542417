"""An open training table for a test: a loaded shoe, the trainee's strip, simulated Players."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tablemgr.basics.cards import card
from tablemgr.rules.commands import parse
from tests.ui.rig import WAIT_MS
from ui.sitting.sitting import Sitting
from ui.training.panel import TraineePanel
from ui.training.training import Training
from ui.window.main_window import MainWindow

AT_ONCE = 1e6
"""A pace at which the Players act at once."""


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

    def until(self, holds: Callable[[], bool]) -> None:
        """Let the window's events happen until that holds."""
        self.qtbot.waitUntil(holds, timeout=WAIT_MS)

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

    def has_cards(self, count: int) -> bool:
        return self.cards() == count

    def bets(self) -> int:
        return len(list(self.table.controller.session.table.position.every_bet()))

    def place(self, words: str) -> None:
        """Touch the key of a place."""
        row = self.panel.choices.row
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
        self.until(lambda: self.cards() == before + 1)

    def announce(self) -> None:
        """Say aloud what is due, if anything is."""
        session = self.table.controller.session
        if self.training.trainee.owed_words(session.table, session.round_no) is not None:
            self.panel.answered.emit({"announce": session.table.guide().say})

    def call(self, total: int, *, soft: bool = False) -> None:
        for digit in str(total):
            self.panel.totals.press(digit)
        self.panel.totals.soft.setChecked(soft)
        self.panel.totals.call.click()

    def guide(self) -> str:
        return self.table.controller.views.guide().text

    def seat(self, count: int) -> None:
        """Let so many Players sit down, who act at once."""
        self.panel.players_chosen.emit(count)
        crowd = self.training.players.crowd
        assert crowd is not None
        crowd.pace = AT_ONCE

    def say_all_rightly(self) -> None:
        """Answer everything that is asked as the rules do, up to the next card."""
        session = self.table.controller.session
        while (task := self.training.trainee.task(session.table, session.round_no)) is not None:
            if session.table.position.next_card is not None:
                return
            self.announce()
            self.panel.answered.emit(self.training.trainee.right_answer(session.table, task))

    def serve_a_sign(self) -> bool:
        """Tell the table what a Player wants; False if nobody wants anything."""
        session, players = self.table.controller.session, self.training.players
        assert players.crowd is not None
        deeds = players.crowd.signs(session.table, session.round_no)
        if not deeds:
            return False
        deed = deeds[0]
        if deed.himself:
            self.until(lambda: not session.table.can(deed.command))
            return True
        self.until(lambda: any(sign.box == deed.box for sign in players.signs(words=True)))
        assert self.table.controller.tell(deed.command)
        return True

    def go_on(self) -> None:
        """Move the Round on, by whatever word its game has for it."""
        table = self.table.controller.session.table
        ways = [f"house-way {box}" for box in range(1, table.boxes + 1)]
        for line in ("settle", "proceed", "reveal", *ways):
            if line.split()[0] in table.vocabulary.words:
                for command in parse(line, table.vocabulary):
                    if table.can(command):
                        assert self.table.controller.tell(command)
                        return
        raise AssertionError(f"nothing goes on: {table.guide().text}")
