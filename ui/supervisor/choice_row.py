"""One of a few numbers or words, as a row of buttons. Knows no rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ui.parts.widgets import make_button


class ChoiceRow(QWidget):
    """`chosen`: another one is chosen. `value` is its number, or None.

    Where `several` can be chosen, a touch more takes one away, and `values` are all of them.
    """

    chosen = Signal()

    def __init__(self, *, several: bool = False) -> None:
        super().__init__()
        self._several = several
        self.value: int | None = None
        self.buttons: dict[int, QPushButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)

    def set_choices(self, choices: Sequence[tuple[int, str]], value: int | None = None) -> None:
        """Offer these; `value` is chosen to begin with."""
        for old in self.buttons.values():
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = {}
        for number, text in choices:
            button = make_button(text, "answer", focus=False)
            button.setCheckable(True)
            button.setProperty("number", number)
            button.clicked.connect(self._touched)
            self._row.addWidget(button, 1)
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
        """That one is chosen."""
        self.value = value
        for number, button in self.buttons.items():
            button.setChecked(number == value)
