"""A Baccarat position as plain JSON values and texts, as `tablemgr replay` prints them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablemgr.basics.cards import Card
from tablemgr.rules.games.baccarat.drawing import is_natural, total
from tablemgr.rules.games.baccarat.position import HANDS, BaccaratPosition


def _hand(cards: Sequence[Card]) -> dict[str, Any]:
    natural = is_natural(cards)
    return {"cards": [card.code for card in cards], "total": total(cards), "natural": natural}


def as_json(position: BaccaratPosition) -> dict[str, Any]:
    """The two Hands of the table; the boxes and the Dealer have none."""
    hands = {name: _hand(position.hand_at(place)) for name, place in HANDS.items()}
    return {"boxes": {}, "dealer": None, "hands": hands}


def hands(position: BaccaratPosition) -> dict[str, str]:
    """The cards of both Hands, as a record's `[expect]` writes them."""
    cards = {name: position.hand_at(place) for name, place in HANDS.items()}
    return {name: " ".join(card.code for card in hand) for name, hand in cards.items()}


def hand_key(text: str) -> str:
    """Give a key, which is the same for texts that have the same cards in the same order."""
    return " ".join(text.split())
