"""The stages of a Round, and what the people at the table are told: flags and notices."""

from __future__ import annotations

from typing import Any

from tablemgr.basics.cards import Card
from tablemgr.rules.events.event import Event


class RoundOpened(Event, frozen=True):
    """Bets may be placed."""


class BetsClosed(Event, frozen=True):
    """No more Bets."""

    begins_a_stage = True


class RoundVoided(Event, frozen=True):
    """The Round has no result; the lines that follow return every Bet (5.17)."""

    begins_a_stage = True

    paragraph: str


class RoundDerivedAnew(Event, frozen=True):
    """The Round derived again from its commands, now that the `number`th card is known to be
    `card`.

    `number` 0 and no card: a settlement that was reopened (5.6), or something that was put right
    (I12). `events` are all of the Round's.
    """

    begins_a_stage = True

    number: int
    card: Card | None
    events: tuple[Any, ...]
    flags: tuple[Any, ...] | None = None
    """The flags that the Round has from now on; None if it keeps those that it has."""


class CardCorrected(Event, frozen=True):
    """A card was corrected, and by the true cards the settlements before it would have paid or
    collected something and did not, or the other way round (5.10.1; ruling I18).
    """

    has_settled: bool
    """Whether they did in fact."""


class RoundCompleted(Event, frozen=True):
    """The Final Settlement is made; the Round of play is over."""


class Flagged(Event, frozen=True):
    """An error or irregularity that happened (ruling I11): its paragraph and the wording of it."""

    paragraph: str
    code: str
    text: str


class FlagReplaced(Event, frozen=True):
    """A flag reads otherwise by what was told after it (I22); `was` is its former text."""

    was: str
    paragraph: str
    code: str
    text: str


class Noted(Event, frozen=True):
    """A notice to the people at the table: nothing went wrong and nothing was refused (S2)."""

    paragraph: str
    code: str
    text: str
