"""A button with a small picture of a layout's felt. Knows no rule."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QPushButton, QSizePolicy

from ui.felt.layout import Layout
from ui.parts.painting import painted
from ui.theme.tokens import TOKENS

_WORD_PX = 26
_PAD_PX = 6


class LayoutButton(QPushButton):
    """One layout: its felt, its name and its boxes."""

    def __init__(self, name: str, layout: Layout, words: str) -> None:
        super().__init__()
        self.name = name
        self.words = words
        self._layout = layout
        self._picture = QPixmap()
        self.scale = 1.0
        self.setCheckable(True)
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(round(170 * self.scale), round(120 * self.scale))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(round(120 * self.scale), round(90 * self.scale))

    def _felt(self) -> QRectF:
        """Where the drawing goes: in the middle of the room above the words."""
        pad, words = _PAD_PX * self.scale, _WORD_PX * self.scale
        room = QRectF(self.rect()).adjusted(pad, pad, -pad, -words - pad / 2)
        size = self._layout.size.size()
        by = min(room.width() / size.width(), room.height() / size.height())
        felt = QRectF(0, 0, size.width() * by, size.height() * by)
        felt.moveCenter(room.center())
        return felt

    def _drawn(self, felt: QRectF) -> QPixmap:
        """The drawing at that size, rendered only if the size has changed."""
        ratio = self.devicePixelRatioF()
        wanted = QSize(round(felt.width() * ratio), round(felt.height() * ratio))
        if self._picture.size() != wanted:
            self._picture = QPixmap(wanted)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            self._layout.renderer.render(painter, QRectF(self._picture.rect()))
            painter.end()
        return self._picture

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the background, the felt, the words, and a frame if it is chosen."""
        del event
        colours, radius = TOKENS.colours, TOKENS.radius_m
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        chosen = self.isChecked()
        painter.setBrush(QColor(colours.pressed if self.isDown() else colours.raised))
        painter.setPen(QPen(QColor(colours.gold if chosen else colours.line), 3 if chosen else 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)
        felt = self._felt()
        painter.drawPixmap(felt, self._drawn(felt), QRectF(self._picture.rect()))
        font = QFont(TOKENS.type.family)
        font.setPixelSize(round(TOKENS.type.body * self.scale))
        font.setWeight(QFont.Weight.Bold if chosen else QFont.Weight.Medium)
        painter.setFont(font)
        painter.setPen(QColor(colours.announce if chosen else colours.text))
        words = QRectF(self.rect())
        words.setTop(words.bottom() - _WORD_PX * self.scale - _PAD_PX * self.scale / 2)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.words)
        painter.end()
