"""Slips of Rounds: which slip a Round has, and a record of its prints."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from msgspec import Struct

from tablemgr.basics.errors import Fault
from tablemgr.journal import Entry, EntryKind, Journal, JournalReader, Json
from tablemgr.service.restored import behind_restores
from tablemgr.service.session import TableSession
from tablemgr.service.slip_issue import SlipIssue, next_print
from tablemgr.service.slip_name import SlipName


def slip_of(session: TableSession, round_no: int, name: SlipName | None = None) -> SlipIssue | None:
    """The slip of a Round as its next print would be, or None if it has none. The last
    one, if none is named: a settlement that was reopened has one of its own.
    """
    return next_print(session.journal, round_no, name)


class SlipOf(Struct, frozen=True):
    """Which slip of a kind: what it is of (a slip's number, a case's), and which print of it."""

    of: str
    number: int = 0
    """The slip's number; 0 for a kind whose slips get their number with their code."""
    copy: int = 0
    """0 for the first print, n for its nth reprint."""
    round_no: int | None = None
    """The Round whose entries hold its codes, if that is known."""
    beside: Mapping[str, Json] = MappingProxyType({})
    """What the entry of its code holds beside."""


def code_of(journal: Journal | JournalReader, kind: str, of: SlipOf) -> str:
    """The code that a print of a slip has in the journal; empty if it has none."""
    for entry in _coded(journal, of.round_no):
        data = entry.data
        if (data.get("coded"), data.get("of"), data.get("copy")) == (kind, of.of, of.copy):
            return str(data["code"])
    return ""


def next_number(journal: Journal, kind: str) -> int:
    """The number of the next slip of a kind whose slips get their number with their code."""
    number, behind = 0, behind_restores(journal, kind)
    for entry in _coded(journal):
        while behind and behind[0][0] < entry.seq:
            number = max(number, behind.pop(0)[1])
        number += entry.data.get("coded") == kind and not entry.data["copy"]
    return 1 + max([number, *(known for _, known in behind)])


def _coded(journal: Journal | JournalReader, round_no: int | None = None) -> Iterator[Entry]:
    return journal.entries(round_no=round_no, kinds=(EntryKind.SLIP,), holding=('"coded"',))


def store_code(
    session: TableSession, kind: str, of: SlipOf, code: str, for_the_next: bytes
) -> None:
    """Store the code of a slip's print; `for_the_next` is what the table's next slip says of it.

    The entry of a first print belongs to the present Round, so that a start finds it.
    """
    said: dict[str, Json] = {"coded": kind, "of": of.of, "copy": of.copy, "code": code, **of.beside}
    if of.copy:
        session.write(EntryKind.SLIP, said, round_no=of.round_no)
        return
    session.write(EntryKind.SLIP, {**said, "next": for_the_next.hex()})
    session.slip_before = for_the_next


def print_slip(
    session: TableSession, round_no: int | None = None, name: SlipName | None = None
) -> SlipIssue:
    """Record that a Round's slip is printed, and give its number (a reprint is a duplicate).
    The last one of the Round, if none is named.

    Raises `Fault` if the Round has no slip.
    """
    number = session.round_no if round_no is None else round_no
    issue = slip_of(session, number, name)
    if issue is None:
        raise Fault("Round {number} has no slip.", "Settle it first.", number=number)
    of = issue.name
    printed: dict[str, Json] = {"printed": of.number, "copy": issue.duplicate, **of.stored()}
    session.write(EntryKind.SLIP, printed, round_no=number)
    return issue


def undo_print(session: TableSession, issue: SlipIssue) -> None:
    """Record that a stored print came to nothing, as the slip could not be drawn or saved: the next
    print of the slip has its place, so that the first paper is the original.
    """
    of = issue.name
    undrawn: dict[str, Json] = {"undrawn": of.number, "copy": issue.duplicate, **of.stored()}
    session.write(EntryKind.SLIP, undrawn, round_no=issue.round_no)
