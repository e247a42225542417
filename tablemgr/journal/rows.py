"""Makes a row of the SQLite table from a draft, and an entry from a row. Knows no file."""

from __future__ import annotations

from tablemgr.journal.canonical import canonical, check_int, check_text
from tablemgr.journal.chain import Row, link
from tablemgr.journal.entry import Draft, Entry, EntryKind, JournalHeader, Stamp

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
