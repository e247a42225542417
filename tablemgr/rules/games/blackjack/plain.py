"""A blackjack position as plain JSON values, as `tablemgr replay --json` prints it."""

from __future__ import annotations

from typing import Any

from tablemgr.rules.games.blackjack.hand import Hand
from tablemgr.rules.games.blackjack.position import BlackjackPosition


def _boxes(position: BlackjackPosition) -> dict[str, Any]:
    """Every box with an Initial Bet and its Hands, in table order."""
    found: dict[str, Any] = {}
    for number in sorted(position.boxes):
        box = position.box_of(number)
        if box is not None and (box.bets or box.hands):
            found[str(number)] = {"hands": [_hand(hand) for hand in box.hands]}
    return found


def _hand(hand: Hand) -> dict[str, Any]:
    return {
        "cards": [card.code for card in hand.cards],
        "total": hand.total,
        "soft": hand.soft,
        "status": hand.status.value,
        "doubled": hand.doubled,
        "stakes": {player: str(stake) for player, stake in hand.stakes.items()},
    }


def _dealer(position: BlackjackPosition) -> dict[str, Any]:
    """The Dealer's Hand."""
    row = position.dealer
    return {
        "cards": [card.code for card in row.cards],
        "total": row.total,
        "soft": row.soft,
        "blackjack": row.natural,
        "bust": row.bust,
    }


def _dealer_text(position: BlackjackPosition) -> str:
    """The Dealer's cards as a record's `expect.dealer` writes them."""
    return " ".join(card.code for card in position.dealer.cards)


def hand_key(text: str) -> str:
    """Give a key, which is the same for texts that have the same cards in the same order."""
    return " ".join(text.split())


def as_json(position: BlackjackPosition) -> dict[str, Any]:
    """The boxes, and the Dealer's Hand."""
    return {"boxes": _boxes(position), "dealer": _dealer(position)}


def hands(position: BlackjackPosition) -> dict[str, str]:
    """The Dealer's cards, as a record's `[expect]` writes them."""
    return {"dealer": _dealer_text(position)}
