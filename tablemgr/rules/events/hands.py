"""The events of a Hand: its Player decides, it is set, or it is taken out."""

from __future__ import annotations

from tablemgr.rules.events.event import Event


class PlayerWalkedAway(Event, frozen=True):
    """The House plays what is left of the box (5.3)."""

    box: int


class PlayerLeft(Event, frozen=True):
    """Who decided for the box has left, and another Player has an open Bet there (I21)."""

    box: int
    player: str


class PlayerBack(Event, frozen=True):
    """The Player who left the box is back and decides again (I21)."""

    box: int
    player: str


class HandRemoved(Event, frozen=True):
    """A Hand without a Bet left is invalid (5.7.3)."""

    box: int
    hand: int
