"""Section 5: an irregularity is opened, what is decided in it, and how it ends."""

from __future__ import annotations

from tablemgr.basics.cards import Card
from tablemgr.rules.events.event import Event


class CaseOpened(Event, frozen=True):
    """An irregularity stops the Round until it is resolved; `kind` as the rulebook names it."""

    kind: str
    paragraph: str
    box: int = 0
    """The box that it concerns, if it concerns one."""
    remedies: tuple[str, ...] | None = None
    """What may resolve it; None in version 0.1's journals, in which kind and paragraph say it."""
    number: int = 0
    """Its own number in the Round; 0 in version 0.2's journals: one more than the one before."""


class ReportMade(Event, frozen=True):
    """Somebody reported an irregularity. What it said counts until it is retracted (I14)."""

    kind: str
    paragraph: str
    text: str
    """What its flag says."""
    box: int = 0
    case: int = 0
    """The number of the case that it opens; 0 if it is only a flag."""
    exposed: int = 0
    """How many cards the Dealer exposed on the box; box 0 is his own (Si Ki Pi 5.5.2, 5.7; S7)."""
    seen: bool = False
    """It said that some Player has seen his cards (Si Ki Pi 5.8; S7)."""


class HandJudged(Event, frozen=True):
    """Somebody judged whether a further Hand was examined intentionally (Si Ki Pi 5.13), in every
    open case in which that is not judged yet (I19).
    """

    intentional: bool


class FirstChosen(Event, frozen=True):
    """Which of two simultaneous cards the Player takes first: of the earliest pair still open."""

    card: Card


class ReconstructionDecided(Event, frozen=True):
    """Somebody decided whether the cards that no hand was due are dealt on in order, or discarded
    (5.9): in every open case in which that is not decided yet (I19).
    """

    possible: bool


class OptionChosen(Event, frozen=True):
    """A Player plays on, or has his Bets on the box returned (5.7): in every open case in which he
    has not chosen yet (I19); if he has in all of them, he changes his mind.
    """

    box: int
    player: str
    goes_on: bool


class ManagerDecided(Event, frozen=True):
    """The Shift Manager decided what the rules do not cover (5.19)."""

    text: str


class CaseClosed(Event, frozen=True):
    """One open case is over and others stay open; nothing else changes (I13, I14)."""

    kind: str
    paragraph: str
    box: int = 0
    number: int = 0
    """Its number; 0 in version 0.2's journals: the latest of that kind, paragraph and box."""


class ReportRetracted(Event, frozen=True):
    """A report was an error (ruling I14): its flag says so, and it counts for nothing more. The
    card that it said to lie on an empty box lies again where it lay.
    """

    kind: str
    paragraph: str
    box: int
    reason: str
    text: str
    """What the flag says from now on."""
    report: int = 0
    """The report's number in the Round; 0 in version 0.2's journals: the latest of that kind."""


class AskedAnew(Event, frozen=True):
    """Only in version 0.2's journals, in which open cases shared their decisions: a further dealing
    error came, so that what the Players had chosen no longer counts.

    `reconstruction`: the House's decision on the Reconstruction no longer counts either.
    """

    reconstruction: bool


class CasesClosed(Event, frozen=True):
    """Every open case is resolved; the Round goes on from where it stood."""

    begins_a_stage = True
