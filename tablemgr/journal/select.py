"""Choosing entries: by Round, by kind, from a number on. Knows the table, not whose connection."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TypeAlias

from tablemgr.journal import layout
from tablemgr.journal.chain import Row
from tablemgr.journal.entry import Entry, EntryKind
from tablemgr.journal.rows import entry_of

CHUNK = 1000  # rows read at a time: memory stays flat, writers wait a millisecond

Fetch: TypeAlias = Callable[[str, list[int | str]], list[Row]]


def select(
    fetch: Fetch, round_no: int | None, kinds: Collection[EntryKind] | None, after: int
) -> Iterator[Entry]:
    """The entries behind number `after` (0: all but the header), oldest first, through `fetch`."""
    where = "seq > ?"
    chosen: list[int | str] = []
    if round_no is not None:
        where += " AND round_no = ?"
        chosen.append(round_no)
    if kinds is not None:
        where += f" AND kind IN ({', '.join('?' * len(kinds))})"
        chosen.extend(kind.value for kind in kinds)
    sql = f"SELECT {layout.COLUMNS} FROM entries WHERE {where} ORDER BY seq LIMIT {CHUNK}"
    after = max(after, 0)
    while True:
        rows = fetch(sql, [after, *chosen])
        yield from map(entry_of, rows)
        if len(rows) < CHUNK:
            return
        after = rows[-1][0]
