"""Closes a journal so that the next opening knows whether a write-ahead log must be beside it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from tablemgr.journal import layout
from tablemgr.journal.place import beside


def unmark(conn: sqlite3.Connection) -> None:
    """Take away the mark that the file is in use, if nothing went wrong.

    If the disk refuses that, the mark stays, and `end` deals with it.
    """
    with suppress(sqlite3.Error):
        conn.execute(f"PRAGMA user_version={layout.FORMAT}")


def end(path: Path, conn: sqlite3.Connection, fd: int) -> None:
    """Close the connection to the journal that `fd` has open.

    SQLite folds the log into the file and deletes it. If the file is still marked as in use, an
    empty log is left in its place, to say that nothing is missing.
    """
    conn.close()
    wal = beside(path, "-wal")
    with suppress(OSError):  # the file is gone or the disk full: the next opening says so
        in_place = os.path.samestat(os.stat(path), os.fstat(fd))
        if in_place and layout.is_open(os.pread(fd, 100, 0)) and not wal.exists():
            wal.touch(mode=0o640)
