"""The lock is on the file that stands at the path, or it is refused."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.journal.lock import FileLock, InUse, beside_its_owner


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


def open_files() -> list[str]:
    return sorted(os.listdir("/proc/self/fd"))


def test_what_is_lent_to_a_reader_is_closed_behind_him_unless_its_owner_has_it(
    tmp_path: Path,
) -> None:
    path = tmp_path / "T1.journal"
    path.write_bytes(b"one")
    before = open_files()
    with beside_its_owner(path) as fd:
        assert os.pread(fd, 3, 0) == b"one"
    assert open_files() == before
    with closing(FileLock(path, write=True)) as lock:
        with beside_its_owner(path) as fd:
            assert fd == lock.fd
        assert os.pread(lock.fd, 3, 0) == b"one", "the owner's is still open"


def test_a_held_lock_refuses_readers_and_writers_until_it_is_let_go(tmp_path: Path) -> None:
    path = tmp_path / "T1.journal"
    path.touch()
    with closing(FileLock(path, write=True)):
        held = open_files()
        for write, create in ((True, False), (False, False), (True, True)):
            with pytest.raises(Fault, match="open in another program"):
                FileLock(path, write=write, create=create)
        assert open_files() == held
    FileLock(path, write=True).close()


READS = """
import sys, time
from pathlib import Path
from tablemgr.journal.lock import FileLock
FileLock(Path(sys.argv[1]), write=False)
print("reads", flush=True)
sys.stdin.read()
"""


def test_a_table_waits_for_a_program_that_only_reads_and_says_who_is_in_its_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A verification of a whole year must not make a start say that the table is open already."""
    path = tmp_path / "T1.journal"
    path.touch()
    reader = subprocess.Popen(
        [sys.executable, "-c", READS, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with reader:
        assert reader.stdin is not None
        assert reader.stdout is not None
        assert reader.stdout.readline() == "reads\n"
        with monkeypatch.context() as patch:
            patch.setattr("tablemgr.journal.lock._PAUSES", 2)
            with pytest.raises(Fault, match="being read by another program") as refused:
                FileLock(path, write=True)
        assert not isinstance(refused.value, InUse)
        FileLock(path, write=False).close()  # two may read
        ends = threading.Timer(0.2, reader.stdin.close)
        ends.start()
        FileLock(path, write=True).close()
        ends.join()


def test_a_second_opening_here_costs_the_owner_no_lock_of_sqlites_kind(tmp_path: Path) -> None:
    """A process loses those as soon as it closes any descriptor of the file."""
    path = tmp_path / "T1.journal"
    path.touch()
    other = (
        "import fcntl, sys; fcntl.lockf(open(sys.argv[1], 'r+b'), fcntl.LOCK_EX | fcntl.LOCK_NB)"
    )
    with closing(FileLock(path, write=True)) as lock:
        fcntl.lockf(lock.fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        for create in (False, True):
            with pytest.raises(Fault, match="open in another program"):
                FileLock(path, write=True, create=create)
            with beside_its_owner(path):
                pass
        tried = subprocess.run(
            [sys.executable, "-c", other, path], capture_output=True, check=False
        )
        assert b"BlockingIOError" in tried.stderr
