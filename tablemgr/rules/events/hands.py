"""What happens to a Hand: its Player decides, it is set, or it is taken out."""

from __future__ import annotations

from tablemgr.rules.events.event import Event


class PlayerWalkedAway(Event, frozen=True):
    """The House plays what is left of the box (5.3)."""

    box: int


class HandRemoved(Event, frozen=True):
    """A Hand without a Bet left is invalid (5.7.3)."""

    box: int
    hand: int
