"""The symbols of the four suits, as paths. Knows no card and no painter."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from tablemgr.basics.cards import Suit


@lru_cache(maxsize=4)
def suit_path(suit: Suit) -> QPainterPath:
    """The symbol of a suit, in a square from -50 to 50."""
    path = QPainterPath()
    if suit is Suit.DIAMONDS:
        path.moveTo(0, -50)
        path.quadTo(14, -22, 38, 0)
        path.quadTo(14, 22, 0, 50)
        path.quadTo(-14, 22, -38, 0)
        path.quadTo(-14, -22, 0, -50)
    elif suit is Suit.HEARTS:
        path.moveTo(0, 48)
        path.cubicTo(-12, 28, -47, 4, -47, -20)
        path.cubicTo(-47, -38, -35, -46, -24, -46)
        path.cubicTo(-12, -46, -3, -37, 0, -26)
        path.cubicTo(3, -37, 12, -46, 24, -46)
        path.cubicTo(35, -46, 47, -38, 47, -20)
        path.cubicTo(47, 4, 12, 28, 0, 48)
    elif suit is Suit.SPADES:
        path.moveTo(0, -50)
        path.cubicTo(-8, -32, -46, -12, -46, 14)
        path.cubicTo(-46, 30, -34, 36, -23, 36)
        path.cubicTo(-13, 36, -5, 30, -4, 22)
        path.cubicTo(-4, 36, -9, 44, -18, 50)
        path.lineTo(18, 50)
        path.cubicTo(9, 44, 4, 36, 4, 22)
        path.cubicTo(5, 30, 13, 36, 23, 36)
        path.cubicTo(34, 36, 46, 30, 46, 14)
        path.cubicTo(46, -12, 8, -32, 0, -50)
    else:
        path.setFillRule(Qt.FillRule.WindingFill)
        for x, y in ((0, -26), (-24, 10), (24, 10)):
            path.addEllipse(QPointF(x, y), 22.5, 22.5)
        path.addEllipse(QPointF(0, 0), 12, 14)
        path.moveTo(4, 0)  # the way round that the ellipses have, or it is cut out of them
        path.cubicTo(4, 30, 8, 42, 18, 50)
        path.lineTo(-18, 50)
        path.cubicTo(-8, 42, -4, 30, -4, 0)
    path.closeSubpath()
    return path
