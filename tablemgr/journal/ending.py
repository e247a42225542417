"""Closing a journal so that the next opening knows whether a write-ahead log belongs beside it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from tablemgr.journal import layout
from tablemgr.journal.paths import beside


def unmark(conn: sqlite3.Connection) -> None:
    """Nothing went wrong: the file is no longer marked as in use.

    If the disk does not take that, the mark stays, and `end` sees to it.
    """
    with suppress(sqlite3.Error):
        conn.execute(f"PRAGMA user_version={layout.FORMAT}")


def end(path: Path, conn: sqlite3.Connection, fd: int) -> None:
    """Close the connection to the journal that `fd` has open.

    SQLite folds the log into the file and deletes it. Where the file is marked as in use all the
    same, an empty log is left in its place: nothing is missing.
    """
    conn.close()
    wal = beside(path, "-wal")
    with suppress(OSError):  # it is gone, or has no room: the next opening says so
        in_place = os.path.samestat(os.stat(path), os.fstat(fd))
        if in_place and layout.is_open(os.pread(fd, 100, 0)) and not wal.exists():
            wal.touch(mode=0o640)
