"""The felt of a training table: another colour, and TRAINING across all of it.

It is painted into the picture of the empty felt, so that nothing can show the table without it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from ui.theme.tokens import Tokens

TINT: Final = 0.38
"""How much of the felt's own colour the colour of training covers."""
ROWS: Final = 3
"""How often the word stands one below the other: cards and chips never hide all of them."""
_SLANT_DEGREES: Final = -12.0
_INK: Final = 0.13
_WIDE: Final = 0.9
"""How much of the felt's width a row of words fills."""


def marked_as_training(felt: QPixmap, tokens: Tokens) -> QPixmap:
    """A copy of the picture of an empty felt, in the colour of training and with the word."""
    marked = felt.copy()
    width, height = marked.width(), marked.height()
    painter = QPainter(marked)
    painter.resetTransform()
    tint = QColor(tokens.colours.training)
    tint.setAlphaF(TINT)
    painter.fillRect(marked.rect(), tint)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    ink = QColor(tokens.colours.text)
    ink.setAlphaF(_INK)
    painter.setPen(ink)
    font = QFont(tokens.type.family)
    font.setBold(True)
    font.setPixelSize(100)
    word = QCoreApplication.translate("training", "TRAINING")
    words = f"{word}   {word}"
    per_pixel = QFontMetricsF(font).horizontalAdvance(words) / 100
    font.setPixelSize(max(1, round(_WIDE * width / per_pixel)))
    painter.setFont(font)
    painter.scale(1 / marked.devicePixelRatio(), 1 / marked.devicePixelRatio())
    for row in range(ROWS):
        painter.save()
        painter.translate(width / 2, height * (row + 0.5) / ROWS)
        painter.rotate(_SLANT_DEGREES)
        room = QRectF(-width, -height / ROWS, 2 * width, 2 * height / ROWS)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)
        painter.restore()
    painter.end()
    return marked
