"""The start screen's small parts: a row of choices, and a limit that is stepped up and down."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tablemgr.basics.money import Money
from ui.parts.widgets import make_button, make_label
from ui.views.shared import amount_text


class ChoiceRow(QWidget):
    """A caption and one button a choice. `chosen` gives the word of the touched one."""

    chosen = Signal(str)

    def __init__(self, caption: str, *, columns: int = 0) -> None:
        """`columns`: so many buttons stand in a row; 0: all of them."""
        super().__init__()
        self._columns = columns
        self.buttons: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._clicked)
        self._places = QGridLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(make_label(caption, "caption"))
        column.addLayout(self._places)

    def offer(self, choices: Sequence[tuple[str, str]], chosen: str) -> None:
        """Offer these, each a word and its label; one of them is chosen."""
        if list(self.buttons) != [word for word, _ in choices]:
            for old in self.buttons.values():
                self._group.removeButton(old)
                self._places.removeWidget(old)
                old.hide()
                old.deleteLater()
            self.buttons = {word: self._button(word, label) for word, label in choices}
        self.buttons[chosen].setChecked(True)
        self.setVisible(len(choices) > 1)

    def _button(self, word: str, label: str) -> QPushButton:
        button = make_button(label, "choice", focus=False)
        button.setCheckable(True)
        button.setProperty("word", word)
        self._group.addButton(button)
        place = self._places.count()
        columns = self._columns or place + 1
        self._places.addWidget(button, place // columns, place % columns)
        return button

    def _clicked(self, button: QPushButton) -> None:
        self.chosen.emit(str(button.property("word")))


class LimitStepper(QWidget):
    """A minimum and a maximum, each with buttons for less and more. `changed`: one was touched."""

    changed = Signal()

    def __init__(self, caption: str, amounts: Sequence[Money]) -> None:
        super().__init__()
        self._amounts = list(amounts)
        self._at = [0, len(amounts) - 1]
        self.values = (make_label("", "strong"), make_label("", "strong"))
        self.steps: dict[tuple[int, int], QPushButton] = {}
        row = QHBoxLayout()
        row.setSpacing(4)
        for end, value in enumerate(self.values):
            row.addWidget(self._step(end, -1, "\u2212"))
            value.setAlignment(Qt.AlignmentFlag.AlignCenter)
            row.addWidget(value, 1)
            row.addWidget(self._step(end, +1, "+"))
            if end == 0:
                row.addSpacing(8)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(make_label(caption, "caption"))
        column.addLayout(row)

    def _step(self, end: int, by: int, sign: str) -> QPushButton:
        button = make_button(sign, "key", focus=False)
        names = {-1: self.tr("less"), 1: self.tr("more")}
        button.setAccessibleName(names[by])
        button.setAutoRepeat(True)
        button.clicked.connect(self._stepper(end, by))
        self.steps[end, by] = button
        return button

    def _stepper(self, end: int, by: int) -> Callable[[], None]:
        def step() -> None:
            at = self._at[end] + by
            low = 0 if end == 0 else self._at[0]
            high = self._at[1] if end == 0 else len(self._amounts) - 1
            if low <= at <= high:
                self._at[end] = at
                self._say()
                self.changed.emit()

        return step

    @property
    def pair(self) -> tuple[Money, Money]:
        """The minimum and the maximum."""
        return self._amounts[self._at[0]], self._amounts[self._at[1]]

    def set_pair(self, pair: tuple[Money, Money]) -> None:
        """Show these; both are among the amounts."""
        self._at = [self._amounts.index(pair[0]), self._amounts.index(pair[1])]
        self._say()

    def _say(self) -> None:
        for value, amount in zip(self.values, self.pair, strict=True):
            value.setText(amount_text(amount))
