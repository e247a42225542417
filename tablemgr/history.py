"""Rounds of the past: from a journal's entries back to positions and round records.

Reads entries that are given to it; opens no file and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tablemgr.errors import Fault
from tablemgr.events import Flagged, decode
from tablemgr.games.families import Position
from tablemgr.games.position import Limits
from tablemgr.journal import Entry, EntryKind
from tablemgr.money import Money
from tablemgr.record import Expectation, write
from tablemgr.rulebook import load
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
    table = _table(found[first].data["carry"])
    lines: list[str] = []
    refused: list[int] = []
    flags: list[Flagged] = []
    for entry in found[first:]:
        data = entry.data
        if entry.kind is EntryKind.REFUSAL:
            if data["code"] not in AT_THE_TABLE_ONLY and data["command"] != "open":
                lines.append(data["command"])
                refused.append(len(lines))
            continue
        events = decode(data["events"])
        table.apply(events)
        flags += [event for event in events if isinstance(event, Flagged)]
        _add(lines, data["command"], refused)
    return PastRound(round_no, table, tuple(lines), tuple(refused), tuple(flags))


def _add(lines: list[str], command: str, refused: Sequence[int]) -> None:
    """Append a command; a card follows the cards before it on their line."""
    card = command.removeprefix("card ")
    joins = lines and lines[-1].startswith("card ") and len(lines) not in refused
    if card != command and joins:
        lines[-1] += f" {card}"
    else:
        lines.append(command)


def _table(carry: dict[str, Any]) -> Table:
    """The table on which the Round was begun."""
    pairs = {
        key: None if pair is None else (Money(pair[0]), Money(pair[1]))
        for key, pair in carry["limits"].items()
    }
    return Table(
        load(carry["game"]),
        boxes=carry["boxes"],
        decks=carry["decks"],
        limits=Limits(**pairs),
        dealing=carry.get("dealing"),
    )
