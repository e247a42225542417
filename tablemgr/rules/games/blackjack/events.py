"""The events of a blackjack table besides those of every table.

Imports nothing of the family, so that a journal can be read without it.
"""

from __future__ import annotations

from tablemgr.basics.money import Money
from tablemgr.rules.events import Event


class InsuranceLaid(Event, frozen=True):
    """An Insurance Bet lies on a box; it replaces that Player's former one there."""

    box: int
    player: str
    amount: Money


class EvenMoneyTaken(Event, frozen=True):
    """A Player with a Blackjack took 1 to 1; his line of the settlement follows."""

    box: int
    player: str


class HitCalled(Event, frozen=True):
    """A card is due to the hand."""

    box: int
    hand: int


class HandStood(Event, frozen=True):
    """The hand is complete."""

    box: int
    hand: int


class HandDoubled(Event, frozen=True):
    """Who added how much to his stake in the hand; one card is due to it."""

    box: int
    hand: int
    added: tuple[tuple[str, Money], ...]


class HandSplit(Event, frozen=True):
    """The hand became two; `followers` have an equal Bet on the new one, right after it."""

    box: int
    hand: int
    followers: tuple[str, ...]
    declined: tuple[str, ...]


class BoxSurrendered(Event, frozen=True):
    """The Seated Player gave the box's hand up for half."""

    box: int


class InterimSettlementMade(Event, frozen=True):
    """The Subsequent Deal begins."""

    begins_a_stage = True
