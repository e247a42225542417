"""Draws a hand with its gesture, in a square. Knows no game and no Player."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen

from ui.views.signs import Gesture

_THUMB: Final = 70.0
_SKIN: Final = QColor("#e9c7a3")
_EDGE: Final = QColor("#5b3a1e")
_SLEEVE: Final = QColor("#33506b")
_MOVES: Final = QColor("#ffffff")
_FINGERS: Final = {
    Gesture.TAP: (0.0,),
    Gesture.LINE: (0.0,),
    Gesture.ONE_FINGER: (0.0,),
    Gesture.TWO_FINGERS: (-16.0, 16.0),
    Gesture.WAVE: (-24.0, -8.0, 8.0, 24.0),
    Gesture.HAND_UP: (-24.0, -8.0, 8.0, 24.0),
}
"""The stretched fingers, by their angle from straight ahead, in degrees."""
_ALL: Final = 4
_KNUCKLES: Final = (-18, -6, 6, 18)
"""Where the folded fingers of a fist lie, from left to right."""
_UPWARDS: Final = (Gesture.HAND_UP,)


def paint_hand(painter: QPainter, square: QRectF, gesture: Gesture) -> None:
    """Paint a hand that makes this gesture towards the Dealer, who stands below."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(square.center())
    side = min(square.width(), square.height())
    painter.scale(side / 100, side / 100)
    if gesture in _UPWARDS:
        painter.rotate(180)
    painter.setPen(QPen(_EDGE, 4))
    painter.setBrush(_SLEEVE)
    painter.drawRoundedRect(QRectF(-20, -58, 40, 22), 6, 6)
    painter.setBrush(_SKIN)
    painter.drawPath(_hand(_FINGERS[gesture]))
    if len(_FINGERS[gesture]) < _ALL:
        for place in _KNUCKLES:
            painter.drawArc(QRectF(place - 6, -18, 12, 16), 180 * 16, 180 * 16)
    painter.setPen(QPen(_MOVES, 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _paint_movement(painter, gesture)
    painter.restore()


def _hand(fingers: tuple[float, ...]) -> QPainterPath:
    """A palm at the top, and these fingers stretched downwards."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(-25, -42, 50, 38), 14, 14)
    path = path.united(_finger(_THUMB, length=26))
    for angle in fingers:
        path = path.united(_finger(angle))
    return path


def _finger(angle: float, length: float = 44) -> QPainterPath:
    root = QPointF(22 * sin(radians(angle)) * 0.9, -10)
    tip = root + QPointF(0.86 * length * sin(radians(angle)), length * cos(radians(angle)))
    line = QPainterPath(root)
    line.lineTo(tip)
    stroker = QPainterPathStroker()
    stroker.setWidth(14)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(line)


def _paint_movement(painter: QPainter, gesture: Gesture) -> None:
    """The lines that show how the hand moves."""
    if gesture is Gesture.TAP:
        for reach in (14, 24):
            painter.drawArc(QRectF(-reach, 36 - reach / 2, 2 * reach, reach), 200 * 16, 140 * 16)
    elif gesture is Gesture.WAVE:
        painter.drawLine(QPointF(-46, 12), QPointF(-46, 34))
        painter.drawLine(QPointF(46, 12), QPointF(46, 34))
        painter.drawLine(QPointF(-36, 44), QPointF(36, 44))
    elif gesture is Gesture.LINE:
        painter.drawLine(QPointF(-42, 44), QPointF(42, 44))
