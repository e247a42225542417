"""A journal whose disk fails, or whose program ends, at a write that is chosen beforehand.

What a disk would hold after the power failed is made from what it held before and after the write:
the files are copied into another folder, in which the next start finds them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import Struct

from tablemgr.journal import Draft, Entry, Journal

_BESIDE: Final = ("", "-wal", "-anchor")
_SECTOR: Final = 512
_HEAD: Final = 32
"""How many bytes the head of SQLite's write-ahead log takes."""
_MOST_PAGES: Final = 1_073_741_823


class EndedError(Exception):
    """The program has ended in the middle of a write; `files` is what the disk holds."""

    def __init__(self, files: DiskFiles) -> None:
        super().__init__("the program has ended")
        self.files = files


class DiskFiles(Struct, frozen=True):
    """The bytes of a journal's file, its log and its anchor; None for one that is not there."""

    contents: tuple[bytes | None, ...]

    @classmethod
    def of(cls, path: Path) -> DiskFiles:
        """Read what the disk holds of the journal at `path`."""
        places = (path.with_name(path.name + suffix) for suffix in _BESIDE)
        return cls(tuple(place.read_bytes() if place.exists() else None for place in places))

    def write(self, path: Path) -> None:
        """Make the same files at another path."""
        for suffix, content in zip(_BESIDE, self.contents, strict=True):
            if content is not None:
                path.with_name(path.name + suffix).write_bytes(content)


class FailingJournal(Journal):
    """A journal as any other until `fails` is set: then its next write fails so, or the one after
    so many (`sound_before`).
    """

    fails: Callable[[FailingJournal, Sequence[Draft]], list[Entry]] | None = None
    sound_before: int = 0

    def append_all(self, drafts: Sequence[Draft]) -> list[Entry]:
        """Write entries, unless this write is to fail. Raises what `Journal` raises, and
        `EndedError`.
        """
        if self.fails is not None and self.sound_before:
            self.sound_before -= 1
            return super().append_all(drafts)
        fails, self.fails = self.fails, None
        return super().append_all(drafts) if fails is None else fails(self, drafts)

    def append_soundly(self, drafts: Sequence[Draft]) -> list[Entry]:
        """Write entries as any journal does."""
        return super().append_all(drafts)

    def mend(self) -> None:
        """Take back what was set to fail and has not failed yet."""
        self.fails, self.sound_before = None, 0
        self._conn.execute(f"PRAGMA max_page_count={_MOST_PAGES}")


def ends_before(journal: FailingJournal, _: Sequence[Draft]) -> list[Entry]:
    """The program ends before anything is written."""
    raise EndedError(DiskFiles.of(journal.path))


def ends_after(journal: FailingJournal, drafts: Sequence[Draft]) -> list[Entry]:
    """The program ends once the entries are on the disk, before anybody hears of it."""
    journal.append_soundly(drafts)
    raise EndedError(DiskFiles.of(journal.path))


def tears(dice: Random) -> Callable[[FailingJournal, Sequence[Draft]], list[Entry]]:
    """The power fails during the write: a part of it is on the disk, or its parts in any order."""

    def torn(journal: FailingJournal, drafts: Sequence[Draft]) -> list[Entry]:
        before = DiskFiles.of(journal.path)
        journal.append_soundly(drafts)
        after = DiskFiles.of(journal.path)
        file, log, anchor = before.contents
        written = after.contents[1] or b""
        if after.contents[0] == file and log is not None and written.startswith(log):
            raise EndedError(DiskFiles((file, log + _part(log, written[len(log) :], dice), anchor)))
        raise EndedError(after)  # the log was folded into the file: the entries are on the disk

    return torn


def _part(begun: bytes, written: bytes, dice: Random) -> bytes:
    """A part of what was written after `begun`: its beginning, or all but some sectors of it.

    SQLite syncs the head of a log, which lies in one sector, before anything that follows it.
    """
    head = b"" if begun else written[:_HEAD]
    written = written[len(head) :]
    if dice.random() < 0.5:
        kept = dice.randrange(len(written) + 1)
        return head + written[:kept] if kept or dice.random() < 0.5 else b""
    sectors = [written[at : at + _SECTOR] for at in range(0, len(written), _SECTOR)]
    for place in range(len(sectors)):
        if dice.random() < 0.3:
            sectors[place] = bytes(len(sectors[place]))
    return head + b"".join(sectors)


def loses(journal: FailingJournal, drafts: Sequence[Draft]) -> list[Entry]:
    """The disk said that the entries were on it, and they are not; its anchor is."""
    before = DiskFiles.of(journal.path)
    journal.append_soundly(drafts)
    file, log, _ = before.contents
    raise EndedError(DiskFiles((file, log, DiskFiles.of(journal.path).contents[2])))


def is_full(journal: FailingJournal, drafts: Sequence[Draft]) -> list[Entry]:
    """The disk is full: the file can't grow by one page. What still fits is written."""
    conn = journal._conn
    (pages,) = conn.execute("PRAGMA page_count").fetchone()
    conn.execute(f"PRAGMA max_page_count={pages}")
    journal.fails = is_full
    return journal.append_soundly(drafts)


def reports_an_error(late: bool) -> Callable[[FailingJournal, Sequence[Draft]], list[Entry]]:
    """The disk reports an error, before the entries are on it, or once they are (`late`)."""

    def failing(journal: FailingJournal, drafts: Sequence[Draft]) -> list[Entry]:
        journal._conn = _FailingConnection(journal._conn, late)  # type: ignore[assignment] # stands in for it
        return journal.append_soundly(drafts)

    return failing


class _FailingConnection:
    """A connection whose next commit fails."""

    def __init__(self, conn: sqlite3.Connection, late: bool) -> None:
        self._real = conn
        self._late = late

    def execute(self, sql: str, *values: Any) -> Any:
        """Run a statement; a commit raises `OperationalError`."""
        if sql == "COMMIT":
            if self._late:
                self._real.execute(sql)
            raise sqlite3.OperationalError("disk I/O error")
        return self._real.execute(sql, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)


def copy_journal(source: Path, target: Path) -> None:
    """Copy a closed journal, with its anchor, to another path."""
    for found in source.parent.glob(f"{source.name}*"):
        beside = target.with_name(found.name.replace(source.name, target.name))
        beside.write_bytes(found.read_bytes())
