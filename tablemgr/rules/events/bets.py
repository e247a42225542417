"""Bets as they are laid, changed and given back, and as they are found at the close."""

from __future__ import annotations

from tablemgr.basics.money import Money
from tablemgr.rules.events.event import Event


class BetPlaced(Event, frozen=True):
    """An Initial Bet lies on a box; it replaces that Player's former one there."""

    box: int
    player: str
    amount: Money
    seated: bool


class SideBetPlaced(Event, frozen=True):
    """A side Bet lies on a box; it replaces that Player's former one of the kind."""

    box: int
    player: str
    kind: str
    amount: Money


class BetGivenBack(Event, frozen=True):
    """A Bet, or a part of it, went back to its Player before the Bets were closed.

    `bet` is `initial` or the side Bet's kind, `amount` what went back.
    """

    box: int
    player: str
    bet: str
    amount: Money


class BetFound(Event, frozen=True):
    """An Initial Bet lay on a box at the close and had not been noticed (5.14)."""

    box: int
    player: str
    amount: Money
    seated: bool


class SideBetFound(Event, frozen=True):
    """A side Bet lay there at the close; `counts` is False if it goes back (5.15)."""

    box: int
    player: str
    kind: str
    amount: Money
    counts: bool


class BetReduced(Event, frozen=True, omit_defaults=True):
    """How much of an Initial Bet counts on a box with too much on it; the rest goes back
    (5.1.1).
    """

    box: int
    player: str
    counts: Money
    kind: str = ""
    """The Bet's KIND, in a game in which every Bet has one."""
