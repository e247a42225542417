"""The lock is on the file that stands at the path, or it is refused."""

from __future__ import annotations

import fcntl
from contextlib import closing
from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.journal.lock import FileLock


def test_a_file_that_is_replaced_while_it_is_being_locked_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, other = tmp_path / "T1.journal", tmp_path / "other"
    path.write_bytes(b"one")
    other.write_bytes(b"two")
    lock = fcntl.flock

    def replaced_meanwhile(fd: int, how: int) -> None:
        lock(fd, how)
        if other.exists():
            other.rename(path)

    monkeypatch.setattr("tablemgr.journal.lock.fcntl.flock", replaced_meanwhile)
    with pytest.raises(Fault, match="open in another program"):
        FileLock(path, write=True)
    with closing(FileLock(path, write=True)):  # nothing of the refused one is left
        assert path.read_bytes() == b"two"


def test_a_held_lock_refuses_readers_and_writers_until_it_is_let_go(tmp_path: Path) -> None:
    path = tmp_path / "T1.journal"
    path.touch()
    with closing(FileLock(path, write=True)):
        for write in (True, False):
            with pytest.raises(Fault, match="open in another program"):
                FileLock(path, write=write)
    FileLock(path, write=True).close()
