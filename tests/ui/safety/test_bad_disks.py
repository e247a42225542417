"""Disks, folders and streams that fail: the real program says what to do, and loses nothing.

docs/reliability.md lists each deed with what happens.
"""

from __future__ import annotations

import errno
import os
import resource
import shutil
import subprocess
import sys
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import pytest

from drivers.protocols import angel_eye
from drivers.wire.envelope import EventFrame, encode
from tablemgr.basics.cards import card
from tablemgr.basics.errors import Fault
from tablemgr.house.profile import DEFAULT, load_or_create, read_profile, reads
from tablemgr.journal import EntryKind, reading, verify
from tablemgr.journal.layout import is_open
from tablemgr.rules.commands import parse
from tests.program import ended, listens, started, until
from tests.ui.safety.shim import compiled, needs_a_compiler
from ui.safety.bug_log import write_bug
from ui.slips.files import keep
from ui.table.opening import journal_path, open_session
from ui.table.places import profile_path

NO_SPACE = "No space left on device"


@contextmanager
def small_disk(at: Path, size: str = "64k") -> Iterator[Path]:
    """A disk of its own at that folder."""
    at.mkdir(parents=True)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(at)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("this user may not mount a disk of its own")
    try:
        yield at
    finally:
        subprocess.run(["umount", "-l", str(at)], check=True)


def fill(disk: Path) -> Path:
    """Fill the disk; gives the file that takes the room."""
    filler = disk / "filler"
    with suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    return filler


def remount(disk: Path, how: str) -> None:
    subprocess.run(["mount", "-o", f"remount,{how}", str(disk)], check=True)


# --- a first start -------------------------------------------------------------------------------


def test_a_first_start_on_a_full_disk_bars_no_later_start(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        filler = fill(disk)
        given = {"XDG_CONFIG_HOME": str(disk)}
        with started("run", "--data", str(tmp_path), given=given) as process:
            status, said = ended(process)
        assert status == 2
        assert NO_SPACE in said
        assert "Traceback" not in said
        filler.unlink()
        with started("run", "--data", str(tmp_path), given=given) as process:
            until(process, lambda: listens(process))
            process.terminate()
            assert ended(process) == (0, "")
        assert read_profile(disk / "tablemgr" / "house.toml") == reads(DEFAULT, "default")


def test_an_empty_profile_counts_as_none(tmp_path: Path) -> None:
    (tmp_path / "house.toml").touch()
    assert load_or_create(tmp_path / "house.toml") == reads(DEFAULT, "default")


def test_a_program_that_may_not_write_a_byte_says_so(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from ui.main import main; main(['run'])"]
    done = subprocess.run(
        command,
        env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path)},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert "house.toml: File too large." in done.stderr
    assert not list(tmp_path.rglob("house.toml"))


# --- in play -------------------------------------------------------------------------------------


@needs_a_compiler
def test_a_disk_that_reports_errors_between_rounds_loses_nothing(tmp_path: Path) -> None:
    load_or_create(profile_path())
    data, mark = tmp_path / "DISK", tmp_path / "broken"
    path = journal_path("T1", data)
    given = {"LD_PRELOAD": str(compiled(tmp_path)), "BREAK": str(mark), "DISK": "DISK"}
    with started("run", "--data", str(data), given=given) as process:
        until(process, lambda: path.exists() and is_open(path.read_bytes()[:100]))
        mark.touch()
        process.terminate()
        status, said = ended(process)
    assert status in (0, 2)
    assert "Traceback" not in said
    mark.unlink()
    assert verify(path).ok
    session = open_session(reads(DEFAULT, "profile"), path)
    assert session.between_rounds
    session.journal.close()


@contextmanager
def line_to_a_shoe() -> Iterator[tuple[str, Callable[[bytes], int]]]:
    """A port, by its name, and what the shoe at its other end writes."""
    far, near = os.openpty()
    tty.setraw(near)
    try:
        yield os.ttyname(near), partial(os.write, far)
    finally:
        os.close(near)
        os.close(far)


def heard(path: Path, hexes: str) -> bool:
    """Whether those bytes are stored."""
    with reading(path) as reader:
        raw = (e.data["hex"] for e in reader.entries() if e.kind is EntryKind.RAW)
        return hexes in "".join(raw)


def is_connected(path: Path) -> bool:
    """Whether the table has opened its port."""
    with reading(path) as reader:
        return any(e.data.get("event") == "device.connected" for e in reader.entries())


@needs_a_compiler
@pytest.mark.parametrize("number", [errno.EIO, errno.EROFS], ids=["EIO", "EROFS"])
def test_a_disk_that_fails_in_the_middle_of_a_round_loses_nothing_that_was_stored(
    tmp_path: Path, number: int
) -> None:
    """EROFS is what a program gets once the system has made a failing disk read-only."""
    said = (b"S", angel_eye.draw(card("Kh")), angel_eye.draw(card("9d")))
    start, kh, nine = (encode(EventFrame(seq, each)) for seq, each in enumerate(said, 1))
    data, mark, failed = tmp_path / "DISK", tmp_path / "broken", tmp_path / "failed"
    path = journal_path("T1", data)
    session = open_session(reads(DEFAULT, "profile"), path)
    for line in ("open", "bet 1 ann 100 seated", "close"):
        for command in parse(line, session.table.vocabulary):
            session.do(command)
    session.journal.close()
    with line_to_a_shoe() as (port, shoe_says):
        profile_path().parent.mkdir(parents=True, exist_ok=True)
        text = DEFAULT.replace('port = "simulator"', f'port = "{port}"')
        text = text.replace('sign-in = "name"', 'sign-in = "pin"')
        profile_path().write_text(text, encoding="utf-8")
        given = {
            "LD_PRELOAD": str(compiled(tmp_path)),
            **{"BREAK": str(mark), "DISK": "DISK", "BREAK_AS": str(number), "FAILED": str(failed)},
        }
        with started("run", "--data", str(data), given=given) as process:
            until(process, lambda: is_connected(path))  # what came before is thrown away
            shoe_says(start + kh)
            until(process, lambda: heard(path, kh.hex()))
            mark.touch()
            shoe_says(nine)
            until(process, failed.exists)
            process.terminate()
            status, told = ended(process)
    assert status in (0, 2)
    assert "Traceback" not in told
    mark.unlink()
    assert verify(path).ok
    assert heard(path, kh.hex())
    session = open_session(reads(DEFAULT, "profile"), path)
    assert not session.between_rounds, "the Round goes on"
    assert [bet.player for bet in session.table.position.every_bet()] == ["ann"]
    session.journal.close()


@needs_a_compiler
def test_a_lock_that_the_disk_refuses_is_said_and_no_journal_is_opened(tmp_path: Path) -> None:
    load_or_create(profile_path())
    given = {"LD_PRELOAD": str(compiled(tmp_path)), "REFUSE_FLOCK": "1"}
    with started("run", "--data", str(tmp_path), given=given) as process:
        status, said = ended(process)
    assert status == 2
    assert "the journal can't be opened: No locks available" in said
    assert "Traceback" not in said


def test_a_disk_that_becomes_full_in_play_stops_the_round_and_goes_on_after(
    tmp_path: Path,
) -> None:
    with small_disk(tmp_path / "disk", "1m") as disk:
        session = open_session(reads(DEFAULT, "profile"), journal_path("T1", disk))
        filler = fill(disk)
        with pytest.raises(Fault, match="the disk is full"):
            session.note({"what": "x" * 1_000_000})
        last = session.journal.last_seq
        session.journal.close()
        filler.unlink()
        session = open_session(reads(DEFAULT, "profile"), journal_path("T1", disk))
        assert session.journal.last_seq >= last
        session.journal.close()
        assert verify(journal_path("T1", disk)).ok


def test_a_disk_that_is_read_only_is_said_at_the_start(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "1m") as disk:
        path = journal_path("T1", disk)
        session = open_session(reads(DEFAULT, "profile"), path)
        session.journal.close()
        remount(disk, "ro")
        load_or_create(profile_path())
        with started("run", "--data", str(disk)) as process:
            status, said = ended(process)
        assert status == 2
        assert "Read-only file system" in said
        assert "Traceback" not in said
        remount(disk, "rw")
        assert verify(path).ok


# --- two programs --------------------------------------------------------------------------------


def test_a_data_folder_in_use_is_refused_to_a_second_program(tmp_path: Path) -> None:
    load_or_create(profile_path())
    with started("run", "--data", str(tmp_path)) as first:
        until(first, lambda: listens(first))
        path = journal_path("T1", tmp_path)
        until(first, lambda: path.exists() and is_open(path.read_bytes()[:100]))
        with started("run", "--data", str(tmp_path)) as second:
            status, said = ended(second)
        assert status == 2
        assert "Table T1 is open already" in said


def test_a_copied_data_folder_in_use_is_a_journal_of_its_own(tmp_path: Path) -> None:
    """Nothing in a copy says that it is one; its codes part at the first entry that differs."""
    load_or_create(profile_path())
    first, copy = tmp_path / "first", tmp_path / "copy"
    session = open_session(reads(DEFAULT, "profile"), journal_path("T1", first))
    session.note({"what": "before"})
    session.journal.close()
    shutil.copytree(first, copy)
    with (
        started("run", "--data", str(first)) as one,
        started("run", "--data", str(copy)) as other,
    ):
        for process in (one, other):
            until(process, partial(listens, process))
        for process in (one, other):
            process.terminate()
            assert ended(process)[0] == 0
    reports = [verify(journal_path("T1", folder)) for folder in (first, copy)]
    assert all(report.ok for report in reports)
    assert reports[0].code != reports[1].code


# --- beside the table ----------------------------------------------------------------------------


def test_a_full_temporary_folder_stops_no_check_of_a_journal(tmp_path: Path) -> None:
    path = journal_path("T1", tmp_path)
    session = open_session(reads(DEFAULT, "profile"), path)
    session.note({"what": "x"})
    with small_disk(tmp_path / "full") as disk:
        fill(disk)
        given = {"TMPDIR": str(disk)}
        with started("journal", "verify", "--chain", str(path), given=given) as process:
            status, said = ended(process)
    assert status in (0, 2)
    assert "Traceback" not in said
    if status == 2:
        assert "there is no room for a copy of the journal" in said
    session.journal.close()


def test_a_log_folder_that_is_gone_or_a_file_is_said_in_the_place_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    assert isinstance(write_bug(ValueError("x")), OSError)


def test_a_program_without_standard_error_opens_its_table_and_ends_in_order(
    tmp_path: Path,
) -> None:
    load_or_create(profile_path())
    main = "from ui.main import main; raise SystemExit(main())"
    command = ["sh", "-c", 'exec "$@" 2>&- >&- <&-', "sh", sys.executable, "-c", main]
    process = subprocess.Popen([*command, "run", "--data", str(tmp_path)], text=True)
    try:
        until(process, lambda: listens(process))
        process.terminate()
        assert process.wait(60) == 0
    finally:
        process.kill()
        process.wait()
    with reading(journal_path("T1", tmp_path)) as reader:
        assert list(reader.entries())[-3].data["ended"] == "SIGTERM"


def test_a_slips_folder_on_a_full_disk_is_said_and_the_slip_made_later(
    tmp_path: Path,
) -> None:
    with small_disk(tmp_path / "slips") as disk:
        filler = fill(disk)
        with pytest.raises(OSError, match=NO_SPACE):
            keep(disk, "slip-000001.pdf", bytes(8000))
        assert [each.name for each in disk.iterdir()] == ["filler"]
        filler.unlink()
        assert keep(disk, "slip-000001.pdf", bytes(8000)).path.stat().st_size == 8000
