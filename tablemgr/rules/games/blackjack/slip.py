"""The Hands of a blackjack Round as the settlement slip prints them. Decides nothing."""

from __future__ import annotations

from typing import Final

from tablemgr.rules.games.blackjack.hand import CardRow, Hand, HandStatus
from tablemgr.rules.games.blackjack.position import BlackjackPosition
from tablemgr.rules.games.slip_hand import SlipHand

_ENDED: Final = {
    HandStatus.BUST: "Bust",
    HandStatus.BLACKJACK: "Blackjack",
    HandStatus.SURRENDERED: "Surrendered",
    HandStatus.RETURNED: "Returned",
}
"""How a Hand ended, as the slip prints it; of another Hand its total says it."""


def hands(position: BlackjackPosition, number: int) -> tuple[SlipHand, ...]:
    """The Hands of a box, in table order."""
    box = position.box_of(number)
    return tuple(_hand(hand) for hand in box.hands) if box is not None else ()


def _hand(hand: Hand) -> SlipHand:
    words = (*_words(hand, hand.status), *(("Double Down",) if hand.doubled else ()))
    return SlipHand(tuple(hand.cards), words)


def _words(row: CardRow, status: HandStatus) -> tuple[str, ...]:
    """A Hand's total and how it ended: `Soft 18`, `24` and `Bust`, `21` and `Blackjack`."""
    soft = row.soft and status is not HandStatus.BLACKJACK
    total = f"Soft {row.total}" if soft else str(row.total)
    return (total, _ENDED[status]) if status in _ENDED else (total,)


def table_hands(position: BlackjackPosition) -> dict[str, SlipHand | None]:
    """The Dealer's Hand."""
    row = position.dealer
    if not row.cards:
        return {"dealer": None}
    status = HandStatus.BLACKJACK if row.natural else HandStatus.BUST if row.bust else None
    return {"dealer": SlipHand(tuple(row.cards), _words(row, status or HandStatus.STOOD))}
