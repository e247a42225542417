"""Follows a journal from another process, also while a table writes it: what it has got since.

Locks nothing, so that a table may start and end meanwhile. A journal in play is copied; nothing in
it is checked but whose it is: whoever is given the rows follows the chain.
"""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

from tablemgr.basics.errors import FAULTS, Fault
from tablemgr.basics.messages import Message
from tablemgr.journal import faults, layout
from tablemgr.journal.anchor import BadAnchorError, read_anchor
from tablemgr.journal.chain import Row
from tablemgr.journal.entry import JournalHeader
from tablemgr.journal.place import real
from tablemgr.journal.rows import entry_of, header_of, rows_after
from tablemgr.journal.snapshot import snapshot

_NOTHING: Final = -2


class FollowedJournal:
    """One journal, as it was when it was last looked at. `with` throws the copy away at its end."""

    def __init__(self, path: Path) -> None:
        """Look at it. Raises `Fault` if it is missing, no journal, newer, or can't be read."""
        self.path = real(path)
        self._copy = ExitStack()
        self._anchored = _NOTHING
        self._take()
        try:
            self.header: JournalHeader = header_of(entry_of(self.rows(-1, 1)[0]))
        except (IndexError, KeyError, TypeError, ValueError):
            self.close()
            raise faults.damaged(self.path, Message(FAULTS, "it has no header")) from None

    def look(self) -> None:
        """Take up what has come since. Raises `Fault`."""
        said = self._said()
        if said is None or said != self._anchored:
            self._take()

    def rows(self, after: int, most: int) -> list[Row]:
        """At most so many rows after number `after`; -1: from the header on. Raises `Fault`."""
        return rows_after(self._fetch, after, most)

    def close(self) -> None:
        """Throw the copy away."""
        self._copy.close()

    def __enter__(self) -> FollowedJournal:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _said(self) -> int | None:
        """How far the anchor says that the journal goes; None if it says nothing."""
        try:
            anchor = read_anchor(self.path)
        except (BadAnchorError, OSError):
            return None
        return None if anchor is None else anchor.seq

    def _take(self) -> None:
        """Copy the journal anew."""
        self._copy.close()
        said = self._said()
        with ExitStack() as stack:
            try:
                copy = stack.enter_context(snapshot(self.path))
                self._db = stack.enter_context(closing(_opened(copy)))
            except OSError as error:
                raise faults.of_system(self.path, error) from error
            except sqlite3.Error as error:
                raise faults.of_sqlite(self.path, error) from error
            self._verify_format()
            self._copy = stack.pop_all()
        self._anchored = _NOTHING if said is None else said

    def _verify_format(self) -> None:
        mark, version = (int(self._fetch(f"PRAGMA {name}", [])[0][0]) for name in _MARKS)
        if mark != layout.APPLICATION_ID:
            raise Fault(
                "{path}: it is not a table's journal.", "Name another file.", path=self.path
            )
        if version & ~layout.OPEN_MARK > layout.FORMAT:
            raise faults.newer(self.path, version & ~layout.OPEN_MARK, layout.FORMAT)

    def _fetch(self, sql: str, values: list[int | str]) -> list[Row]:
        try:
            rows: list[Row] = self._db.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise faults.of_sqlite(self.path, error) from error
        return rows


_MARKS: Final = ("application_id", "user_version")


def _opened(copy: Path) -> sqlite3.Connection:
    db = sqlite3.connect(copy, isolation_level=None)
    db.execute("PRAGMA locking_mode=EXCLUSIVE")
    db.execute("PRAGMA trusted_schema=OFF")
    return db
