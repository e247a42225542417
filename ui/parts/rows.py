"""A page of five rows of keys, each in a place that never moves. Knows no key.

A row has two, three or four columns; a key may take several columns or rows.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

ROWS: Final = 5
_HEIGHT: Final = 432
_FIRST: Final = 5
_ROW: Final = 70
_PITCH: Final = 88
_GAP: Final = 18


class Cell(Struct, frozen=True):
    """A place on the page: row and column from 0, of how many columns, and how many it takes."""

    row: int
    column: int = 0
    columns: int = 1
    wide: int = 1
    high: int = 1


class RowPage(QWidget):
    """The page. It is as large as the panel that it stands in."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("places", "true")  # the style asks for no size of its own in here
        self._cells: dict[QWidget, Cell] = {}

    def put(self, widget: QWidget, cell: Cell) -> None:
        """Put a widget into a place."""
        widget.setParent(self)
        self._cells[widget] = cell
        widget.setGeometry(self.place(cell))
        widget.show()

    def take(self, widget: QWidget) -> None:
        """Take a widget off the page, for good."""
        self._cells.pop(widget, None)
        widget.hide()
        widget.deleteLater()

    def place(self, cell: Cell) -> QRect:
        """Where that place is now, in pixels."""
        unit = self.height() / _HEIGHT
        gap = _GAP * unit
        width = (self.width() - gap * (cell.columns - 1)) / cell.columns
        left = cell.column * (width + gap)
        top = (_FIRST + cell.row * _PITCH) * unit
        high = (_ROW + (cell.high - 1) * _PITCH) * unit
        return QRect(
            round(left),
            round(top),
            round(cell.wide * width + (cell.wide - 1) * gap),
            round(high),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        for widget, cell in self._cells.items():
            widget.setGeometry(self.place(cell))
