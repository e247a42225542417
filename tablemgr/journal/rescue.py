"""If the journal's file is lost in play: saves what the open connection still holds, and says so.

If only the log is lost, the connection folds what it has of it into the file. If the file is
lost, a copy is written beside it, which a person puts in the journal's place.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from msgspec import Struct

from tablemgr.basics.errors import FAULTS, Fault
from tablemgr.basics.files import sync_folder
from tablemgr.basics.messages import Message
from tablemgr.journal import faults, layout
from tablemgr.journal.anchor import Anchor
from tablemgr.journal.place import Lost, Missing, beside
from tablemgr.journal.verify import inspect


class Rescue(Struct, frozen=True):
    """How it ended: `fault` says what happened, what was saved where, and what to do."""

    fault: Fault
    kept: bool
    """Everything is saved: the connection may be closed."""


def keep(
    path: Path, missing: Missing, conn: sqlite3.Connection, last_seq: int, last_hash: bytes
) -> Rescue:
    """Save what `conn`, the connection to the journal at `path`, holds, up to entry `last_seq`."""
    if missing.what is Lost.LINK:
        remedy = "Everything is in {path}. Put the link back as it was, then restore the table."
        return Rescue(
            faults.lost(path, missing.words, Message(FAULTS, remedy, {"path": path})), kept=True
        )
    try:
        if missing.what is Lost.LOG:
            folded = _folded(path, conn, last_seq)
            return Rescue(faults.lost(path, missing.words, folded), kept=True)
        copy = _copied(path, conn, last_seq, last_hash)
    except (OSError, sqlite3.Error) as error:
        return Rescue(faults.lost(path, missing.words, _not_kept(error)), kept=False)
    remedy = (
        "Everything up to entry {last} is in {copy}. If there is a file {name}, move it "
        "away; put the journal back or rename the copy to {name}; then restore the table."
    )
    values = {"last": last_seq, "copy": copy, "name": path.name}
    return Rescue(faults.lost(path, missing.words, Message(FAULTS, remedy, values)), kept=True)


def _folded(path: Path, conn: sqlite3.Connection, last_seq: int) -> Message:
    """Fold the log that only the open connection still has into the file, which is in its place."""
    wal = beside(path, "-wal")
    with suppress(FileNotFoundError):  # it was deleted, not replaced
        wal.rename(free_name(path, "-wal-set-aside"))
    conn.execute(f"PRAGMA user_version={layout.FORMAT}")
    busy, _, _ = conn.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise sqlite3.OperationalError("the log could not be folded in")
    remedy = "Everything up to entry {last} is in the file now. Restore the table."
    return Message(FAULTS, remedy, {"last": last_seq})


def _copied(path: Path, conn: sqlite3.Connection, last_seq: int, last_hash: bytes) -> Path:
    """Write a copy beside `path`, and the anchor, so that nobody begins an empty journal there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    copy = free_name(path, f"-rescued-{last_seq}")
    with closing(sqlite3.connect(copy, isolation_level=None)) as target:
        conn.backup(target)
        target.execute("PRAGMA journal_mode=WAL")
        target.execute("PRAGMA synchronous=FULL")
        target.execute(f"PRAGMA user_version={layout.FORMAT}")
        target.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    fd = os.open(copy, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(fd)
        found = inspect(copy, fd)
    finally:
        os.close(fd)
    if found.problems or (found.last_seq, found.last_hash) != (last_seq, last_hash):
        raise OSError(None, f"the copy {copy.name} is not complete")
    Anchor(path, last_seq, last_hash).close()
    sync_folder(path.parent)
    return copy


def free_name(path: Path, suffix: str) -> Path:
    """A name beside `path` that is free: with the suffix, and if that is taken, a number after
    it.
    """
    name, number = beside(path, suffix), 1
    while name.exists():
        number += 1
        name = beside(path, f"{suffix}-{number}")
    return name


def _not_kept(error: OSError | sqlite3.Error) -> Message:
    what = getattr(error, "strerror", None) or str(error)
    remedy = (
        "No copy could be saved ({what}), and what was dealt is lost if the program ends: "
        "leave it running, free space on this disk or put the journal's folder back, then restore "
        "the table. That tries to save it again."
    )
    return Message(FAULTS, remedy, {"what": what})
