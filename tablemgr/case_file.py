"""The case file: every irregularity of a journal, numbered, with who signed what and its effect.

Pure over entries: opens no file and changes nothing. A case is an irregularity that stopped the
Round; one that was only flagged has a number too and is closed where it was noted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from tablemgr.carry import table_of
from tablemgr.commands import (
    RESOLVES_A_CASE,
    Command,
    Correct,
    Decide,
    Judge,
    Reconstruct,
    Report,
    Resume,
    Void,
)
from tablemgr.events import CaseOpened, Event, Flagged, Outcome
from tablemgr.events_json import decode
from tablemgr.journal import Entry, EntryKind, Stamp, short_code
from tablemgr.money import ZERO, Money
from tablemgr.slip_issue import dealer_of
from tablemgr.table import Table
from tablemgr.told import command_in

_OF_A_CASE: Final = (Correct, *RESOLVES_A_CASE)
RAW_BEFORE: Final = 6
"""How many messages of the device before an irregularity belong to its file."""
RAW_AFTER: Final = 3


@dataclass(frozen=True, slots=True)
class SignedAct:
    """One command that resolved a case: the record's line, who gave it, who dealt."""

    line: str
    person: str
    role: str
    dealer: str
    stamp: Stamp
    code: str
    """The journal's short code for the entry."""


@dataclass(frozen=True, slots=True)
class RawBytes:
    """What a device sent near the irregularity."""

    seq: int
    stamp: Stamp
    port: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Effect:
    """What a ruling did to one Player: his net before and after, and what went back to him."""

    player: str
    before: Money
    after: Money
    returned: Money


@dataclass(frozen=True, slots=True)
class CaseFile:
    """One irregularity, whole."""

    number: int
    """In the journal's order, from 1."""
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
    raw: tuple[RawBytes, ...]

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody on it."""
        return tuple(dict.fromkeys((self.dealer, self.by, *(act.person for act in self.acts))))

    @property
    def signed_by(self) -> tuple[str, str]:
        """Who closed it, and in which role; empty where nobody had to."""
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
            case Reconstruct(possible=possible):
                word = "reconstruct yes" if possible else "reconstruct no"
            case Judge(intentional=intentional):
                word = f"judge {'intentional' if intentional else 'unintentional'}"
            case Correct():
                word = word or "correct"
            case Resume():
                word = word or "resume"
    return word


def earlier(files: Iterable[CaseFile], kind: str) -> Counter[str]:
    """How this house has ruled on a kind before: how often by each remedy."""
    return Counter(
        file.remedy for file in files if file.kind == kind and file.stops and file.closed
    )


def case_files(entries: Iterable[Entry]) -> list[CaseFile]:
    """Every irregularity that the entries tell of, in order."""
    book = CaseBook()
    book.read(entries)
    return book.files()


class CaseBook:
    """The case file of a journal that goes on: each entry is read once, a Round that is over is
    played again once.
    """

    def __init__(self) -> None:
        self.last_seq = 0
        """The last entry that was read."""
        self._over: list[CaseFile] = []
        self._round: list[Entry] = []

    def read(self, entries: Iterable[Entry]) -> None:
        """Read what has come since, in order."""
        for entry in entries:
            self.last_seq = entry.seq
            if not entry.round_no:
                continue
            if self._round and entry.round_no != self._round[-1].round_no:
                self._over += self._of_round()
                self._round = []
            self._round.append(entry)

    def files(self) -> list[CaseFile]:
        """Every irregularity so far, in order."""
        return self._over + self._of_round()

    def _of_round(self) -> list[CaseFile]:
        acts = (entry for entry in self._round if entry.kind is EntryKind.ACT)
        if not any('"Flagged"' in entry.payload for entry in acts):
            return []
        return _Round(self._round, len(self._over)).files()


@dataclass
class _Round:
    """One Round's entries played again, and the cases as they come and go."""

    entries: Sequence[Entry]
    count: int
    """How many irregularities the journal has before this Round."""
    _done: dict[int, CaseFile] = field(default_factory=dict)
    _open: list[int] = field(default_factory=list)
    _acts: list[SignedAct] = field(default_factory=list)
    _commands: list[Command] = field(default_factory=list)
    _before: _Sums = field(default_factory=lambda: _Sums({}, {}))

    def files(self) -> list[CaseFile]:
        table: Table | None = None
        for place, entry in enumerate(self.entries):
            if entry.kind is not EntryKind.ACT:
                continue
            data = entry.data
            if table is None:
                if "carry" not in data:
                    return []  # the Round began in another journal
                table = table_of(data["carry"])
            command = command_in(data, table)
            events = decode(data["events"])
            before = _Sums.of(table)
            table.apply(events, command)
            self._noted(table, place, command, events, before)
            self._acted(table, entry, command)
        return [self._done[number] for number in sorted(self._done)]

    def _noted(
        self,
        table: Table,
        place: int,
        command: Command,
        events: Sequence[Event],
        before: _Sums,
    ) -> None:
        """The irregularities that came to light with an act."""
        entry = self.entries[place]
        kinds = {each.kind for each in table.rulebook.irregularities}
        opened = [event for event in events if isinstance(event, CaseOpened)]
        for flag in events:
            if not isinstance(flag, Flagged) or flag.code not in kinds:
                continue
            case = next((each for each in opened if each.kind == flag.code), None)
            if case is not None and not self._open:
                self._before = before
                self._acts, self._commands = [], []
            self.count += 1
            box = case.box if case is not None else getattr(command, "box", None) or 0
            self._done[self.count] = CaseFile(
                number=self.count,
                round_no=entry.round_no,
                game=table.rulebook.id,
                kind=flag.code,
                paragraph=flag.paragraph,
                box=box,
                noticed=flag.text,
                reported=isinstance(command, Report),
                opened=entry.stamp,
                dealer=dealer_of(entry).name,
                by=entry.person,
                stops=case is not None,
                closed=None if case is not None else entry.stamp,
                acts=(),
                remedy="",
                effects=(),
                raw=_raw_near(self.entries, place),
            )
            if case is not None:
                self._open.append(self.count)

    def _acted(self, table: Table, entry: Entry, command: Command) -> None:
        """What was done about the open cases; with the last of it they are closed."""
        if not self._open or isinstance(command, Report):
            return
        if isinstance(command, _OF_A_CASE):
            code = short_code(entry.hash)
            dealer = dealer_of(entry).name
            line = str(entry.data["command"])
            act = SignedAct(line, entry.person, entry.role, dealer, entry.stamp, code)
            self._acts.append(act)
            self._commands.append(command)
        if table.position.cases:
            return
        effects = self._before.to(_Sums.of(table))
        for number in self._open:
            self._done[number] = replace(
                self._done[number],
                closed=entry.stamp,
                acts=tuple(self._acts),
                remedy=remedy_of(self._commands),
                effects=effects,
            )
        self._open = []


class _Sums(NamedTuple):
    """Each Player's net, and what a ruling has given back to him, at one moment."""

    net: dict[str, Money]
    returned: dict[str, Money]

    @classmethod
    def of(cls, table: Table) -> _Sums:
        returned: dict[str, Money] = {}
        for line in table.position.settlement:
            if line.outcome is Outcome.RETURNED:
                returned[line.player] = returned.get(line.player, ZERO) + line.returned
        return cls(table.position.net(), returned)

    def to(self, after: _Sums) -> tuple[Effect, ...]:
        """What has changed for each Player."""
        return tuple(
            Effect(
                player,
                self.net.get(player, ZERO),
                after.net.get(player, ZERO),
                after.returned.get(player, ZERO) - self.returned.get(player, ZERO),
            )
            for player in sorted({*self.net, *after.net})
        )


def _raw_near(entries: Sequence[Entry], place: int) -> tuple[RawBytes, ...]:
    """The device's messages around an entry."""
    before = [e for e in entries[:place] if e.kind is EntryKind.RAW][-RAW_BEFORE:]
    after = [e for e in entries[place:] if e.kind is EntryKind.RAW][:RAW_AFTER]
    return tuple(
        RawBytes(e.seq, e.stamp, str(e.data["port"]), bytes.fromhex(e.data["hex"]))
        for e in (*before, *after)
    )
