"""The Hands of a Baccarat Round as the settlement slip prints them. Decides nothing."""

from __future__ import annotations

from collections.abc import Sequence

from tablemgr.basics.cards import Card
from tablemgr.rules.games.baccarat.drawing import total
from tablemgr.rules.games.baccarat.position import HANDS, BaccaratPosition
from tablemgr.rules.games.slip_hand import SlipHand


def hands(_: BaccaratPosition, __: int) -> tuple[SlipHand, ...]:
    """No box has a Hand."""
    return ()


def table_hands(position: BaccaratPosition) -> dict[str, SlipHand | None]:
    """The Player's Hand and the Banker's."""
    return {name: _hand(position.hand_at(place)) for name, place in HANDS.items()}


def _hand(cards: Sequence[Card]) -> SlipHand | None:
    return SlipHand(tuple(cards), (str(total(cards)),)) if cards else None
