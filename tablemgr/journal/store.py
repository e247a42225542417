"""The open journal: entries are added at its end, committed and synced before `append` returns.

Knows SQLite and the chain; knows no rules, no screen, and reads no clock. Safe to use from the
port's thread and the main thread at once.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import RLock
from types import TracebackType
from typing import NoReturn
from weakref import finalize

from tablemgr.basics.errors import FAULTS, Bug, Fault
from tablemgr.basics.messages import Message
from tablemgr.journal import faults, layout
from tablemgr.journal.anchor import Anchor
from tablemgr.journal.chain import Row, Walk
from tablemgr.journal.create import create
from tablemgr.journal.entry import Draft, Entry, EntryKind, JournalHeader, Json, Stamp
from tablemgr.journal.layout import end, unmark
from tablemgr.journal.lock import FileLock
from tablemgr.journal.place import JournalPlace, Missing, real
from tablemgr.journal.rescue import keep
from tablemgr.journal.rows import entry_of, row_of, rows_after, select
from tablemgr.journal.verify import inspect


class Journal:
    """One table's journal, open for writing. Made by `Journal.open`, ended by `close`."""

    def __init__(
        self, named: Path, path: Path, conn: sqlite3.Connection, lock: FileLock, found: Walk
    ) -> None:
        """Not for callers: `open` has checked what is passed here."""
        assert found.header is not None
        self.path = path
        self.header = found.header
        self._place = JournalPlace(named, path, lock.fd)
        self._anchor: Anchor | None = None
        self.lost_anchor = False
        """The anchor was deleted or replaced while the journal was open."""
        self._conn = conn
        self._end = finalize(self, end, path, conn, lock.fd)  # also if nobody closes it
        self._file_lock = lock
        self._guard = RLock()
        self._closed = False
        self._error: BaseException | None = None
        self._lost: Missing | None = None
        """What is lost and could not be saved so far."""
        self._last_seq = found.last_seq
        self._last_hash = found.last_hash
        self._last_round_no = found.last_round_no
        self._spans = found.spans
        self.was_cut_off = found.was_open
        """Whoever had the journal open before this did not close it: a kill, a power cut."""
        if found.anchored or found.last_seq == 0:
            self.make_anchor()

    @classmethod
    def open(cls, path: Path, header: JournalHeader) -> Journal:
        """Reopen the journal at `path` after checking all of it, or make it with this header.

        Raises Fault, the file untouched, if it is open elsewhere, damaged, newer, of another
        table, for training where a live one is wanted or the other way round, or can't be read or
        written.
        """
        named, path = path, real(path)
        try:
            if not path.exists():
                create(path, header)
            lock = FileLock(path, write=True)
        except OSError as error:
            raise faults.of_system(path, error) from error
        try:
            found = inspect(path, lock.fd)
            if found.problems or found.header is None:
                raise faults.damaged(path, found.problems[0].message)
            if found.header.table_id != header.table_id:
                raise faults.of_another(path, found.header.table_id, header.table_id)
            if found.header.training is not header.training:
                raise faults.of_training(path, training=found.header.training)
            conn = _connect(path, lock.fd, found)
            try:
                return cls(named, path, conn, lock, found)
            except BaseException:
                _let_go(path, conn, lock.fd, found)
                raise
        except OSError as error:
            lock.close()
            raise faults.of_system(path, error) from error
        except sqlite3.Error as error:
            lock.close()
            raise faults.of_sqlite(path, error) from error
        except BaseException:
            lock.close()
            raise

    @property
    def last_seq(self) -> int:
        """The number of the newest entry; 0 if only the header is there."""
        return self._last_seq

    @property
    def last_hash(self) -> bytes:
        """The hash of the newest entry."""
        return self._last_hash

    @property
    def last_round_no(self) -> int:
        """The highest round number so far; 0 before the first Round."""
        return self._last_round_no

    @property
    def last(self) -> Entry | None:
        """The newest entry, or None if only the header is there."""
        with self._guard:
            return next(self.entries(after=self._last_seq - 1), None)

    @property
    def lacks_anchor(self) -> bool:
        """The journal has no anchor, and gets none before `make_anchor`: somebody deleted it in
        play (`lost_anchor`), or there was none when the journal was opened, though it had entries.
        Then version 0.1 made it, it is a copy of the file alone, or somebody deleted the anchor,
        perhaps with the last entries.
        """
        return self._anchor is None

    def look_for_anchor(self) -> None:
        """If the anchor was deleted or replaced in play, the journal lacks one from now on."""
        with self._guard:
            if self._anchor is not None and not self._closed and not self._anchor.in_place:
                self._anchor.close()
                self._anchor = None
                self.lost_anchor = True

    def make_anchor(self) -> None:
        """Make the anchor, or take it up: from now on it says how far the journal goes. For a
        journal that lacks one once a person has been told. Raises Fault.
        """
        if self._anchor is not None:
            return
        try:
            self._anchor = Anchor(self.path, self._last_seq, self._last_hash)
        except OSError as error:
            raise faults.of_system(self.path, error) from error

    def append(
        self,
        kind: EntryKind,
        payload: Mapping[str, Json],
        *,
        round_no: int,
        person: str,
        role: str,
        stamp: Stamp,
    ) -> Entry:
        """Write one entry; it is on the disk when this returns. Raises what `append_all` raises."""
        return self.append_all([Draft(kind, payload, round_no, person, role, stamp)])[0]

    def append_all(self, drafts: Sequence[Draft]) -> list[Entry]:
        """Write entries that belong together: all of them are on the disk, or none.

        Raises TypeError or ValueError for what can't be written to a journal (then nothing is
        written and the journal goes on), Fault if the disk fails: then the journal takes no more
        entries, and only opening it again says whether these are in it.
        """
        with self._guard:
            self._refuse_if_ended()
            rows = self._rows(drafts)
            if not rows:
                return []
            self._refuse_if_lost(sizes=True)
            conn = self._conn
            try:
                conn.execute("BEGIN IMMEDIATE")
                conn.executemany(layout.INSERT, rows)
                conn.execute("COMMIT")
                self._last_seq, self._last_hash = rows[-1][0], rows[-1][8]
                for row in rows:
                    self._spans.add(row[1], row[0], row[0])
                    self._last_round_no = max(self._last_round_no, row[1])
            except BaseException as error:
                self._error = error
                with suppress(sqlite3.Error):  # the first error is the one to tell
                    conn.execute("ROLLBACK")
                if isinstance(error, sqlite3.Error):
                    raise faults.of_sqlite(self.path, error) from error
                raise
            self._written()
        return [entry_of(row) for row in rows]

    def entries(
        self,
        *,
        round_no: int | None = None,
        kinds: Collection[EntryKind] | None = None,
        after: int = 0,
        holding: Collection[str] = (),
    ) -> Iterator[Entry]:
        """Entries after number `after`, oldest first, without the header: all, or of one Round,
        or of some kinds, or with one of some words in the payload. Those that are appended
        meanwhile come too.

        Raises Fault if the disk fails.
        """
        return select(
            self._fetch,
            self._spans,
            round_no=round_no,
            kinds=kinds,
            after=after,
            holding=holding,
        )

    def rows(self, after: int, most: int) -> list[Row]:
        """At most so many rows after number `after` as they stand in the file; -1: from the header.

        Safe on any thread; a writer waits no longer than it takes. Raises Fault if the disk fails,
        or if the journal was closed meanwhile.
        """
        with self._guard:
            if self._closed:
                raise Fault("{path}: the journal is closed.", path=self.path)
            return rows_after(self._fetch, after, most)

    def latest_wall_ns(self) -> int:
        """The latest wall time of any entry, the header too. Raises Fault if the disk fails."""
        return int(self._fetch("SELECT max(wall_ns) FROM entries", [])[0][0])

    def checkpoint(self) -> None:
        """Fold the write-ahead log into the file, at a moment when nobody waits, such as between
        Rounds. Raises Fault if the disk fails.
        """
        with self._guard:
            self._refuse_if_ended()
            self._refuse_if_lost(sizes=True)
            try:
                self._conn.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            except sqlite3.Error as error:
                self._error = error
                raise faults.of_sqlite(self.path, error) from error
            self._written(synced=True)

    def save(self) -> None:
        """Call before closing the journal to open it again: saves what was lost in play and is not
        saved yet. Raises Fault if that still fails: then to close it would lose it.
        """
        with self._guard:
            if not self._closed and self._lost is not None:
                with suppress(Fault):
                    self._rescue(self._lost)
                if self._lost is not None:
                    assert isinstance(self._error, Fault)
                    raise self._error

    def close(self) -> None:
        """Close the journal; to close it twice does no harm.

        If the file is lost by then, what it held is saved as in play; the next opening sees by the
        anchor that the file is missing.
        """
        with self._guard:
            if not self._closed:
                self._closed = True
                missing = self._lost
                if self._error is None:
                    missing = self._place.missing(sizes=True)
                if missing is not None:
                    keep(self.path, missing, self._conn, self._last_seq, self._last_hash)
                elif self._error is None:
                    unmark(self._conn)
                self._end()
                if self._anchor is not None:
                    with suppress(OSError):  # even if it is not synced, what it says is true
                        self._anchor.sync()
                    self._anchor.close()
                self._file_lock.close()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def _refuse_if_ended(self) -> None:
        if self._closed:
            raise Bug(f"{self.path}: the journal is closed")
        if isinstance(self._error, Fault):
            raise self._error
        if self._error is not None:
            raise faults.stopped(self.path, self._error)

    def _refuse_if_lost(self, *, sizes: bool) -> None:
        """Raise before anything goes into a file that nobody will find again."""
        missing = self._place.missing(sizes=sizes)
        if missing is not None:
            self._lost = missing
            self._rescue(missing)

    def _rescue(self, missing: Missing) -> NoReturn:
        """Save what the connection holds, as nobody finds it at the path, and raise the fault that
        says so.
        """
        rescue = keep(self.path, missing, self._conn, self._last_seq, self._last_hash)
        if rescue.kept:
            self._lost = None
        self._error = rescue.fault
        raise rescue.fault

    def _written(self, *, synced: bool = False) -> None:
        """After each write: check that the file is still in its place, and set the anchor."""
        self._refuse_if_lost(sizes=False)
        try:
            self._place.note()
            self.look_for_anchor()
            if self._anchor is not None:
                self._anchor.set(self._last_seq, self._last_hash)
                if synced:
                    self._anchor.sync()
        except OSError as error:
            self._error = error
            raise faults.of_system(self.path, error) from error

    def _rows(self, drafts: Sequence[Draft]) -> list[Row]:
        rows: list[Row] = []
        seq, before = self._last_seq, self._last_hash
        for draft in drafts:
            if draft.kind is EntryKind.HEADER:
                raise ValueError("the header is written once, by the journal itself")
            seq += 1
            rows.append(row_of(before, seq, draft))
            before = rows[-1][8]
        return rows

    def _fetch(self, sql: str, values: list[int | str]) -> list[Row]:
        with self._guard:
            if self._closed:
                raise Bug(f"{self.path}: the journal is closed")
            try:
                rows: list[Row] = self._conn.execute(sql, values).fetchall()
            except sqlite3.Error as error:
                raise faults.of_sqlite(self.path, error) from error
        return rows


def _connect(path: Path, fd: int, found: Walk) -> sqlite3.Connection:
    """The one connection that writes. The file is known to be sound and locked."""
    uri = f"{path.absolute().as_uri()}?mode=rw"
    conn = sqlite3.connect(uri, uri=True, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        for pragma in (
            *("locking_mode=EXCLUSIVE", "synchronous=FULL", "trusted_schema=OFF"),
            *("temp_store=MEMORY", "recursive_triggers=ON"),  # a row replaced is a row deleted
            "cache_size=-1000",  # KiB; what is appended is seldom read
        ):
            conn.execute(f"PRAGMA {pragma}")
        # Takes SQLite's own locks, fails if writing is not allowed, and marks the file as in use.
        conn.execute(f"PRAGMA user_version={layout.FORMAT | layout.OPEN_MARK}")
        # Fold in what a killed process left: nothing may be added after a torn commit.
        conn.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        if conn.execute("SELECT max(seq) FROM entries").fetchone() != (found.last_seq,):
            changed = Message(FAULTS, "it changed while it was being checked")
            raise faults.damaged(path, changed)
    except BaseException:
        _let_go(path, conn, fd, found)
        raise
    return conn


def _let_go(path: Path, conn: sqlite3.Connection, fd: int, found: Walk) -> None:
    """Close a connection that no journal came of. A file that was found marked as in use stays so:
    the opening that succeeds is to know that the program was cut off.
    """
    if not found.was_open:
        unmark(conn)
    end(path, conn, fd)
