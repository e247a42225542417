"""Draws the cards, each with a large index and its suit, and keeps them as pixmaps.

Often only a strip of a card is seen. `narrow` puts the suit beside the rank, to be read in the top
strip; otherwise the suit is below the rank, to be read in the left strip. Knows no Hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from tablemgr.basics.cards import Card, Suit, UnreadCard
from ui.felt.backs import paint_back
from ui.felt.fan import RATIO
from ui.felt.suits import suit_path
from ui.theme.tokens import Tokens

translate = QCoreApplication.translate

MOST_PIXELS: Final = 250_000
"""The most pixels of the screen that are kept, 1 MB: to draw a card anew takes 0.2 ms."""
FACE_DOWN: Final = -1
"""Stands for a card's index if its back is drawn."""
NOT_READ: Final = -2
"""Stands for it if the card was not read."""
_TEN: Final = "T"

_SUIT_FROM: Final = 0.62
"""A row's index has its suit if it is at least this wide, as a part of its height."""


def shown_words(card: Card | None) -> str:
    """A card as it is read out: `K♥`, or that it lies face down, or that it was not read."""
    if isinstance(card, UnreadCard):
        return translate("felt", "card {number}, not read").format(number=card.number)
    return translate("felt", "face down") if card is None else card.in_words()


def _index(card: Card | None) -> int:
    """The place in the deck of what is drawn."""
    if card is None:
        return FACE_DOWN
    return NOT_READ if isinstance(card, UnreadCard) else card.index


def seen(
    cards: Sequence[Card | None], places: Sequence[QRectF], dpr: float
) -> Iterator[tuple[int, Card | None, QRectF]]:
    """Give the cards of which something is seen, each with its number and its place: of hundreds in
    one fan, as in a long case, many lie below the next one to the pixel.
    """
    pixels = [
        (round(place.left() * dpr), round(place.top() * dpr), place.width(), place.height())
        for place in places
    ]
    for index, (card, place) in enumerate(zip(cards, places, strict=True)):
        if pixels[index] not in pixels[index + 1 : index + 2]:
            yield index, card, place


class Lifted(Struct):
    """A card that is not painted in its place, as it is on the way there."""

    place: QRectF
    picture: QPixmap | None = None
    """Its face as it will lie there; None before the place was painted."""


class CardArt:
    """Draws cards, and keeps each pixmap for the next time."""

    def __init__(self, tokens: Tokens, *, four_colour: bool = False) -> None:
        self._tokens = tokens
        self._four_colour = four_colour
        self._kept: dict[tuple[int, int, int, str], QPixmap] = {}
        self._kept_pixels = 0
        self.lifted: Lifted | None = None
        """The card that is on its way; its place stays empty."""

    @property
    def kept_pixels(self) -> int:
        """How many pixels of the screen are kept."""
        return self._kept_pixels

    def ink(self, suit: Suit) -> QColor:
        """The colour of a suit: one of two, or one of four if the house wants that."""
        colours = self._tokens.colours
        if self._four_colour and suit is Suit.DIAMONDS:
            return QColor(colours.card_blue)
        if self._four_colour and suit is Suit.CLUBS:
            return QColor(colours.card_green)
        return QColor(colours.card_red if suit.is_red else colours.card_black)

    def paint(
        self, painter: QPainter, card: Card | None, rect: QRectF, dpr: float, *, narrow: bool
    ) -> None:
        """Paint a card into `rect`, sharp at the screen's pixel ratio; None is a card's back, and
        so is a card that was not read, with these words on it.
        """
        self._lay(painter, self.pixmap(card, rect.width(), dpr, narrow=narrow), rect, dpr)

    def _lay(self, painter: QPainter, pixmap: QPixmap, rect: QRectF, dpr: float) -> None:
        if self.lifted is not None and self.lifted.place == rect:
            self.lifted.picture = pixmap
            return
        x, y = (round(each * dpr) / dpr for each in (rect.left(), rect.top()))
        painter.drawPixmap(QPointF(x, y), pixmap)

    def paint_index(self, painter: QPainter, card: Card | None, rect: QRectF, dpr: float) -> None:
        """Paint a card of a row: its rank and, if there is room, its suit on a small plate."""
        self._paint_shape(painter, card, rect, dpr, "index")

    def paint_crosswise(
        self, painter: QPainter, card: Card | None, rect: QRectF, dpr: float
    ) -> None:
        """Paint a card that lies across the others; its index is upright, so that it is read."""
        self._paint_shape(painter, card, rect, dpr, "crosswise")

    def _paint_shape(
        self, painter: QPainter, card: Card | None, rect: QRectF, dpr: float, shape: str
    ) -> None:
        size = (max(4, round(rect.width() * dpr)), max(4, round(rect.height() * dpr)))
        key = (_index(card), size[0], round(dpr * 100), f"{shape} {size[1]}")
        kept = self._kept.get(key)
        if kept is None:
            kept = self._keep(key, self._draw_shape(card, *size, dpr, shape))
        self._lay(painter, kept, rect, dpr)

    def _draw_shape(
        self, card: Card | None, across: int, down: int, dpr: float, shape: str
    ) -> QPixmap:
        pixmap = QPixmap(across, down)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high = float(across), float(down)
        self._blank_card(painter, wide, high)
        if card is None or isinstance(card, UnreadCard):
            painter.fillRect(
                QRectF(wide * 0.06, high * 0.06, wide * 0.88, high * 0.88),
                QColor(self._tokens.colours.back),
            )
        elif shape == "index":
            self._index_face(painter, card, wide, high)
        else:
            ink = self.ink(card.suit)
            self._rank(painter, card, QRectF(wide * 0.06, high * 0.1, wide * 0.3, high * 0.5), ink)
            self._suit(painter, card.suit, QPointF(wide * 0.2, high * 0.8), high * 0.28, ink)
            self._suit(painter, card.suit, QPointF(wide * 0.67, high * 0.5), high * 0.66, ink)
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return pixmap

    def _index_face(self, painter: QPainter, card: Card, wide: float, high: float) -> None:
        ink, has_suit = self.ink(card.suit), wide > high * _SUIT_FROM
        part = 0.52 if has_suit else 0.8
        self._rank(painter, card, QRectF(wide * 0.08, high * 0.14, wide * part, high * 0.72), ink)
        if has_suit:
            self._suit(painter, card.suit, QPointF(wide * 0.79, high * 0.5), wide * 0.32, ink)

    def pixmap(self, card: Card | None, width: float, dpr: float, *, narrow: bool) -> QPixmap:
        """A card's face, `width` device-independent pixels wide; None is a card's back."""
        across = max(8, round(width * dpr))
        key = (_index(card), across, round(dpr * 100), "narrow" if narrow else "")
        kept = self._kept.get(key)
        if kept is None:
            kept = self._keep(key, self._draw(card, across, dpr, narrow))
        return kept

    def _keep(self, key: tuple[int, int, int, str], drawn: QPixmap) -> QPixmap:
        self._kept[key] = drawn
        self._kept_pixels += drawn.width() * drawn.height()
        while self._kept_pixels > MOST_PIXELS and len(self._kept) > 1:
            oldest = self._kept.pop(next(iter(self._kept)))
            self._kept_pixels -= oldest.width() * oldest.height()
        return drawn

    def _draw(self, card: Card | None, across: int, dpr: float, narrow: bool) -> QPixmap:
        w, h = float(across), float(round(across * RATIO))
        pixmap = QPixmap(int(w), int(h))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._blank_card(painter, w, h)
        if card is None or isinstance(card, UnreadCard):
            paint_back(painter, w, h, self._tokens)
        if isinstance(card, UnreadCard):
            self._not_read(painter, w, h, narrow=narrow)
        elif card is not None:
            self._face(painter, card, w, h, narrow=narrow)
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return pixmap

    def _not_read(self, painter: QPainter, w: float, h: float, *, narrow: bool) -> None:
        """Write on the back that the card was not read, in the strip that a fan leaves free."""
        words = translate("felt", "not read")
        across, along = (h * 0.2, w * 0.9) if narrow else (w * 0.32, h * 0.92)
        painter.translate(w * 0.05, h * 0.05 if narrow else h * 0.96)
        if not narrow:
            painter.rotate(-90)
        band = QRectF(0, 0, along, across)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._tokens.colours.card))
        painter.drawRoundedRect(band, w * 0.05, w * 0.05)
        outline = QPainterPath()
        face = QFont(self._tokens.type.family)
        face.setPixelSize(200)
        face.setWeight(QFont.Weight.Bold)
        outline.addText(0, 0, face, words)
        bounds = outline.boundingRect()
        scale = min(along * 0.9 / bounds.width(), across * 0.66 / bounds.height())
        painter.translate(band.center())
        painter.scale(scale, scale)
        painter.translate(-bounds.center())
        painter.fillPath(outline, QColor(self._tokens.colours.card_red))

    def _face(self, painter: QPainter, card: Card, w: float, h: float, *, narrow: bool) -> None:
        ink = self.ink(card.suit)
        self._rank(painter, card, QRectF(w * 0.05, h * 0.035, w * 0.40, h * 0.30), ink)
        if narrow:
            self._suit(painter, card.suit, QPointF(w * 0.72, h * 0.175), w * 0.34, ink)
            self._suit(painter, card.suit, QPointF(w * 0.5, h * 0.66), w * 0.54, ink)
        else:
            self._suit(painter, card.suit, QPointF(w * 0.235, h * 0.455), w * 0.27, ink)
            self._suit(painter, card.suit, QPointF(w * 0.635, h * 0.68), w * 0.56, ink)

    def _blank_card(self, painter: QPainter, w: float, h: float) -> None:
        edge = max(1.0, w * 0.014)
        shade = QLinearGradient(0, 0, 0, h)
        shade.setColorAt(0, QColor(self._tokens.colours.card))
        shade.setColorAt(1, QColor(self._tokens.colours.card).darker(105))
        painter.setBrush(shade)
        painter.setPen(QPen(QColor(self._tokens.colours.card_edge).darker(150), edge))
        inset = edge / 2
        painter.drawRoundedRect(QRectF(inset, inset, w - edge, h - edge), w * 0.085, w * 0.085)

    def _rank(self, painter: QPainter, card: Card, place: QRectF, ink: QColor) -> None:
        """Paint the rank as an outline that fills `place`, so that all ranks are equally high."""
        text = "10" if card.rank == _TEN else card.rank
        face = QFont(self._tokens.type.family)
        face.setPixelSize(200)
        face.setWeight(QFont.Weight.Bold)
        outline = QPainterPath()
        outline.addText(0, 0, face, text)
        bounds = outline.boundingRect()
        scale_y = place.height() / bounds.height()
        scale_x = min(scale_y, place.width() / bounds.width())
        painter.save()
        painter.translate(place.center())
        painter.scale(scale_x, scale_y)
        painter.translate(-bounds.center())
        painter.fillPath(outline, ink)
        painter.restore()

    def _suit(
        self, painter: QPainter, suit: Suit, middle: QPointF, size: float, ink: QColor
    ) -> None:
        painter.save()
        painter.translate(middle)
        painter.scale(size / 100, size / 100)
        painter.fillPath(suit_path(suit), ink)
        painter.restore()
