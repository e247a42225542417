"""Paints the back of a card: a gold lattice in a frame, with the four suits in the middle.

Details that would only blur on a small card are left out. Knows no Hand.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from tablemgr.basics.cards import Suit
from ui.felt.suits import suit_path
from ui.theme.tokens import Tokens

DETAILS_FROM_PX: Final = 40.0
"""Narrower cards, in pixels of the screen, have fewer lines."""
_AROUND: Final = (
    (Suit.SPADES, 0.0, -1.0),
    (Suit.HEARTS, 1.0, 0.0),
    (Suit.CLUBS, 0.0, 1.0),
    (Suit.DIAMONDS, -1.0, 0.0),
)


def paint_back(painter: QPainter, w: float, h: float, tokens: Tokens) -> None:
    """Paint the back on a blank card of `w` by `h` pixels of the screen."""
    inset = w * 0.065
    frame = QRectF(inset, inset, w - 2 * inset, h - 2 * inset)
    radius = w * 0.05
    shade = QRadialGradient(frame.center(), h * 0.62)
    shade.setColorAt(0, QColor(tokens.colours.back_light))
    shade.setColorAt(1, QColor(tokens.colours.back))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(frame, radius, radius)
    _lattice(painter, frame, radius, w, tokens)
    _borders(painter, frame, radius, w, tokens)
    _medallion(painter, frame.center(), w, tokens)


def _gold(tokens: Tokens, alpha: float = 1.0) -> QColor:
    made = QColor(tokens.colours.back_line)
    made.setAlphaF(alpha)
    return made


def _lattice(painter: QPainter, frame: QRectF, radius: float, w: float, tokens: Tokens) -> None:
    """Paint the crossing lines; they look the same from both ends of the card."""
    clip = QPainterPath()
    clip.addRoundedRect(frame, radius, radius)
    across = 6 if w < DETAILS_FROM_PX else 9
    step = frame.width() / across * 2
    painter.save()
    painter.setClipPath(clip)
    painter.setPen(QPen(_gold(tokens, 0.55), max(0.8, w * 0.011)))
    middle = frame.center()
    slope = 1.25
    rise = frame.width() / 2 * slope
    lines = int(frame.height() / step / slope) + across
    for number in range(-lines, lines + 1):
        y = middle.y() + (number + 0.5) * step / 2 * slope
        for way in (-1.0, 1.0):
            painter.drawLine(
                QPointF(frame.left(), y - way * rise), QPointF(frame.right(), y + way * rise)
            )
    painter.restore()


def _borders(painter: QPainter, frame: QRectF, radius: float, w: float, tokens: Tokens) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_gold(tokens), max(1.0, w * 0.022)))
    painter.drawRoundedRect(frame, radius, radius)
    if w >= DETAILS_FROM_PX:
        gap = w * 0.045
        painter.setPen(QPen(_gold(tokens, 0.8), max(0.8, w * 0.010)))
        painter.drawRoundedRect(frame.adjusted(gap, gap, -gap, -gap), radius * 0.6, radius * 0.6)


def _medallion(painter: QPainter, middle: QPointF, w: float, tokens: Tokens) -> None:
    reach = w * 0.255
    painter.setBrush(QColor(tokens.colours.back))
    painter.setPen(QPen(_gold(tokens), max(1.0, w * 0.020)))
    painter.drawEllipse(middle, reach, reach)
    if w >= DETAILS_FROM_PX:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_gold(tokens, 0.7), max(0.8, w * 0.008)))
        painter.drawEllipse(middle, reach * 0.87, reach * 0.87)
    for suit, dx, dy in _AROUND:
        painter.save()
        painter.translate(middle.x() + dx * reach * 0.47, middle.y() + dy * reach * 0.47)
        painter.scale(w * 0.00145, w * 0.00145)
        painter.fillPath(suit_path(suit), _gold(tokens))
        painter.restore()
