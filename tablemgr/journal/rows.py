"""Makes a row of the SQLite table from a draft, and an entry from a row; selects entries by Round,
by kind, by words in them, and from a number on. Knows no file: it gets the connection's `fetch`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TypeAlias

from tablemgr.journal import layout
from tablemgr.journal.chain import RoundSpans, Row, link
from tablemgr.journal.entry import (
    Draft,
    Entry,
    EntryKind,
    JournalHeader,
    Stamp,
    canonical,
    check_int,
    check_text,
)

_KINDS = {kind.value: kind for kind in EntryKind}


def row_of(before: bytes, seq: int, draft: Draft) -> Row:
    """The row of a draft that follows the entry with the hash `before`.

    Raises TypeError or ValueError for what does not go into a journal.
    """
    stamp = draft.stamp
    for number in (draft.round_no, stamp.wall_ns, stamp.mono_ns):
        check_int(number)
    if draft.round_no < 0:
        raise ValueError("round numbers begin at 1; 0 is outside a Round")
    check_text(draft.person)
    check_text(draft.role)
    payload = canonical(draft.payload)
    kind = draft.kind.value
    columns = (
        seq,
        draft.round_no,
        kind,
        draft.person,
        draft.role,
        stamp.wall_ns,
        stamp.mono_ns,
        payload,
    )
    return (*columns, link(before, *columns))


def entry_of(row: Row) -> Entry:
    """The entry that a row holds."""
    seq, round_no, kind, person, role, wall_ns, mono_ns, payload, digest = row
    stamp = Stamp(wall_ns, mono_ns)
    return Entry(seq, round_no, _KINDS[kind], person, role, stamp, payload, digest)


def header_of(entry: Entry) -> JournalHeader:
    """The header that entry 0 holds. Raises ValueError, KeyError or TypeError if it holds none."""
    data = entry.data
    table_id, house, program_version = data["table_id"], data["house"], data["program_version"]
    if not all(isinstance(text, str) for text in (table_id, house, program_version)):
        raise TypeError("the header's fields are texts")
    training = data.get("training", False)
    if not isinstance(training, bool):
        raise TypeError("training is true or false")
    return JournalHeader(table_id, house, program_version, entry.stamp, training)


# --- which entries --------------------------------------------------------------------------------

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


def rows_after(fetch: Fetch, after: int, most: int) -> list[Row]:
    """At most so many rows after number `after`, of every kind; -1: from the header on."""
    sql = f"SELECT {layout.COLUMNS} FROM entries WHERE seq > ? ORDER BY seq LIMIT ?"
    return fetch(sql, [after, most])


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
