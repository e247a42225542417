"""A journal that lies nowhere: for tests that tell a table in service thousands of things."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import cast

from tablemgr.journal import Draft, Entry, EntryKind, Journal, JournalHeader
from tablemgr.rules.table import Table
from tablemgr.service.session import TableSession
from tests.tablemgr.tables import counting_clock


class MemoryJournal:
    """What a session asks of its journal. The payloads go through JSON, as they do on a disk."""

    def __init__(self) -> None:
        self.path = Path("memory.journal")
        self.header = JournalHeader("T1", "House", "0.1", counting_clock()())
        self._entries: list[Entry] = []

    @property
    def last_seq(self) -> int:
        return len(self._entries)

    @property
    def last_hash(self) -> bytes:
        """Nothing is chained: each number of entries has a hash of its own."""
        return sha256(self.last_seq.to_bytes(4, "big")).digest()

    @property
    def last_round_no(self) -> int:
        return max((entry.round_no for entry in self._entries), default=0)

    def append_all(self, drafts: Sequence[Draft]) -> list[Entry]:
        for draft in drafts:
            seq, payload = self.last_seq + 1, json.dumps(draft.payload)
            who = (draft.round_no, draft.kind, draft.person, draft.role, draft.stamp)
            self._entries.append(Entry(seq, *who, payload, b""))
        return self._entries[-len(drafts) :]

    def entries(
        self,
        *,
        round_no: int | None = None,
        kinds: Collection[EntryKind] | None = None,
        holding: Collection[str] = (),
        after: int = 0,
    ) -> Iterator[Entry]:
        for entry in self._entries[max(0, after) :]:
            wanted = kinds is None or entry.kind in kinds
            wanted = wanted and (not holding or any(each in entry.payload for each in holding))
            if wanted and round_no in (None, entry.round_no):
                yield entry

    def checkpoint(self) -> None:
        """Nothing is folded into no file."""

    def close(self) -> None:
        """Nothing is let go."""


def session_of(table: Table, journal: MemoryJournal | None = None) -> TableSession:
    """The table in service, on that journal or on a new one."""
    kept = journal or MemoryJournal()
    return TableSession(table, cast(Journal, kept), counting_clock())
