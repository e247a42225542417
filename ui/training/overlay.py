"""The acts of the simulated Players, drawn over the felt: this takes no touch and covers no Bet.

Knows no rule and no Player: it is given a view and paints it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tablemgr.basics.money import Money
from ui.felt.cards import CardArt
from ui.felt.fan import RATIO
from ui.felt.widget import FeltWidget
from ui.parts.chips import ChipArt, ChipStyle
from ui.parts.painting import painted
from ui.theme.tokens import TOKENS
from ui.training.hands import paint_hand
from ui.views.shared import amount_text
from ui.views.signs import BoxSign, CardShown, ChipsShown, SignsView

_PLATE: Final = 46.0
"""The height of a sign's plate, in pixels at a felt of 960 pixels' width."""
_CARD: Final = 44.0
"""The width of a card that is shown beside what the table knows, likewise."""
_FELT: Final = 960.0


class SignsOverlay(QWidget):
    """Lies over a felt, always as large as it."""

    def __init__(self, felt: FeltWidget, chips: list[ChipStyle]) -> None:
        super().__init__(felt)
        self._felt = felt
        self._view = SignsView()
        self._art = CardArt(TOKENS)
        self._chips = ChipArt(TOKENS.type.family, chips)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(felt.size())
        felt.installEventFilter(self)

    @property
    def view(self) -> SignsView:
        """Give what is shown now."""
        return self._view

    def set_view(self, view: SignsView) -> None:
        """Show this."""
        if view != self._view:
            self._view = view
            self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Stay as large as the felt."""
        if watched is self._felt and event.type() == QEvent.Type.Resize:
            self.resize(self._felt.size())
        return False

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint every sign, chip and card of the view."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        for chips in self._view.chips:
            self._paint_chips(painter, chips)
        for shown in self._view.cards:
            self._paint_card(painter, shown)
        for sign in self._view.signs:
            self._paint_sign(painter, sign)
        for row, words in enumerate(self._view.notes):
            at = self._felt.place_rect("discard")
            place = QRectF(at.left() - at.width(), at.top() - (row + 1) * 34, 2 * at.width(), 28)
            self._paint_plate(painter, place, words)
        painter.end()

    @property
    def _unit(self) -> float:
        return self.width() / _FELT

    def _paint_sign(self, painter: QPainter, sign: BoxSign) -> None:
        box = self._felt.place_rect(f"box-{sign.box}")
        high = _PLATE * self._unit
        top = max(2.0, box.top() - high / 2)
        side = min(high, box.width() / 2) if sign.words else high
        square = QRectF(box.left(), top + (high - side) / 2, side, side)
        words = QRectF(box.left(), top, box.width(), high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(TOKENS.colours.plate))
        painter.drawRoundedRect(words if sign.words else square, 8, 8)
        if sign.gesture is not None:
            paint_hand(painter, square, sign.gesture)
            words.setLeft(square.right())
        if sign.words:
            self._paint_words(painter, words.adjusted(1, 2, -2, -2), sign.words)

    def _paint_words(self, painter: QPainter, place: QRectF, words: str) -> None:
        """The words in as large a type as fits in two lines."""
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        font = QFont(TOKENS.type.family)
        for size in range(round(16 * self._unit), 8, -1):
            font.setPixelSize(size)
            room = QFontMetricsF(font).boundingRect(place, int(flags), words)
            if room.width() <= place.width() and room.height() <= place.height():
                break
        painter.setFont(font)
        painter.setPen(QColor(TOKENS.colours.text))
        painter.drawText(place, int(flags), words)

    def _paint_plate(self, painter: QPainter, place: QRectF, words: str) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(TOKENS.colours.plate))
        painter.drawRoundedRect(place, 6, 6)
        self._paint_words(painter, place.adjusted(4, 2, -4, -2), words)

    def _paint_chips(self, painter: QPainter, shown: ChipsShown) -> None:
        place = self._felt.place_rect(shown.place)
        side = 0.8 * min(place.width(), place.height())
        at = QRectF(place.right() - side / 2, place.top() - side / 4, side, side)
        middle, dpr = at.center(), self.devicePixelRatioF()
        self._chips.paint_stack(painter, middle, side, shown.amount, dpr)
        self._paint_amount(painter, at, shown.amount)

    def _paint_amount(self, painter: QPainter, at: QRectF, amount: Money) -> None:
        place = QRectF(at.left() - 6, at.bottom() - 4, at.width() + 12, 20)
        self._paint_plate(painter, place, amount_text(amount))

    def _paint_card(self, painter: QPainter, shown: CardShown) -> None:
        place = self._felt.place_rect(shown.place)
        wide = _CARD * self._unit
        at = QRectF(0, 0, wide, wide * RATIO)
        at.moveCenter(place.center() + QPointF(shown.shift * wide, 0))
        at.moveLeft(max(2.0, at.left()))
        self._art.paint(painter, shown.card, at, self.devicePixelRatioF(), narrow=False)
        if shown.card is None:  # another back than the table's
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(TOKENS.colours.danger))
            painter.drawRoundedRect(at.adjusted(6, 6, -6, -6), 4, 4)
