"""A slip's file is whole, on the disk, never over another, and not for everybody's eyes."""

from __future__ import annotations

import errno
import grp
import os
import stat
from pathlib import Path

import pytest

from tests.ui.rig import TableRig
from ui.slips.files import keep
from ui.table.opening import slips_folder

NAME = "slip-000001.pdf"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_slip_is_for_its_owner_alone_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        kept = keep(tmp_path / "a" / "slips", NAME, b"one")
    finally:
        os.umask(before)
    assert kept.path.read_bytes() == b"one"
    assert kept.notice == ""
    assert (mode(kept.path), mode(kept.path.parent)) == (0o600, 0o700)
    assert [file.name for file in kept.path.parent.iterdir()] == [NAME]


def test_a_group_of_the_house_may_read_it(tmp_path: Path) -> None:
    group = grp.getgrgid(os.getgid()).gr_name
    kept = keep(tmp_path / "slips", NAME, b"one", group)
    assert (mode(kept.path), mode(kept.path.parent)) == (0o640, 0o750)
    assert kept.path.group() == kept.path.parent.group() == group


def test_a_group_that_is_not_there_is_said_and_the_slip_kept(tmp_path: Path) -> None:
    kept = keep(tmp_path, NAME, b"one", "no-such-group")
    assert "has no group 'no-such-group'" in kept.notice
    assert mode(kept.path) == 0o600


def test_another_file_of_that_name_stays_and_it_is_said(tmp_path: Path) -> None:
    keep(tmp_path, NAME, b"one")
    kept = keep(tmp_path, NAME, b"two")
    assert kept.path.name == "slip-000001-2.pdf"
    assert (
        kept.notice
        == f"{NAME} is there already, with other contents: this file is {kept.path.name}."
    )
    assert keep(tmp_path, NAME, b"three").path.name == "slip-000001-3.pdf"
    read = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert read == {NAME: b"one", "slip-000001-2.pdf": b"two", "slip-000001-3.pdf": b"three"}


def test_the_same_slip_again_changes_nothing(tmp_path: Path) -> None:
    first = keep(tmp_path, NAME, b"one")
    moment = first.path.stat()
    assert keep(tmp_path, NAME, b"one") == first
    assert first.path.stat() == moment or first.path.stat().st_ino == moment.st_ino
    assert len(list(tmp_path.iterdir())) == 1


def test_a_folder_or_a_dead_link_of_that_name_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    (tmp_path / "slip-000001-2.pdf").symlink_to(tmp_path / "nowhere")
    assert keep(tmp_path, NAME, b"one").path.name == "slip-000001-3.pdf"


def test_a_disk_without_links_keeps_slips_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    assert keep(tmp_path, NAME, b"one").path.read_bytes() == b"one"
    assert keep(tmp_path, NAME, b"two").path.name == "slip-000001-2.pdf"
    assert (tmp_path / NAME).read_bytes() == b"one"


def test_file_and_folder_are_synced_and_a_write_that_fails_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[bool] = []
    sync = os.fsync

    def noted(fd: int) -> None:
        synced.append(stat.S_ISDIR(os.fstat(fd).st_mode))
        sync(fd)

    monkeypatch.setattr(os, "fsync", noted)
    keep(tmp_path, NAME, b"one")
    assert synced == [False, True], "the file first, then its name"

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        keep(tmp_path, "slip-000002.pdf", b"two")
    assert [file.name for file in tmp_path.iterdir()] == [NAME]


def test_a_round_s_slip_whose_number_is_taken_gets_another_name_and_an_alert(rig: TableRig) -> None:
    taken = slips_folder(rig.profile, rig.folder) / NAME
    taken.parent.mkdir(parents=True, exist_ok=True)
    taken.write_bytes(b"of another journal")
    said: list[str] = []
    rig.controller.alerted.connect(lambda view: said.append(view.text))
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd", "proceed", "stand 1")
    rig.tell("card 8c", "settle")
    assert taken.read_bytes() == b"of another journal"
    assert [path.name for path in rig.slips()] == ["slip-000001-2.pdf", NAME]
    assert any("is there already" in text for text in said)
    assert mode(rig.slips()[0]) == 0o600
