"""Rounds of the past: from a journal's entries back to positions and round records.

Reads entries that are given to it; opens no file and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tablemgr.carry import table_of
from tablemgr.commands import parse
from tablemgr.errors import Fault
from tablemgr.events import Flagged
from tablemgr.events_json import decode
from tablemgr.games.families import Position
from tablemgr.journal import Entry, EntryKind
from tablemgr.record import Expectation, write
from tablemgr.roles import Role
from tablemgr.session import AT_THE_TABLE_ONLY
from tablemgr.table import Table


@dataclass(frozen=True, slots=True)
class PastRound:
    """One Round as the journal tells it: its table, its lines in order, what they led to."""

    round_no: int
    table: Table
    lines: tuple[str, ...]
    """Commands in order, the refused ones too; cards that came one after the other on one line."""
    refused: tuple[int, ...]
    """The positions in `lines` that were refused, from 1."""
    flags: tuple[Flagged, ...]

    @property
    def position(self) -> Position:
        """The Round after its last entry."""
        return self.table.position

    def record(self) -> str:
        """The Round as a round record that expects what happened."""
        table = self.table
        expect = Expectation(
            phase=self.position.phase,
            net=self.position.net(),
            dealer=table.family.dealer_text(self.position),
            refused=self.refused,
            flags=tuple(flag.paragraph for flag in self.flags),
        )
        return write(
            table.rulebook.id,
            self.lines,
            decks=table.decks,
            boxes=table.boxes,
            limits=table.limits,
            dealing=table.dealing,
            expect=expect,
        )


def past_round(entries: Iterable[Entry], round_no: int) -> PastRound:
    """The Round of that number. Raises `Fault` where the entries don't tell of it."""
    kinds = (EntryKind.ACT, EntryKind.REFUSAL)
    found = [e for e in entries if e.round_no == round_no and e.kind in kinds]
    first = next((i for i, entry in enumerate(found) if entry.kind is EntryKind.ACT), None)
    if first is None or "carry" not in found[first].data:
        raise Fault(f"The journal has no Round {round_no}.")
    table = table_of(found[first].data["carry"])
    script = _Script()
    flags: list[Flagged] = []
    for entry in found[first:]:
        data = entry.data
        if entry.kind is EntryKind.REFUSAL:
            if data["code"] not in AT_THE_TABLE_ONLY and data["command"] != "open":
                script.refused_line(data["command"], entry.role)
            continue
        events = decode(data["events"])
        (command,) = parse(data["command"], table.vocabulary)
        table.apply(events, command)
        flags += [event for event in events if isinstance(event, Flagged)]
        script.line(data["command"], entry.role)
    return PastRound(round_no, table, tuple(script.lines), tuple(script.refused), tuple(flags))


class _Script:
    """The lines of a record, as they come."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.refused: list[int] = []
        self._role = Role.DEALER.value

    def line(self, command: str, role: str) -> None:
        """A command that was carried out; a card follows the cards before it on their line."""
        self._acting(role)
        card = command.removeprefix("card ")
        after_cards = self.lines and self.lines[-1].startswith("card ")
        if card != command and after_cards and len(self.lines) not in self.refused:
            self.lines[-1] += f" {card}"
        else:
            self.lines.append(command)

    def refused_line(self, command: str, role: str) -> None:
        """A command that was refused."""
        self._acting(role)
        self.lines.append(command)
        self.refused.append(len(self.lines))

    def _acting(self, role: str) -> None:
        if role != self._role:
            self.lines.append(f"as {role}")
            self._role = role
