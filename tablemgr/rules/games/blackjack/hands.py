"""The Hands of a blackjack Round, as records, `tablemgr replay` and the settlement slip write them.

Decides nothing.
"""

from __future__ import annotations

from typing import Any, Final

from tablemgr.basics.messages import Message, TextOrMessage
from tablemgr.rules.games.blackjack.hand import CardRow, Hand, HandStatus
from tablemgr.rules.games.blackjack.position import BlackjackPosition
from tablemgr.rules.games.family import FamilyHands
from tablemgr.rules.games.slip_hand import HANDS, SlipHand

_ENDED: Final = {
    HandStatus.BUST: Message(HANDS, "Bust"),
    HandStatus.BLACKJACK: Message(HANDS, "Blackjack"),
    HandStatus.SURRENDERED: Message(HANDS, "Surrendered"),
    HandStatus.RETURNED: Message(HANDS, "Returned"),
}
"""How a Hand ended, as the slip prints it; of another Hand its total says it."""


class BlackjackHands(FamilyHands[BlackjackPosition]):
    """The Hands of the boxes, and the Dealer's."""

    def hands(self, position: BlackjackPosition) -> dict[str, str]:
        return {"dealer": " ".join(card.code for card in position.dealer.cards)}

    def hand_key(self, text: str) -> str:
        """Give a key, which is the same for texts that have the same cards in the same order."""
        return " ".join(text.split())

    def as_json(self, position: BlackjackPosition) -> dict[str, Any]:
        """Give every box with an Initial Bet and its Hands, in table order, and the Dealer's."""
        boxes: dict[str, Any] = {}
        for number in sorted(position.boxes):
            box = position.box_of(number)
            if box is not None and (box.bets or box.hands):
                boxes[str(number)] = {"hands": [_json(hand) for hand in box.hands]}
        return {"boxes": boxes, "dealer": _dealer_json(position.dealer)}

    def slip_hands(self, position: BlackjackPosition, number: int) -> tuple[SlipHand, ...]:
        box = position.box_of(number)
        return tuple(_on_slip(hand) for hand in box.hands) if box is not None else ()

    def slip_table_hands(self, position: BlackjackPosition) -> dict[str, SlipHand | None]:
        row = position.dealer
        if not row.cards:
            return {"dealer": None}
        status = HandStatus.BLACKJACK if row.natural else HandStatus.BUST if row.bust else None
        return {"dealer": SlipHand(tuple(row.cards), _words(row, status or HandStatus.STOOD))}


def _json(hand: Hand) -> dict[str, Any]:
    return {
        "cards": [card.code for card in hand.cards],
        "total": hand.total,
        "soft": hand.soft,
        "status": hand.status.value,
        "doubled": hand.doubled,
        "stakes": {player: str(stake) for player, stake in hand.stakes.items()},
    }


def _dealer_json(row: CardRow) -> dict[str, Any]:
    return {
        "cards": [card.code for card in row.cards],
        "total": row.total,
        "soft": row.soft,
        "blackjack": row.natural,
        "bust": row.bust,
    }


def _on_slip(hand: Hand) -> SlipHand:
    doubled = (Message(HANDS, "Double Down"),) if hand.doubled else ()
    return SlipHand(tuple(hand.cards), (*_words(hand, hand.status), *doubled))


def _words(row: CardRow, status: HandStatus) -> tuple[TextOrMessage, ...]:
    """A Hand's total and how it ended: `Soft 18`, `24` and `Bust`, `21` and `Blackjack`."""
    soft = row.soft and status is not HandStatus.BLACKJACK
    total: TextOrMessage = str(row.total)
    if soft:
        total = Message(HANDS, "Soft {total}", {"total": row.total})
    return (total, _ENDED[status]) if status in _ENDED else (total,)
