"""The felt check's places: each box is a column as on the felt, its Bets below its cards; below all
of them the Dealer's Hand and what lies in no Hand. Knows no device.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tablemgr.basics.cards import Card
from ui.felt.canvas import text_width
from ui.felt.cards import CardArt, shown_words
from ui.felt.fan import RATIO
from ui.parts.fitting import FittingText
from ui.parts.overlay import KEY_GAP_PX
from ui.parts.painting import painted
from ui.parts.widgets import empty
from ui.theme.tokens import TOKENS
from ui.views.dialogs import BetToCompare, CompareView, HandToCompare

_OTHERS = 3
"""So many Hands that belong to no box lie beside each other."""
_LEAST_CARD_PX = 54
_MOST_CARD_PX = 104
_LEAST_TEXT_PX = 11
_LEAST_STEP = 0.47
"""How much of a card the next one must leave free, so that its index is seen: a part of its width.
"""
_BET_PX = 52
"""How high a Bet's two lines are; a Bet that can be touched is as high as a key."""
_KEY_PX = 74
_NAME_PX = 16


class HandPicture(QWidget):
    """A Hand's label, its total and its cards. The more cards, the closer they lie.

    `touched` gives the touched card's number in the Round.
    """

    touched = Signal(int)

    def __init__(self, hand: HandToCompare, card_px: int) -> None:
        super().__init__()
        self.hand = hand
        self._card_px = card_px
        self._art = CardArt(TOKENS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        cards = " ".join(map(shown_words, hand.cards))
        self.setAccessibleName(f"{hand.label}: {cards}")

    def _text_px(self) -> int:
        return round(self._card_px * 0.30)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(260, round(self._card_px * RATIO) + round(self._text_px() * 1.6) + 10)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(40, self.sizeHint().height())

    def places(self) -> list[tuple[Card | None, QRectF]]:
        """The cards, each with its place in the widget's pixels."""
        gaps = max(0, len(self.hand.cards) - 1)
        room = self.width() - 16.0
        across = min(float(self._card_px), room / (1 + _LEAST_STEP * gaps))
        step = min(across + 6.0, (room - across) / max(1, gaps))
        top = self._text_px() * 1.6
        size = QRectF(0, 0, across, across * RATIO).size()
        return [
            (card, QRectF(QPointF(place * step, top), size))
            for place, card in enumerate(self.hand.cards)
        ]

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Tell which card was touched; of several under the finger, the uppermost."""
        under = [
            number
            for number, (_, rect) in zip(self.hand.numbers, self.places(), strict=False)
            if rect.contains(event.position())
        ]
        if under:
            self.touched.emit(under[-1])

    def head(self) -> list[tuple[QRectF, str, str, Qt.AlignmentFlag]]:
        """The label and the total: place, text, colour and alignment. The places never overlap."""
        room = QRectF(0, 0, self.width() - 16, self._text_px() * 1.4)
        words = (self.hand.label, self.hand.total)
        wanted = [self._width(text, self._text_px()) for text in words]
        gap = self._text_px() * 0.6 if self.hand.total else 0.0
        share = min(1.0, (room.width() - gap) / max(1.0, sum(wanted)))
        left, right = QRectF(room), QRectF(room)
        left.setWidth(wanted[0] * share)
        right.setLeft(room.right() - wanted[1] * share)
        colours = TOKENS.colours
        return [
            (left, words[0], colours.text, Qt.AlignmentFlag.AlignLeft),
            (right, words[1], colours.announce, Qt.AlignmentFlag.AlignRight),
        ]

    @staticmethod
    def _width(text: str, size_px: int) -> float:
        return text_width(TOKENS.type.family, size_px, True, text) + 2 if text else 0.0

    def _size_for(self, text: str, width: float) -> int:
        """The largest type size, in pixels, at which the text fits the width."""
        size = self._text_px()
        while size > _LEAST_TEXT_PX and self._width(text, size) > width:
            size -= 1
        return size

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        painter = QPainter(self)
        font = QFont(TOKENS.type.family)
        font.setPixelSize(self._text_px())
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        for place, text, colour, side in self.head():
            font.setPixelSize(self._size_for(text, place.width()))
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, text)
        dpr = self.devicePixelRatioF()
        for card, rect in self.places():
            self._art.paint(painter, card, rect, dpr, narrow=False)
        painter.end()


class ComparedBet(QPushButton):
    """A Bet that can be touched: whose it is, and which."""

    def __init__(self, bet: BetToCompare, words: str, scale: float) -> None:
        super().__init__()
        self.bet = bet
        self.setProperty("role", "answer")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(round(_KEY_PX * scale))
        text = _bet_text(words, scale)
        text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        line = QHBoxLayout(self)
        line.setContentsMargins(*[round(6 * scale)] * 4)
        line.addWidget(text)


class ComparePlaces(QWidget):
    """A column for each box, its Hands above its Bets; the other Hands below."""

    card_touched = Signal(int)
    """The number in the Round of the touched card."""
    bet_touched = Signal(object)
    """The touched Bet, a `BetToCompare`."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: list[HandPicture] = []
        self.bets: list[ComparedBet | FittingText] = []
        """The Bets in the view's order: keys while it is asked what differs."""
        self._scale = 1.0
        self._boxes = QHBoxLayout()
        self._others = QGridLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._boxes)
        column.addLayout(self._others)
        column.addStretch(1)

    def show_places(self, view: CompareView, size: QSize, scale: float, *, asks_what: bool) -> None:
        """Show every place of the view in about this size; `asks_what`: a Bet can be touched."""
        for layout in (self._boxes, self._others):
            empty(layout)
        self.pictures, self.bets, self._scale = [], [], scale
        gap = round(KEY_GAP_PX * scale)
        self._boxes.setSpacing(gap)
        self._others.setSpacing(gap)
        numbers = sorted(
            {hand.box for hand in view.hands if hand.box > 0} | {bet.number for bet in view.bets}
        )
        across = max(1, len(numbers))
        wide = (size.width() - gap * across) / across
        for number in numbers:
            hands = [hand for hand in view.hands if hand.box == number]
            bets = [bet for bet in view.bets if bet.number == number]
            high = size.height() * 0.5 / max(1, len(hands))
            column = self._column(hands, bets, asks_what=asks_what, wide=wide, high=high)
            self._boxes.addWidget(column, 1)
        self._boxes.addStretch(0)
        others = [hand for hand in view.hands if hand.box <= 0]
        rows = max(1, -(-len(others) // _OTHERS))
        high = size.height() * (0.4 if numbers else 1.0) / rows
        for place, hand in enumerate(others):
            picture = self._picture(hand, _card_px(size.width() / 8, high, scale))
            self._others.addWidget(picture, place // _OTHERS, place % _OTHERS)
        for number in range(_OTHERS):
            self._others.setColumnStretch(number, 1)

    def _column(
        self,
        hands: Sequence[HandToCompare],
        bets: Sequence[BetToCompare],
        *,
        asks_what: bool,
        wide: float,
        high: float,
    ) -> QWidget:
        """Make a box's column; `wide` is its width, `high` the height of a Hand, in pixels."""
        scale = self._scale
        card_px = _card_px(wide / 2.2, high, scale)
        column = QWidget()
        lines = QVBoxLayout(column)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(round((KEY_GAP_PX if asks_what else 4) * scale))
        for hand in hands:
            lines.addWidget(self._picture(hand, card_px))
        if not hands:
            lines.addWidget(_text(bets[0].box, _BET_PX / 2, scale, bold=True))
        for bet in bets:
            words = "\n".join(filter(None, (_short(bet.player, wide), bet.what)))
            self.bets.append(
                ComparedBet(bet, words, scale) if asks_what else _bet_text(words, scale)
            )
            lines.addWidget(self.bets[-1])
            if isinstance(self.bets[-1], ComparedBet):
                self.bets[-1].clicked.connect(self._bet)
        lines.addStretch(1)
        return column

    def _picture(self, hand: HandToCompare, card_px: int) -> HandPicture:
        picture = HandPicture(hand, card_px)
        picture.touched.connect(self.card_touched)
        self.pictures.append(picture)
        return picture

    def _bet(self) -> None:
        key = self.sender()
        assert isinstance(key, ComparedBet)
        self.bet_touched.emit(key.bet)


def _short(name: str, width: float) -> str:
    """Give a name that fits the width, shortened at its end if it must be."""
    font = QFont(TOKENS.type.family)
    font.setPixelSize(_NAME_PX)
    end = Qt.TextElideMode.ElideRight
    return QFontMetrics(font).elidedText(name, end, max(1, round(width) - 2 * _NAME_PX))


def _bet_text(words: str, scale: float) -> FittingText:
    return _text(words, _BET_PX, scale, bold=False)


def _text(words: str, high_px: float, scale: float, *, bold: bool) -> FittingText:
    label = FittingText(round(18 * scale), _LEAST_TEXT_PX, bold=bold)
    label.set_text(words)
    label.setFixedHeight(round(high_px * scale))
    return label


def _card_px(across: float, high: float, scale: float) -> int:
    """The width of a card, in pixels: as large as fits, between two bounds."""
    by_height = (high / scale - 30) / (RATIO + 0.48)
    return round(max(_LEAST_CARD_PX, min(_MOST_CARD_PX, by_height, across / scale)) * scale)
