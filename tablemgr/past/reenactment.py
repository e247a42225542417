"""A past Round, step by step, forward and back: acts, refusals and doubts in the journal's order.

Pure: entries come in, no file is opened and nothing is changed. The position at a step is the fold
of the events before it.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from tablemgr.basics.errors import Fault
from tablemgr.journal import Entry, EntryKind, Stamp
from tablemgr.past.history import past_round
from tablemgr.rules.commands import Command
from tablemgr.rules.events import CaseOpened, CasesClosed, Event, Flagged, RoundVoided
from tablemgr.rules.table import Table
from tablemgr.service.carry import table_of
from tablemgr.service.slip_issue import dealer_of
from tablemgr.service.stored_act import act_in, fitting

_SHOWN = (EntryKind.ACT, EntryKind.REFUSAL, EntryKind.DEVICE, EntryKind.CONFIRM)


class StoredRefusal(Struct, frozen=True):
    """Why a command was refused, as the journal has it."""

    paragraph: str
    text: str


class ReStep(Struct, frozen=True):
    """One entry of the Round."""

    number: int
    """From 1; 0 is the table before the Round."""
    seq: int
    """The number of the entry in the journal."""
    stamp: Stamp
    person: str
    role: str
    dealer: str
    line: str
    """The record's line, or what the device said; empty for a comparison of the cards."""
    command: Command | None = None
    events: tuple[Event, ...] = ()
    refused: StoredRefusal | None = None
    doubts: bool = False
    """The cards were put in doubt."""
    confirms: bool = False
    """The cards were compared and confirmed."""

    @property
    def is_irregular(self) -> bool:
        """Say whether something went wrong in this step, or a case was resolved."""
        kinds = (CaseOpened, CasesClosed, Flagged, RoundVoided)
        return any(isinstance(event, kinds) for event in self.events)


class Reenactment:
    """One Round of a journal. `table(n)` is the table after the first `n` steps."""

    def __init__(self, entries: Iterable[Entry], round_no: int) -> None:
        """Raises `Fault` if the entries don't contain the Round."""
        found = [e for e in entries if e.round_no == round_no and e.kind in _SHOWN]
        first = next((i for i, e in enumerate(found) if e.kind is EntryKind.ACT), None)
        if first is None or "carry" not in found[first].data:
            raise Fault("The journal has no Round {round_no}.", round_no=round_no)
        self.round_no = round_no
        self._entries = found
        self._carry = found[first].data["carry"]
        fresh = table_of(self._carry)
        self.steps = tuple(
            _step(number, entry, fresh) for number, entry in enumerate(found[first:], 1)
        )
        self._at = 0
        self._table = fresh

    def table(self, number: int) -> Table:
        """The table after the first `number` steps, for reading only."""
        if not 0 <= number <= len(self.steps):
            raise IndexError(number)
        if number < self._at:
            self._table, self._at = table_of(self._carry), 0
        for step in self.steps[self._at : number]:
            if step.events:
                with fitting(step.seq):
                    self._table.apply(step.events, step.command)
        self._at = number
        return self._table

    def record(self) -> str:
        """The Round as a round record that expects what happened."""
        return past_round(self._entries, self.round_no).record()

    def next_irregular(self, number: int, direction: int = 1) -> int | None:
        """The number of the next step, after step `number` or with `direction` -1 before it,
        that is irregular, was refused or put the cards in doubt; None if there is none.
        """
        ahead = self.steps[number:] if direction > 0 else reversed(self.steps[: max(0, number - 1)])
        for step in ahead:
            if step.is_irregular or step.refused is not None or step.doubts:
                return step.number
        return None


def _step(number: int, entry: Entry, table: Table) -> ReStep:
    data = entry.data
    who = (entry.seq, entry.stamp, entry.person, entry.role, dealer_of(entry).name)
    if entry.kind is EntryKind.ACT:
        with fitting(entry.seq):
            command, events = act_in(data, table)
            return ReStep(number, *who, data["command"], command, tuple(events))
    if entry.kind is EntryKind.REFUSAL:
        refused = StoredRefusal(data["paragraph"], data["text"])
        return ReStep(number, *who, data["command"], refused=refused)
    if entry.kind is EntryKind.DEVICE:
        return ReStep(number, *who, str(data["event"]), doubts=bool(data["doubts"]))
    return ReStep(number, *who, "", confirms=True)
