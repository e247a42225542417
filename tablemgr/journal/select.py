"""Selects entries by Round, by kind, by words in them, and from a number on. Is given the
connection's `fetch`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TypeAlias

from tablemgr.journal import layout
from tablemgr.journal.chain import Row
from tablemgr.journal.entry import Entry, EntryKind
from tablemgr.journal.rows import entry_of
from tablemgr.journal.spans import RoundSpans

CHUNK = 1000  # rows read at a time: memory stays flat, writers wait a millisecond
_LAST = (1 << 63) - 1

Fetch: TypeAlias = Callable[[str, list[int | str]], list[Row]]


def select(
    fetch: Fetch,
    spans: RoundSpans,
    *,
    round_no: int | None,
    kinds: Collection[EntryKind] | None,
    after: int,
    holding: Collection[str] = (),
) -> Iterator[Entry]:
    """The entries after number `after` (0: all but the header), oldest first, read by `fetch`.

    For one Round only its runs in `spans` are read; a run may grow meanwhile. `holding`: only
    those whose payload has one of these words in it.
    """
    after = max(after, 0)
    where, values = _chosen(kinds, holding)
    if round_no is None:
        yield from _run(fetch, where, values, after, _LAST)
        return
    while (run := spans.behind(round_no, after)) is not None:
        first, last = run
        yield from _run(fetch, where, values, max(after, first - 1), last)
        after = last


def _chosen(kinds: Collection[EntryKind] | None, holding: Collection[str]) -> tuple[str, list[str]]:
    """The condition in SQL, with its values."""
    where, values = "seq > ? AND seq <= ?", []
    if kinds is not None:
        where += f" AND kind IN ({', '.join('?' * len(kinds))})"
        values += [kind.value for kind in kinds]
    if holding:
        where += f" AND ({' OR '.join(['instr(payload, ?)'] * len(holding))})"
        values += holding
    return where, values


def _run(fetch: Fetch, where: str, chosen: list[str], after: int, last: int) -> Iterator[Entry]:
    sql = f"SELECT {layout.COLUMNS} FROM entries WHERE {where} ORDER BY seq LIMIT {CHUNK}"
    while True:
        rows = fetch(sql, [after, last, *chosen])
        yield from map(entry_of, rows)
        if len(rows) < CHUNK:
            return
        after = rows[-1][0]
