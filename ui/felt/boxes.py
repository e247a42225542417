"""Paints one betting box: its name, its Hands with totals and badges, and where a card is due.

Knows no rule: the view says what is active, due or settled.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from ui.felt.canvas import Canvas, text_width
from ui.felt.cards import CardArt, seen
from ui.felt.placing import ADDED_UNITS, BADGE_UNITS, HandPlaces, is_narrow
from ui.views.felt import Badge, BoxView, HandState, HandView, place_id
from ui.views.shared import Tone

_TONES: Final = {
    Tone.PLAIN: ("gold", "on_gold"),
    Tone.PAY: ("pay", "on_pay"),
    Tone.TAKE: ("take", "on_take"),
    Tone.EVEN: ("even", "on_even"),
    Tone.WARN: ("warn", "on_warn"),
}
VEILS: Final = {HandState.LOST: 0.5, HandState.OUT: 0.3}


def paint_badge(canvas: Canvas, badge: Badge, place: QRectF, most: float) -> None:
    """Paint a badge as a pill in the middle of `place`; `most` is its largest type, in pixels."""
    fill, ink = _TONES[badge.tone]
    canvas.pill(badge.text, place, most, ink=ink, fill=fill, edge="plate")


def paint_due(canvas: Canvas, rect: QRectF, strength: float) -> None:
    """Paint the outline of the card that is due; `strength`, 0 to 1, makes it pulse."""
    painter = canvas.painter
    radius = rect.width() * 0.085
    edge = max(2.0, canvas.px(5))
    inner = rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    painter.setBrush(canvas.colour("turn", 0.05 + 0.10 * strength))
    pen = QPen(canvas.colour("turn", 0.65 + 0.35 * strength), edge)
    pen.setDashPattern([3.0, 1.8])
    painter.setPen(pen)
    painter.drawRoundedRect(inner, radius, radius)


def paint_mark(canvas: Canvas, card: QRectF, text: str) -> None:
    """Paint a frame around a card, and a word across its lower edge."""
    painter = canvas.painter
    edge = max(2.0, canvas.px(5))
    half, radius = edge / 2, card.width() * 0.085
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(canvas.colour("warn"), edge))
    painter.drawRoundedRect(card.adjusted(half, half, -half, -half), radius, radius)
    height = card.height() * 0.26
    foot = QRectF(card.left() + edge, 0, card.width() - 2 * edge, height)
    foot.moveBottom(card.bottom() - edge)
    canvas.pill(text, foot, height * 0.72, ink="on_warn", fill="warn", may_wrap=False)


def paint_frame(canvas: Canvas, rect: QRectF) -> None:
    """Paint the frame of the Hand whose turn it is: a bright line with a glow."""
    painter = canvas.painter
    painter.setBrush(canvas.colour("turn", 0.05))
    for width, alpha in ((18.0, 0.14), (11.0, 0.28), (5.5, 1.0)):
        pen = QPen(canvas.colour("turn", alpha), max(2.0, canvas.px(width)))
        painter.setPen(pen)
        painter.drawRoundedRect(rect, canvas.px(12), canvas.px(12))
        painter.setBrush(Qt.BrushStyle.NoBrush)


class BoxPainter:
    """Paints all of a box except its Bets."""

    def __init__(self, canvas: Canvas, art: CardArt) -> None:
        self._canvas = canvas
        self._art = art

    def paint(self, box: BoxView, hand_places: tuple[HandPlaces, ...], strength: float) -> None:
        """Paint the name, then the Hands at their places; `strength` is the pulse of a due card."""
        self._name(box)
        tray = self._tray(box, hand_places)
        for index, places in enumerate(hand_places):
            hand = box.hands[index] if index < len(box.hands) else HandView()
            self._hand(hand, places, strength)
        if box.active and not any(hand.active for hand in box.hands):
            paint_frame(self._canvas, tray)

    def _tray(self, box: BoxView, hand_places: tuple[HandPlaces, ...]) -> QRectF:
        """The area of the Hands, in pixels. Beyond the box, paint a background for it."""
        canvas = self._canvas
        if place_id(box.number, "cards") not in canvas.geometry.layout.places:
            return canvas.geometry.rect(f"box-{box.number}")  # its Hands lie beside the Dealer
        place = canvas.geometry.rect(place_id(box.number, "cards"))
        grow = canvas.px(4)
        cells = [places.cell.adjusted(-grow, -grow, grow, grow) for places in hand_places]
        if all(place.adjusted(-1, -1, 1, 1).contains(cell) for cell in cells):
            return place
        tray = cells[0].united(cells[-1])
        canvas.plate(tray, canvas.colour("felt_deep"), canvas.colour("felt_line"), canvas.px(16))
        return tray

    def _name(self, box: BoxView) -> None:
        canvas = self._canvas
        if not (box.in_play or box.bets or box.player or box.active or box.badge):
            return
        place = canvas.geometry.rect(place_id(box.number, "name"))
        disc = QRectF(place.left(), place.top(), place.height(), place.height())
        canvas.plate(place, canvas.colour("active" if box.active else "plate"))
        lit = box.active or box.in_play
        canvas.plate(
            disc,
            canvas.colour("gold" if lit and not box.active else "felt_text" if lit else "plate"),
        )
        on_disc = "on_text" if box.active else "on_gold" if lit else "felt_text"
        ink = canvas.colour(on_disc)
        canvas.text(str(box.number), disc, canvas.px(50), ink)
        room = place.adjusted(place.height() * 1.2, 0, -place.height() * 0.4, 0)
        if box.badge is not None:
            half = QRectF(place)
            half.setLeft(place.left() + place.width() * 0.46)
            paint_badge(canvas, box.badge, half, canvas.px(38))
            room.setRight(half.left() - canvas.px(4))
        if room.width() < place.height() * 0.6:  # there is room for the sum alone
            return
        canvas.text(
            box.player, room, canvas.px(48),
            canvas.colour("on_gold" if box.active else "felt_text"),
            bold=box.active, align=0.0, may_elide=True,
        )  # fmt: skip

    def _hand(self, hand: HandView, places: HandPlaces, strength: float) -> None:
        canvas = self._canvas
        if hand.active:
            grow = canvas.px(3)
            paint_frame(canvas, places.cell.adjusted(-grow, -grow, grow, grow))
        self._cards(hand, places)
        if hand.state in VEILS:
            self._veil(places, VEILS[hand.state])
        if hand.mark and places.fan.cards:
            paint_mark(canvas, places.fan.cards[-1], hand.mark)
        if places.next_card is not None:
            paint_due(canvas, places.next_card, strength)
        if places.as_row:
            self._row_total(hand, places)
            return
        if hand.total:
            self._total(hand, places.total)
        top = places.total.top()
        if hand.badge is not None:
            height = canvas.px(BADGE_UNITS)
            top -= height * 1.02
            place = QRectF(places.cell.left(), top, places.cell.width(), height)
            paint_badge(canvas, hand.badge, place, canvas.px(44))
        if hand.added and is_narrow(places.cell, canvas.unit):
            height = canvas.px(ADDED_UNITS)
            place = QRectF(places.cell.left(), top - height, places.cell.width(), height)
            self._added(hand.added, place)

    def _cards(self, hand: HandView, places: HandPlaces) -> None:
        canvas, last = self._canvas, len(hand.cards) - 1
        for index, card, rect in seen(hand.cards, places.fan.cards, canvas.dpr):
            if places.as_row:
                self._art.paint_index(canvas.painter, card, rect, canvas.dpr)
            elif places.crosswise and index == last:
                self._art.paint_crosswise(canvas.painter, card, rect, canvas.dpr)
            else:
                self._art.paint(canvas.painter, card, rect, canvas.dpr, narrow=places.fan.narrow)

    def _row_total(self, hand: HandView, places: HandPlaces) -> None:
        """Paint the end of a row: the result if there is one, else the total."""
        if hand.badge is not None:
            paint_badge(self._canvas, hand.badge, places.total, self._canvas.px(44))
        elif hand.total:
            words = f"{hand.total}\u00d72" if hand.added else hand.total
            self._total(replace(hand, total=words, added=""), places.total)

    def _veil(self, places: HandPlaces, strength: float) -> None:
        painter = self._canvas.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._canvas.colour("felt_deep", strength))
        for rect in _visible(places):
            painter.drawRect(rect)

    def _total(self, hand: HandView, place: QRectF) -> None:
        canvas = self._canvas
        fill, ink, edge = "plate", "felt_text", "felt_line"
        if hand.active:
            fill, ink, edge = "active", "on_gold", "active"
        elif hand.state is HandState.LOST:
            ink, edge = "take", "take"
        elif hand.state is HandState.NATURAL:
            ink, edge = "announce", "announce"
        room = QRectF(place).adjusted(canvas.px(1), canvas.px(3), -canvas.px(1), -canvas.px(3))
        if hand.added and not is_narrow(place, canvas.unit):
            wide = min(self._added_width(hand.added), room.width() * 0.34)
            room.adjust(wide, 0, -wide, 0)
            self._added(hand.added, QRectF(room.right(), room.top(), wide, room.height()))
        canvas.pill(hand.total, room, canvas.px(60), ink=ink, fill=fill, edge=edge)

    def _added_width(self, words: str) -> float:
        """How wide the mark of what was added is if there is room for it, in pixels."""
        canvas = self._canvas
        size = max(1, round(canvas.px(36)))
        return text_width(canvas.tokens.type.family, size, True, words) + canvas.px(24)

    def _added(self, words: str, place: QRectF) -> None:
        """Paint the mark of what was added: the amount; a plus if that has no room."""
        canvas = self._canvas
        if not canvas.fits(words, place.width() - 2, canvas.px(36)):
            words = "+"
        tag = QRectF(0, 0, min(place.width(), self._added_width(words)), place.height())
        tag.moveCenter(place.center())
        canvas.plate(tag, canvas.colour("gold"), canvas.colour("plate"), canvas.px(10))
        canvas.text(words, tag.adjusted(1, 0, -1, 0), canvas.px(36), canvas.colour("on_gold"))


def _visible(places: HandPlaces) -> list[QRectF]:
    """Rectangles that cover the cards without overlapping, so that a veil darkens nothing twice."""
    rows: dict[float, QRectF] = {}
    for rect in places.fan.cards:
        rows[rect.top()] = rows.get(rect.top(), rect).united(rect)
    tops = sorted(rows)
    strips = []
    for top, below in zip_longest(tops, tops[1:]):
        strip = QRectF(rows[top])
        if below is not None:
            under = rows[below]
            strip.setBottom(min(strip.bottom(), below))
            if under.right() < rows[top].right():
                rest = QRectF(rows[top])
                rest.setTopLeft(QPointF(under.right(), below))
                strips.append(rest)
        strips.append(strip)
    return strips
