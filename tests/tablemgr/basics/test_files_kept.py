"""A file that a command writes: new, whole, for its owner alone; another of its name stays."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import keep_new


def test_a_new_file_is_its_owners_alone_and_the_same_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "case-1.pdf"
    keep_new(path, b"a slip")
    assert path.stat().st_mode & 0o777 == 0o600
    keep_new(path, b"a slip")
    assert path.read_bytes() == b"a slip"
    assert [each.name for each in tmp_path.iterdir()] == ["case-1.pdf"]


def test_another_file_of_that_name_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "case-1.pdf"
    path.write_bytes(b"another slip")
    with pytest.raises(Fault, match="a file of that name exists already") as caught:
        keep_new(path, b"a slip")
    assert "--out" in str(caught.value)
    assert path.read_bytes() == b"another slip"


@pytest.mark.parametrize("name", ["folder", "dead-link", "no-folder/case-1.pdf"])
def test_what_is_no_place_for_a_new_file_is_a_fault(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "dead-link").symlink_to(tmp_path / "nowhere")
    with pytest.raises(Fault):
        keep_new(tmp_path / name, b"a slip")
    assert not (tmp_path / "nowhere").exists()


def test_of_a_file_that_cannot_be_written_whole_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Fault, match="No space left"):
        keep_new(tmp_path / "case-1.pdf", b"a slip")
    assert not list(tmp_path.iterdir())
