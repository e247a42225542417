"""Paints the Bets of a box: chips, sums and Players' names. Knows no card and no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from tablemgr.basics.money import ZERO, Money
from ui.felt.canvas import Canvas
from ui.parts.chips import ChipArt
from ui.views.bets import INITIAL
from ui.views.felt import BetState, BetView, BoxView, place_id
from ui.views.shared import amount_text

translate = QCoreApplication.translate
GONE_VEIL: Final = 0.62

_INK: Final = {
    BetState.OPEN: "felt_text",
    BetState.WON: "pay",
    BetState.LOST: "take",
    BetState.RETURNED: "even",
}


def in_order(bets: Sequence[BetView]) -> list[BetView]:
    """The Seated Player's Bets first, then those of the Standing Players as they were placed."""
    return sorted(bets, key=lambda bet: not bet.seated)


def total_of(bets: Sequence[BetView]) -> Money | None:
    """The sum of the Bets; None if they have no amounts (boxes-only mode)."""
    amounts = [bet.amount for bet in bets if bet.amount is not None]
    return sum(amounts, ZERO) if amounts else None


def state_of(bets: Sequence[BetView]) -> BetState:
    """The state that all Bets on one place have; open if they differ."""
    states = {bet.state for bet in bets}
    return states.pop() if len(states) == 1 else BetState.OPEN


class BetPainter:
    """Paints the Bets of one box after the other."""

    def __init__(self, canvas: Canvas, chips: ChipArt) -> None:
        self._canvas = canvas
        self._chips = chips

    def paint(self, box: BoxView, kinds: Sequence[str]) -> None:
        """Paint every Bet of the box; `kinds` are the kinds that the drawing has places for."""
        for kind in kinds:
            bets = in_order([bet for bet in box.bets if bet.kind == kind])
            if not bets:
                continue
            place = self._canvas.geometry.rect(place_id(box.number, kind))
            if kind == INITIAL:
                self._initial(box.number, bets, place)
            elif place.width() > 1.3 * place.height():
                self._flat(bets, place)
            else:
                self._spot(bets, place, self._canvas.px(50), self._canvas.px(46))
        self._others(box)

    def _initial(self, box: int, bets: list[BetView], place: QRectF) -> None:
        """Paint the chips of the first Initial Bet in their circle, their sum at the right."""
        canvas, first = self._canvas, bets[0]
        circle = QRectF(place.left(), place.top(), place.height(), place.height())
        if first.amount is None:
            self._marker(str(box), circle, first.state)
            self._dim_if_gone([first], circle)
            return
        across = place.height() * 0.86
        self._chips.paint_stack(canvas.painter, circle.center(), across, first.amount, canvas.dpr)
        self._dim_if_gone([first], circle)
        room = QRectF(circle.right() + canvas.px(6), place.top(), 0, place.height())
        room.setRight(place.right() - canvas.px(4))
        canvas.text(
            amount_text(first.amount), room, canvas.px(75), canvas.colour(_INK[first.state])
        )

    def _spot(self, bets: list[BetView], place: QRectF, plate: float, size: float) -> None:
        """Paint chips on a round place, with their sum on a plate at its lower edge."""
        canvas, amount, state = self._canvas, total_of(bets), state_of(bets)
        if amount is None:
            self._marker("\u00d7" + str(len(bets)) if len(bets) > 1 else "", place, state)
            self._dim_if_gone(bets, place)
            return
        canvas.painter.setPen(Qt.PenStyle.NoPen)
        canvas.painter.setBrush(canvas.colour("felt_deep"))
        canvas.painter.drawEllipse(place.adjusted(1, 1, -1, -1))
        across = min(place.width(), place.height()) * 0.80
        middle = QPointF(place.center().x(), place.center().y() - place.height() * 0.09)
        self._chips.paint_stack(canvas.painter, middle, across, amount, canvas.dpr)
        self._dim_if_gone(bets, place)
        plate = min(plate, place.height() * 0.68)
        foot = QRectF(0, 0, place.width() * 1.12, plate)
        foot.moveCenter(QPointF(place.center().x(), place.bottom() - plate * 0.30))
        self._sum(amount_text(amount), foot, size, state)
        if len(bets) > 1:
            self._count(len(bets), place)

    def _dim_if_gone(self, bets: Sequence[BetView], place: QRectF) -> None:
        """Dim the place if its chips were taken or given back."""
        if any(bet.lies for bet in bets):
            return
        painter = self._canvas.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._canvas.colour("felt_deep", GONE_VEIL))
        painter.drawEllipse(place.adjusted(-1, -2, 1, 1))

    def _sum(self, text: str, place: QRectF, size: float, state: BetState) -> None:
        canvas = self._canvas
        edge = None if state is BetState.OPEN else _INK[state]
        canvas.pill(text, place, size, ink=_INK[state], fill="plate", edge=edge)

    def _count(self, count: int, place: QRectF) -> None:
        """Paint how many Bets lie on this place."""
        canvas = self._canvas
        size = canvas.px(40)
        disc = QRectF(place.right() - size * 0.9, place.top() - size * 0.1, size, size)
        canvas.plate(disc, canvas.colour("gold"))
        canvas.text(str(count), disc, canvas.px(32), canvas.colour("on_gold"))

    def _flat(self, bets: list[BetView], place: QRectF) -> None:
        """Paint Bets on a low, wide place: one chip and the sum beside it."""
        canvas, amount, state = self._canvas, total_of(bets), state_of(bets)
        canvas.plate(place, canvas.colour("plate"), canvas.colour(_INK[state]), canvas.px(16))
        if amount is None:
            self._marker("\u00d7" + str(len(bets)) if len(bets) > 1 else "", place, state)
            self._dim_if_gone(bets, place)
            return
        size = min(place.height() * 0.8, place.width() * 0.42)
        middle = QPointF(place.left() + size * 0.58, place.center().y())
        self._chips.paint_stack(canvas.painter, middle, size, amount, canvas.dpr, most=1)
        chip = QRectF(0, 0, size, size)
        chip.moveCenter(middle)
        self._dim_if_gone(bets, chip)
        room = place.adjusted(size * 1.18, 0, -canvas.px(8), 0)
        if len(bets) > 1:
            self._count(len(bets), place)
        canvas.text(amount_text(amount), room, canvas.px(62), canvas.colour(_INK[state]))

    def _marker(self, word: str, place: QRectF, state: BetState) -> None:
        """Paint a disc: in boxes-only mode it says that the place is in play."""
        canvas = self._canvas
        across = min(place.width(), place.height())
        inset = across * 0.09
        disc = QRectF(0, 0, across - 2 * inset, across - 2 * inset)
        disc.moveCenter(place.center())
        name = {"felt_text": "gold"}.get(_INK[state], _INK[state])
        canvas.plate(disc, canvas.colour(name), QColor(canvas.tokens.colours.felt_deep))
        ring = disc.adjusted(inset, inset, -inset, -inset)
        canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
        canvas.painter.setPen(QPen(canvas.colour("on_gold", 0.5), max(1.0, canvas.px(2))))
        canvas.painter.drawEllipse(ring)
        canvas.text(word, ring, place.height() * 0.48, canvas.colour(f"on_{name}"))

    def _others(self, box: BoxView) -> None:
        """Paint the Initial Bets behind the first one in a line; of several their sum."""
        behind = in_order([bet for bet in box.bets if bet.kind == INITIAL])[1:]
        if not behind:
            return
        place = self._canvas.geometry.rect(place_id(box.number, "others"))
        if len(behind) == 1:
            self._line(f"+ {behind[0].player}", behind[0], place)
        else:
            more = translate("felt", "+ {0} more").format(len(behind))
            self._line(more, None, place, total_of(behind))

    def _line(
        self, name: str, bet: BetView | None, spot: QRectF, amount: Money | None = None
    ) -> None:
        canvas = self._canvas
        pad = canvas.px(3)
        strip = spot.adjusted(pad, pad * 0.6, -pad, -pad * 0.6)
        state = BetState.OPEN if bet is None else bet.state
        amount = amount if bet is None else bet.amount
        canvas.plate(strip, canvas.colour("plate"), None, canvas.px(8))
        inner = strip.adjusted(canvas.px(9), 0, -canvas.px(9), 0)
        size = canvas.px(42)
        name_room = QRectF(inner)
        if amount is not None:
            text = amount_text(amount)
            sum_room = QRectF(inner)
            sum_room.setLeft(inner.left() + inner.width() * 0.42)
            ink = canvas.text(text, sum_room, size, canvas.colour(_INK[state]), align=1.0)
            name_room.setRight(ink.left() - canvas.px(8))
        canvas.text(
            name, name_room, size, canvas.colour("felt_text"), bold=False, align=0.0,
            may_elide=True,
        )  # fmt: skip
