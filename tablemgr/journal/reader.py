"""Reads a journal without changing it, for export and inspection."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tablemgr.journal import faults
from tablemgr.journal.chain import Row, Walk
from tablemgr.journal.entry import Entry, EntryKind, JournalHeader
from tablemgr.journal.place import real
from tablemgr.journal.rows import select
from tablemgr.journal.snapshot import at_rest
from tablemgr.journal.verify import examined


class JournalReader:
    """A sound journal, readable inside the block of `reading`."""

    def __init__(
        self, path: Path, db: sqlite3.Connection, header: JournalHeader, found: Walk
    ) -> None:
        """Not for callers: `reading` has checked what is passed here."""
        self.path = path
        self.header = header
        self.last_round_no = found.last_round_no
        self._spans = found.spans
        self._db = db

    def entries(
        self,
        *,
        round_no: int | None = None,
        kinds: Collection[EntryKind] | None = None,
        after: int = 0,
        holding: Collection[str] = (),
    ) -> Iterator[Entry]:
        """Give the entries in order, chosen as by `Journal.entries`."""
        return select(
            self._fetch,
            self._spans,
            round_no=round_no,
            kinds=kinds,
            after=after,
            holding=holding,
        )

    def _fetch(self, sql: str, values: list[int | str]) -> list[Row]:
        try:
            rows: list[Row] = self._db.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise faults.of_sqlite(self.path, error) from error
        return rows


@contextmanager
def reading(path: Path) -> Iterator[JournalReader]:
    """Check all of the journal, then read it without changing anything on the disk.

    If a table is writing the journal, it is read as it was at one moment. Raises Fault if it is
    missing, damaged, newer, or can't be read.
    """
    path = real(path)
    with ExitStack() as stack:
        file, fd = stack.enter_context(at_rest(path))
        db, found = stack.enter_context(examined(file, fd))
        if db is None or found.problems or found.header is None:
            raise faults.damaged(path, found.problems[0].message)
        yield JournalReader(path, db, found.header, found)
