"""The journal as a SQLite file: its schema, its marks, what its first hundred bytes must say,
and how it is closed, so that the next opening knows whether a write-ahead log must be beside it.

The bytes are checked before SQLite sees the file, because SQLite repairs and adjusts what it opens.
Source of the offsets: the SQLite file format, section 1.3.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from tablemgr.basics.messages import Message
from tablemgr.journal.chain import CONTEXT, Problem
from tablemgr.journal.place import beside

FORMAT = 1  # in user_version; a reader refuses what is higher
APPLICATION_ID = 0x54424C4A  # "TBLJ"
PAGE_SIZE = 4096
OPEN_MARK = 0x10000
"""Added to the format in `user_version` while a table has the journal open: its log must be there.
"""

_TABLE = """CREATE TABLE entries (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  round_no INTEGER NOT NULL,
  kind TEXT NOT NULL,
  person TEXT NOT NULL,
  role TEXT NOT NULL,
  wall_ns INTEGER NOT NULL,
  mono_ns INTEGER NOT NULL,
  payload TEXT NOT NULL,
  hash BLOB NOT NULL
) STRICT"""
_NO_UPDATE = """CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"""
_NO_DELETE = """CREATE TRIGGER entries_never_go BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"""
_NEXT_ONLY = """CREATE TRIGGER entries_follow BEFORE INSERT ON entries
WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), -1) + 1 FROM entries)
BEGIN SELECT RAISE(ABORT, 'the journal grows at its end only'); END"""

SCHEMA = (_TABLE, _NO_UPDATE, _NO_DELETE, _NEXT_ONLY)
COLUMNS = "seq, round_no, kind, person, role, wall_ns, mono_ns, payload, hash"
INSERT = f"INSERT INTO entries ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"

_MAGIC = b"SQLite format 3\x00"
_FIXED = (  # offset, bytes, what it is
    (16, PAGE_SIZE.to_bytes(2, "big"), Message(CONTEXT, "page size")),
    (18, b"\x02\x02", Message(CONTEXT, "write-ahead mark")),
    (20, b"\x00\x40\x20\x20", Message(CONTEXT, "page layout")),
    (44, (4).to_bytes(4, "big"), Message(CONTEXT, "schema format")),
    (56, (1).to_bytes(4, "big"), Message(CONTEXT, "text encoding")),
)


def application_id(head: bytes) -> int:
    """The mark of the program that a SQLite file belongs to."""
    return int.from_bytes(head[68:72], "big")


def format_of(head: bytes) -> int:
    """The format number of a journal file."""
    return _user_version(head) & ~OPEN_MARK


def is_open(head: bytes) -> bool:
    """Say whether a table has the journal open, or had it when its process or machine ended."""
    return bool(_user_version(head) & OPEN_MARK)


def _user_version(head: bytes) -> int:
    return int.from_bytes(head[60:64], "big")


def judge_head(head: bytes, size: int, *, has_wal: bool) -> Problem | None:
    """Say what is wrong with a file of `size` bytes that begins with `head` (100 bytes), if
    anything.

    A write-ahead log may hold the newest pages: without one the size must be what the file says.
    """
    if size == 0:
        return Problem(None, Message(CONTEXT, "the file is empty"))
    if head[:16] != _MAGIC:
        what = "this is not a journal (not a SQLite file), or its start is damaged"
        return Problem(None, Message(CONTEXT, what))
    if len(head) < 100:
        cut = Message(CONTEXT, "the file was cut short: {size} bytes", {"size": size})
        return Problem(None, cut)
    if application_id(head) != APPLICATION_ID:
        what = "this is a SQLite file, but not a table's journal (byte 68)"
        return Problem(None, Message(CONTEXT, what))
    for offset, wanted, name in _FIXED:
        if head[offset : offset + len(wanted)] != wanted:
            what = "its start is damaged: {name} (byte {offset})"
            return Problem(None, Message(CONTEXT, what, {"name": name, "offset": offset}))
    fits = int.from_bytes(head[28:32], "big") * PAGE_SIZE
    if not has_wal and size != fits:
        what = "the file was cut short or made longer: {size} bytes, not {fits}"
        return Problem(None, Message(CONTEXT, what, {"size": size, "fits": fits}))
    return None


def unmark(conn: sqlite3.Connection) -> None:
    """Take away the mark that the file is in use, if nothing went wrong.

    If the disk refuses that, the mark stays, and `end` deals with it.
    """
    with suppress(sqlite3.Error):
        conn.execute(f"PRAGMA user_version={FORMAT}")


def end(path: Path, conn: sqlite3.Connection, fd: int) -> None:
    """Close the connection to the journal that `fd` has open.

    SQLite folds the log into the file and deletes it. If the file is still marked as in use, an
    empty log is left in its place, to say that nothing is missing.
    """
    conn.close()
    wal = beside(path, "-wal")
    with suppress(OSError):  # the file is gone or the disk full: the next opening says so
        in_place = os.path.samestat(os.stat(path), os.fstat(fd))
        if in_place and is_open(os.pread(fd, 100, 0)) and not wal.exists():
            wal.touch(mode=0o640)
