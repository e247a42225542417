"""The Hands of a blackjack Round as the settlement slip prints them. Decides nothing."""

from __future__ import annotations

from tablemgr.rules.games.blackjack.hand import Hand, HandStatus
from tablemgr.rules.games.blackjack.position import BlackjackPosition
from tablemgr.rules.games.slip_hand import SlipHand


def hands(position: BlackjackPosition, number: int) -> tuple[SlipHand, ...]:
    """The Hands of a box, in table order."""
    box = position.box_of(number)
    return tuple(_hand(hand) for hand in box.hands) if box is not None else ()


def _hand(hand: Hand) -> SlipHand:
    return SlipHand(tuple(hand.cards), hand.total, hand.soft, hand.status.value, hand.doubled)


def table_hands(position: BlackjackPosition) -> dict[str, SlipHand | None]:
    """The Dealer's Hand."""
    row = position.dealer
    if not row.cards:
        return {"dealer": None}
    status = HandStatus.BLACKJACK if row.natural else HandStatus.BUST if row.bust else None
    status = status or HandStatus.STOOD
    return {"dealer": SlipHand(tuple(row.cards), row.total, row.soft, status.value)}
