"""A file is there whole, as it was or as it is to be; what is no file is not waited for."""

from __future__ import annotations

import errno
import os
import socket
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from tablemgr.basics.files import (
    NotAFileError,
    TooLargeError,
    add_file,
    begin_file,
    holds,
    make_private,
    read_plain,
    write_file,
)
from tests.tablemgr.basics.cuts import cut_at_each_step

OLD, NEW = b"as it was", b"as it is to be"


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_program_cut_off_at_any_step_leaves_the_old_file_or_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "file"
    seen = []
    for _ in cut_at_each_step(lambda: write_file(path, NEW)):
        seen.append(path.read_bytes() if path.exists() else b"")
        path.write_bytes(OLD)
    path.write_bytes(OLD)
    for _ in cut_at_each_step(lambda: write_file(path, NEW)):
        seen.append(path.read_bytes())
        path.write_bytes(OLD)
    assert set(seen) == {b"", OLD, NEW}
    assert len(seen) > 12
    write_file(path, NEW)
    assert names(tmp_path) == ["file"], "what a cut left is cleared away by the next write"


def test_a_new_file_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "file"
    seen = []
    for _ in cut_at_each_step(lambda: add_file(path, NEW)):
        seen.append(path.read_bytes() if path.exists() else b"")
        path.unlink(missing_ok=True)
    assert set(seen) == {b"", NEW}


def test_a_cut_in_a_file_that_is_written_in_its_place_would_show(tmp_path: Path) -> None:
    path = tmp_path / "file"
    seen = []

    def write_in_place() -> None:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), "wb") as file:
            file.write(NEW)

    for _ in cut_at_each_step(write_in_place):
        seen.append(path.read_bytes() if path.exists() else None)
    assert NEW[: len(NEW) // 2] in seen


def test_the_file_is_synced_before_it_gets_its_name_and_the_name_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    sync, replace = os.fsync, os.replace

    def synced(fd: int) -> None:
        done.append("folder" if stat.S_ISDIR(os.fstat(fd).st_mode) else "file")
        sync(fd)

    def replaced(old: str, new: str) -> None:
        done.append("name")
        replace(old, new)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", replaced)
    write_file(tmp_path / "file", NEW)
    assert done == ["file", "name", "folder"]


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    (tmp_path / "file").write_bytes(OLD)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_file(tmp_path / "file", NEW)
    with pytest.raises(OSError, match="No space left"):
        add_file(tmp_path / "other", NEW)
    assert names(tmp_path) == ["file"]
    assert holds(tmp_path / "file", OLD)


def test_a_disk_that_can_t_sync_a_folder_is_used_and_one_that_breaks_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sync = os.fsync
    number = errno.EINVAL

    def of_folder(fd: int) -> None:
        if stat.S_ISDIR(os.fstat(fd).st_mode):
            raise OSError(number, os.strerror(number))
        sync(fd)

    monkeypatch.setattr(os, "fsync", of_folder)
    write_file(tmp_path / "file", NEW)
    number = errno.EIO
    with pytest.raises(OSError, match="Input/output error"):
        write_file(tmp_path / "file", NEW)


def test_a_link_stays_one_and_rights_stay_as_they_were(tmp_path: Path) -> None:
    path, link = tmp_path / "file", tmp_path / "link"
    path.write_bytes(OLD)
    path.chmod(0o640)
    link.symlink_to(path)
    write_file(link, NEW)
    assert link.is_symlink()
    assert path.read_bytes() == NEW
    assert mode(path) == 0o640
    write_file(tmp_path / "other", NEW)
    assert mode(tmp_path / "other") == 0o600


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as bound:
        os.chdir(path.parent)
        bound.bind(path.name)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (_pipe, "is a pipe, not a file"),
        (_socket, "is a socket, not a file"),
        (Path.mkdir, "is a directory, not a file"),
        (lambda path: path.symlink_to("/dev/zero"), "is a device, not a file"),
    ],
    ids=["pipe", "socket", "folder", "device"],
)
def test_what_is_no_file_is_neither_waited_for_nor_read(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    make: Callable[[Path], object],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    make(tmp_path / "thing")
    with pytest.raises(NotAFileError, match=words):
        read_plain(tmp_path / "thing", 100)
    assert not holds(tmp_path / "thing", b"")


def test_of_a_file_that_was_begun_each_line_is_there_at_once(tmp_path: Path) -> None:
    path = tmp_path / "session"
    with begin_file(path) as file:
        file.write("a line\n")
        assert path.read_text() == "a line\n"
        with pytest.raises(FileExistsError):
            begin_file(path)
    assert mode(path) == 0o600


def test_no_more_is_read_than_was_asked_for(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x" * 101)
    with pytest.raises(TooLargeError):
        read_plain(tmp_path / "file", 100)
    assert len(read_plain(tmp_path / "file", 101)) == 101


def test_a_private_folder_is_its_owner_s_also_if_it_was_there_before(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    before = os.umask(0)
    try:
        make_private(folder)
        assert mode(folder) == 0o700
        folder.chmod(0o755)
        make_private(folder)
    finally:
        os.umask(before)
    assert mode(folder) == 0o700
