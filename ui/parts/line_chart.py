"""A line of values from left to right, with its axes and the names of its ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.parts.painting import painted
from ui.theme.tokens import TOKENS


class LineChart(QWidget):
    """Shows named values; `say` puts a value into words, `nothing` stands there without any."""

    def __init__(self, say: Callable[[float], str], nothing: str, *, least_high: float = 0) -> None:
        """`least_high`: the chart reaches up to this value at least."""
        super().__init__()
        self._say, self._nothing, self._least_high = say, nothing, least_high
        self._points: tuple[tuple[str, float], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_points(self, points: Sequence[tuple[str, float]]) -> None:
        """Show these values, each with its name."""
        self._points = tuple(points)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Wide and low."""
        return QSize(420, 180)

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the axes, the line and its ends."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(TOKENS.type.family)
        font.setPixelSize(TOKENS.type.caption)
        painter.setFont(font)
        values = [value for _, value in self._points]
        most, least = max(self._least_high, 0.0, *values), min(0.0, *values, 0.0)
        ends = self._say(most), self._say(least)
        left = 12 + max(painter.fontMetrics().horizontalAdvance(words) for words in ends)
        room = QRectF(self.rect()).adjusted(left, 8, -12, -24)
        high = (most - least) or 1.0

        def at(value: float) -> float:
            return room.bottom() - room.height() * (value - least) / high

        painter.setPen(QPen(QColor(TOKENS.colours.line), 1))
        painter.drawLine(QPointF(room.left(), at(0.0)), QPointF(room.right(), at(0.0)))
        painter.drawLine(room.bottomLeft(), room.topLeft())
        painter.setPen(QColor(TOKENS.colours.muted))
        if not values:
            painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), self._nothing)
            painter.end()
            return
        right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for words, y in zip(ends, (room.top(), room.bottom()), strict=True):
            painter.drawText(QRectF(0, y - 8, left - 6, 16), right, words)
        self._write_ends(painter, room)
        painter.setPen(QPen(QColor(TOKENS.colours.gold), 3))
        step = room.width() / max(1, len(values) - 1)
        places = [QPointF(room.left() + step * n, at(value)) for n, value in enumerate(values)]
        for start, end in pairwise(places):
            painter.drawLine(start, end)
        for place in places:
            painter.drawEllipse(place, 2, 2)
        painter.end()

    def _write_ends(self, painter: QPainter, room: QRectF) -> None:
        below = QRectF(room.left(), room.bottom() + 4, room.width(), 18)
        first, last = self._points[0][0], self._points[-1][0]
        painter.drawText(below, int(Qt.AlignmentFlag.AlignLeft), first)
        if last != first:
            painter.drawText(below, int(Qt.AlignmentFlag.AlignRight), last)
