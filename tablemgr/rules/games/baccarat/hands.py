"""The Hands of a Baccarat Round, as records, `tablemgr replay` and the settlement slip write them.

Decides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablemgr.basics.cards import Card
from tablemgr.rules.games.baccarat.drawing import is_natural, total
from tablemgr.rules.games.baccarat.position import HANDS, BaccaratPosition
from tablemgr.rules.games.family import FamilyHands, TableHand
from tablemgr.rules.games.slip_hand import SlipHand


class BaccaratHands(FamilyHands[BaccaratPosition]):
    """The Player's Hand and the Banker's; no box has one."""

    table_hands = tuple(TableHand(key, place) for key, place in HANDS.items())
    hands_on_boxes = False

    def hands(self, position: BaccaratPosition) -> dict[str, str]:
        cards = {name: position.hand_at(place) for name, place in HANDS.items()}
        return {name: " ".join(card.code for card in hand) for name, hand in cards.items()}

    def hand_key(self, text: str) -> str:
        """Give a key, which is the same for texts that have the same cards in the same order."""
        return " ".join(text.split())

    def as_json(self, position: BaccaratPosition) -> dict[str, Any]:
        hands = {name: _json(position.hand_at(place)) for name, place in HANDS.items()}
        return {"boxes": {}, "dealer": None, "hands": hands}

    def slip_hands(self, position: BaccaratPosition, number: int) -> tuple[SlipHand, ...]:
        del position, number
        return ()

    def slip_table_hands(self, position: BaccaratPosition) -> dict[str, SlipHand | None]:
        return {name: _on_slip(position.hand_at(place)) for name, place in HANDS.items()}


def _json(cards: Sequence[Card]) -> dict[str, Any]:
    natural = is_natural(cards)
    return {"cards": [card.code for card in cards], "total": total(cards), "natural": natural}


def _on_slip(cards: Sequence[Card]) -> SlipHand | None:
    return SlipHand(tuple(cards), (str(total(cards)),)) if cards else None
