"""A choice among a few numbers or words, as buttons. Knows no rule."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from ui.parts.overlay import KEY_GAP_PX
from ui.parts.widgets import WrappingButton


class ChoiceGrid(QWidget):
    """`chosen`: a button was touched. `value` is the number of the chosen one, or None.

    At most `across` buttons stand in a row. With `several`, a second touch takes a choice back, and
    `values` gives all that are chosen.
    """

    chosen = Signal()

    def __init__(self, *, several: bool = False, across: int = 99) -> None:
        super().__init__()
        self._several = several
        self._across = across
        self.value: int | None = None
        self.buttons: dict[int, QPushButton] = {}
        self._row = QGridLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(KEY_GAP_PX)

    def set_choices(self, choices: Sequence[tuple[int, str]], value: int | None = None) -> None:
        """Offer these; `value` is chosen to begin with."""
        for old in self.buttons.values():
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = {}
        rows = max(1, math.ceil(len(choices) / self._across))
        columns = math.ceil(len(choices) / rows)
        for column in range(self._row.columnCount()):
            self._row.setColumnStretch(column, 0)
        for place, (number, text) in enumerate(choices):
            button = WrappingButton(text, "answer")
            button.setCheckable(True)
            button.setProperty("number", number)
            button.clicked.connect(self._touched)
            self._row.addWidget(button, *divmod(place, columns))
            self._row.setColumnStretch(place % columns, 1)
            self.buttons[number] = button
        self.choose(value)

    @property
    def values(self) -> tuple[int, ...]:
        """All that is chosen."""
        return tuple(number for number, button in self.buttons.items() if button.isChecked())

    def _touched(self) -> None:
        if self._several:
            self.chosen.emit()
            return
        self.choose(int(self.sender().property("number")))
        self.chosen.emit()

    def choose(self, value: int | None) -> None:
        """Choose this one; None: none is chosen."""
        self.value = value
        for number, button in self.buttons.items():
            button.setChecked(number == value)
