"""The striped band: the game waits until somebody decides. No message of the program has one."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.parts.painting import painted
from ui.theme.tokens import TOKENS

_STRIPE = 22.0


class WaitingBand(QWidget):
    """Slanted amber stripes from edge to edge."""

    def __init__(self, height: int = 10) -> None:
        super().__init__()
        self._height = height
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(200, self._height)

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        painter.setClipRect(area)
        painter.fillRect(area, QColor(TOKENS.colours.on_warn))
        painter.setPen(QColor(0, 0, 0, 0))
        painter.setBrush(QColor(TOKENS.colours.warn))
        x, slant = -_STRIPE, area.height()
        while x < area.width() + _STRIPE:
            points = [(x, slant), (x + slant, 0.0), (x + slant + 11, 0.0), (x + 11, slant)]
            painter.drawPolygon(QPolygonF([QPointF(a, b) for a, b in points]))
            x += _STRIPE
        painter.end()
