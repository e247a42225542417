"""A table's journal as somebody else tells it, from one Round on. Nothing is written through it.

It lies in memory alone. Every entry must follow the one before: what does not is refused.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from pathlib import Path
from threading import RLock
from typing import NoReturn

from tablemgr.basics.errors import Bug, Fault
from tablemgr.journal.chain import Row, link
from tablemgr.journal.entry import Draft, Entry, EntryKind
from tablemgr.journal.rows import entry_of, header_of
from tablemgr.journal.store import Journal


class MirroredJournal(Journal):
    """The header, perhaps one entry by itself, and all entries from a certain one on."""

    def __init__(self, header: Row, first: int, earlier: Row | None = None) -> None:
        """Begin before the entry number `first`; `earlier` is one from before it. Raises ValueError
        for a row that is no header.
        """
        entry = entry_of(header)
        self.header = header_of(entry)
        self.path = Path(f"{self.header.table_id}.journal")
        self.lost_anchor = self.was_cut_off = False
        self._guard = RLock()
        self._first = max(first, 1)
        self._earlier = None if earlier is None else entry_of(earlier)
        self._entries: list[Entry] = []
        self._last_seq, self._last_hash = entry.seq, entry.hash
        self._last_round_no = 0

    def add(self, rows: Sequence[Row]) -> list[Entry]:
        """Add entries; gives them. Raises `Fault` if one does not follow the one before."""
        added = []
        for row in rows:
            follows = row[0] == self._last_seq + 1 or not self._entries
            known = self._entries or self._first == 1
            if not follows or (known and link(self._last_hash, *row[:8]) != row[8]):
                raise Fault(
                    "{table}: entry {seq} does not follow the one before.",
                    "The pit's server was changed, or holds another journal: tell the technician.",
                    table=self.header.table_id,
                    seq=row[0],
                )
            entry = entry_of(row)
            self._entries.append(entry)
            added.append(entry)
            self._last_seq, self._last_hash = row[0], row[8]
            self._last_round_no = max(self._last_round_no, row[1])
        return added

    def forget_before(self, seq: int) -> None:
        """Let go of the entries before that number."""
        keep = max(0, seq - self._first)
        del self._entries[:keep]
        self._first += keep

    @property
    def last(self) -> Entry | None:
        """The newest entry."""
        return self._entries[-1] if self._entries else None

    @property
    def lacks_anchor(self) -> bool:
        """Say that nothing is missing: a mirror has no file."""
        return False

    def entries(
        self,
        *,
        round_no: int | None = None,
        kinds: Collection[EntryKind] | None = None,
        after: int = 0,
        holding: Collection[str] = (),
    ) -> Iterator[Entry]:
        """Give the entries that are here, chosen as by `Journal.entries`."""
        early = self._earlier
        known = [early] if early is not None and after < early.seq < self._first else []
        for entry in chain(known, self._entries[max(0, after + 1 - self._first) :]):
            if (
                round_no in (None, entry.round_no)
                and (kinds is None or entry.kind in kinds)
                and (not holding or any(word in entry.payload for word in holding))
            ):
                yield entry

    def append_all(self, drafts: Sequence[Draft]) -> NoReturn:
        """Raise `Bug`: only the table writes its journal."""
        raise Bug(f"{self.path}: {len(drafts)} entries for another table's journal")

    def latest_wall_ns(self) -> int:
        """The latest wall time of any entry that is here, or of the header."""
        times = (entry.stamp.wall_ns for entry in self._entries)
        return max(times, default=self.header.created.wall_ns)

    def close(self) -> None:
        """Nothing is open."""
