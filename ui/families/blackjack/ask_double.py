"""Asks each Player of a Hand how much he doubles for: in full, less, or nothing (B14).

Knows no rule.
"""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.games.blackjack.commands import Double
from ui.bets.ask_page import AskPage, LimitedAmountPad
from ui.families.blackjack.view import DoubleAsk, DoubleLine
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_button, make_label
from ui.views.shared import amount_text


class DoublePage(AskPage):
    """A line for each Player. Everybody doubles in full unless something else is touched.

    A typed amount is for the first Player who may add less.
    """

    def __init__(self, question: DoubleAsk) -> None:
        super().__init__()
        self.question = question
        self.adds: list[Money] = [line.most for line in question.lines]
        self.buttons: dict[tuple[int, str], QPushButton] = {}
        """By line and `full`, `less`, `none`."""
        self._row_asked = 0
        self._silent: set[str] = set()
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self.pad = LimitedAmountPad()
        self.pad.amount_given.connect(self._less)
        self.pad.went_back.connect(self._show_lines)
        self.pad.hide()
        self.ok = SlotKey(self.tr("Double Down"), "primary")
        self.keys = (self.ok, self.pad.enter)
        self.ways_back = (self.pad.back,)
        self.ok.clicked.connect(self._answer)
        for row, line in enumerate(question.lines):
            self._add_line(row, line)
        self.lines = QWidget()
        self.lines.setLayout(self._grid)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(self.lines)
        self.column.addWidget(self.pad)
        self._show()

    def title(self) -> str:
        hand = f", {self.question.hand}" if self.question.hand else ""
        return self.tr("Double Down on box {0}").format(self.question.box) + hand

    def _add_line(self, row: int, line: DoubleLine) -> None:
        who = self.tr("{0} (decides)").format(line.player) if line.seated else line.player
        self._grid.addWidget(make_label(who, "person", wrap=True), row, 0)
        self._add_button(row, 1, "full", self.tr("Full {0}").format(amount_text(line.most)))
        if not line.exactly:
            self._add_button(row, 2, "less", self.tr("Less"))
        if not line.seated:
            self._add_button(row, 3, "none", self.tr("None"))

    def _add_button(self, row: int, column: int, what: str, label: str) -> None:
        button = make_button(label, "answer", focus=False)
        button.setCheckable(True)
        button.setProperty("row", row)
        button.setProperty("what", what)
        button.clicked.connect(self._touched)
        self._grid.addWidget(button, row, column)
        self.buttons[row, what] = button

    def _touched(self) -> None:
        row = int(self.sender().property("row"))
        what = self.sender().property("what")
        line = self.question.lines[row]
        self.spoken.emit(line.player)
        if what == "less":
            self._ask_less(row)
            return
        self.adds[row] = line.most if what == "full" else ZERO
        self._show()

    def time_over(self, silent: Collection[str]) -> None:
        """These Players did not answer in time: they do not double (live, bet-behind; I10)."""
        for row, line in enumerate(self.question.lines):
            if not line.seated and line.player in silent and line.player not in self._silent:
                self._silent.add(line.player)
                self.adds[row] = ZERO
                for (of_row, _), button in self.buttons.items():
                    if of_row == row:
                        button.hide()
                words = self.tr("Said nothing: does not double")
                self._grid.addWidget(make_label(words, "muted"), row, 1, 1, 3)

    def _ask_less(self, row: int) -> None:
        line = self.question.lines[row]
        self._row_asked = row
        self.pad.setVisible(True)
        self.pad.begin(self.tr("{0} adds").format(line.player), line.most)
        self._show()

    def _show_lines(self) -> None:
        self.pad.hide()
        self._show()

    def _less(self, amount: Money) -> None:
        self.adds[self._row_asked] = amount
        self.pad.hide()
        self._show()

    def _show(self) -> None:
        for (row, what), button in self.buttons.items():
            adds, most = self.adds[row], self.question.lines[row].most
            is_less = ZERO < adds < most
            button.setChecked({"full": adds == most, "less": is_less, "none": adds == ZERO}[what])
            if what == "less":
                amount = amount_text(adds)
                button.setText(self.tr("Less: {0}").format(amount) if is_less else self.tr("Less"))
        asking = self.pad.isVisibleTo(self)
        self.lines.setVisible(not asking)
        self.ok.setVisible(not asking)

    def _answer(self) -> None:
        named = tuple(
            (line.player, adds)
            for line, adds in zip(self.question.lines, self.adds, strict=True)
            if adds != line.most
        )
        self.answered.emit(Double(self.question.box, named))

    def accept(self) -> None:
        if self.pad.isVisible():
            self.pad.accept()
        else:
            self._answer()

    def type_key(self, text: str) -> bool:
        if not self.pad.isVisible():
            open_rows = [row for row, line in enumerate(self.question.lines) if not line.exactly]
            if not (text.isascii() and text.isdigit() and open_rows):
                return False
            self.spoken.emit(self.question.lines[open_rows[0]].player)
            self._ask_less(open_rows[0])
        return self.pad.type_key(text)

    def rescale(self, spacing: int) -> None:
        super().rescale(spacing)
        self._grid.setSpacing(spacing)
