"""Which prints of slips were asked for, and what has become of each on paper. Knows no printer.

A print is stored before it is queued, and stored as sent before its first byte leaves: after a
crash what may lie on paper is in doubt, and only a person who looks ends a doubt. What was never
sent is printed as it was; what may lie there is printed again as a duplicate, so that no two papers
look like the first.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tablemgr.basics.errors import Bug
from tablemgr.journal import Entry, EntryKind, Json
from tablemgr.service.session import TableSession
from tablemgr.service.slip_name import SETTLEMENT, SlipName


class PaperState(Enum):
    """How far a print has come."""

    RESERVED = "reserved"
    """Its number and its content are in the journal."""
    QUEUED = "queued"
    SENT = "sent"
    """It goes to the printer; whether it is out is not known yet, or never."""
    OUT = "out"
    """The printer has said that it is out."""
    SEEN = "seen"
    """A person has seen it."""
    DOUBT = "doubt"
    """It may be out, in part, or not at all."""
    FAILED = "failed"
    """Nothing of it is out, or a person has said that it does not count."""


_NEXT: Final = {
    PaperState.RESERVED: {PaperState.QUEUED, PaperState.FAILED},
    PaperState.QUEUED: {PaperState.SENT, PaperState.FAILED},
    PaperState.SENT: {PaperState.OUT, PaperState.SEEN, PaperState.DOUBT, PaperState.FAILED},
    PaperState.DOUBT: {PaperState.SEEN, PaperState.FAILED},  # by a person alone
    PaperState.OUT: set(),
    PaperState.SEEN: set(),
    PaperState.FAILED: set(),
}
_MAY_LIE: Final = (PaperState.OUT, PaperState.SEEN, PaperState.DOUBT)
_NOT_SENT: Final = (PaperState.RESERVED, PaperState.QUEUED)
NOT_THERE: Final = "not there"
SPOILT: Final = "spoilt"
NOT_WANTED: Final = "not wanted"
ENDED: Final = "the program ended"
"""Why a print is in doubt or has failed; what a printer said may stand there as well."""


class SlipCopy(Struct, frozen=True):
    """Which paper of a slip: `copy` is 0 for the first, n for DUPLICATE n."""

    name: SlipName
    round_no: int
    copy: int = 0


class Print(Struct, frozen=True):
    """One print of a slip on paper."""

    number: int
    slip: SlipCopy
    role: str
    """Which of the house's printers it goes to: `slips`."""
    state: PaperState
    why: str = ""
    may_lie: bool = False
    """Something of it may be on paper: the next print of the slip is a duplicate."""

    @property
    def is_open(self) -> bool:
        """Say whether somebody or something still has to act on it."""
        return bool(_NEXT[self.state])


class Prints:
    """All prints that a journal knows, folded from its entries."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.all: dict[int, Print] = {}
        for entry in entries:
            self.fold(entry)

    def fold(self, entry: Entry) -> None:
        """The next entry, of whatever kind."""
        data = entry.data
        if entry.kind is not EntryKind.SLIP or "paper" not in data:
            return
        number, state = int(data["paper"]), PaperState(data["state"])
        if state is PaperState.RESERVED:
            name = SlipName(data["slip"], data.get("kind", SETTLEMENT))
            copy = SlipCopy(name, entry.round_no, data["copy"])
            self.all[number] = Print(number, copy, data["to"], state)
            return
        before, why = self.all[number], str(data.get("why", ""))
        lies = before.may_lie or state in _MAY_LIE
        self.all[number] = replace(before, state=state, why=why, may_lie=lies)

    @property
    def open(self) -> list[Print]:
        """Those on which somebody or something still has to act, the oldest first."""
        return [each for each in self.all.values() if each.is_open]

    def of_slip(self, name: SlipName) -> list[Print]:
        """The prints of a slip, in order."""
        return [each for each in self.all.values() if each.slip.name == name]

    def next_copy(self, name: SlipName, copies_made: int) -> int:
        """Which copy the next paper of a slip is, if so many files were made of it.

        0 as long as nothing of it may lie on paper and nothing is on its way.
        """
        lying = [each for each in self.of_slip(name) if each.may_lie or each.is_open]
        return max([copies_made, *(each.slip.copy + 1 for each in lying)]) if lying else 0


def prints_of(session: TableSession) -> Prints:
    """The prints that the table's journal knows."""
    return Prints(session.journal.entries(kinds=(EntryKind.SLIP,), holding=('"paper"',)))


def reserve(session: TableSession, prints: Prints, slip: SlipCopy, to: str) -> Print:
    """Store that this copy of a slip is to be printed on paper, by the printer of that role."""
    number = max(prints.all, default=0) + 1
    reserved: dict[str, Json] = {
        "paper": number,
        "state": PaperState.RESERVED.value,
        "slip": slip.name.number,
        "copy": slip.copy,
        "to": to,
        **slip.name.stored(),
    }
    prints.fold(session.write(EntryKind.SLIP, reserved, round_no=slip.round_no))
    return prints.all[number]


def note_paper(
    session: TableSession,
    prints: Prints,
    number: int,
    state: PaperState,
    why: str = "",
) -> Print:
    """Store how far a print has come. Raises `Bug` if it can't come there from where it is."""
    before = prints.all[number]
    if state not in _NEXT[before.state]:
        raise Bug(f"print {number} is {before.state.value}: it can't be {state.value}")
    said: dict[str, Json] = {"paper": number, "state": state.value}
    if why:
        said["why"] = why
    prints.fold(session.write(EntryKind.SLIP, said, round_no=before.slip.round_no))
    return prints.all[number]


def doubt_what_was_sent(session: TableSession, prints: Prints) -> None:
    """At a start: of each print that was on its way, nobody knows whether it came out."""
    for each in prints.open:
        if each.state is PaperState.SENT:
            note_paper(session, prints, each.number, PaperState.DOUBT, ENDED)


def unsent(prints: Prints) -> list[Print]:
    """The prints of which nothing has gone to a printer, the oldest first."""
    return [each for each in prints.open if each.state in _NOT_SENT]
