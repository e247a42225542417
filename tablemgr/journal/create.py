"""Makes a journal with its header or with more, completely or not at all."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from tablemgr.basics.errors import FAULTS, Fault
from tablemgr.basics.files import sync_folder
from tablemgr.basics.messages import Message
from tablemgr.journal import faults, layout
from tablemgr.journal.anchor import BadAnchorError, read_anchor
from tablemgr.journal.chain import BEFORE_FIRST, Row
from tablemgr.journal.entry import Draft, EntryKind, JournalHeader, Json
from tablemgr.journal.lock import FileLock
from tablemgr.journal.place import beside
from tablemgr.journal.rows import row_of


def create(path: Path, header: JournalHeader) -> None:
    """Make a journal that holds its header. Raises Fault or OSError."""
    create_with(path, [_header_row(header)])


def create_with(path: Path, rows: Iterable[Row]) -> None:
    """Make a journal of these rows, which begin with the header, under another name, and rename it
    once it is complete. Raises Fault or OSError, and what `rows` raises.
    """
    try:
        held = read_anchor(path)
    except BadAnchorError as error:
        what = "it is missing, and its anchor is damaged: {why}"
        raise faults.damaged(path, Message(FAULTS, what, {"why": error.why})) from None
    if held is not None:
        raise faults.missing(path, held.seq)
    wal = beside(path, "-wal")
    if wal.exists():
        raise Fault(
            "{path}: the journal is missing, but its write-ahead log is here ({wal}).",
            "Put the journal back beside its log, or move the log away with the old journal.",
            path=path,
            wal=wal.name,
        )
    new = beside(path, ".new")
    with closing(FileLock(new, write=True, create=True)) as lock:
        for suffix in ("-wal", "-journal", "-shm"):
            beside(new, suffix).unlink(missing_ok=True)
        os.ftruncate(lock.fd, 0)
        try:
            _fill(new, rows)
        except sqlite3.Error as error:
            raise faults.of_sqlite(path, error) from error
        os.fsync(lock.fd)
        if not path.exists():
            new.rename(path)
            sync_folder(path.absolute().parent)


def _header_row(header: JournalHeader) -> Row:
    payload: dict[str, Json] = {
        "format": layout.FORMAT,
        "table_id": header.table_id,
        "house": header.house,
        "program_version": header.program_version,
        **({"training": True} if header.training else {}),  # a live journal's stays as it ever was
    }
    draft = Draft(EntryKind.HEADER, payload, 0, "", "", header.created)
    return row_of(BEFORE_FIRST, 0, draft)


def _fill(new: Path, rows: Iterable[Row]) -> None:
    from sqlite_utils import Database  # noqa: PLC0415 - not needed to open a journal

    with closing(sqlite3.connect(new, isolation_level=None)) as conn:
        db = Database(conn, execute_plugins=False)
        db.execute(f"PRAGMA page_size={layout.PAGE_SIZE}")
        db.execute("PRAGMA locking_mode=EXCLUSIVE")
        db.enable_wal()
        db.execute("BEGIN IMMEDIATE")
        db.execute(f"PRAGMA application_id={layout.APPLICATION_ID}")
        db.execute(f"PRAGMA user_version={layout.FORMAT}")
        for statement in layout.SCHEMA:
            db.execute(statement)
        conn.executemany(layout.INSERT, rows)
        db.execute("COMMIT")
