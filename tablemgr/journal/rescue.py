"""When the journal's file is lost in play: what the open handle still holds is kept, and told.

Where the file still stands, its log is folded in from the open handle. Else a copy is written
beside, which a person puts in the journal's place.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from tablemgr.basics.errors import Fault
from tablemgr.journal import faults, layout
from tablemgr.journal.anchor import Anchor
from tablemgr.journal.create import sync_folder
from tablemgr.journal.paths import beside
from tablemgr.journal.place import Lost, Missing
from tablemgr.journal.verify import inspect


@dataclass(frozen=True, slots=True)
class Rescue:
    """What became of it: `fault` says what happened, what is kept where, and what to do."""

    fault: Fault
    kept: bool
    """Nothing is lost if the open handle is let go."""


def keep(
    path: Path, missing: Missing, conn: sqlite3.Connection, last_seq: int, last_hash: bytes
) -> Rescue:
    """Keep what `conn`, the open journal at `path`, holds to entry `last_seq`."""
    if missing.what is Lost.LINK:
        remedy = f"Everything is in {path}. Put the link back as it was, then restore the table."
        return Rescue(faults.lost(path, missing.words, remedy), kept=True)
    try:
        if missing.what is Lost.LOG:
            folded = _folded(path, conn, last_seq)
            return Rescue(faults.lost(path, missing.words, folded), kept=True)
        copy = _copied(path, conn, last_seq, last_hash)
    except (OSError, sqlite3.Error) as error:
        return Rescue(faults.lost(path, missing.words, _not_kept(error)), kept=False)
    remedy = (
        f"Everything to entry {last_seq} is in {copy}. Move away what lies at {path.name}, put "
        f"the journal back or rename that copy to {path.name}, then restore the table."
    )
    return Rescue(faults.lost(path, missing.words, remedy), kept=True)


def _folded(path: Path, conn: sqlite3.Connection, last_seq: int) -> str:
    """Fold the log that only the open handle still has into the file, which still stands."""
    wal = beside(path, "-wal")
    with suppress(FileNotFoundError):  # it was deleted, not replaced
        wal.rename(free_name(path, "-wal-set-aside"))
    conn.execute(f"PRAGMA user_version={layout.FORMAT}")
    busy, _, _ = conn.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise sqlite3.OperationalError("the log could not be folded in")
    return f"Everything to entry {last_seq} is in the file now. Restore the table."


def _copied(path: Path, conn: sqlite3.Connection, last_seq: int, last_hash: bytes) -> Path:
    """Write a whole copy beside `path`, and the anchor, so that nobody begins an empty journal."""
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
        raise OSError(None, f"the copy {copy.name} is not whole")
    with closing(Anchor(path)) as anchor:
        anchor.begin(last_seq, last_hash)
    sync_folder(path.parent)
    return copy


def free_name(path: Path, suffix: str) -> Path:
    """A name beside that nothing has: with the suffix, else with a number behind it."""
    name, number = beside(path, suffix), 1
    while name.exists():
        number += 1
        name = beside(path, f"{suffix}-{number}")
    return name


def _not_kept(error: OSError | sqlite3.Error) -> str:
    what = getattr(error, "strerror", None) or str(error)
    return (
        f"No copy could be saved ({what}), and what was dealt is lost if the program ends: "
        "leave it running, free space on this disk or put its folder back, then restore the table."
        " It tries again."
    )
