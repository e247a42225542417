"""Paints what belongs to the whole table: the Dealer's Hand, the shoe and discards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from ui.felt.boxes import paint_badge, paint_due, paint_frame
from ui.felt.canvas import Canvas
from ui.felt.cards import CardArt, seen
from ui.felt.placing import HandPlaces, empty_cards, table_place
from ui.views.felt import DealerView, HandState, HandView, ShoeState, ShoeView

_LAMPS: Final = {ShoeState.READY: "pay", ShoeState.WAITING: "warn", ShoeState.FAULT: "take"}


class TablePainter:
    """Paints the Dealer's side of the felt."""

    def __init__(self, canvas: Canvas, art: CardArt) -> None:
        self._canvas = canvas
        self._art = art

    def dealer(
        self, dealer: DealerView, hand_places: tuple[HandPlaces, ...], strength: float
    ) -> None:
        """Paint the Dealer's cards, his total at their side and his badge below; or two Hands."""
        canvas = self._canvas
        if dealer.halves:
            for hand, half_places in zip(dealer.halves, hand_places, strict=True):
                if table_place(hand, "cards") in canvas.geometry.layout.places:
                    self._table_hand(hand, half_places, strength)
                else:
                    self._half(hand, half_places)
            return
        places = hand_places[0]
        if not dealer.cards and places.next_card is None:
            self._outlines()
            return
        if dealer.active:
            grow = canvas.px(8)
            bounds = places.fan.bounds
            paint_frame(canvas, bounds.adjusted(-grow, -grow * 0.4, grow, grow * 0.4))
        for _, card, rect in seen(dealer.cards, places.fan.cards, canvas.dpr):
            self._art.paint(canvas.painter, card, rect, canvas.dpr, narrow=places.fan.narrow)
        if places.next_card is not None:
            paint_due(canvas, places.next_card, strength)
        self._dealer_total(dealer, places)

    def _table_hand(self, hand: HandView, places: HandPlaces, strength: float) -> None:
        """Paint one of the table's Hands: cards, total and badge, each in its place."""
        canvas = self._canvas
        if hand.active:
            grow = canvas.px(8)
            paint_frame(canvas, places.cell.adjusted(-grow, -grow, grow, grow))
        for _, card, rect in seen(hand.cards, places.fan.cards, canvas.dpr):
            self._art.paint(canvas.painter, card, rect, canvas.dpr, narrow=places.fan.narrow)
        if places.next_card is not None:
            paint_due(canvas, places.next_card, strength)
        if hand.total:
            fill, ink = ("active", "on_gold") if hand.active else ("plate", "felt_text")
            if hand.state is HandState.NATURAL:
                fill, ink = "plate", "announce"
            edge = "gold" if hand.state is HandState.NATURAL else "felt_line"
            canvas.pill(hand.total, places.total, canvas.px(96), ink=ink, fill=fill, edge=edge)
        if hand.badge is not None:
            place = canvas.geometry.rect(table_place(hand, "badge"))
            paint_badge(canvas, hand.badge, place, canvas.px(48))

    def _half(self, hand: HandView, places: HandPlaces) -> None:
        """Paint the Dealer's Low or High Hand, with its rank and its badge."""
        canvas = self._canvas
        if hand.active:
            grow = canvas.px(4)
            paint_frame(canvas, places.fan.bounds.adjusted(-grow, -grow, grow, grow))
        for _, card, rect in seen(hand.cards, places.fan.cards, canvas.dpr):
            self._art.paint(canvas.painter, card, rect, canvas.dpr, narrow=places.fan.narrow)
        place = places.total.adjusted(canvas.px(4), canvas.px(4), -canvas.px(4), -canvas.px(4))
        if hand.total:
            canvas.pill(
                hand.total, place, canvas.px(46), ink="felt_text", fill="plate", edge="felt_line"
            )
        if hand.badge is not None:
            paint_badge(canvas, hand.badge, self._beside(places), canvas.px(38))

    def _beside(self, places: HandPlaces) -> QRectF:
        """Where the badge of the Low or High Hand goes: at the outer side of its cards."""
        canvas = self._canvas
        cards = places.fan.bounds
        place = QRectF(places.cell.left(), 0, cards.left() - places.cell.left(), canvas.px(58))
        if places.cell.right() - cards.right() > place.width():
            place = QRectF(cards.right(), 0, places.cell.right() - cards.right(), canvas.px(58))
        place.moveTop(cards.center().y() - place.height() / 2)
        return place.adjusted(canvas.px(4), 0, -canvas.px(4), 0)

    def _dealer_total(self, dealer: DealerView, places: HandPlaces) -> None:
        canvas = self._canvas
        place = places.total
        if canvas.geometry.layout.halves:
            said = dealer.total or dealer.note
            canvas.text(said, place, canvas.px(46), canvas.colour("felt_text"))
            return
        if dealer.total:
            fill, ink = ("active", "on_gold") if dealer.active else ("plate", "felt_text")
            if dealer.lost:
                fill, ink = "plate", "take"
            size, _ = canvas.size_for(dealer.total, place.width() * 0.8, canvas.px(112), bold=True)
            pill = QRectF(0, 0, place.width(), max(canvas.px(80), size * 1.2))
            alone = dealer.badge is None and not dealer.note
            middle = place.center().y() if alone else place.top() + canvas.px(116)
            pill.moveCenter(QPointF(place.center().x(), middle))
            edge = "take" if dealer.lost else "felt_line"
            canvas.pill(dealer.total, pill, size, ink=ink, fill=fill, edge=edge, may_wrap=False)
        below = QRectF(place.left(), place.top() + canvas.px(200), place.width(), canvas.px(64))
        if dealer.badge is not None:
            paint_badge(canvas, dealer.badge, below, canvas.px(46))
        elif dealer.note:
            canvas.text(dealer.note, below, canvas.px(44), canvas.colour("felt_text"), bold=False)

    def _outlines(self) -> None:
        if self._canvas.geometry.layout.halves:
            return  # the drawing has these outlines
        painter = self._canvas.painter
        painter.setBrush(self._canvas.colour("felt_deep", 0.3))
        painter.setPen(QPen(self._canvas.colour("felt_line", 0.5), max(1.0, self._canvas.px(2.5))))
        for rect in empty_cards(self._canvas.geometry):
            painter.drawRoundedRect(rect, rect.width() * 0.085, rect.width() * 0.085)

    def shoe(self, shoe: ShoeView) -> None:
        """Paint the shoe's lamp, how many cards are left, and its note."""
        canvas = self._canvas
        place = canvas.geometry.rect("shoe")
        inner = place.adjusted(canvas.px(8), canvas.px(52), -canvas.px(8), -canvas.px(10))
        lamp = canvas.px(20)
        canvas.painter.setPen(Qt.PenStyle.NoPen)
        canvas.painter.setBrush(canvas.colour(_LAMPS[shoe.state]))
        canvas.painter.drawEllipse(
            QRectF(place.left() + canvas.px(14), place.top() + canvas.px(19), lamp, lamp)
        )
        figure = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.58)
        word = QRectF(inner.left(), figure.bottom(), inner.width(), inner.height() * 0.42)
        if shoe.cards_left is not None:
            canvas.text(str(shoe.cards_left), figure, canvas.px(84), canvas.colour("felt_text"))
        canvas.text(
            shoe.text, word, canvas.px(38), canvas.colour(_LAMPS[shoe.state]), bold=False,
            may_elide=True,
        )  # fmt: skip

    def discards(self, count: int | None) -> None:
        """Paint how many cards lie in the discard rack; nothing for None."""
        if count is None:
            return
        canvas = self._canvas
        place = canvas.geometry.rect("discard").adjusted(0, canvas.px(46), 0, 0)
        canvas.text(str(count), place, canvas.px(84), canvas.colour("felt_text"))
