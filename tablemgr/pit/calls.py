"""The calls that wait for a supervisor at the tables of a pit, the most pressing first.

A call is a fact of one table; its words are the screen's.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

from msgspec import Struct

from tablemgr.pit.marks import TableMark
from tablemgr.pit.watched import WatchedTable
from tablemgr.service.paper import PaperState
from tablemgr.service.session import TableSession


class CallKind(IntEnum):
    """The kinds of calls; a lower number comes first."""

    FORKED = 1
    """Two journals go on under the table's name."""
    STOPPED = 2
    """A bug has stopped its Round."""
    UNREADABLE = 3
    """The server has something of the table that can't be folded."""
    CASE = 4
    """A case is open: the game waits for a ruling."""
    UNWITNESSED = 5
    """Something speaks against its journal."""
    SILENT = 6
    """The server has not heard of it for a while."""
    DOUBT = 7
    """The felt must be compared with the screen."""
    READER = 8
    """The card reader is away."""
    UNSIGNED = 9
    """Changed settings wait for a signature."""
    PRINTER = 10
    """A print has failed, or may not have come out."""
    SHOE = 11
    """The cards must be shuffled before the next Round."""
    CLOCK = 12
    """Its clock is wrong."""
    NEW_JOURNAL = 13
    """It has begun another journal."""


class TableCall(Struct, frozen=True, order=True):
    """One thing that waits. In order: the most pressing kind first, then by table."""

    kind: CallKind
    table: str
    detail: str = ""
    """What a person reads after the words: a kind of case, a sentence of a Fault."""
    seq: int = -1
    """With a case: the table's last entry when it was read."""


def calls_of(watched: WatchedTable | None, mark: TableMark) -> Iterator[TableCall]:
    """Give what waits at one table; `watched` is None if the server has nothing of it."""
    yield from _of_the_line(mark)
    if watched is not None:
        yield from _of_the_machine(watched)
    if watched is not None and watched.session is not None:
        yield from _of_the_game(watched, watched.session)


def _of_the_line(mark: TableMark) -> Iterator[TableCall]:
    table = mark.table
    if mark.is_forked:
        yield TableCall(CallKind.FORKED, table)
    if mark.journals > 1:
        yield TableCall(CallKind.NEW_JOURNAL, table)
    if mark.last_seq >= 0 and not mark.is_complete:
        yield TableCall(CallKind.SILENT, table)
    if mark.clock_is_off:
        yield TableCall(CallKind.CLOCK, table, f"{mark.clock_ms / 1000:+.0f} s")


def _of_the_machine(watched: WatchedTable) -> Iterator[TableCall]:
    table = watched.name
    if watched.trouble is not None:
        yield TableCall(CallKind.UNREADABLE, table, str(watched.trouble))
    if watched.stopped:
        yield TableCall(CallKind.STOPPED, table, watched.stopped)
    if watched.reader.is_away:
        yield TableCall(CallKind.READER, table)
    if any(each.state is PaperState.DOUBT for each in watched.prints.open):
        yield TableCall(CallKind.PRINTER, table)


def _of_the_game(watched: WatchedTable, session: TableSession) -> Iterator[TableCall]:
    table, cases = watched.name, session.table.position.cases
    if cases:
        yield TableCall(CallKind.CASE, table, cases[0].kind, watched.journal.last_seq)
    elif session.doubt is not None:
        yield TableCall(CallKind.DOUBT, table)
    if session.standing.unwitnessed:
        yield TableCall(CallKind.UNWITNESSED, table, session.standing.unwitnessed[0])
    if session.standing.unsigned:
        yield TableCall(CallKind.UNSIGNED, table)
    if session.shoe.shuffle_due and session.between_rounds:
        yield TableCall(CallKind.SHOE, table)
