"""Paints the table's two Hands large, each with its total, the winner framed. Knows no rule."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.felt.cards import CardArt
from ui.felt.fan import RATIO
from ui.parts.painting import painted
from ui.theme.tokens import TOKENS
from ui.views.felt import HandView
from ui.views.shared import Tone


class TableHands(QWidget):
    """The table's Hands beside each other."""

    def __init__(self) -> None:
        super().__init__()
        self._hands: tuple[HandView, ...] = ()
        self._names: tuple[str, ...] = ()
        self._art = CardArt(TOKENS)
        self.setMinimumHeight(200)

    def set_hands(self, hands: tuple[HandView, ...], names: tuple[str, ...]) -> None:
        """Show these Hands, and what each is called."""
        self._hands, self._names = hands, names
        self.update()

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = self.width() * 0.03
        across = (self.width() - gap * (len(self._hands) - 1)) / max(1, len(self._hands))
        for place, hand in enumerate(self._hands):
            cell = QRectF(place * (across + gap), 0, across, self.height())
            name = self._names[place] if place < len(self._names) else ""
            self._hand(painter, hand, name, cell.adjusted(3, 3, -3, -3))
        painter.end()

    def _hand(self, painter: QPainter, hand: HandView, name: str, cell: QRectF) -> None:
        colours = TOKENS.colours
        wins = hand.badge is not None and hand.badge.tone is Tone.PAY
        painter.setPen(QPen(QColor(colours.pay if wins else colours.line), 4 if wins else 2))
        painter.setBrush(QColor(colours.surface))
        painter.drawRoundedRect(cell, 16, 16)
        head = QRectF(cell.left() + 24, cell.top() + 8, cell.width() - 48, cell.height() * 0.2)
        self._words(painter, name, head, colours.text, left=True)
        if hand.badge is not None:
            tone = colours.pay if wins else colours.even
            self._words(painter, hand.badge.text, head, tone, left=False)
        room = cell.adjusted(24, cell.height() * 0.24, -cell.width() * 0.22, -cell.height() * 0.06)
        wide = min(room.height() / RATIO, (room.width() - 24) / 3)
        for place, card in enumerate(hand.cards):
            top = room.center().y() - wide * RATIO / 2
            rect = QRectF(room.left() + place * (wide + 12), top, wide, wide * RATIO)
            self._art.paint(painter, card, rect, self.devicePixelRatioF(), narrow=False)
        total = QRectF(room.right(), room.top(), cell.right() - room.right(), room.height())
        self._words(painter, hand.total, total, colours.text, left=None)

    def _words(
        self, painter: QPainter, words: str, place: QRectF, colour: str, *, left: bool | None
    ) -> None:
        font = QFont(TOKENS.type.family)
        font.setWeight(QFont.Weight.Bold)
        share = 0.62 if left is not None else 0.5
        font.setPixelSize(max(10, round(place.height() * share)))
        painter.setFont(font)
        painter.setPen(QColor(colour))
        side = {None: Qt.AlignmentFlag.AlignHCenter, True: Qt.AlignmentFlag.AlignLeft}
        align = side.get(left, Qt.AlignmentFlag.AlignRight) | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, align, words)
