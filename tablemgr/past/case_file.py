"""The case file: what went wrong at a table, numbered, with who signed what and its effect.

A case is an irregularity that stopped the Round; one that was only flagged has a number too and is
closed where it was noted. Corrected cards and reopened settlements are in it under numbers of their
own, so that a case keeps the number that its slip bears. Frozen data; `case_book` reads it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

from msgspec import Struct, field

from tablemgr.basics.cards import Card
from tablemgr.basics.money import ZERO, Money
from tablemgr.journal import Stamp
from tablemgr.rules.commands import (
    Command,
    Correct,
    Decide,
    Judge,
    Reconstruct,
    Report,
    Resume,
    Retract,
    Void,
)
from tablemgr.rules.games.position import HandPlace
from tablemgr.rules.open_case.reconstruction import CardMove


class Series(Enum):
    """What an entry of the case file is of; each is numbered by itself. The value stands before
    the number: case `12`, correction `C3`, reopening `R1`.
    """

    CASE = ""
    CORRECTION = "C"
    REOPENING = "R"


class SignedAct(Struct, frozen=True):
    """One command that resolved a case: the record's line, who gave it, who dealt."""

    command: Command
    line: str
    person: str
    role: str
    dealer: str
    stamp: Stamp
    code: str
    """The journal's short code for the entry."""
    reason: str = ""
    """Why, in the words of who signed, if the screen asks for it."""
    how: str = ""
    """How the signature was given: `pin`, `name`, `recovery`; empty if the journal is silent."""


class SentBytes(Struct, frozen=True):
    """What a device sent near the irregularity."""

    seq: int
    stamp: Stamp
    port: str
    data: bytes


class Effect(Struct, frozen=True):
    """What a ruling did to one Player: his net before and after, and what went back to him."""

    player: str
    before: Money
    after: Money
    returned: Money


class Lying(Struct, frozen=True):
    """The cards of one Hand, or of what lies in none (`reconstruction.ASIDE` and the others)."""

    place: HandPlace
    cards: tuple[Card, ...]


class CaseFile(Struct, frozen=True):
    """One irregularity, correction or reopening, whole."""

    number: int
    """In the journal's order, from 1, each series by itself."""
    round_no: int
    game: str
    kind: str
    paragraph: str
    box: int
    """The box that it concerns, or 0."""
    noticed: str
    """The flag's words."""
    reported: bool
    """A person said so; else the program noticed it."""
    opened: Stamp
    dealer: str
    by: str
    """Who acted when it came to light."""
    stops: bool
    """It stopped the Round; else it was only noted."""
    closed: Stamp | None
    acts: tuple[SignedAct, ...]
    remedy: str
    """The House's ruling in one word: `void 5.5.1`, `reconstruct yes`; empty while it is open."""
    effects: tuple[Effect, ...]
    raw: tuple[SentBytes, ...] = ()
    series: Series = Series.CASE
    seq: int = 0
    """The entry of the journal with which it came to light."""
    title: str = ""
    """The game, as its rulebook calls it."""
    hand_names: Mapping[HandPlace, str] = field(default_factory=dict)
    """What the table's own Hands are called, if the only one is not the Dealer's."""
    report: Report | None = None
    """What was reported, if a person did."""
    said: Mapping[str, Any] = field(default_factory=dict)
    """What was told beside the report: `boxes` that it concerns, a free `text`."""
    cards_before: tuple[Lying, ...] = ()
    """When it came to light; of a correction, as read."""
    cards_after: tuple[Lying, ...] = ()
    """When it was closed; empty while it is open."""
    moves: tuple[CardMove, ...] = ()
    """Between the two, in the order in which they are made."""

    @property
    def ref(self) -> str:
        """Its number as it is written: `12`, `C3`, `R1`."""
        return f"{self.series.value}{self.number}"

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody on it."""
        return tuple(dict.fromkeys((self.dealer, self.by, *(act.person for act in self.acts))))

    @property
    def signed_by(self) -> tuple[str, str]:
        """Who closed it, and in which role; empty if nobody had to."""
        return (self.acts[-1].person, self.acts[-1].role) if self.acts else ("", "")

    @property
    def house(self) -> Money:
        """What the ruling did to the House's net."""
        return -sum((effect.after - effect.before for effect in self.effects), ZERO)

    @property
    def reason_code(self) -> str:
        """Of a Void: the paragraph and the kind, `5.5.1 foreign-card`; else empty."""
        return f"{self.paragraph} {self.kind}" if self.remedy.startswith("void") else ""


def remedy_of(commands: Iterable[Command]) -> str:
    """The House's ruling in one word; what is the Players' own choice is not in it."""
    word = ""
    for command in commands:
        match command:
            case Void(paragraph=paragraph):
                return f"void {paragraph}"
            case Decide():
                return "decide"
            case Retract():
                return "retracted"
            case Reconstruct(possible=possible):
                word = "reconstruct yes" if possible else "reconstruct no"
            case Judge(intentional=intentional):
                word = f"judge {'intentional' if intentional else 'unintentional'}"
            case Correct():
                word = word or "correct"
            case Resume():
                word = word or "resume"
    return word


def earlier(files: Iterable[CaseFile], kind: str, game: str) -> Counter[str]:
    """How this house has ruled on a kind before, in the same game: how often by each remedy."""
    return Counter(file.remedy for file in files if is_precedent(file, kind, game))


def is_precedent(file: CaseFile, kind: str, game: str) -> bool:
    """Whether it is a ruling on that kind in that game; another game has other rules."""
    same = (file.kind, file.game) == (kind, game)
    return same and file.stops and file.closed is not None and file.remedy != "retracted"
