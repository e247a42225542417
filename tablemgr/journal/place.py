"""The names of the files around a journal; and whether the open journal is still the file at its
path, and its log still the one beside it.

A file that was deleted, moved or replaced still takes entries from the program that has it open,
and nobody finds them again. Therefore both are checked before and after each append.
"""

from __future__ import annotations

import os
from enum import Enum
from pathlib import Path

from msgspec import Struct

from tablemgr.basics.errors import FAULTS
from tablemgr.basics.messages import Message
from tablemgr.journal.lock import identity


def real(path: Path) -> Path:
    """The file behind any links: SQLite keeps its log beside that one."""
    return Path(os.path.realpath(path))


def beside(path: Path, suffix: str) -> Path:
    """The file that is named after this one: SQLite's log (`-wal`), the anchor."""
    return path.with_name(path.name + suffix)


class Lost(Enum):
    """The things that may no longer be where they were."""

    LINK = "link"
    """The link to the journal leads to another file, or is gone."""
    FILE = "file"
    """The file was deleted, moved, replaced, or changed by another program."""
    LOG = "log"
    """This happened to the write-ahead log; the file itself is still in place."""


_NAMES = {
    Lost.LINK: Message(FAULTS, "the link to it"),
    Lost.FILE: Message(FAULTS, "the journal's file"),
    Lost.LOG: Message(FAULTS, "its write-ahead log"),
}


class Missing(Struct, frozen=True):
    """A thing that is lost, and the words for it."""

    what: Lost
    words: Message


class JournalPlace:
    """The place of one open journal. `named` is the path as it was asked for, maybe a link."""

    def __init__(self, named: Path, path: Path, fd: int) -> None:
        """`fd` has the file at `path` open. Raises OSError if the log is not there."""
        self._wal = beside(path, "-wal")
        self._named = named
        self._path = path
        self._file = identity(os.fstat(fd))
        self._log: tuple[int, int] | None = None
        self._file_size = self._log_size = -1
        self.note()

    def note(self) -> None:
        """Remember how large the file and its log are, after the journal itself has written.

        Raises OSError if one of them is not there.
        """
        self._file_size = os.stat(self._path).st_size
        log = os.stat(self._wal)
        self._log = self._log or identity(log)
        self._log_size = log.st_size

    def missing(self, *, sizes: bool) -> Missing | None:
        """Say what is lost, or give None. With `sizes`, also what has another size than at the last
        `note`.
        """
        for what, path, size in (
            (Lost.FILE, self._path, self._file_size),
            (Lost.LOG, self._wal, self._log_size),
            (Lost.LINK, self._named, self._file_size),
        ):
            known = self._log if what is Lost.LOG else self._file
            try:
                found = os.stat(path)
            except OSError as error:
                values = {"name": _NAMES[what], "error": error.strerror}
                return Missing(what, Message(FAULTS, "{name} is gone ({error})", values))
            if identity(found) != known:
                replaced = "{name} was replaced by another"
                return Missing(what, Message(FAULTS, replaced, {"name": _NAMES[what]}))
            if sizes and found.st_size != size:
                changed = "{name} was changed by another program"
                return Missing(what, Message(FAULTS, changed, {"name": _NAMES[what]}))
        return None
