"""From a journal's entries to its case file.

Pure over entries: opens no file and changes nothing. A Round in which something went wrong is
played again from its acts, and its cases come and go with them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from tablemgr.basics.money import ZERO, Money
from tablemgr.journal import Entry, EntryKind, short_code
from tablemgr.past.case_file import CaseFile, Effect, Lying, Series, SignedAct, remedy_of
from tablemgr.past.case_raw import RAW_REACH, raw_near
from tablemgr.rules.commands import (
    RESOLVES_A_CASE,
    Adjust,
    Command,
    Correct,
    Decide,
    Reopen,
    Report,
    Settle,
    Stood,
)
from tablemgr.rules.events import CaseOpened, Event, Flagged, Noted, Outcome, RoundVoided
from tablemgr.rules.events_json import decode
from tablemgr.rules.games.position import HandPlace
from tablemgr.rules.open_case.reconstruction import LaidCard, as_read, between
from tablemgr.rules.table import Table
from tablemgr.service.act_entries import BESIDE
from tablemgr.service.carry import table_of
from tablemgr.service.slip_issue import dealer_of
from tablemgr.service.told import command_in

LIES: Final = "lies"
"""In that, of a Reconstruction: where a person saw cards lie, as [number, box, hand] each."""
_SIGNED: Final = (Correct, Reopen, Settle, *RESOLVES_A_CASE)
_TELLS: Final = ('"Flagged"', '"RoundDerivedAnew"')
"""What an act's events hold where something went wrong, or was put right."""


def case_files(entries: Iterable[Entry]) -> list[CaseFile]:
    """All that went wrong by these entries, in order."""
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
        self._played: _Round | None = None
        """The present Round as far as it was played again; None while nothing in it went wrong."""
        self._tells = False
        """Something in it went wrong."""

    def read(self, entries: Iterable[Entry]) -> None:
        """Read what has come since, in order."""
        for entry in entries:
            self.last_seq = entry.seq
            if not entry.round_no:
                continue
            if self._round and entry.round_no != self._round[-1].round_no:
                self._over += self._of_round()
                self._round, self._played, self._tells = [], None, False
            self._round.append(entry)
            if entry.kind is EntryKind.ACT and not self._tells:
                self._tells = any(word in entry.payload for word in _TELLS)

    def files(self) -> list[CaseFile]:
        """Everything so far, in order."""
        return self._over + self._of_round()

    def _of_round(self) -> list[CaseFile]:
        """The present Round's, of which only what has come since is played."""
        if not self._tells:
            return []
        if self._played is None:
            self._played = _Round(self._round, Counter(file.series for file in self._over))
        return self._played.files()


class _Open(Struct):
    """A case that is not closed yet."""

    place: int
    """In the Round's list of files."""
    key: tuple[str, str, int] | None
    """The position's case; None for a reopened settlement."""
    before: _Sums
    dealt: tuple[LaidCard, ...]
    acts: list[SignedAct] = field(default_factory=list)
    lies: list[Sequence[int]] = field(default_factory=list)
    """Where a person saw cards lie: number, box and hand."""


class _Round(Struct):
    """One Round's entries played again, and the cases as they come and go."""

    entries: Sequence[Entry]
    counts: Counter[Series]
    """How many of each series the journal has before this Round."""
    _done: list[CaseFile] = field(default_factory=list)
    _open: list[_Open] = field(default_factory=list)
    _table: Table | None = None
    _settled: int = 0
    """How many of the files have all that the device said around them."""
    _at: int = 0
    """How many of the entries are played."""

    def files(self) -> list[CaseFile]:
        """Play what has come since; each file with what the device said around it by now."""
        for place in range(self._at, len(self.entries)):
            entry = self.entries[place]
            if entry.kind is not EntryKind.ACT:
                continue
            data = entry.data
            if self._table is None:
                if "carry" not in data:
                    return []  # the Round began in another journal
                self._table = table_of(data["carry"])
            command = command_in(data, self._table)
            self._played(self._table, place, command, decode(data["events"]))
        self._at = len(self.entries)
        for at in range(self._settled, len(self._done)):
            file = self._done[at]
            self._done[at] = replace(file, raw=raw_near(self.entries, file.seq))
            if at == self._settled and self.entries[-1].seq > file.seq + RAW_REACH:
                self._settled += 1  # nothing more can come to it
        return list(self._done)

    def _played(self, table: Table, place: int, command: Command, events: list[Event]) -> None:
        before = _Sums.of(table)
        later = isinstance(command, Stood) and command != table.one_touch()
        puts_right = later or isinstance(command, Correct | Reopen)
        read = as_read(table.position) if puts_right else ()
        was_open = bool(table.position.cases)
        table.apply(events, command)
        act = _act(self.entries[place], command)
        made = _Made(self.entries, place, table, command, before)
        noted = self._noted(made, events)
        if isinstance(command, Reopen):
            self._begin(
                made.file(Series.REOPENING, self._next(Series.REOPENING)), None, before, read
            )
        self._acted(made, act, events)
        if isinstance(command, Adjust):
            self._adjusted(act, command)
        if later or (isinstance(command, Correct) and not (was_open or "correction" in noted)):
            self._corrected(made, act, read, events)

    def _next(self, series: Series) -> int:
        self.counts[series] += 1
        return self.counts[series]

    def _begin(
        self,
        file: CaseFile,
        key: tuple[str, str, int] | None,
        before: _Sums,
        dealt: tuple[LaidCard, ...],
    ) -> None:
        self._open.append(_Open(len(self._done), key, before, dealt))
        self._done.append(file)

    def _noted(self, made: _Made, events: Sequence[Event]) -> frozenset[str]:
        """The irregularities that came to light with an act; their kinds."""
        kinds = {each.kind for each in made.table.rulebook.irregularities}
        opened = [event for event in events if isinstance(event, CaseOpened)]
        flags = [e for e in events if isinstance(e, Flagged) and e.code in kinds]
        for flag in flags:
            case = next((each for each in opened if each.kind == flag.code), None)
            file = made.noted(self._next(Series.CASE), flag, case)
            if case is None:
                self._done.append(file)
            else:
                dealt = made.dealt
                self._begin(file, (case.kind, case.paragraph, case.box), made.before, dealt)
        return frozenset(flag.code for flag in flags)

    def _acted(self, made: _Made, act: SignedAct, events: Sequence[Event]) -> None:
        """What was done about the open cases. It is of those that it closes; of all, if of none."""
        if not self._open:
            return
        left = {(case.kind, case.paragraph, case.box) for case in made.table.position.cases}
        settled = isinstance(act.command, Settle)
        over = settled or any(isinstance(event, RoundVoided) for event in events)
        cases = [] if settled else [each for each in self._open if each.key is not None]
        closed = [each for each in cases if each.key not in left]
        reopened = [each for each in self._open if each.key is None]
        if isinstance(act.command, _SIGNED):
            for each in (*(closed or cases), *reopened):
                each.acts.append(act)
                each.lies += made.beside.get(LIES, ())
        for each in (*closed, *(reopened if over else ())):
            self._open.remove(each)
            self._done[each.place] = made.closed(self._done[each.place], each)

    def _adjusted(self, act: SignedAct, command: Adjust) -> None:
        """I13: money that belongs to the Round's last decision, which has closed its case."""
        decided = [
            place
            for place, file in enumerate(self._done)
            if any(isinstance(each.command, Decide) for each in file.acts)
        ]
        if not decided:
            return
        file = self._done[decided[-1]]
        effects = {each.player: each for each in file.effects}
        nothing = Effect(command.player, ZERO, ZERO, ZERO)
        so_far = effects.get(command.player, nothing)
        effects[command.player] = replace(so_far, after=so_far.after + command.amount)
        self._done[decided[-1]] = replace(
            file, acts=(*file.acts, act), effects=tuple(effects.values())
        )

    def _corrected(
        self, made: _Made, act: SignedAct, read: tuple[LaidCard, ...], events: Iterable[Event]
    ) -> None:
        """A card that was another one than was read, outside a case; or was no Hit (I12)."""
        file = made.file(Series.CORRECTION, self._next(Series.CORRECTION))
        command = made.command
        if isinstance(command, Correct):
            was, truth = read[command.number - 1].card.in_words(), command.card.in_words()
            words = f"Card {command.number} was read as {was} and was really {truth}."
        else:
            note = next(event for event in events if isinstance(event, Noted))
            file, words = replace(file, kind="stood", paragraph=note.paragraph), note.text
        file = replace(file, noticed=words, cards_before=lying(read))
        self._done.append(made.closed(file, _Open(0, None, made.before, read, [act])))


class _Made(Struct, frozen=True):
    """An act that was just played: what a file is made of."""

    entries: Sequence[Entry]
    place: int
    table: Table
    command: Command
    before: _Sums

    @property
    def entry(self) -> Entry:
        return self.entries[self.place]

    @property
    def dealt(self) -> tuple[LaidCard, ...]:
        """The cards as they lie now."""
        return as_read(self.table.position)

    @property
    def beside(self) -> dict[str, Any]:
        """What was told beside the act."""
        found: dict[str, Any] = self.entry.data.get(BESIDE, {})
        return found

    def file(self, series: Series, number: int) -> CaseFile:
        """An entry of the case file that nobody noticed or reported: it was signed."""
        entry, book = self.entry, self.table.rulebook
        kind = "correction" if series is Series.CORRECTION else "reopening"
        cite = "no-such-card" if series is Series.CORRECTION else "nothing-to-reopen"
        return CaseFile(
            number=number,
            round_no=entry.round_no,
            game=book.id,
            kind=kind,
            paragraph=book.cites[cite],
            box=0,
            noticed="The settlement was reopened.",
            reported=False,
            opened=entry.stamp,
            dealer=dealer_of(entry).name,
            by=entry.person,
            stops=False,
            closed=None,
            acts=(),
            remedy="",
            effects=(),
            raw=(),
            series=series,
            seq=entry.seq,
            title=book.title,
            hand_names=self.table.family.hand_names,
            said=self.beside,
            cards_before=lying(self.dealt),
        )

    def noted(self, number: int, flag: Flagged, case: CaseOpened | None) -> CaseFile:
        """An irregularity that came to light with the act."""
        report = self.command if isinstance(self.command, Report) else None
        return replace(
            self.file(Series.CASE, number),
            kind=flag.code,
            paragraph=flag.paragraph,
            box=case.box if case is not None else getattr(self.command, "box", None) or 0,
            noticed=flag.text,
            reported=report is not None,
            report=report,
            stops=case is not None,
            closed=None if case is not None else self.entry.stamp,
        )

    def closed(self, file: CaseFile, opened: _Open) -> CaseFile:
        """The file once the act has closed it."""
        corrects = any(isinstance(act.command, Correct) for act in opened.acts)
        dealt = opened.dealt if corrects else _seen(opened.dealt, opened.lies)
        moves = () if corrects else between(dealt, self.table.position).moves
        remedy = remedy_of(act.command for act in opened.acts)
        return replace(
            file,
            closed=self.entry.stamp,
            acts=tuple(opened.acts),
            remedy=remedy if file.series is Series.CASE else file.kind,
            effects=opened.before.to(_Sums.of(self.table)),
            cards_before=lying(dealt),
            cards_after=lying(as_read(self.table.position)),
            moves=moves,
        )


def _act(entry: Entry, command: Command) -> SignedAct:
    data = entry.data
    return SignedAct(
        command=command,
        line=str(data["command"]),
        person=entry.person,
        role=entry.role,
        dealer=dealer_of(entry).name,
        stamp=entry.stamp,
        code=short_code(entry.hash),
        reason=str(data.get("reason", "")),
        how=str(data.get("signature", {}).get("proof", "")),
    )


def lying(cards: Iterable[LaidCard]) -> tuple[Lying, ...]:
    """Cards by where they lie: boxes from 1, the Dealer, then what lies in no Hand."""
    places: dict[HandPlace, list[LaidCard]] = {}
    for laid in cards:
        places.setdefault(laid.place, []).append(laid)
    return tuple(
        Lying(place, tuple(laid.card for laid in places[place]))
        for place in sorted(places, key=in_order)
    )


def in_order(place: HandPlace) -> tuple[bool, bool, int, int]:
    """By which places are sorted: boxes from 1, then the Dealer, then what lies in no Hand."""
    return place.box < 0, place.box == 0, abs(place.box), place.hand


def _seen(cards: Sequence[LaidCard], lies: Iterable[Sequence[int]]) -> tuple[LaidCard, ...]:
    """The cards with the places where a person saw some of them."""
    seen = {number: HandPlace(box, hand) for number, box, hand in lies}
    return tuple(replace(laid, place=seen.get(laid.number, laid.place)) for laid in cards)


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
