"""The board on which four cards are set as Low and High.

First the two cards of the Low Hand are touched. Then two cards change places if one is dragged onto
the other, or if both are tapped. Knows no rule: `show_ranks` is told what the Hands are worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from tablemgr.basics.cards import Card
from ui.families.si_ki_pi.view import TwoCards
from ui.felt.canvas import LEAST_PX, font, text_width
from ui.felt.cards import CardArt
from ui.felt.fan import RATIO
from ui.parts.painting import painted
from ui.theme.tokens import TOKENS, Tokens

CARD_PX: Final = 104.0
"""The width of a card at scale 1."""
PAD_PX: Final = 12.0
WORD_PX: Final = 28.0
RANK_PX: Final = 40.0
KEY_PX: Final = 17.0
LOW: Final = (0, 1)
HIGH: Final = (2, 3)


class SettingBoard(QWidget):
    """Four cards in four places: 0 and 1 are Low, 2 and 3 High."""

    changed = Signal()
    """Low and High are chosen, or have changed."""

    def __init__(self, tokens: Tokens = TOKENS, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._art = CardArt(tokens)
        self._scale = 1.0
        self._cards: list[Card] = []
        self._ranks = ("", "")
        self._chosen: int | None = None
        self._set = False
        self._pressed: int | None = None
        self._pressed_at = QPointF()
        self._dragged_to: QPointF | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    # What the sheet tells and asks

    def lay(self, cards: Sequence[Card], *, four_colour: bool = False) -> None:
        """Show four cards as they were dealt; which two are Low is not chosen yet."""
        self._art = CardArt(self._tokens, four_colour=four_colour)
        self._cards = list(cards)
        self._set = False
        self._ranks = ("", "")
        self._chosen = self._pressed = self._dragged_to = None
        self.setAccessibleName(" ".join(card.in_words() for card in self._cards))
        self.update()

    @property
    def is_set(self) -> bool:
        """Say whether the two cards of the Low Hand are chosen."""
        return self._set

    def show_ranks(self, low: str, high: str) -> None:
        """Show what Low and High are worth, in words."""
        self._ranks = (low, high)
        self.setAccessibleName(
            self.tr("Low: {0}, {1}. High: {2}, {3}.").format(
                " ".join(card.in_words() for card in self.low), low,
                " ".join(card.in_words() for card in self.high), high,
            )
        )  # fmt: skip
        self.update()

    @property
    def low(self) -> TwoCards:
        """The two cards of the Low Hand."""
        return self._cards[0], self._cards[1]

    @property
    def high(self) -> TwoCards:
        """The two cards of the High Hand."""
        return self._cards[2], self._cards[3]

    @property
    def chosen(self) -> int | None:
        """The place of the card that was tapped first; None if none was."""
        return self._chosen

    def choose(self, place: int) -> None:
        """The card at this place was tapped. The first two that are tapped become the Low Hand.

        After that, a tap on a card and then on one of the other Hand lets them change places.
        """
        if not self._set:
            self._choose_low(place)
            return
        if self._chosen is None or place // 2 == self._chosen // 2:
            self._chosen = None if place == self._chosen else place
            self.update()
            return
        self.exchange(self._chosen, place)

    def _choose_low(self, place: int) -> None:
        if self._chosen in (None, place):
            self._chosen = place if self._chosen is None else None
            self.update()
            return
        low = [self._cards[self._chosen], self._cards[place]]
        self._cards = low + [card for card in self._cards if card not in low]
        self._chosen, self._set = None, True
        self.update()
        self.changed.emit()

    def exchange(self, one: int, other: int) -> None:
        """Let two cards change places."""
        self._cards[one], self._cards[other] = self._cards[other], self._cards[one]
        self._chosen = None
        self.update()
        self.changed.emit()

    def rescale(self, scale: float) -> None:
        """Show the board `scale` times as large as designed."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def texts_fit(self) -> bool:
        """Say whether both ranks fit without being cut."""
        room = self._half(0).width() - 2 * self._px(PAD_PX)
        return all(text_width(self._family, LEAST_PX, True, text) <= room for text in self._ranks)

    # Where things lie

    @property
    def _family(self) -> str:
        return self._tokens.type.family

    def _px(self, design: float) -> float:
        return design * self._scale

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        half = 2 * CARD_PX + 3 * PAD_PX
        high = WORD_PX + CARD_PX * RATIO + KEY_PX + RANK_PX + 2 * PAD_PX
        return QSize(round(self._px(2 * half + PAD_PX * 2)), round(self._px(high)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.sizeHint()

    def _half(self, which: int) -> QRectF:
        """The area of Low (0) or High (1)."""
        width = self._px(2 * CARD_PX + 3 * PAD_PX)
        left = 0.5 if which == 0 else self.width() - width - 0.5
        return QRectF(left, 0.5, width, self.height() - 1.0)

    def card_rect(self, place: int) -> QRectF:
        """The rectangle of the card at a place."""
        half = self._half(place // 2)
        card, pad = self._px(CARD_PX), self._px(PAD_PX)
        left = half.left() + pad + (place % 2) * (card + pad)
        return QRectF(left, half.top() + self._px(WORD_PX) + pad / 2, card, card * RATIO)

    def place_at(self, point: QPointF) -> int | None:
        """The place of the card nearest to a point in Low or High; None outside of both."""
        for which, places in enumerate((LOW, HIGH)):
            if self._half(which).contains(point):
                return min(
                    places, key=lambda place: abs(self.card_rect(place).center().x() - point.x())
                )
        return None

    # Touch

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Pick up the card."""
        if event.button() == Qt.MouseButton.LeftButton and self._cards:
            self._pressed = self.place_at(event.position())
            self._pressed_at = event.position()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Move the card with the finger."""
        if self._pressed is None:
            return
        apart = (event.position() - self._pressed_at).manhattanLength()
        if self._dragged_to is not None or apart >= QApplication.startDragDistance():
            self._dragged_to = event.position()
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Put the card down: on the other Hand, two cards change places; unmoved, it was a tap."""
        pressed, dragged = self._pressed, self._dragged_to is not None
        self._pressed = self._dragged_to = None
        if pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        place = self.place_at(event.position())
        if not dragged:
            self.choose(pressed)
        elif self._set and place is not None and place // 2 != pressed // 2:
            self.exchange(pressed, place)
        self.update()

    # Painting

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint Low and High, and the card that is being moved on top."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        target = None if self._dragged_to is None else self.place_at(self._dragged_to)
        words = (self.tr("Low"), self.tr("High")) if self._set else ("", "")
        for which, word in enumerate(words):
            self._paint_half(painter, which, word)
        for place, card in enumerate(self._cards):
            self._paint_card(painter, place, card, aimed=target == place)
        if self._set:
            self._paint_arrows(painter)
        if self._dragged_to is not None and self._pressed is not None:
            rect = self.card_rect(self._pressed).translated(self._dragged_to - self._pressed_at)
            self._art.paint(
                painter, self._cards[self._pressed], rect, self.devicePixelRatioF(), narrow=False
            )
        painter.end()

    def _colour(self, name: str, alpha: float = 1.0) -> QColor:
        made = QColor(getattr(self._tokens.colours, name))
        made.setAlphaF(alpha)
        return made

    def _paint_half(self, painter: QPainter, which: int, word: str) -> None:
        half = self._half(which)
        radius = self._px(self._tokens.radius_l)
        painter.setBrush(self._colour("pressed"))
        painter.setPen(QPen(self._colour("felt_line", 0.55), max(1.0, self._px(1.2))))
        painter.drawRoundedRect(half.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        head = QRectF(half.left(), half.top() + self._px(3), half.width(), self._px(WORD_PX))
        self._text(painter, word.upper(), head, 17, "announce")
        foot = QRectF(
            half.left() + self._px(PAD_PX),
            half.bottom() - self._px(RANK_PX + PAD_PX * 0.5),
            half.width() - 2 * self._px(PAD_PX),
            self._px(RANK_PX),
        )
        self._text(painter, self._ranks[which], foot, 26, "text")

    def _paint_card(self, painter: QPainter, place: int, card: Card, *, aimed: bool) -> None:
        rect = self.card_rect(place)
        radius = rect.width() * 0.085
        carried = self._dragged_to is not None and place == self._pressed
        if carried:
            painter.setBrush(self._colour("felt_deep", 0.5))
            painter.setPen(QPen(self._colour("muted"), 1.5, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(rect, radius, radius)
        else:
            self._art.paint(painter, card, rect, self.devicePixelRatioF(), narrow=False)
        pressed = self._pressed if self._set else None
        other_half = pressed is not None and place // 2 != pressed // 2
        if place == self._chosen or (aimed and other_half):
            grow = self._px(3)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._colour("turn"), self._px(4)))
            painter.drawRoundedRect(rect.adjusted(-grow, -grow, grow, grow), radius, radius)
        key = QRectF(rect.left(), rect.bottom() + self._px(3), rect.width(), self._px(KEY_PX))
        self._text(painter, str(place + 1), key, 13, "muted")

    def _paint_arrows(self, painter: QPainter) -> None:
        """Paint two arrows between Low and High: cards can change places."""
        left, right = self._half(0).right(), self._half(1).left()
        middle = QPointF((left + right) / 2, self.card_rect(0).center().y())
        reach, rise = (right - left) * 0.32, self._px(5)
        painter.setPen(QPen(self._colour("muted"), max(1.5, self._px(2))))
        for way in (-1.0, 1.0):
            y = middle.y() + way * rise
            tip = QPointF(middle.x() + way * reach, y)
            painter.drawLine(QPointF(middle.x() - way * reach, y), tip)
            painter.drawLine(tip, tip + QPointF(-way * rise * 0.8, -rise * 0.7))
            painter.drawLine(tip, tip + QPointF(-way * rise * 0.8, rise * 0.7))

    def _text(
        self, painter: QPainter, text: str, place: QRectF, design_px: int, colour: str
    ) -> None:
        """Paint a line in the middle of a place, smaller if it does not fit."""
        size = max(LEAST_PX, round(self._px(design_px)))
        while size > LEAST_PX and text_width(self._family, size, True, text) > place.width():
            size -= 1
        painter.setFont(font(self._family, size, True))
        painter.setPen(self._colour(colour))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
