"""Where everything of a box and of the Dealer lies, in pixels. Knows no painter and no widget.

The painters and the hit test ask here, so that what is touched is what was seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from ui.felt.canvas import Geometry
from ui.felt.fan import RATIO, Fan, cells, fan
from ui.felt.spread import hands_of
from ui.views.felt import DEALER, BoxView, DealerView, Due, Half, HandView, place_id

CARD_UNITS: Final = 214.0
"""The widest card, in drawing units."""
TOTAL_UNITS: Final = 66.0
"""The height of a total's plate."""
BADGE_UNITS: Final = 54.0
"""The height of a hand's badge, right above its total."""
DOUBLE_UNITS: Final = 36.0
"""The height of a Double Down's mark where it stands above the total."""
NARROW_UNITS: Final = 215.0
INSET_UNITS: Final = 8.0
DEALER_TOTAL_UNITS: Final = 290.0
DEALER_CARDS_UNITS: Final = 250.0
"""How wide the cards of one half of the Dealer's set hand may lie."""
DEALER_HEAD_UNITS: Final = 70.0
"""The height of the drawing's own word over such a half: the rank stands beside it."""
DEALER_WORD_UNITS: Final = 108.0
"""How wide that word is."""


@dataclass(frozen=True, slots=True)
class HandLay:
    """A hand's cell, its cards, where its total goes, and where its next card will lie."""

    cell: QRectF
    fan: Fan
    total: QRectF
    next_card: QRectF | None


def _dues(box: int, due: Due | None) -> int | None:
    return due.hand if due is not None and due.box == box else None


def lay_hands(
    geometry: Geometry, box: BoxView, due: Due | None, area: QRectF | None = None
) -> tuple[HandLay, ...]:
    """Where a box's hands lie; a hand that is due and has no card yet has a cell as well.

    `area` is where they may lie, in pixels, if that is more than the box's own place.
    """
    next_hand = _dues(box.number, due)
    count = hands_of(box, due)
    if count == 0:
        return ()
    unit = geometry.unit
    lays = []
    for index, cell in enumerate(_cells(geometry, box, count, area)):
        held = len(box.hands[index].cards) if index < len(box.hands) else 0
        total = QRectF(
            cell.left(), cell.bottom() - TOTAL_UNITS * unit, cell.width(), TOTAL_UNITS * unit
        )
        room = QRectF(cell.left(), cell.top(), cell.width(), total.top() - cell.top() - 4 * unit)
        above = _above_total(box.hands[index], cell, unit) if index < len(box.hands) else 0.0
        room.adjust(unit, 0, -unit, -above)
        lays.append(
            _lay(cell, room, total, held=held, is_due=next_hand == index, widest=CARD_UNITS * unit)
        )
    return tuple(lays)


def _cells(geometry: Geometry, box: BoxView, count: int, area: QRectF | None) -> list[QRectF]:
    """The part of a box for each of its hands: side by side, or the halves of a set one."""
    inset = INSET_UNITS * geometry.unit
    halves = [hand.half for hand in box.hands if hand.half is not None]
    if halves:
        small = inset * 0.4
        places = (geometry.rect(place_id(box.number, half)) for half in halves)
        return [place.adjusted(small, small, -small, -small) for place in places]
    own = geometry.rect(place_id(box.number, "cards")) if area is None else area
    area = own.adjusted(inset * 0.4, inset, -inset * 0.4, -inset * 0.6)
    return list(cells(count, area))


def is_narrow(cell: QRectF, unit: float) -> bool:
    """True if a hand's cell has no room for a Double's mark beside its total."""
    return cell.width() < NARROW_UNITS * unit


def _above_total(hand: HandView, cell: QRectF, unit: float) -> float:
    """How far a badge and a Double's mark push the cards up."""
    narrow = is_narrow(cell, unit) and hand.half is None
    badge = BADGE_UNITS * (1.0 if narrow else 0.3) if hand.badge else 0.0
    double = DOUBLE_UNITS if hand.doubled and narrow else 0.0
    return (badge + double) * unit


def _lay(
    cell: QRectF, room: QRectF, total: QRectF, *, held: int, is_due: bool, widest: float
) -> HandLay:
    """A hand with room left for the card that is due."""
    whole = fan(held + (1 if is_due else 0), room, widest)
    if not is_due:
        return HandLay(cell, whole, total, None)
    return HandLay(cell, Fan(whole.cards[:-1], whole.bounds, whole.narrow), total, whole.cards[-1])


def lay_dealer(geometry: Geometry, dealer: DealerView, due: Due | None) -> tuple[HandLay, ...]:
    """Where the Dealer's hand lies: one, or the two halves once it has been set."""
    if dealer.halves:
        due_hand = _dues(DEALER, due)
        return tuple(
            _lay_of_table(geometry, hand, is_due=due_hand == index)
            if table_place(hand, "cards") in geometry.layout.places
            else _lay_half(geometry, hand)
            for index, hand in enumerate(dealer.halves)
        )
    return (_lay_whole(geometry, dealer, due),)


def table_place(hand: HandView, part: str) -> str:
    """The drawing's name of a place of one of the table's Hands: `cards`, `total`, `badge`."""
    return f"dealer.{hand.half}.{part}"


def _lay_of_table(geometry: Geometry, hand: HandView, *, is_due: bool) -> HandLay:
    """One of the table's Hands, as the drawing has places for its cards and its total."""
    room = geometry.rect(table_place(hand, "cards"))
    total = geometry.rect(table_place(hand, "total"))
    widest = room.height() / RATIO
    return _lay(room, room, total, held=len(hand.cards), is_due=is_due, widest=widest)


def _lay_half(geometry: Geometry, hand: HandView) -> HandLay:
    """Low at the left and High at the right: cards towards the middle, the rank over them."""
    unit = geometry.unit
    is_low = hand.half is not Half.HIGH
    cell = geometry.rect("dealer.low" if is_low else "dealer.high")
    total = QRectF(cell)
    total.setHeight(DEALER_HEAD_UNITS * unit)
    room = QRectF(cell)
    room.setTop(total.bottom() + 6 * unit)
    room.setBottom(cell.bottom() - 6 * unit)
    room.setWidth(DEALER_CARDS_UNITS * unit)
    if is_low:
        room.moveRight(cell.right() - 6 * unit)
        total.setLeft(cell.left() + DEALER_WORD_UNITS * unit)
    else:
        room.moveLeft(cell.left() + 6 * unit)
        total.setRight(cell.right() - DEALER_WORD_UNITS * unit)
    inner = room.adjusted(4 * unit, 0, -4 * unit, 0)
    lay = fan(len(hand.cards), inner, inner.height() / RATIO)
    return HandLay(cell, lay, total, None)


def _lay_unset(geometry: Geometry, place: QRectF, *, held: int, is_due: bool) -> HandLay:
    """A hand that is still to be set lies over the places of its halves, what is said of it above,
    between their words.
    """
    unit = geometry.unit
    word = DEALER_WORD_UNITS * unit
    total = place.adjusted(word, 0, -word, 0)
    total.setHeight(DEALER_HEAD_UNITS * unit)
    room = QRectF(0, 0, 2 * DEALER_CARDS_UNITS * unit, 0)
    room.moveLeft(place.center().x() - room.width() / 2)
    room.setTop(total.bottom() + 6 * unit)
    room.setBottom(place.bottom() - 6 * unit)
    return _lay(place, room, total, held=held, is_due=is_due, widest=room.height() / RATIO)


def _lay_whole(geometry: Geometry, dealer: DealerView, due: Due | None) -> HandLay:
    """Where the Dealer's cards lie, and his total at their right."""
    is_due = _dues(DEALER, due) is not None
    held = len(dealer.cards)
    place = geometry.rect("dealer")
    if geometry.layout.halves:
        return _lay_unset(geometry, place, held=held, is_due=is_due)
    side = DEALER_TOTAL_UNITS * geometry.unit
    room = place.adjusted(24 * geometry.unit, 2 * geometry.unit, -side, -2 * geometry.unit)
    total = QRectF(place.right() - side, place.top(), side, place.height())
    lay = _lay(place, room, total, held=held, is_due=is_due, widest=room.height() / RATIO)
    edge = max((card.right() for card in lay.fan.cards), default=room.center().x())
    if lay.next_card is not None:
        edge = max(edge, lay.next_card.right())
    total.moveLeft(min(total.left(), edge + 14 * geometry.unit))
    return HandLay(lay.cell, lay.fan, total, lay.next_card)


def empty_cards(geometry: Geometry) -> tuple[QRectF, ...]:
    """The outlines of the Dealer's first two cards, while he has none."""
    place = geometry.rect("dealer")
    height = place.height() - 4 * geometry.unit
    width = height / RATIO
    gap = 14 * geometry.unit
    left = place.center().x() - width - gap / 2
    return tuple(
        QRectF(left + index * (width + gap), place.top() + 2 * geometry.unit, width, height)
        for index in (0, 1)
    )
