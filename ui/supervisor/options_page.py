"""The Players' options, box by box: play on, or the Bet back. Knows no rule."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ui.parts.scrolling import scrolled
from ui.parts.widgets import empty, make_button, make_label
from ui.views.shared import Tone
from ui.views.supervisor import OptionLine


class OptionsPage(QWidget):
    """`answered` gives box, Player and whether he plays on; `all_answered` one answer for all."""

    answered = Signal(int, str, bool)
    all_answered = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.lines: tuple[OptionLine, ...] = ()
        self.buttons: dict[tuple[int, str, bool], QPushButton] = {}
        self.left = make_label("", "muted")
        self.all_on = make_button(self.tr("All play on"), focus=False)
        self.all_back = make_button(self.tr("All take their Bets back"), focus=False)
        self.all_on.clicked.connect(self._all_on)
        self.all_back.clicked.connect(self._all_back)
        top = QHBoxLayout()
        top.addWidget(self.left, 1)
        top.addWidget(self.all_on)
        top.addWidget(self.all_back)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 3)
        self._grid.setColumnStretch(2, 3)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 4, 0)
        column.addLayout(self._grid)
        column.addStretch(1)
        stack = QVBoxLayout(self)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.addLayout(top)
        stack.addWidget(scrolled(inner), 1)

    def set_lines(self, lines: tuple[OptionLine, ...], scale: float) -> None:
        """Show who is asked and what he has said."""
        same = [(a.box, a.player) for a in lines] == [(b.box, b.player) for b in self.lines]
        self.lines = lines
        if not same or not self.buttons:
            self._rebuild(scale)
        waiting = 0
        for line in lines:
            waiting += line.goes_on is None
            for on in (True, False):
                self.buttons[line.box, line.player, on].setChecked(line.goes_on is on)
        text = self.tr("Answered: {0} of {1}").format(len(lines) - waiting, len(lines))
        self.left.setText(text)

    def _rebuild(self, scale: float) -> None:
        empty(self._grid)
        self.buttons = {}
        self._grid.setSpacing(round(8 * scale))
        self._grid.setColumnMinimumWidth(0, round(230 * scale))
        for row, line in enumerate(self.lines):
            name = make_label(f"{line.where}   {line.player}", "person")
            self._grid.addWidget(name, row, 0)
            for column, (on, words, cell) in enumerate(
                ((True, self.tr("Play on"), line.on), (False, self.tr("Bet back"), line.back)), 1
            ):
                button = make_button(f"{words}\n{cell.text}", "answer", focus=False)
                button.setMinimumHeight(round(66 * scale))
                button.setCheckable(True)
                button.setProperty("key", f"{line.box}/{line.player}/{int(on)}")
                button.setProperty("tone", (Tone.PLAIN if on else Tone.EVEN).value)
                button.clicked.connect(self._touched)
                self._grid.addWidget(button, row, column)
                self.buttons[line.box, line.player, on] = button

    def _touched(self) -> None:
        box, player, on = str(self.sender().property("key")).split("/")
        self.answered.emit(int(box), player, on == "1")

    def _all_on(self) -> None:
        self.all_answered.emit(True)

    def _all_back(self) -> None:
        self.all_answered.emit(False)
