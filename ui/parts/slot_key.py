"""A key that fills one slot at the foot of the window: its words, what a touch does, and its key.

What it shows is painted here, in the largest type that fits. Knows no rule and no sheet.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from tablemgr.basics.breaking import broken_lines, glued, pieces
from ui.parts.keys import key_words
from ui.parts.painting import painted
from ui.theme.tokens import TOKENS

LABEL_PX: Final = 32
SUB_PX: Final = 18
LEAST_SUB_PX: Final = 15
KEY_PX: Final = 15
_ENDS: Final = ",:;，：；、"
"""After these a line of two best ends."""
_LEAST_LABEL_PX: Final = 18
_LABEL_PART: Final = 0.7
"""The part of a key's height that its label may take."""


class SlotKey(QPushButton):
    """A slot's key. Its `role` says how it looks: `primary` is due, `barred` is not allowed now."""

    def __init__(self, text: str = "", role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setProperty("role", role)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scale = 1.0
        self.hint = ""
        """The key of the keyboard that does the same, as Qt writes it."""

    # --- what it shows; a key with words of its own overrides these ------------------------------

    def label(self) -> str:
        """Give the words in large type."""
        return self.text()

    def below(self) -> tuple[str, ...]:
        """Give what may stand below them; the first that fits is shown."""
        return ()

    def is_due(self) -> bool:
        """Say whether it is the touch that is due: it is filled with gold."""
        return bool(self.property("role") == "primary")

    def is_barred(self) -> bool:
        """Say whether it is not allowed now: it has a dashed edge."""
        return bool(not self.isEnabled() or self.property("role") == "barred")

    # --- how it looks ----------------------------------------------------------------------------

    def _font(self, size_px: int, *, bold: bool) -> QFont:
        font = QFont(TOKENS.type.family)
        font.setPixelSize(max(1, size_px))
        font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
        return font

    @property
    def _room(self) -> int:
        return self.width() - round(20 * self.scale)

    def label_lines(self) -> tuple[QFont, list[str]]:
        """The label in the largest type that fits, in one line; if that is small, in more."""
        parts = list(pieces(glued(" ".join(self.label().split()))))
        most = round(LABEL_PX * self.scale * TOKENS.type.percent / 100)
        least = round(_LEAST_LABEL_PX * self.scale)
        for size in range(most, least - 1, -1):
            font = self._font(size, bold=True)
            lines = whole_lines("".join(parts), QFontMetrics(font), self._room)
            if len(lines) * _line_height(font) > self.height() * _LABEL_PART:
                continue
            designed = LABEL_PX * self.scale
            if len(lines) == 1 and (size >= designed * 0.8 or len(parts) == 1):
                return font, lines
            if size > most * 0.86 or len(parts) == 1:
                continue
            if len(lines) == 2:
                return font, balanced(parts, QFontMetrics(font), self._room)
            if len(lines) == 3 and size <= most * 0.7:
                return font, lines
        return self._font(least, bold=True), ["".join(parts)]

    def sub_lines(self, most_lines: int, high: float) -> tuple[QFont, list[str]]:
        """Break what stands below the label into lines that are together at most `high`, in pixels;
        a text that has no room is left out.
        """
        most = round(SUB_PX * self.scale * TOKENS.type.percent / 100)
        for text in map(glued, filter(None, self.below())):
            parts = list(pieces(text))
            for size in range(most, round(LEAST_SUB_PX * self.scale) - 1, -1):
                font = self._font(size, bold=False)
                lines = whole_lines(text, QFontMetrics(font), self._room)
                if len(lines) > most_lines or len(lines) * _line_height(font) > high:
                    continue
                if len(lines) == 2:
                    return font, balanced(parts, QFontMetrics(font), self._room)
                if lines:
                    return font, lines
        return self._font(SUB_PX, bold=False), []

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self._plate(painter)
        label_font, label = self.label_lines()
        label_high, space = _line_height(label_font), round(4 * self.scale)
        left = self.height() - label_high * len(label) - space - 8 * self.scale
        sub_font, sub = self.sub_lines(3 - len(label), left)
        sub_high = _line_height(sub_font)
        space = space if sub else 0
        top = (self.height() - label_high * len(label) - space - sub_high * len(sub)) / 2
        top += 3 * self.scale
        painter.setPen(ink)
        for font, lines, high in ((label_font, label, label_high), (sub_font, sub, sub_high)):
            painter.setFont(font)
            for line in lines:
                painter.drawText(
                    QRectF(0, top, self.width(), high), Qt.AlignmentFlag.AlignCenter, line
                )
                top += high
            top += space
        self._paint_hint(painter, ink)
        painter.end()

    def _plate(self, painter: QPainter) -> QColor:
        """Paint the key itself; gives the ink of its words."""
        colours, edge = TOKENS.colours, max(2.0, 2 * self.scale)
        radius = 12 * self.scale
        ink = QColor(colours.text)
        if self.is_barred():
            pen = QPen(QColor(colours.edge), edge, Qt.PenStyle.DashLine)
            fill, ink = QColor(colours.room), QColor(colours.disabled)
        elif self.isDown():
            pen, fill = QPen(QColor(colours.gold), edge), QColor(colours.pressed)
        elif self.isChecked():
            pen, fill = QPen(QColor(colours.gold), 2 * edge), QColor(colours.live)
        elif self.is_due():
            pen, fill = QPen(QColor(colours.gold), edge), QColor(colours.gold)
            ink = QColor(colours.on_gold)
        else:
            pen, fill = QPen(QColor(colours.edge), edge), QColor(colours.live)
        if self.hasFocus():
            edge = 4.0
            pen = QPen(QColor(colours.text if self.is_due() else colours.gold), edge)
        rect = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        painter.setPen(pen)
        painter.setBrush(fill)
        painter.drawRoundedRect(rect, radius, radius)
        return ink

    def _paint_hint(self, painter: QPainter, ink: QColor) -> None:
        if not self.hint:
            return
        painter.setFont(self._font(round(KEY_PX * self.scale), bold=False))
        painter.setPen(ink)
        inset = 12 * self.scale
        place = QRectF(self.rect()).adjusted(inset, 6 * self.scale, -inset, 0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        painter.drawText(place, right, key_words(self.hint))


def paint_well(painter: QPainter, place: QRect, scale: float) -> None:
    """Paint a faint well where a slot is empty."""
    painter.setPen(QPen(QColor(TOKENS.colours.raised), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = 12 * scale
    painter.drawRoundedRect(QRectF(place).adjusted(1, 1, -1, -1), radius, radius)


def _line_height(font: QFont) -> float:
    return font.pixelSize() * 1.14


def whole_lines(text: str, metrics: QFontMetrics, room: int) -> list[str]:
    """Give the text in lines no wider than so many pixels; none if a part of it is wider."""
    lines = broken_lines(text, metrics.horizontalAdvance, room)
    return lines if _widest(lines, metrics) <= room else []


def balanced(parts: list[str], metrics: QFontMetrics, room: int) -> list[str]:
    """Give the text in two lines, each no wider than the room: the first ends with a sign that
    closes if it can; else their lengths differ least.
    """
    texts = (("".join(parts[:at]).rstrip(), "".join(parts[at:])) for at in range(1, len(parts)))
    fits = [lines for lines in texts if _widest(lines, metrics) <= room]
    best = min(fits, key=lambda two: (two[0][-1] not in _ENDS, _widest(two, metrics)))
    return list(best)


def _widest(lines: Sequence[str], metrics: QFontMetrics) -> int:
    return max(map(metrics.horizontalAdvance, lines))
