"""Rounds of the past: makes positions and round records from a journal's entries.

The entries are passed in; it opens no file and changes nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from tablemgr.basics.cards import DECK, Card
from tablemgr.basics.errors import Bug, Fault, Refusal
from tablemgr.journal import Entry, EntryKind
from tablemgr.past.record import Expectation
from tablemgr.past.record_text import as_text
from tablemgr.rules.commands import (
    ABOUT_AN_EARLIER_CARD,
    AtOnce,
    Command,
    Correct,
    DealCard,
    Opened,
    Reopen,
    Report,
    Settle,
    Stood,
    TakeBack,
    Unread,
)
from tablemgr.rules.events import CaseOpened, Event, Flagged
from tablemgr.rules.games.families import Position
from tablemgr.rules.games.irregularities.told_round import RoundStep, cards_of
from tablemgr.rules.open_case.reconstruction import is_hidden
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table
from tablemgr.service.carry import table_of
from tablemgr.service.stored_act import AT_THE_TABLE_ONLY, act_in, fitting


class PastRound(Struct, frozen=True):
    """One Round from the journal: its table, its lines in order, and what they led to."""

    round_no: int
    table: Table
    lines: tuple[str, ...]
    """The commands in order, the refused ones too; cards in a row are on one line."""
    refused: tuple[int, ...]
    """The positions in `lines` that were refused, from 1."""
    flags: tuple[Flagged, ...]
    known_too_late: bool = False
    """With a card known from the start that was named only later (S10), the rules would not have
    taken each of its commands: no record can tell it.
    """

    @property
    def position(self) -> Position:
        """The Round after its last entry."""
        return self.table.position

    @property
    def lies_face_down(self) -> bool:
        """Say whether it is in play with cards that nobody may see yet (S10)."""
        return is_hidden(self.position)

    def record(self) -> str:
        """The Round as a round record that expects what happened.

        Raises `Fault` if a card was not read and nobody has opened it (S10): a record names every
        card; or if it was named too late for a record.
        """
        self.need_every_card()
        table = self.table
        expect = Expectation(
            phase=self.position.phase.value,
            net=self.position.net(),
            hands=table.family.hands(self.position),
            refused=self.refused,
            flags=tuple(flag.paragraph for flag in self.flags),
        )
        return as_text(
            table.rulebook.id,
            self.lines,
            decks=table.decks,
            boxes=table.boxes,
            limits=table.limits,
            dealing=table.dealing,
            seen=seen_before(table),
            expect=expect,
        )

    def need_every_card(self) -> None:
        """Raises `Fault` if a card was not read and nobody has opened it, or was named too late for
        a record.
        """
        if self.known_too_late:
            raise Fault(
                "Round {round_no} can't be written as a record: what was done before a card was "
                "named would not have been allowed with that card.",
                "Export all that is told of it instead (`tablemgr journal export --full`).",
                round_no=self.round_no,
            )
        unread = [each.card for each in self.table.history if isinstance(each, Unread)]
        if unread:
            raise Fault(
                "Round {round_no} can't be written as a record: card {number} was not read, and "
                "nobody has opened it.",
                "Export all that is told of it instead (`tablemgr journal export --full`).",
                round_no=self.round_no,
                number=unread[0].number,
            )


def seen_before(table: Table) -> list[Card]:
    """The cards that came out of the shoe before the Round; of one that came more often than its
    decks hold as many as they hold, which is all that counts (I6).
    """
    return [DECK[index] for index, n in table.seen.items() for _ in range(min(n, table.decks))]


def past_round(entries: Iterable[Entry], round_no: int) -> PastRound:
    """The Round of that number. Raises `Fault` if the entries don't contain it."""
    kinds = (EntryKind.ACT, EntryKind.REFUSAL)
    found = [e for e in entries if e.round_no == round_no and e.kind in kinds]
    first = next((i for i, entry in enumerate(found) if entry.kind is EntryKind.ACT), None)
    if first is None or "carry" not in found[first].data:
        raise Fault("The journal has no Round {round_no}.", round_no=round_no)
    table = table_of(found[first].data["carry"])
    script, named_late = _Script(), False
    for entry in found[first:]:
        data = entry.data
        if entry.kind is EntryKind.REFUSAL:
            if _is_of_the_record(data["code"], data["command"], table):
                script.refused(data["command"], entry.role)
            continue
        before, steps = list(table.history), list(table.steps)
        with fitting(entry.seq):
            command, events = act_in(data, table)
            table.apply(events, command)
        named_late = named_late or isinstance(command, Opened)
        if isinstance(command, TakeBack | Stood | AtOnce | Opened):
            script.put_right(before, table.history)
            script.leave_out(steps, table.steps)
        else:
            script.told(command, entry.role, events)
    flags = table.position.flags  # as they read now: a later line may change an earlier one (I22)
    too_late = False
    if script.was_put_right:
        try:
            flags = script.flags(table.fresh(), table.seen)
        except Bug:
            if not named_late:
                raise
            too_late = True
    lines, refused = script.lines()
    return PastRound(round_no, table, lines, refused, tuple(flags), too_late)


def _is_of_the_record(code: str, line: str, table: Table) -> bool:
    """Say whether a round record can contain the refused line: some words are for a table only."""
    if code in AT_THE_TABLE_ONLY or line == "open":
        return False
    return line.split(maxsplit=1)[0] in table.vocabulary.words


class _Told(Struct):
    """One line of a record: a command that was carried out, or one that was refused."""

    line: str
    role: str
    command: Command | None
    """None if it was refused."""
    stands: bool
    """It is one of the commands that led to the Round as it is now."""
    corrects: int = 0
    """The number of the card that it corrects, if that opened no case; else 0."""


class _Script:
    """The lines of a record: as they came, and as they count once something was put right."""

    def __init__(self) -> None:
        self._all: list[_Told] = []
        self.was_put_right = False

    def told(self, command: Command, role: str, events: Sequence[Event]) -> None:
        """A command that was carried out, and what it led to."""
        if isinstance(command, Reopen):
            for each in self._all:
                each.stands = each.stands and not isinstance(each.command, Settle)
        stands = not isinstance(command, Reopen | Correct)
        opened = any(isinstance(event, CaseOpened) for event in events)
        corrects = command.number if isinstance(command, Correct) and not opened else 0
        self._all.append(_Told(command.line(), role, command, stands, corrects))

    def refused(self, line: str, role: str) -> None:
        """A command that was refused."""
        self._all.append(_Told(line, role, None, stands=False))

    def put_right(self, before: Sequence[Command], after: Sequence[Command]) -> None:
        """The Round's commands have changed (I12): the record gets those that now count."""
        self.was_put_right = True
        same = _alike(before, after)
        tail = _alike(before[same:][::-1], after[same:][::-1])
        standing = [place for place, each in enumerate(self._all) if each.stands]
        place, end = standing[same], standing[len(before) - tail - 1] + 1
        now = after[same : len(after) - tail]
        role = self._all[place].role
        refused = [each for each in self._all[place:end] if not each.stands]
        told = [_Told(c.line(), role, c, stands=True) for c in now]
        self._all[place:end] = [*told, *refused]
        later = [each for each in self._all[place:] if _stays(each)]
        # What counts now counts by the cards as they are known: those before it are known first.
        read = sum(len(cards_of(c)) for c in after[:same])
        self._all[place:] = sorted(later, key=lambda each: not 0 < each.corrects <= read)

    def leave_out(self, before: Sequence[RoundStep], after: Sequence[RoundStep]) -> None:
        """A decision that counts no more since the Hand had stood (I12) is listed as refused. A
        record has no such late word: the case that it opened is one of a dealing error, reported
        before the first card that lies beside.
        """
        earlier = Counter(step.command for step in before if _is_idle(step))
        first: int | None = None
        standing = (place for place, each in enumerate(self._all) if each.stands)
        steps = (step for step in after if not isinstance(step.command, ABOUT_AN_EARLIER_CARD))
        for place, step in zip(standing, steps, strict=True):
            if _is_idle(step):
                earlier[step.command] -= 1
                if earlier[step.command] < 0:
                    self._all[place].command = None
            if first is None and step.aside:
                first = place
        last = after[-1]
        opened = any(isinstance(event, CaseOpened) for event in last.events)
        if first is not None and opened and isinstance(last.command, Stood):
            report = Report("misdeal")
            told = _Told(report.line(), self._all[first].role, report, stands=False)
            self._all.insert(first, told)

    def flags(self, table: Table, seen: dict[int, int]) -> list[Flagged]:
        """The flags of the Round as they read now, if a table is told the lines that count: a later
        line may change an earlier flag (I14, I22).
        """
        table.seen = seen
        for each in self._all:
            if each.command is None:
                continue
            try:
                table.do(each.command, Role(each.role))
            except Refusal as refusal:
                raise Bug(f"{each.line}: {refusal.text}") from refusal
        return list(table.position.flags)

    def lines(self) -> tuple[tuple[str, ...], tuple[int, ...]]:
        """The record's lines, and the positions of those that were refused, from 1."""
        lines: list[str] = []
        refused: list[int] = []
        acting = Role.DEALER.value
        for each in self._all:
            if each.role != acting:
                lines.append(f"as {each.role}")
                acting = each.role
            card = each.line.removeprefix("card ")
            after_cards = lines and lines[-1].startswith("card ") and len(lines) not in refused
            if each.command is not None and card != each.line and after_cards:
                lines[-1] += f" {card}"
            else:
                lines.append(each.line)
            if each.command is None:
                refused.append(len(lines))
        return tuple(lines), tuple(refused)


def _alike(some: Sequence[Command], others: Sequence[Command]) -> int:
    """How many of the commands are the same from the beginning on, as a record writes them."""
    pairs = zip(some, others, strict=False)
    shorter = min(len(some), len(others))
    differ = (i for i, (one, other) in enumerate(pairs) if one.line() != other.line())
    return next(differ, shorter)


def _stays(told: _Told) -> bool:
    """Say whether a line after what was put right stays in the record. What was refused does not,
    as it might be accepted now; nor does a reopened settlement, which would come too soon.
    """
    return told.stands or isinstance(told.command, Correct | Report)


def _is_idle(step: RoundStep) -> bool:
    """Tell whether the step is a decision that leads to nothing, or is asked anew."""
    return not step.events or (step.aside and not isinstance(step.command, DealCard))
