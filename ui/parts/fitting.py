"""A label that picks the type size at which its text fits. Knows no text."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tablemgr.basics.breaking import glued
from ui.parts.painting import painted
from ui.theme.tokens import TOKENS


class FittingText(QWidget):
    """A sentence in the largest type that fits its place, between `least` and `most` pixels.

    It breaks into lines if the place is high enough.
    """

    def __init__(
        self,
        most: int,
        least: int,
        *,
        colour: str = "text",
        bold: bool = True,
        right: bool = False,
    ) -> None:
        super().__init__()
        self._text = ""
        self._most = most
        self._least = least
        self._colour = colour
        self._bold = bold
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        wrap = Qt.TextFlag.TextWordWrap
        self._flags = int(side | Qt.AlignmentFlag.AlignVCenter) | int(wrap)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        """The text that is shown."""
        return self._text

    def set_text(self, text: str) -> None:
        """Show this text."""
        self._text = text
        self.setAccessibleName(text)
        self.update()

    def set_colour(self, colour: str) -> None:
        """Show the text in this colour, a name in the tokens."""
        self._colour = colour
        self.update()

    def set_sizes(self, most: int, least: int) -> None:
        """Change the largest and the smallest type size, in pixels."""
        self._most, self._least = most, least
        self.updateGeometry()
        self.update()

    def font_at(self, size_px: int) -> QFont:
        """The label's font in this size."""
        font = QFont(TOKENS.type.family)
        font.setPixelSize(size_px)
        font.setWeight(QFont.Weight.Bold if self._bold else QFont.Weight.Medium)
        return font

    def fitted_px(self) -> int | None:
        """The type size that is used now, in pixels; None if even the smallest does not fit."""
        for size in range(self._largest, self._least - 1, -1):
            needed = QFontMetrics(self.font_at(size)).boundingRect(
                QRect(0, 0, max(1, self.width()), 10_000), self._flags, glued(self._text)
            )
            if needed.width() <= self.width() and needed.height() <= self.height():
                return size
        return None

    @property
    def _largest(self) -> int:
        return round(self._most * TOKENS.type.percent / 100)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(200, QFontMetrics(self.font_at(self._most)).height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(80, self.sizeHint().height())

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        painter = QPainter(self)
        painter.setFont(self.font_at(self.fitted_px() or self._least))
        painter.setPen(QColor(getattr(TOKENS.colours, self._colour)))
        painter.drawText(self.rect(), self._flags, glued(self._text))
        painter.end()
