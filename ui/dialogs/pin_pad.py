"""The keys to enter a PIN, and a row of dots that shows how many digits were entered.

Keeps no digit: a key says that it was touched, the dots are told only how many there are.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from tablemgr.basics.counts import counted
from tablemgr.house.staff.pins import FEWEST_DIGITS
from ui.dialogs.sign_in_steps import ERASE
from ui.parts.painting import painted
from ui.parts.widgets import make_button
from ui.theme.tokens import TOKENS

_ROWS: Final = (("1", "2", "3"), ("4", "5", "6"), ("7", "8", "9"), ("", "0", ERASE))


class PinPad(QWidget):
    """Ten digits and an erase key, laid out as on any PIN pad."""

    pressed = Signal(str)
    """A digit, or `ERASE`."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: dict[str, QPushButton] = {}
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        for row, keys in enumerate(_ROWS):
            for column, key in enumerate(keys):
                if key:
                    self.grid.addWidget(self._key(key), row, column)
        self.keys[ERASE].setAccessibleName(self.tr("Erase the last digit"))

    def _key(self, key: str) -> QPushButton:
        button = make_button(key, "key", focus=False)
        button.setProperty("pad", key)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.clicked.connect(self._touched)
        self.keys[key] = button
        return button

    def _touched(self) -> None:
        self.pressed.emit(str(self.sender().property("pad")))


class PinDots(QWidget):
    """A full dot for each digit entered, an empty one for each that a PIN needs at least."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.places = FEWEST_DIGITS
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_count(self, count: int, places: int) -> None:
        """Show how many digits have been entered, and how many places there are at least."""
        self.count, self.places = count, places
        self.setAccessibleName(
            counted(count, self.tr("1 digit entered"), self.tr("{0} digits entered"))
        )
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        height = self.fontMetrics().height()
        return QSize(8 * height, 2 * height)

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        radius = self.fontMetrics().height() * 0.42
        step = radius * 3.4
        shown = max(self.places, self.count)
        left = (self.width() - step * (shown - 1)) / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(shown):
            full = place < self.count
            painter.setPen(QPen(QColor(TOKENS.colours.gold if full else TOKENS.colours.muted), 2))
            painter.setBrush(QColor(TOKENS.colours.gold) if full else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(left + place * step, self.height() / 2), radius, radius)
        painter.end()
