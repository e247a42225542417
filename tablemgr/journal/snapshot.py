"""A journal as it was at one moment, even if a table is writing it.

The writer is not locked out, and nothing is changed in the journal or made beside it. The file
and its write-ahead log are copied into a temporary folder; the copy counts only if the writer
began no new log and changed no page of the file meanwhile. Then the log has every commit that
the file lacks, in order. A commit that was half written when it was copied is not valid, and
SQLite stops before it. Knows no entry.
"""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Final

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import open_plain
from tablemgr.journal import faults
from tablemgr.journal.lock import FileLock, InUse, beside_its_owner
from tablemgr.journal.place import beside

_TRIES: Final = 200
"""How often to try. A checkpoint, between two Rounds or after a thousand pages, ends before
that.
"""
_LOG_HEAD: Final = 32
_CHUNK: Final = 1 << 20


@contextmanager
def at_rest(path: Path) -> Iterator[tuple[Path, int]]:
    """A journal that nobody changes inside the block: the file itself, locked against writers, or,
    if a table is writing it, a copy. Gives its path and a descriptor for reading.

    Raises Fault if it is missing, may not be read, or can't be copied.
    """
    with ExitStack() as stack:
        try:
            at = _at_rest(path, stack)
        except OSError as error:
            raise faults.of_system(path, error) from error
        yield at


def _at_rest(path: Path, stack: ExitStack) -> tuple[Path, int]:
    try:
        lock = stack.enter_context(closing(FileLock(path, write=False)))
    except InUse:
        copy = stack.enter_context(snapshot(path))
        return copy, stack.enter_context(copy.open("rb")).fileno()
    return path, lock.fd


@contextmanager
def snapshot(path: Path) -> Iterator[Path]:
    """A copy of a journal in play, with its log beside it; it is deleted after the block.

    Raises OSError if the journal can't be read, Fault if it can't be copied.
    """
    with tempfile.TemporaryDirectory(prefix="tablemgr-journal-") as folder:
        copy = Path(folder) / path.name
        with beside_its_owner(path) as fd:
            _take(path, fd, copy)
        yield copy


def _take(path: Path, fd: int, copy: Path) -> None:
    """Copy the file and its log, again and again until nothing changed that spoils the copy."""
    log = beside(path, "-wal")
    for _ in range(_TRIES):
        before = _state(fd, log)
        try:
            _copy(fd, copy)
            _copy_log(log, beside(copy, "-wal"))
        except OSError as error:
            if error.errno in (errno.ENOSPC, errno.EDQUOT):
                raise no_room(path, copy.parent.parent) from error
            raise
        if _state(fd, log) == before:
            return
    raise Fault(
        "{path}: the table writes its journal faster than it can be copied.",
        "Try again in a moment, or between two Rounds.",
        path=path,
    )


def no_room(path: Path, folder: Path) -> Fault:
    """The fault that the copy has no room on the disk."""
    return Fault(
        "{path}: there is no room for a copy of the journal in {folder}.",
        "Free space there, or name another folder for temporary files (TMPDIR).",
        path=path,
        folder=folder,
    )


def _state(fd: int, log: Path) -> tuple[object, ...]:
    """A value that changes if pages go into the file or a new log is begun, but not with a
    commit.
    """
    status = os.fstat(fd)
    file = (status.st_size, status.st_mtime_ns)
    try:
        opened = open_plain(log)
    except FileNotFoundError:
        return (*file, None)
    try:
        head, made = os.pread(opened, _LOG_HEAD, 0), os.fstat(opened)
    finally:
        os.close(opened)
    # An empty log has no head to compare; if it was begun and emptied, its time has changed.
    return (*file, made.st_ino, head, None if head else made.st_mtime_ns)


def _copy(fd: int, to: Path) -> None:
    with to.open("wb") as copy:
        offset = 0
        while chunk := os.pread(fd, _CHUNK, offset):
            copy.write(chunk)
            offset += len(chunk)


def _copy_log(log: Path, to: Path) -> None:
    to.unlink(missing_ok=True)
    try:
        fd = open_plain(log)
    except FileNotFoundError:
        return
    try:
        _copy(fd, to)
    finally:
        os.close(fd)
