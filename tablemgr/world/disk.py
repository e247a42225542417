"""A journal whose disk fails, or whose program ends, at a write that is chosen beforehand.

What a disk would hold after the power failed is made from what it held before and after the write:
the files are copied into another folder, in which the next start finds them.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import Struct

from tablemgr.journal import Draft, Entry, Journal, faults
from tablemgr.journal.place import beside

_BESIDE: Final = ("", "-wal", "-anchor")
_SECTOR: Final = 512
_HEAD: Final = 32
"""How many bytes the head of SQLite's write-ahead log takes."""
_PAGE: Final = 4096
_MOST_PAGES: Final = 1_073_741_823
_SLOW_S: Final = 60


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
    folds: Random | None = None
    """The power fails when the log is folded into the file the next time; what is on the disk then
    is drawn with these dice.
    """
    goes_on: Callable[[int], None] = staticmethod(lambda _: None)
    """Lets so many seconds pass."""

    def append_all(self, drafts: Sequence[Draft]) -> list[Entry]:
        """Write entries, unless this write is to fail. Raises what `Journal` raises, and
        `EndedError`.
        """
        if self.fails is not None and self.sound_before:
            self.sound_before -= 1
            return super().append_all(drafts)
        fails, self.fails = self.fails, None
        return super().append_all(drafts) if fails is None else fails(self, drafts)

    def checkpoint(self) -> None:
        """Fold the log into the file, unless the power is to fail meanwhile. Raises what `Journal`
        raises, and `EndedError`.
        """
        dice, self.folds = self.folds, None
        before = DiskFiles.of(self.path)
        super().checkpoint()
        if dice is not None:
            raise EndedError(_half_folded(before, DiskFiles.of(self.path), dice))

    def put_back(self) -> None:
        """A person puts what was saved of a lost journal in its place, as the program has told
        him to.
        """
        saved = sorted(self.path.parent.glob(f"{self.path.name}-rescued-*"))
        if saved and not self.path.exists():
            saved[-1].rename(self.path)

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
    """The power fails during the write: its beginning is on the disk."""
    return _cut_off(dice, _beginning)


def reorders(dice: Random) -> Callable[[FailingJournal, Sequence[Draft]], list[Entry]]:
    """The power fails during the write, whose parts come on the disk in any order."""
    return _cut_off(dice, _some_sectors)


def _cut_off(
    dice: Random, part: Callable[[bytes, Random], bytes]
) -> Callable[[FailingJournal, Sequence[Draft]], list[Entry]]:
    """The power fails during the write: `part` of what is added to the log is on the disk."""

    def torn(journal: FailingJournal, drafts: Sequence[Draft]) -> list[Entry]:
        before = DiskFiles.of(journal.path)
        journal.append_soundly(drafts)
        after = DiskFiles.of(journal.path)
        file, log, anchor = before.contents
        written = after.contents[1] or b""
        if after.contents[0] != file or log is None or not written.startswith(log):
            raise EndedError(after)  # the log was folded into the file: it is all on the disk
        added = written[len(log) :]
        # SQLite syncs the head of a log, which lies in one sector, before anything that follows it.
        head = b"" if log else added[:_HEAD]
        kept = part(added[len(head) :], dice)
        added = head + kept if kept or dice.random() < 0.5 else b""
        raise EndedError(DiskFiles((file, log + added, anchor)))

    return torn


def _beginning(written: bytes, dice: Random) -> bytes:
    return written[: dice.randrange(len(written) + 1)]


def _some_sectors(written: bytes, dice: Random) -> bytes:
    return _mixed(bytes(len(written)), written, _SECTOR, dice)


def _mixed(old: bytes, new: bytes, size: int, dice: Random) -> bytes:
    """The new bytes, but of some pieces of that size still the old ones."""
    old = old.ljust(len(new), b"\0")
    pieces = (slice(at, at + size) for at in range(0, len(new), size))
    return b"".join((old if dice.random() < 0.3 else new)[piece] for piece in pieces)


def _half_folded(before: DiskFiles, after: DiskFiles, dice: Random) -> DiskFiles:
    """The disk if the power fails while the log is folded into the file: pages of the file are old
    or new, and the log is cut only once the file is whole.
    """
    (file, log, anchor), whole = before.contents, after.contents[0]
    assert file is not None
    assert whole is not None
    if dice.random() < 0.3:
        return DiskFiles((whole, log, anchor))
    return DiskFiles((_mixed(file, whole, _PAGE, dice), log, anchor))


def is_slow(dice: Random) -> Callable[[FailingJournal, Sequence[Draft]], list[Entry]]:
    """The disk takes up to a minute for the write."""

    def slow(journal: FailingJournal, drafts: Sequence[Draft]) -> list[Entry]:
        journal.goes_on(dice.randint(1, _SLOW_S))
        return journal.append_soundly(drafts)

    return slow


def is_removed(dice: Random) -> Callable[[FailingJournal, Sequence[Draft]], list[Entry]]:
    """Somebody deletes or renames a file of the open journal just before the write."""

    def removed(journal: FailingJournal, drafts: Sequence[Draft]) -> list[Entry]:
        file = beside(journal.path, dice.choice(_BESIDE))
        if dice.random() < 0.5:
            file.unlink(missing_ok=True)
        elif file.exists():
            file.rename(beside(file, "-old"))
        return journal.append_soundly(drafts)

    return removed


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


class UnnamableJournal(FailingJournal):
    """A journal at whose opening the disk gives no file its new name."""

    def make_anchor(self) -> None:
        """Fail, as the writing of the anchor fails. Raises `Fault`."""
        raise faults.of_system(self.path, OSError(errno.EIO, os.strerror(errno.EIO)))


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


def change_an_entry(path: Path, dice: Random) -> str:
    """Somebody changes one letter of an entry of a closed journal; gives which."""
    with closing(sqlite3.connect(path, isolation_level=None)) as conn:
        asked = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
        triggers = conn.execute(asked).fetchall()
        for name, _ in triggers:
            conn.execute(f"DROP TRIGGER {name}")
        (last,) = conn.execute("SELECT max(seq) FROM entries").fetchone()
        seq = dice.randint(0, last)
        (payload,) = conn.execute("SELECT payload FROM entries WHERE seq = ?", [seq]).fetchone()
        at = dice.randrange(len(payload))
        letter = "1" if payload[at] != "1" else "2"
        changed = payload[:at] + letter + payload[at + 1 :]
        conn.execute("UPDATE entries SET payload = ? WHERE seq = ?", [changed, seq])
        for _, made in triggers:
            conn.execute(made)
    return f"letter {at} of entry {seq}"
