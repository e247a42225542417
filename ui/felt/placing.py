"""Works out where the Hands of the boxes and of the Dealer lie, in pixels. Knows no widget.

Painting and touch both ask here, so that the card that is touched is the card that is seen.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF

from ui.felt.canvas import Geometry
from ui.felt.fan import INDEX_Y_STACKED, RATIO, Fan, cells, fan
from ui.felt.spread import hand_count
from ui.views.felt import DEALER, BoxView, CardRef, DealerView, Due, HalfPlace, HandView, place_id

CARD_UNITS: Final = 214.0
"""The widest card, in drawing units."""
TOTAL_UNITS: Final = 82.0
"""The height of a total's plate."""
BADGE_UNITS: Final = 54.0
"""The height of a Hand's badge, right above its total."""
ADDED_UNITS: Final = 36.0
"""The height of the mark of what was added to a Hand's Bets if it is above the total."""
NARROW_UNITS: Final = 215.0
"""A Hand with a narrower cell has the mark of what was added above its total."""
ROWS_FROM: Final = 3
"""So many Hands in a box lie as rows, unless a box beside it is empty and gives way."""
MOST_ROWS: Final = 4
TOTAL_OF_ROW: Final = 0.32
"""The part of a row that its total has."""
TILES_OF_ROW: Final = 3
"""A row has room for so many indices before they become narrower."""
CROSSWISE_FROM_UNITS: Final = 150.0
"""In a narrower cell a doubled Hand's last card lies like the others."""
INSET_UNITS: Final = 8.0
"""The gap between a box's edge and its Hands."""
DEALER_TOTAL_UNITS: Final = 290.0
"""The width of the Dealer's total."""
DEALER_CARDS_UNITS: Final = 250.0
"""The width for the cards of the Dealer's Low or High Hand."""
DEALER_HEAD_UNITS: Final = 70.0
"""The height of the drawing's word over the Low or High Hand; the rank is beside it."""
DEALER_WORD_UNITS: Final = 108.0
"""The width of that word."""


class HandPlaces(Struct, frozen=True):
    """Where the parts of a Hand lie, in pixels."""

    cell: QRectF
    """All of the Hand."""
    fan: Fan
    """Its cards."""
    total: QRectF
    next_card: QRectF | None
    """The card that is due; None if none is."""
    as_row: bool = False
    """The Hand is a row of indices, with its total at the end."""
    crosswise: bool = False
    """The last card lies across the others."""


def cards_of(hand_places: dict[int, tuple[HandPlaces, ...]]) -> dict[CardRef, QRectF]:
    """Where each card of these boxes' Hands lies."""
    return {
        CardRef(box, hand, index): place
        for box, hands in hand_places.items()
        for hand, places in enumerate(hands)
        for index, place in enumerate(places.fan.cards)
    }


def _due_hand(box: int, due: Due | None) -> int | None:
    """Which Hand of the box the next card is for, from 0; None if it is not for this box."""
    return due.hand if due is not None and due.box == box else None


def place_hands(
    geometry: Geometry, box: BoxView, due: Due | None, area: QRectF | None = None
) -> tuple[HandPlaces, ...]:
    """Where the Hands of a box lie; a Hand that waits for its first card has a place too.

    `area`, in pixels, is given if they may lie beyond the place that the drawing has for them.
    """
    next_hand = _due_hand(box.number, due)
    count = hand_count(box, due)
    if count == 0:
        return ()
    unit = geometry.unit
    hand_places = []
    if count >= ROWS_FROM and area is None and not any(hand.half for hand in box.hands):
        return _place_rows(geometry, box, count, next_hand)
    for index, cell in enumerate(_cells(geometry, box, count, area)):
        held = len(box.hands[index].cards) if index < len(box.hands) else 0
        total = QRectF(
            cell.left(), cell.bottom() - TOTAL_UNITS * unit, cell.width(), TOTAL_UNITS * unit
        )
        room = QRectF(cell.left(), cell.top(), cell.width(), total.top() - cell.top() - 4 * unit)
        above = _above_total(box.hands[index], cell, unit) if index < len(box.hands) else 0.0
        room.adjust(unit, 0, -unit, -above)
        is_due, widest = next_hand == index, CARD_UNITS * unit
        crosswise = index < len(box.hands) and box.hands[index].crosswise and not is_due
        if crosswise and cell.width() >= CROSSWISE_FROM_UNITS * unit:
            hand_places.append(_place_crosswise(cell, room, total, held, widest))
        else:
            hand_places.append(
                _place_hand(cell, room, total, held=held, is_due=is_due, widest=widest)
            )
    return tuple(hand_places)


def _place_rows(
    geometry: Geometry, box: BoxView, count: int, next_hand: int | None
) -> tuple[HandPlaces, ...]:
    """The Hands of a box below each other, each a row of indices with its total at the right."""
    unit = geometry.unit
    gap, inset = 6 * unit, INSET_UNITS * unit * 0.4
    area = geometry.rect(place_id(box.number, "cards")).adjusted(inset, inset, -inset, -inset)
    high = (area.height() - gap * (MOST_ROWS - 1)) / MOST_ROWS
    found = []
    for index in range(count):
        held = len(box.hands[index].cards) if index < len(box.hands) else 0
        is_due = next_hand == index
        cell = QRectF(area.left(), area.top() + index * (high + gap), area.width(), high)
        total = QRectF(cell)
        total.setLeft(cell.right() - cell.width() * TOTAL_OF_ROW)
        tiles = held + (1 if is_due else 0)
        across = (total.left() - cell.left() - gap) / max(tiles, TILES_OF_ROW)
        cards = tuple(
            QRectF(cell.left() + place * across, cell.top(), across, high) for place in range(tiles)
        )
        due = cards[-1] if is_due else None
        shown = Fan(cards[:-1] if is_due else cards, cell, narrow=True)
        found.append(HandPlaces(cell, shown, total, due, as_row=True))
    return tuple(found)


def _place_crosswise(
    cell: QRectF, room: QRectF, total: QRectF, held: int, widest: float
) -> HandPlaces:
    """The places of a doubled Hand: its last card lies across the lower part of the others."""
    across = min(widest, room.height() / (1 + RATIO * INDEX_Y_STACKED), room.width() / RATIO)
    last = QRectF(0, 0, across * RATIO, across)
    last.moveBottom(room.bottom())
    upright = QRectF(room)
    upright.setBottom(last.top() + across * RATIO * (1 - INDEX_Y_STACKED))
    shown = fan(held - 1, upright, across)
    last.moveLeft(min(shown.bounds.left(), room.right() - last.width()))
    cards = Fan((*shown.cards, last), shown.bounds.united(last), shown.narrow)
    return HandPlaces(cell, cards, total, None, crosswise=True)


def _cells(geometry: Geometry, box: BoxView, count: int, area: QRectF | None) -> list[QRectF]:
    """The part of a box for each Hand: side by side, or the drawing's places for Low and High."""
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
    """Say whether a Hand's cell has no room beside its total for the mark of what was added."""
    return cell.width() < NARROW_UNITS * unit


def _above_total(hand: HandView, cell: QRectF, unit: float) -> float:
    """How far a badge and the mark of what was added push the cards up, in pixels."""
    narrow = is_narrow(cell, unit) and hand.half is None
    badge = BADGE_UNITS * (1.0 if narrow else 0.3) if hand.badge else 0.0
    added = ADDED_UNITS if hand.added and narrow else 0.0
    return (badge + added) * unit


def _place_hand(
    cell: QRectF, room: QRectF, total: QRectF, *, held: int, is_due: bool, widest: float
) -> HandPlaces:
    """The places of a Hand with `held` cards, with room for one more if it `is_due`."""
    whole = fan(held + (1 if is_due else 0), room, widest)
    if not is_due:
        return HandPlaces(cell, whole, total, None)
    return HandPlaces(
        cell, Fan(whole.cards[:-1], whole.bounds, whole.narrow), total, whole.cards[-1]
    )


def place_dealer(geometry: Geometry, dealer: DealerView, due: Due | None) -> tuple[HandPlaces, ...]:
    """Where the Dealer's Hand lies; if the view has two Hands for him (Low and High, or the Hands
    of the table), where each of them lies.
    """
    if dealer.halves:
        due_hand = _due_hand(DEALER, due)
        return tuple(
            _place_table_hand(geometry, hand, is_due=due_hand == index)
            if table_place(hand, "cards") in geometry.layout.places
            else _place_half(geometry, hand)
            for index, hand in enumerate(dealer.halves)
        )
    return (_place_whole(geometry, dealer, due),)


def table_place(hand: HandView, part: str) -> str:
    """The id of a part of one of the table's Hands: its `cards`, `total` or `badge`."""
    return f"dealer.{hand.half}.{part}"


def _place_table_hand(geometry: Geometry, hand: HandView, *, is_due: bool) -> HandPlaces:
    """Where one of the table's Hands lies: the drawing has places for its cards and its total."""
    room = geometry.rect(table_place(hand, "cards"))
    total = geometry.rect(table_place(hand, "total"))
    widest = room.height() / RATIO
    return _place_hand(room, room, total, held=len(hand.cards), is_due=is_due, widest=widest)


def _place_half(geometry: Geometry, hand: HandView) -> HandPlaces:
    """Where the Dealer's Low or High Hand lies: Low left, High right, each rank over its cards."""
    unit = geometry.unit
    is_low = hand.half is not HalfPlace.HIGH
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
    cards = fan(len(hand.cards), inner, inner.height() / RATIO)
    return HandPlaces(cell, cards, total, None)


def _place_unset(geometry: Geometry, place: QRectF, *, held: int, is_due: bool) -> HandPlaces:
    """Where the Dealer's Hand lies before it is set: across the places of Low and High.

    Its total is above, between the words of the drawing.
    """
    unit = geometry.unit
    word = DEALER_WORD_UNITS * unit
    total = place.adjusted(word, 0, -word, 0)
    total.setHeight(DEALER_HEAD_UNITS * unit)
    room = QRectF(0, 0, 2 * DEALER_CARDS_UNITS * unit, 0)
    room.moveLeft(place.center().x() - room.width() / 2)
    room.setTop(total.bottom() + 6 * unit)
    room.setBottom(place.bottom() - 6 * unit)
    return _place_hand(place, room, total, held=held, is_due=is_due, widest=room.height() / RATIO)


def _place_whole(geometry: Geometry, dealer: DealerView, due: Due | None) -> HandPlaces:
    """Where the Dealer's cards lie, with his total at their right."""
    is_due = _due_hand(DEALER, due) is not None
    held = len(dealer.cards)
    place = geometry.rect("dealer")
    if geometry.layout.halves:
        return _place_unset(geometry, place, held=held, is_due=is_due)
    side = DEALER_TOTAL_UNITS * geometry.unit
    room = place.adjusted(24 * geometry.unit, 2 * geometry.unit, -side, -2 * geometry.unit)
    total = QRectF(place.right() - side, place.top(), side, place.height())
    places = _place_hand(place, room, total, held=held, is_due=is_due, widest=room.height() / RATIO)
    edge = max((card.right() for card in places.fan.cards), default=room.center().x())
    if places.next_card is not None:
        edge = max(edge, places.next_card.right())
    total.moveLeft(min(total.left(), edge + 14 * geometry.unit))
    return HandPlaces(places.cell, places.fan, total, places.next_card)


def empty_cards(geometry: Geometry) -> tuple[QRectF, ...]:
    """Where the outlines of the Dealer's first two cards are drawn while he has none."""
    place = geometry.rect("dealer")
    height = place.height() - 4 * geometry.unit
    width = height / RATIO
    gap = 14 * geometry.unit
    left = place.center().x() - width - gap / 2
    return tuple(
        QRectF(left + index * (width + gap), place.top() + 2 * geometry.unit, width, height)
        for index in (0, 1)
    )
