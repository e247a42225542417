"""The words for a person when the journal's file or disk is broken. Opens nothing."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tablemgr.basics.errors import FAULTS, Fault
from tablemgr.basics.messages import Message
from tablemgr.journal.lock import busy

_KEEP = (
    "Nothing was written to it. Keep the file as it is, call the supervisor, "
    "and start the table with a new journal or with a sound copy."
)
_CAUSES = (  # how SQLite's error name begins, what it means, what to do
    (
        "SQLITE_FULL",
        Message(FAULTS, "the disk is full"),
        Message(FAULTS, "Free space on this disk, then start the table again."),
    ),
    (
        "SQLITE_READONLY",
        Message(FAULTS, "this user may not write it"),
        Message(
            FAULTS, "Give this user the right to write the file and its folder, then start again."
        ),
    ),
    (
        "SQLITE_CANTOPEN",
        Message(FAULTS, "the journal or its write-ahead log can't be opened"),
        Message(
            FAULTS,
            "Check that its folder exists and may be written by this user, then start again.",
        ),
    ),
    (
        "SQLITE_IOERR",
        Message(FAULTS, "the disk reports an error"),
        Message(FAULTS, "Check the disk and its free space, then start again."),
    ),
)


def damaged(path: Path, what: str | Message) -> Fault:
    """The file is not as this program wrote it; it was left as it is."""
    return Fault("{path}: the journal is damaged: {what}.", _KEEP, path=path, what=what)


def newer(path: Path, found: int, known: int) -> Fault:
    """The file has a format that this program does not know."""
    return Fault(
        "{path}: the journal was written by a newer version of the program (format "
        "{found}; this one knows {known}).",
        "Start the table with that version or a later one. The file was not changed.",
        path=path,
        found=found,
        known=known,
    )


def of_another(path: Path, table_id: str, wanted: str) -> Fault:
    """The journal is sound, but it is another table's."""
    return Fault(
        "{path}: the journal belongs to table {table_id}, not to {wanted}.",
        "Give this table a journal of its own in the house profile.",
        path=path,
        table_id=table_id,
        wanted=wanted,
    )


def of_training(path: Path, *, training: bool) -> Fault:
    """The journal is for training and the table is not, or the other way round."""
    if training:
        return Fault(
            "{path}: this is a training journal: no live table may write to it.",
            "Put the table's own journal back. The file was not changed.",
            path=path,
        )
    return Fault(
        "{path}: this is a live table's journal: training may not write to it.",
        "Move it out of the training folder. The file was not changed.",
        path=path,
    )


def of_system(path: Path, error: OSError) -> Fault:
    """The operating system refused the file."""
    what = error.strerror or str(error)
    remedy = "Check that the file's folder exists and that this user may read and write there."
    return Fault("{path}: the journal can't be opened: {what}.", remedy, path=path, what=what)


def of_sqlite(path: Path, error: sqlite3.Error) -> Fault:
    """SQLite refused the file."""
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return busy(path)
    for start, what, remedy in _CAUSES:
        if name.startswith(start):
            values = {"path": path, "what": what, "error": error, "remedy": remedy}
            return Fault("{path}: {what} ({error}).", "{remedy}", **values)
    return damaged(path, str(error))


def missing(path: Path, seq: int) -> Fault:
    """There is no journal, but its anchor says that there was one."""
    return Fault(
        "{path}: the journal is missing. Its anchor says that it goes to entry {seq}.",
        "Put the journal back, or a rescued copy under its name. To begin a new "
        "journal instead, move the anchor away too ({file}-anchor).",
        path=path,
        seq=seq,
        file=path.name,
    )


def lost(path: Path, what: Message, remedy: Message) -> Fault:
    """The file was lost while the table was in play: nothing more may be dealt."""
    return Fault(
        "{path}: {what}, while the table was in play. Stop dealing.",
        "{remedy}",
        path=path,
        what=what,
        remedy=remedy,
    )


def stopped(path: Path, cause: BaseException) -> Fault:
    """The journal takes no more entries after an error, until it is opened again."""
    return Fault(
        "{path}: the journal has stopped after an error ({cause}).",
        "Start the table again: it goes on from the last entry in the journal.",
        path=path,
        cause=cause,
    )
