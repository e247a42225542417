"""Checks a journal without changing it: is every entry there, in its place, as it was written?

A journal in play is read as it was at one moment (`snapshot`). At rest the file is read as
immutable, so that SQLite locks nothing, repairs nothing and leaves nothing beside it. If a killed
process left a write-ahead log, a copy of both is read instead.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Literal

from msgspec import Struct

from tablemgr.basics.files import read_plain
from tablemgr.basics.messages import Message
from tablemgr.journal import faults, layout
from tablemgr.journal.anchor import AnchoredEntry, BadAnchorError, anchor_of, read_anchor
from tablemgr.journal.chain import CONTEXT, Problem, Walk, note, short_code, walk
from tablemgr.journal.layout import PAGE_SIZE
from tablemgr.journal.place import beside, real
from tablemgr.journal.rows import entry_of, header_of
from tablemgr.journal.snapshot import at_rest

_LARGEST_LOG = 1 << 28
"""A log is folded into its file between two Rounds, and after a thousand pages: 4 MB."""
_COPIES = "tablemgr-journal-"
_SCHEMA_SQL = "SELECT type, name, sql FROM sqlite_master ORDER BY type, name"
_LAST_SQL = "SELECT seq, hash FROM entries ORDER BY seq DESC LIMIT 1"
_ROWS_SQL = f"SELECT {layout.COLUMNS} FROM entries ORDER BY seq"


class VerifyReport(Struct, frozen=True):
    """The findings. `last_seq` is -1 and `code` is empty if no entry could be read.

    A sound chain ends at `last_seq` with the short code `code`. Only something outside the file can
    show that nothing was cut off after it: a slip with that code or a later one.
    """

    path: Path
    entries: int
    last_seq: int
    code: str
    problems: tuple[Problem, ...]
    in_play: bool = False
    """A table was writing it: this is how it was at one moment."""
    anchored: bool = True
    """It has an anchor, which says how far it went. False for a copy of the file alone."""

    @property
    def ok(self) -> bool:
        """Say whether nothing is wrong with the file."""
        return not self.problems


def verify(path: Path) -> VerifyReport:
    """Read the whole journal and report every entry that is changed, missing or out of place.

    A table may be writing it meanwhile. Raises Fault if it can't be checked: missing, not
    readable, or newer.
    """
    path = real(path)
    with at_rest(path) as (file, fd):
        found = inspect(file, fd)
    code = short_code(found.last_hash) if found.count else ""
    problems = tuple(found.problems)
    in_play = file != path
    return VerifyReport(
        path, found.count, found.last_seq, code, problems, in_play, in_play or found.anchored
    )


def inspect(path: Path, fd: int) -> Walk:
    """Check the file that `fd` has open and locked; this process may have no connection to it.

    Raises Fault if the file is newer, or the system does not let it be read.
    """
    with examined(path, fd) as (_, found):
        return found


@contextmanager
def examined(path: Path, fd: int) -> Iterator[tuple[sqlite3.Connection | None, Walk]]:
    """Check the file as `inspect` does; inside the block give a connection to read it, or None if
    SQLite can't.
    """
    with ExitStack() as stack:
        try:
            db, found = _examine(path, fd, stack)
        except OSError as error:
            raise faults.of_system(path, error) from error
        yield db, found


def _examine(path: Path, fd: int, stack: ExitStack) -> tuple[sqlite3.Connection | None, Walk]:
    found = Walk()
    held = _anchor(path, found)  # read before the file: a table in play goes on meanwhile
    found.anchored = held is not None
    wal = beside(path, "-wal")
    has_wal = wal.exists() and wal.stat().st_size > 0
    head = os.pread(fd, 100, 0)
    problem = layout.judge_head(head, os.fstat(fd).st_size, has_wal=has_wal) or _log_problem(wal)
    if problem is None and layout.is_open(head) and not wal.exists():
        what = (
            "its write-ahead log is missing ({log}): it was taken away, or this is a copy of a "
            "journal in use that was made without the log"
        )
        problem = Problem(None, Message(CONTEXT, what, {"log": wal.name}))
    if problem is None and beside(path, "-journal").exists():
        what = "a rollback log of another program lies beside it ({log})"
        problem = Problem(None, Message(CONTEXT, what, {"log": f"{path.name}-journal"}))
    if problem is not None:
        found.problems.append(problem)
        return None, found
    found.was_open = layout.is_open(head)
    if layout.format_of(head) > layout.FORMAT:
        raise faults.newer(path, layout.format_of(head), layout.FORMAT)
    db = stack.enter_context(_readable(path, wal if has_wal else None))
    _judge(db, found)
    if has_wal:
        _judge_stale(path, wal, db, found)
    if has_wal and not found.problems:
        _judge_log(db, wal, found)
    if held is not None and not found.problems:
        _judge_anchor(db, held, found)
    return db, found


@contextmanager
def _readable(path: Path, wal: Path | None) -> Iterator[sqlite3.Connection]:
    if wal is None:
        with closing(_connect(path, "mode=ro&immutable=1")) as conn:
            yield conn
        return
    with _copied(path, wal) as copy, closing(_connect(copy, "mode=rw")) as conn:
        conn.execute("PRAGMA locking_mode=EXCLUSIVE")
        yield conn


@contextmanager
def _copied(path: Path, wal: Path) -> Iterator[Path]:
    """A copy of both files; if the system's temporary folder has no room, beside them."""
    with ExitStack() as stack:
        try:
            copy = _copy_into(None, path, wal, stack)
        except OSError:
            copy = _copy_into(path.parent, path, wal, stack)
        yield copy


def _copy_into(folder: Path | None, path: Path, wal: Path, stack: ExitStack) -> Path:
    with ExitStack() as made:
        name = made.enter_context(tempfile.TemporaryDirectory(prefix=_COPIES, dir=folder))
        copy = Path(name) / "journal.db"
        shutil.copyfile(path, copy)
        shutil.copyfile(wal, beside(copy, "-wal"))
        stack.push(made.pop_all())
    return copy


def _connect(path: Path, options: str) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}?{options}"
    conn = sqlite3.connect(uri, uri=True, isolation_level=None)
    conn.execute("PRAGMA temp_store=MEMORY")  # a full temporary folder stops nothing
    return conn


def _judge(db: sqlite3.Connection, found: Walk) -> None:
    try:
        db.execute("PRAGMA trusted_schema=OFF")
        db.execute("PRAGMA cell_size_check=ON")
        if not _schema_holds(db):
            what = "its table or its guards against change were altered"
            note(found, None, Message(CONTEXT, what))
            return
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version & ~layout.OPEN_MARK != layout.FORMAT:
            note(found, None, Message(CONTEXT, "unknown format {version}", {"version": version}))
        walk(db.execute(_ROWS_SQL), found)
        _read_header(db, found)
        _judge_end(db, found)
        for (line,) in db.execute("PRAGMA quick_check(5)"):
            if line != "ok":
                what = "the file's structure is damaged: {line}"
                note(found, None, Message(CONTEXT, what, {"line": line}))
    except (sqlite3.Error, UnicodeDecodeError) as error:
        unread = Message(CONTEXT, "can't be read ({error})", {"error": error})
        note(found, found.last_seq + 1, unread)


def _judged(db: sqlite3.Connection) -> Walk:
    found = Walk()
    _judge(db, found)
    return found


def _read_header(db: sqlite3.Connection, found: Walk) -> None:
    if found.problems or found.count == 0:
        return
    try:
        found.header = header_of(entry_of(db.execute(_ROWS_SQL).fetchone()))
    except (KeyError, TypeError, ValueError):
        note(found, 0, Message(CONTEXT, "is not a journal's header"))


def _judge_log(copy: sqlite3.Connection, wal: Path, found: Walk) -> None:
    """Compare the log with what SQLite accepted of it; the checkpoint changes only the copy."""
    frames = copy.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
    problem = judge_log(read_plain(wal, _LARGEST_LOG), max(frames, 0))
    if problem is not None:
        found.problems.append(problem)


def _log_problem(wal: Path) -> Problem | None:
    """Why what lies at the log's place can't be one, or None."""
    try:
        status = wal.stat()
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(status.st_mode):
        return Problem(
            None, Message(CONTEXT, "its write-ahead log is not a file ({log})", {"log": wal.name})
        )
    if status.st_size > _LARGEST_LOG:
        what = "its write-ahead log is larger than one can be ({log})"
        return Problem(None, Message(CONTEXT, what, {"log": wal.name}))
    return None


def _judge_stale(path: Path, wal: Path, db: sqlite3.Connection, found: Walk) -> None:
    """An old log beside a newer file hides the file's last entries: what the file has without the
    log must be there with it too.
    """
    with closing(_connect(path, "mode=ro&immutable=1")) as alone:
        if found.problems:
            sound = _judged(alone)
            if sound.count and not sound.problems:
                what = (
                    "the write-ahead log beside it ({log}) is from another time and hides entries: "
                    "without it the file is sound up to entry {last}"
                )
                values = {"log": wal.name, "last": sound.last_seq}
                found.problems.insert(0, Problem(None, Message(CONTEXT, what, values)))
            return
        try:
            last = alone.execute(_LAST_SQL).fetchone()
        except (sqlite3.Error, UnicodeDecodeError):
            return  # a checkpoint was interrupted: the log has all of it
        if last is None or _holds(db, *last):
            return
        if last[0] <= found.last_seq and _judged(alone).problems:
            return  # the power failed within a checkpoint: a page is half old and half new
        what = (
            "the write-ahead log beside it ({log}) is from another time and hides entries: without "
            "it the file goes up to entry {last}"
        )
        note(found, None, Message(CONTEXT, what, {"log": wal.name, "last": last[0]}))


def _judge_anchor(db: sqlite3.Connection, held: AnchoredEntry, found: Walk) -> None:
    """The anchor never claims an entry that was not on the disk."""
    if held.seq > found.last_seq:
        what = "its end is missing: it went to entry {seq} and now ends at {last}"
        note(found, None, Message(CONTEXT, what, {"seq": held.seq, "last": found.last_seq}))
    elif not _holds(db, held.seq, held.digest):
        what = "it is another journal: entry {seq} is not the one that was written"
        note(found, None, Message(CONTEXT, what, {"seq": held.seq}))


def _holds(db: sqlite3.Connection, seq: int, digest: bytes) -> bool:
    row = db.execute("SELECT hash FROM entries WHERE seq = ?", (seq,)).fetchone()
    return row is not None and row[0] == digest


def _anchor(path: Path, found: Walk) -> AnchoredEntry | None:
    try:
        return read_anchor(path)
    except BadAnchorError as error:
        what = "its anchor is damaged ({anchor}): {why}"
        values = {"anchor": anchor_of(path).name, "why": error.why}
        note(found, None, Message(CONTEXT, what, values))
        return None


def _judge_end(db: sqlite3.Connection, found: Walk) -> None:
    """SQLite's own counter says how far the entries ever went, which shows a deleted end."""
    if found.count == 0:
        note(found, 0, Message(CONTEXT, "missing (the journal's header)"))
        return
    rows = db.execute("SELECT name, seq FROM sqlite_sequence").fetchall()
    if len(rows) != 1 or rows[0][0] != "entries" or not isinstance(rows[0][1], int):
        note(found, None, Message(CONTEXT, "the counter of its entries was altered"))
    elif rows[0][1] > found.last_seq:
        what = Message(CONTEXT, "missing (the end, up to {last})", {"last": rows[0][1]})
        note(found, found.last_seq + 1, what)
    elif rows[0][1] < found.last_seq:
        note(found, None, Message(CONTEXT, "the counter of its entries was altered"))


def _schema_holds(db: sqlite3.Connection) -> bool:
    have = [sql for _, name, sql in db.execute(_SCHEMA_SQL) if name != "sqlite_sequence"]
    return sorted(map(str, have)) == sorted(layout.SCHEMA)


# --- the write-ahead log --------------------------------------------------------------------------

_HEADER = 32
_FRAME = 24 + PAGE_SIZE
_ORDERS: dict[int, Literal["little", "big"]] = {0x377F0682: "little", 0x377F0683: "big"}


def judge_log(log: bytes, frames: int) -> Problem | None:
    """Say what is wrong with a log, or None, if SQLite accepts its first `frames` frames."""
    if len(log) <= _HEADER:
        return None  # cut off at its very start: nothing had been committed to it
    if not _header_holds(log):
        return Problem(None, Message(CONTEXT, "the start of the write-ahead log is damaged"))
    salts = log[16:24]
    starts = range(_HEADER + frames * _FRAME, len(log) - _FRAME + 1, _FRAME)
    commits = sum(log[at + 8 : at + 16] == salts and any(log[at + 4 : at + 8]) for at in starts)
    if commits > 1:
        what = "the write-ahead log is damaged at frame {frame}, and {commits} commits follow"
        return Problem(None, Message(CONTEXT, what, {"frame": frames + 1, "commits": commits}))
    return None


def _header_holds(log: bytes) -> bool:
    """SQLite's checksum over the first 24 bytes, in the word order that the magic number says."""
    order = _ORDERS.get(int.from_bytes(log[:4], "big"))
    if order is None:
        return False
    first = second = 0
    for at in range(0, 24, 8):
        first += int.from_bytes(log[at : at + 4], order) + second
        second += int.from_bytes(log[at + 4 : at + 8], order) + first
    sums = (first % 2**32).to_bytes(4, "big") + (second % 2**32).to_bytes(4, "big")
    return log[24:32] == sums
