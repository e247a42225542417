"""Asks each Standing Player of a Hand whether he follows a Split (B15). Knows no rule."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QGridLayout, QPushButton

from tablemgr.rules.games.blackjack.commands import Split
from ui.bets.ask_page import AskPage
from ui.families.blackjack.view import SplitAsk, SplitLine
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_button, make_label
from ui.views.shared import amount_text


class SplitPage(AskPage):
    """A line for each Player. Everybody follows unless *Does not* is touched."""

    def __init__(self, question: SplitAsk) -> None:
        super().__init__()
        self.question = question
        self.declined: set[str] = set()
        self._silent: set[str] = set()
        self._answered: set[str] = set()
        """Who has been asked: before that nothing is marked beside his name."""
        self.buttons: dict[tuple[int, str], QPushButton] = {}
        """By line and `yes`, `no`."""
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        for row, line in enumerate(question.lines):
            self._add_line(row, line)
        self.ok = SlotKey(self.tr("Split"), "primary")
        self.keys = (self.ok,)
        self.ok.clicked.connect(self.accept)
        words = self.tr("Ask each of them. Who is not marked follows.")
        self.column.addWidget(make_label(words, "muted", wrap=True))
        self.column.addLayout(self._grid)
        self._show()

    def title(self) -> str:
        hand = f", {self.question.hand}" if self.question.hand else ""
        return self.tr("Split on box {0}").format(self.question.box) + hand

    def _add_line(self, row: int, line: SplitLine) -> None:
        lays = self.tr("lays {0} more").format(amount_text(line.stake))
        self._grid.addWidget(make_label(f"{line.player}\n{lays}", "person", wrap=True), row, 0)
        if not line.asked:
            words = make_label(self.tr("Decides for the box"), "muted")
            self._grid.addWidget(words, row, 1, 1, 2)
            return
        for column, (what, label) in enumerate(
            (("yes", self.tr("Follows")), ("no", self.tr("Does not"))), 1
        ):
            button = make_button(label, "answer", focus=False)
            button.setCheckable(True)
            button.setProperty("player", line.player)
            button.setProperty("what", what)
            button.clicked.connect(self._touched)
            self._grid.addWidget(button, row, column)
            self.buttons[row, what] = button

    def _touched(self) -> None:
        player = str(self.sender().property("player"))
        self._answered.add(player)
        if self.sender().property("what") == "no":
            self.declined.add(player)
        else:
            self.declined.discard(player)
        self._show()
        self.spoken.emit(player)

    def time_over(self, silent: Collection[str]) -> None:
        """These Players did not answer in time: they do not follow (live, bet-behind; I10)."""
        for row, line in enumerate(self.question.lines):
            if line.asked and line.player in silent and line.player not in self._silent:
                self._silent.add(line.player)
                self.declined.add(line.player)
                for what in ("yes", "no"):
                    self.buttons[row, what].hide()
                words = self.tr("Said nothing: does not follow")
                self._grid.addWidget(make_label(words, "muted"), row, 1, 1, 2)

    def _show(self) -> None:
        for (row, what), button in self.buttons.items():
            declined = self.question.lines[row].player in self.declined
            spoke = self.question.lines[row].player in self._answered
            button.setChecked(spoke and declined == (what == "no"))

    def accept(self) -> None:
        declined = tuple(
            line.player for line in self.question.lines if line.player in self.declined
        )
        self.answered.emit(Split(self.question.box, declined))

    def rescale(self, spacing: int) -> None:
        super().rescale(spacing)
        self._grid.setSpacing(spacing)
