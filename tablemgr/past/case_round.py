"""The cases of one Round, found by playing its entries again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from tablemgr.basics.messages import Message
from tablemgr.basics.money import ZERO
from tablemgr.journal import Entry, EntryKind
from tablemgr.past.case_file import CONTEXT, CaseFile, Effect, SentBytes, Series, SignedAct
from tablemgr.past.case_making import SEEN_AT, OpenFile, PlayedAct, Sums, by_place, signed_act
from tablemgr.past.case_raw import RAW_REACH, raw_near, raw_of_card
from tablemgr.rules.commands import (
    RESOLVES_A_CASE,
    Adjust,
    Command,
    Correct,
    Decide,
    Reopen,
    Retract,
    Settle,
    Stood,
)
from tablemgr.rules.events import (
    CaseOpened,
    Event,
    Flagged,
    Noted,
    RoundDerivedAnew,
    RoundVoided,
)
from tablemgr.rules.games.case import Case
from tablemgr.rules.games.position import BETWEEN_ROUNDS
from tablemgr.rules.open_case.reconstruction import LaidCard, as_read
from tablemgr.rules.rulebook.read_back import message_of
from tablemgr.rules.table import Table
from tablemgr.service.carry import table_of
from tablemgr.service.hearing import source_of
from tablemgr.service.stored_act import act_in, fitting

_SIGNED: Final = (Correct, Reopen, Settle, *RESOLVES_A_CASE)
"""What somebody signs for in a case, and in a reopened settlement."""
_SIGNED_IN_A_REOPENING: Final = (Adjust, Stood)
"""What has a file of its own, or belongs to a case that is closed."""


class RoundCases(Struct):
    """One Round's entries, played again, and the cases that they open and close."""

    entries: Sequence[Entry]
    counts: Counter[Series]
    """How many files of each series the journal has before this Round."""
    _done: list[CaseFile] = field(default_factory=list)
    _open: list[OpenFile] = field(default_factory=list)
    _table: Table | None = None
    _whole: dict[int, CaseFile] = field(default_factory=dict)
    """By its place, each file that has everything that the device sent around it."""
    _heard: list[int | None] = field(default_factory=list)
    """For each card of the Round, the entry of the bytes that it was complete with; None if it came
    without.
    """
    _cards_by: dict[int, int] = field(default_factory=dict)
    """By the number of each act's entry, how many cards the Round had after it."""
    _at: int = 0
    """How many of the entries have been played."""

    def files(self) -> list[CaseFile]:
        """Play the new entries; gives each file with what the device has sent around it so far."""
        for place in range(self._at, len(self.entries)):
            entry = self.entries[place]
            if entry.kind is not EntryKind.ACT:
                continue
            data = entry.data
            if self._table is None:
                if "carry" not in data:
                    return []  # the Round began in another journal
                self._table = table_of(data["carry"])
            with fitting(entry.seq):
                command, events = act_in(data, self._table)
                self._played(self._table, place, command, events)
        self._at = len(self.entries)
        for at, file in enumerate(self._done):
            if self._whole.get(at) is not file:
                self._done[at] = replace(file, raw=self._raw(file))
                if self._is_whole(file):
                    self._whole[at] = self._done[at]
        if self._is_over:
            return list(self._done)
        return [
            replace(file, in_play=True, raw=() if file.face_down else file.raw)
            for file in self._done
        ]

    @property
    def _is_over(self) -> bool:
        """The Round is not in play, as far as its entries tell."""
        return self._table is None or self._table.position.phase in BETWEEN_ROUNDS

    def _is_whole(self, file: CaseFile) -> bool:
        """Nothing that the device sends from now on is near the file as it is, and nothing of it
        is held back.
        """
        last = max((file.seq, *(act.seq for act in file.acts)))
        held_back = file.face_down and not self._is_over
        return self.entries[-1].seq > last + RAW_REACH and not held_back

    def _raw(self, file: CaseFile) -> tuple[SentBytes, ...]:
        """Give what the device sent around what happened, and the bytes of the cards in dispute; of
        cards that lie face down only once the Round is over (S10).
        """
        found = {raw.seq: raw for raw in raw_near(self.entries, file.seq)}
        if not file.face_down or (self._table is not None and self._is_over):
            heard = [seq for seq in self._heard if seq is not None]
            for number in self._disputed(file):
                seq = self._heard[number - 1] if number <= len(self._heard) else None
                if seq is not None:
                    sent = raw_of_card(self.entries, seq, heard)
                    found |= {raw.seq: raw for raw in sent}
        return tuple(found[seq] for seq in sorted(found))

    def _disputed(self, file: CaseFile) -> set[int]:
        """The numbers of the cards that a case is about: those that were corrected or moved, and
        the last one before it came to light.
        """
        numbers = {move.number for move in file.moves}
        for act in file.acts:
            if isinstance(act.command, Correct | Stood):
                numbers.add(act.command.number)
        last = self._cards_by.get(file.seq, 0)
        return {*numbers, *([last] if last and file.series is Series.CASE else [])}

    def _played(self, table: Table, place: int, command: Command, events: list[Event]) -> None:
        before = Sums.of(table)
        later = isinstance(command, Stood) and command != table.one_touch()
        puts_right = later or isinstance(command, Correct | Reopen)
        read = as_read(table.position) if puts_right else ()
        was_open = bool(table.position.cases)
        table.apply(events, command)
        entry = self.entries[place]
        source, cards = source_of(entry.data), len(table.position.cards)
        for number in range(len(self._heard) + 1, cards + 1):
            self._heard.append(source[0] if source is not None and number == cards else None)
        self._cards_by[entry.seq] = cards
        act = signed_act(entry, command)
        made = PlayedAct(self.entries, place, table, command, before)
        noted = self._noted(made, events)
        if isinstance(command, Reopen):
            self._begin(
                made.file(Series.REOPENING, self._next(Series.REOPENING)), None, before, read
            )
        self._acted(made, act, events)
        if isinstance(command, Adjust):
            self._adjusted(act, command)
        says = later or isinstance(command, Correct)
        if says and not (was_open or "correction" in noted):
            self._corrected(made, act, read, events)

    def _next(self, series: Series) -> int:
        self.counts[series] += 1
        return self.counts[series]

    def _begin(
        self,
        file: CaseFile,
        key: tuple[str, str, int] | None,
        before: Sums,
        dealt: tuple[LaidCard, ...],
    ) -> None:
        self._open.append(OpenFile(len(self._done), key, before, dealt))
        self._done.append(file)

    def _noted(self, made: PlayedAct, events: Sequence[Event]) -> frozenset[str]:
        """Begin a file for each irregularity that came to light with an act; gives their kinds."""
        kinds = {each.kind for each in made.table.rulebook.irregularities}
        opened: list[CaseOpened | Case] = [e for e in events if isinstance(e, CaseOpened)]
        if isinstance(events[0], RoundDerivedAnew):  # the true cards may have opened one (I6, I18)
            known = [each.key for each in self._open]
            cases: list[Case] = made.table.position.cases
            opened += [each for each in cases if (*each.names, each.box) not in known]
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

    def _acted(self, made: PlayedAct, act: SignedAct, events: Sequence[Event]) -> None:
        """Add an act to the open cases: to those that it closes or, if it closes none, to all."""
        if not self._open and not isinstance(act.command, Retract):
            return
        left = Counter((*case.names, case.box) for case in made.table.position.cases)
        settled = isinstance(act.command, Settle)
        over = settled or any(isinstance(event, RoundVoided) for event in events)
        cases = [] if settled else [each for each in self._open if each.key is not None]
        closed = []
        for each in cases:  # of two alike the later one is closed first (I13, I14)
            if each.key is not None and left[each.key]:
                left[each.key] -= 1
            else:
                closed.append(each)
        reopened = [each for each in self._open if each.key is None]
        signed = [*(closed or cases), *reopened] if isinstance(act.command, _SIGNED) else []
        if isinstance(act.command, _SIGNED_IN_A_REOPENING):
            signed = reopened
        for each in signed:
            each.acts.append(act)
            each.seen_at += made.beside.get(SEEN_AT, ())
        for each in (*closed, *(reopened if over else ())):
            self._open.remove(each)
            self._done[each.place] = made.closed(self._done[each.place], each)
        if isinstance(act.command, Retract):
            for key in +left:
                self._open_again(made, key)

    def _open_again(self, made: PlayedAct, key: tuple[str, str, int]) -> None:
        """I14: the case is open again that the withdrawn report had replaced."""
        for place in reversed(range(len(self._done))):
            file = self._done[place]
            if (file.kind, file.paragraph, file.box) == key and file.closed is not None:
                again = replace(file, closed=None, acts=(), remedy="", effects=())
                self._done[place] = again
                self._open.append(OpenFile(place, key, made.before, made.dealt))
                return

    def _adjusted(self, act: SignedAct, command: Adjust) -> None:
        """I13: add the money to the file of the Round's last decision, which has closed its
        case.
        """
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
        self, made: PlayedAct, act: SignedAct, read: tuple[LaidCard, ...], events: Iterable[Event]
    ) -> None:
        """Add a file for a card that was corrected outside a case, or that was not a Hit (I12)."""
        file = made.file(Series.CORRECTION, self._next(Series.CORRECTION))
        command = made.command
        if isinstance(command, Correct):
            number, was = command.number, read[command.number - 1].card
            words = Message(
                CONTEXT,
                "Card {number} was read as {was} and was really {really}.",
                {"number": number, "was": was, "really": command.card},
            )
            if file.face_down:
                words = Message(CONTEXT, "Card {number} was misread.", {"number": number})
        else:
            book = made.table.rulebook
            note = next(event for event in events if isinstance(event, Noted))
            file = replace(file, kind="stood", paragraph=note.paragraph)
            words = message_of(book, note.code, note.text)
        file = replace(file, notice=words, cards_before=by_place(read, made.table.position))
        self._done.append(made.closed(file, OpenFile(0, None, made.before, read, [act])))
