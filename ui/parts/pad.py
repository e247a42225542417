"""A number pad for an exact amount, by touch and by keyboard. Knows no Bet and no limit."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from tablemgr.basics.money import ZERO, Money
from ui.parts.widgets import make_button

KEYS: Final = ("7", "8", "9", "4", "5", "6", "1", "2", "3", ".", "0", "\u232b")
_MOST_DIGITS: Final = 9


class NumberPad(QWidget):
    """Ten digits, a point and an erase key."""

    changed = Signal(str)
    """The text entered so far."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self.keys = {}
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        for place, key in enumerate(KEYS):
            button = make_button(key, "key", focus=False)
            button.setProperty("pad", key)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            button.clicked.connect(self._pressed)
            self.grid.addWidget(button, place // 3, place % 3)
            self.keys[key] = button
        self.keys["\u232b"].setAccessibleName(self.tr("Erase the last digit"))

    def _pressed(self) -> None:
        self.press(str(self.sender().property("pad")))

    def press(self, key: str) -> None:
        """Press one key: a digit, the point, or the erase key."""
        text = self._text[:-1] if key == "\u232b" else self._text + key
        whole, point, cents = text.partition(".")
        if len(whole) <= _MOST_DIGITS and len(cents) <= 2 and "." not in cents:
            self.set_text(text if whole or not point else "0" + text)

    @property
    def text(self) -> str:
        """Give what has been entered so far."""
        return self._text

    def set_text(self, text: str) -> None:
        """Replace what has been entered."""
        self._text = text
        self.changed.emit(text)

    @property
    def amount(self) -> Money | None:
        """The amount entered, or None if the text is not an amount yet."""
        return amount_of(self._text)


def amount_of(text: str) -> Money | None:
    """The amount that a text says; `25.` counts as 25. None if it says none, or none above zero."""
    try:
        money = Money.parse(text.strip().removesuffix("."))
    except ValueError:
        return None
    return money if money > ZERO else None
