"""What happens to a Hand: its Player decides, it is set, or it is taken out."""

from __future__ import annotations

import msgspec

from tablemgr.basics.cards import Card
from tablemgr.basics.money import Money


class HitCalled(msgspec.Struct, frozen=True, tag=True):
    """A card is due to the hand."""

    box: int
    hand: int


class HandStood(msgspec.Struct, frozen=True, tag=True):
    """The hand is complete."""

    box: int
    hand: int


class HandDoubled(msgspec.Struct, frozen=True, tag=True):
    """Who added how much to his stake in the hand; one card is due to it."""

    box: int
    hand: int
    added: tuple[tuple[str, Money], ...]


class HandSplit(msgspec.Struct, frozen=True, tag=True):
    """The hand became two; `followers` have an equal Bet on the new one, right after it."""

    box: int
    hand: int
    followers: tuple[str, ...]
    declined: tuple[str, ...]


class BoxSurrendered(msgspec.Struct, frozen=True, tag=True):
    """The Seated Player gave the box's hand up for half."""

    box: int


class PlayerWalkedAway(msgspec.Struct, frozen=True, tag=True):
    """The House plays what is left of the box (5.3)."""

    box: int


class HandSet(msgspec.Struct, frozen=True, tag=True):
    """A box's Hand is set as Low and High; `item` of the House Way, or None if a Player did."""

    box: int
    low: tuple[Card, Card]
    high: tuple[Card, Card]
    item: str | None


class DealerHandSet(msgspec.Struct, frozen=True, tag=True):
    """The Dealer's Hand is open and set, by that item of the House Way."""

    low: tuple[Card, Card]
    high: tuple[Card, Card]
    item: str


class HandRemoved(msgspec.Struct, frozen=True, tag=True):
    """A Hand without a Bet left is invalid (5.7.3)."""

    box: int
    hand: int
