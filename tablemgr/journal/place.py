"""Whether the open journal is still the file that stands at its path, and its log the one beside.

A file that was deleted, moved or replaced goes on taking entries from whoever has it open, and
nobody finds them again. So both are looked at before each append and after it.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from tablemgr.journal.lock import identity
from tablemgr.journal.paths import beside


class Lost(Enum):
    """What no longer stands where it stood."""

    LINK = "link"
    """The link to the journal leads to another file, or is gone."""
    FILE = "file"
    """The file was deleted, moved, replaced, or changed by another program."""
    LOG = "log"
    """So was the write-ahead log beside it; the file itself stands."""


@dataclass(frozen=True, slots=True)
class Missing:
    """What is lost, and in words."""

    what: Lost
    words: str


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
        """The journal itself has just written: this is how large both are now.

        Raises OSError if one of them is not there.
        """
        self._file_size = os.stat(self._path).st_size
        log = os.stat(self._wal)
        self._log = self._log or identity(log)
        self._log_size = log.st_size

    def missing(self, *, sizes: bool) -> Missing | None:
        """What is not as it was, or None. With `sizes`: nobody has written since `note`."""
        for what, path, name, size in (
            (Lost.FILE, self._path, "the journal's file", self._file_size),
            (Lost.LOG, self._wal, "its write-ahead log", self._log_size),
            (Lost.LINK, self._named, "the link to it", self._file_size),
        ):
            known = self._log if what is Lost.LOG else self._file
            try:
                found = os.stat(path)
            except OSError as error:
                return Missing(what, f"{name} is gone ({error.strerror})")
            if identity(found) != known:
                return Missing(what, f"{name} was replaced by another")
            if sizes and found.st_size != size:
                return Missing(what, f"{name} was changed by another program")
        return None
