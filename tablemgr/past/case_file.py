"""The case file: what went wrong at a table, numbered, with who signed what and its effect.

A case is an irregularity that stopped the Round; one that was only flagged has a number too, and is
closed at once. Corrected cards and reopened settlements have numbers of their own, so that a case
keeps the number that is on its slip. Frozen data; `case_book` makes it from a journal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any, Final

from msgspec import Struct, field

from tablemgr.basics.cards import Card
from tablemgr.basics.messages import Message
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
from tablemgr.rules.roles import Role

CONTEXT: Final = "cases"
"""Of what is said of a case, for a translator."""


class Series(Enum):
    """The series of the case file, each numbered by itself. The value is put before the number:
    case `12`, correction `C3`, reopening `R1`, wrong PIN or lock-out `S2`.
    """

    CASE = ""
    CORRECTION = "C"
    REOPENING = "R"
    SIGN_IN = "S"


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
    """The reason in the words of the person who signed, if the screen asks for one."""
    how: str = ""
    """How the signature was given: `pin`, `name`, `recovery`; empty if the journal doesn't say."""
    seq: int = 0
    """The number of the journal's entry."""
    register_entry: int = 0
    """The number of the signature's entry in the staff register's log; 0 if there is none."""


class SentBytes(Struct, frozen=True):
    """Bytes that a device sent near the irregularity."""

    seq: int
    stamp: Stamp
    port: str
    data: bytes


class Effect(Struct, frozen=True):
    """The effect of a ruling on one Player: his net before and after, and what went back to him."""

    player: str
    before: Money
    after: Money
    returned: Money


class PlacedCards(Struct, frozen=True):
    """The cards of one Hand, or those at a place that is not a Hand (`reconstruction.ASIDE`, …)."""

    place: HandPlace
    cards: tuple[Card, ...]
    face_down: int = 0
    """How many cards lie there face down: nobody may say what they are (S10)."""


class CaseFile(Struct, frozen=True):
    """Everything about one irregularity, correction or reopening."""

    number: int
    """Its number in its series, from 1, in the journal's order."""
    round_no: int
    game: str
    kind: str
    paragraph: str
    box: int
    """The box that it concerns, or 0."""
    notice: Message
    """What was noticed: the text of the flag."""
    reported: bool
    """A person reported it; if False, the program noticed it."""
    opened: Stamp
    dealer: str
    by: str
    """Who gave the command with which it came to light."""
    stops: bool
    """It stopped the Round; if False, it was only noted."""
    closed: Stamp | None
    acts: tuple[SignedAct, ...]
    remedy: str
    """The House's ruling in short: `void 5.5.1`, `reconstruct yes`; empty while it is open."""
    effects: tuple[Effect, ...]
    raw: tuple[SentBytes, ...] = ()
    series: Series = Series.CASE
    seq: int = 0
    """The number of the journal entry with which it came to light."""
    code: str = ""
    """The journal's short code for that entry."""
    title: str = ""
    """The game, as its rulebook calls it."""
    hand_names: Mapping[HandPlace, Message] = field(default_factory=dict)
    """The names of the Hands that belong to no box, if there are others than the Dealer's."""
    report: Report | None = None
    """The report, if a person reported it."""
    said: Mapping[str, Any] = field(default_factory=dict)
    """What was told with the report: the `boxes` that it concerns, a free `text`."""
    cards_before: tuple[PlacedCards, ...] = ()
    """The cards when it came to light; for a correction, as they were read."""
    cards_after: tuple[PlacedCards, ...] = ()
    """The cards when it was closed; empty while it is open."""
    face_down: bool = False
    """The game's cards are dealt face down, so that cards are named by their numbers (S10)."""
    in_play: bool = False
    """Its Round is in play, so that what lies face down is shown to nobody (S10)."""
    register_differs: int = 0
    """How many differences of the staff register nobody had signed for when it came to light."""
    moves: tuple[CardMove, ...] = ()
    """The moves of cards from the first to the second, in the order in which they are made."""

    @property
    def ref(self) -> str:
        """Its number as it is written: `12`, `C3`, `R1`, `S2`."""
        return f"{self.series.value}{self.number}"

    @property
    def noticed(self) -> str:
        """Give the notice in English."""
        return self.notice.in_words()

    @property
    def hides_faces(self) -> bool:
        """Say whether no card may be named by its face (S10)."""
        return self.face_down and self.in_play

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who is named in it."""
        return tuple(dict.fromkeys((self.dealer, self.by, *(act.person for act in self.acts))))

    @property
    def signed_by(self) -> tuple[str, str]:
        """Who signed for it, and in which role: for a reopening the person who reopened, else the
        last above the Dealer; empty if nobody had to.

        The Dealer who settles again after a reopening signs for nothing.
        """
        signed = [act for act in self.acts if act.role != Role.DEALER.value]
        if not signed:
            return "", ""
        act = signed[0 if self.series is Series.REOPENING else -1]
        return act.person, act.role

    @property
    def house(self) -> Money:
        """How the ruling changed the House's net."""
        return -sum((effect.after - effect.before for effect in self.effects), ZERO)

    @property
    def reason_code(self) -> str:
        """For a Void the paragraph and the kind, `5.5.1 foreign-card`; else empty."""
        return f"{self.paragraph} {self.kind}" if self.remedy.startswith("void") else ""


def remedy_of(commands: Iterable[Command]) -> str:
    """The House's ruling in short, without what the Players choose themselves."""
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
    """How this house has ruled before on a kind in the same game: how often by each remedy."""
    return Counter(file.remedy for file in files if is_precedent(file, kind, game))


def is_precedent(file: CaseFile, kind: str, game: str) -> bool:
    """Say whether it is a ruling on that kind in that game, as other games have other rules."""
    same = (file.kind, file.game) == (kind, game)
    return same and file.stops and file.closed is not None and file.remedy != "retracted"
