"""One process at a time: an advisory lock on the journal file itself, which ends with its owner.

The kernel drops a `flock` when its owner ends, also by `kill -9`, and nothing is left behind.
SQLite's own locks are POSIX record locks, which a process loses when it closes *any* descriptor
of the file. Therefore there is a list of the files that this process has open, and it is asked
before a second descriptor is opened.

Who only reads shares the lock, and holds it for as long as he reads: a table that starts waits for
him a little.
"""

from __future__ import annotations

import errno
import fcntl
import os
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Final

from tablemgr.basics.errors import Fault

_held: dict[tuple[int, int], int] = {}
"""The files that this process has open, each with its descriptor."""
_guard = Lock()
_PAUSE_S: Final = 0.05
_PAUSES: Final = 100
"""A table waits five seconds for a program that reads its journal."""


class InUse(Fault):
    """Someone else has the journal open."""


class FileLock:
    """The lock, held from construction to `close`."""

    def __init__(self, path: Path, *, write: bool, create: bool = False) -> None:
        """Raises `InUse` if a table has the journal open, Fault if it is read for longer than a
        table waits, and OSError as `os.open` does.
        """
        self._path = path
        self._key: tuple[int, int] | None = None
        for _ in range(_PAUSES):
            with _guard:
                if self._take(path, write=write, create=create):
                    return
            time.sleep(_PAUSE_S)
        raise Fault(
            "{path}: the journal is being read by another program.",
            "Wait until that has ended (a verification, a report, a back-up), then try again.",
            path=path,
        )

    def _take(self, path: Path, *, write: bool, create: bool) -> bool:
        """Open and lock the file; False if somebody reads it, and it is to be written."""
        if not create or path.exists():
            _refuse_second(path)
        flags = (os.O_RDWR if write else os.O_RDONLY) | (os.O_CREAT if create else 0)
        self.fd = os.open(path, flags | os.O_CLOEXEC | os.O_NONBLOCK, 0o640)  # a pipe can't block
        try:
            if not stat.S_ISREG(os.fstat(self.fd).st_mode):
                raise OSError(errno.EINVAL, "it is not a file", str(path))
            if not _is_locked(self.fd, write=write):
                os.close(self.fd)
                return False
            self._key = identity(os.fstat(self.fd))
            if identity(os.stat(path)) != self._key:
                raise BlockingIOError("the file was replaced meanwhile")
        except BlockingIOError as error:
            os.close(self.fd)
            raise busy(path) from error
        except BaseException:
            os.close(self.fd)
            raise
        _held[self._key] = self.fd
        return True

    def close(self) -> None:
        """Release the lock. No SQLite connection of this process may have the file open."""
        with _guard:
            if self._key is not None:
                _held.pop(self._key, None)
                self._key = None
                os.close(self.fd)


@contextmanager
def beside_its_owner(path: Path) -> Iterator[int]:
    """A descriptor for reading a journal that this or another process has open; takes no lock.

    If this process has it, its own descriptor is lent, since closing another one would lose
    SQLite's locks; the journal can't be closed inside the block. Raises OSError as `os.open` does.
    """
    with _guard:
        held = _held.get(identity(os.stat(path)))
        only_read = os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK
        fd = os.open(path, only_read) if held is None else held
        try:
            yield fd
        finally:
            if held is None:
                os.close(fd)


def busy(path: Path) -> InUse:
    """The fault that someone else has the journal open."""
    return InUse(
        "{path}: the journal is open in another program.",
        "Close the other window of this table (or end its process), then try again.",
        path=path,
    )


def identity(status: os.stat_result) -> tuple[int, int]:
    """Which file it is: its device and its inode."""
    return status.st_dev, status.st_ino


def _is_locked(fd: int, *, write: bool) -> bool:
    """Lock the file; False if somebody only reads it. Raises BlockingIOError if it is written."""
    try:
        fcntl.flock(fd, (fcntl.LOCK_EX if write else fcntl.LOCK_SH) | fcntl.LOCK_NB)
    except BlockingIOError:
        fcntl.flock(fd, fcntl.LOCK_SH | fcntl.LOCK_NB)  # refused too if somebody writes it
        return False
    return True


def _refuse_second(path: Path) -> None:
    if identity(os.stat(path)) in _held:
        raise busy(path)
