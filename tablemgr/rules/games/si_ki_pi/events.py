"""The events of a Si Ki Pi table besides those of every table: Hands are set.

Imports nothing of the family, so that a journal can be read without it.
"""

from __future__ import annotations

from tablemgr.basics.cards import Card
from tablemgr.rules.events import Event


class HandSet(Event, frozen=True):
    """A box's Hand is open and set as Low and High; `item` of the House Way, or None if a Player
    did.
    """

    box: int
    low: tuple[Card, Card]
    high: tuple[Card, Card]
    item: str | None


class HandLaid(Event, frozen=True):
    """A box's Hand lies set, face down (S11)."""

    box: int


class DealerHandSet(Event, frozen=True):
    """The Dealer's Hand is open and set, by that item of the House Way."""

    low: tuple[Card, Card]
    high: tuple[Card, Card]
    item: str
