"""Paints the Bets of a box: chips, sums and Players' names. Knows no card and no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from tablemgr.basics.money import ZERO, Money
from ui.felt.canvas import Canvas
from ui.parts.chips import ChipArt
from ui.views.bets import INITIAL
from ui.views.felt import BetState, BetView, BoxView, place_id
from ui.views.shared import amount_text

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
            elif place.width() > 2 * place.height():
                self._flat(bets, place)
            else:
                self._spot(bets, place, self._canvas.px(44), self._canvas.px(38))
        self._others(box)

    def _initial(self, box: int, bets: list[BetView], place: QRectF) -> None:
        first = bets[:1]
        if first[0].amount is None:
            self._marker(str(box), place, first[0].state)
            self._dim_if_gone(first, place)
            return
        self._spot(first, place, self._canvas.px(54), self._canvas.px(48))

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
        size = canvas.px(34)
        disc = QRectF(place.right() - size * 0.85, place.top() - size * 0.15, size, size)
        canvas.plate(disc, canvas.colour("gold"))
        canvas.text(str(count), disc, canvas.px(26), canvas.colour("on_gold"))

    def _flat(self, bets: list[BetView], place: QRectF) -> None:
        """Paint Bets on a low, wide place: one chip and the sum beside it."""
        canvas, amount, state = self._canvas, total_of(bets), state_of(bets)
        canvas.plate(place, canvas.colour("plate"), canvas.colour(_INK[state]))
        if amount is None:
            self._marker("\u00d7" + str(len(bets)) if len(bets) > 1 else "", place, state)
            self._dim_if_gone(bets, place)
            return
        size = place.height() * 0.86
        middle = QPointF(place.left() + place.height() * 0.55, place.center().y())
        self._chips.paint_stack(canvas.painter, middle, size, amount, canvas.dpr, most=1)
        chip = QRectF(0, 0, size, size)
        chip.moveCenter(middle)
        self._dim_if_gone(bets, chip)
        room = place.adjusted(place.height() * 1.05, 0, -place.height() * 0.35, 0)
        if len(bets) > 1:
            room.setRight(room.right() - canvas.px(34))
            count = QRectF(0, 0, canvas.px(36), canvas.px(36))
            count.moveCenter(QPointF(place.right() - canvas.px(28), place.center().y()))
            canvas.plate(count, canvas.colour("gold"))
            canvas.text(str(len(bets)), count, canvas.px(27), canvas.colour("on_gold"))
        canvas.text(amount_text(amount), room, canvas.px(44), canvas.colour(_INK[state]))

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
        canvas.text(word, ring, place.height() * 0.48, canvas.colour("on_gold"))

    def _others(self, box: BoxView) -> None:
        """Paint the Initial Bets behind the first one, each as a short line."""
        canvas = self._canvas
        behind = in_order([bet for bet in box.bets if bet.kind == INITIAL])[1:]
        if not behind:
            return
        place = canvas.geometry.rect(place_id(box.number, "others"))
        two_wide = len(behind) > 2 and place.width() >= canvas.px(330)
        across = 2 if two_wide else 1
        shown = behind if len(behind) <= 2 * across else behind[: 2 * across - 1]
        row = place.height() / 2
        for index, bet in enumerate(shown):
            left = place.left() + place.width() / across * (index % across)
            top = place.top() + row * (index // across)
            self._line(bet.player, bet, QRectF(left, top, place.width() / across, row))
        left_out = behind[len(shown) :]
        if left_out:
            index = len(shown)
            spot = QRectF(
                place.left() + place.width() / across * (index % across),
                place.top() + row * (index // across),
                place.width() / across,
                row,
            )
            self._line(f"+{len(left_out)}", None, spot, total_of(left_out))

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
        size = canvas.px(34)
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
