"""The stages of a Round, and what the people at the table are told: flags and notices."""

from __future__ import annotations

from typing import Any

import msgspec

from tablemgr.basics.cards import Card


class RoundOpened(msgspec.Struct, frozen=True, tag=True):
    """Bets may be placed."""


class BetsClosed(msgspec.Struct, frozen=True, tag=True):
    """No more Bets."""


class InterimSettlementMade(msgspec.Struct, frozen=True, tag=True):
    """The Subsequent Deal begins."""


class RoundVoided(msgspec.Struct, frozen=True, tag=True):
    """The Round has no result; the lines that follow return every Bet (5.17)."""

    paragraph: str


class RoundDerivedAnew(msgspec.Struct, frozen=True, tag=True):
    """The Round derived again from its commands, now that the `number`th card is known to be
    `card`.

    `number` 0 and no card: a settlement that was reopened (5.6). `events` are all of the Round's.
    """

    number: int
    card: Card | None
    events: tuple[Any, ...]


class RoundCompleted(msgspec.Struct, frozen=True, tag=True):
    """The Final Settlement is made; the Round of play is over."""


class Flagged(msgspec.Struct, frozen=True, tag=True):
    """An error or irregularity that happened (ruling I11): its paragraph and the wording of it."""

    paragraph: str
    code: str
    text: str


class Noted(msgspec.Struct, frozen=True, tag=True):
    """A notice to the people at the table: nothing went wrong and nothing was refused (S2)."""

    paragraph: str
    code: str
    text: str
