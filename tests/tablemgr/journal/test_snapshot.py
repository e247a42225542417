"""A journal is read while a table writes it: one moment of it, whole, and nothing is touched."""

from __future__ import annotations

import errno
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.commandline.journal_command import main
from tablemgr.journal import Draft, Journal, JournalHeader, reading, snapshot, verify
from tablemgr.journal.lock import FileLock

Make = Callable[..., Draft]
Contents = Callable[[Path], dict[str, bytes]]

READ = (
    "import sys; from pathlib import Path; from tablemgr.journal import *\n"
    "path = Path(sys.argv[1]); report = verify(path)\n"
    "with reading(path) as journal: read = [entry.seq for entry in journal.entries(round_no=9)]\n"
    "print(report.ok, report.in_play, report.last_seq, read)\n"
)


def read_from_outside(path: Path) -> str:
    command = [sys.executable, "-c", READ, str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_another_program_reads_what_is_committed_and_touches_nothing(
    written: Path, header: JournalHeader, make_draft: Make, contents: Contents
) -> None:
    with Journal.open(written, header) as journal:
        journal.append_all([make_draft(41, round_no=9)])
        before = contents(written)
        assert read_from_outside(written) == "True True 41 [41]"
        assert contents(written) == before
        journal.append_all([make_draft(42, round_no=9)])
        journal.checkpoint()
        before = contents(written)
        assert read_from_outside(written) == "True True 42 [41, 42]"
        assert contents(written) == before
        assert journal.append_all([make_draft(43)])[0].seq == 43
    assert not verify(written).in_play


def test_what_comes_while_one_reads_does_not_show(
    written: Path, header: JournalHeader, make_draft: Make
) -> None:
    with Journal.open(written, header) as journal, reading(written) as reader:
        journal.append_all([make_draft(41)])
        journal.checkpoint()
        assert [entry.seq for entry in reader.entries(after=39)] == [40]


def test_a_reader_never_keeps_the_table_from_closing_or_opening_again(
    written: Path, header: JournalHeader
) -> None:
    journal = Journal.open(written, header)
    with reading(written) as reader:
        journal.close()
        with Journal.open(written, header):
            assert len(list(reader.entries())) == 40


def test_every_moment_of_a_busy_table_is_whole(
    written: Path, header: JournalHeader, make_draft: Make
) -> None:
    """Commits and checkpoints go on while the journal is verified again and again."""
    stop, seen = Event(), []
    with Journal.open(written, header) as journal:

        def play() -> None:
            number = 41
            while not stop.is_set():
                for _ in range(7):
                    journal.append_all([make_draft(number), make_draft(number + 1)])
                    number += 2
                journal.checkpoint()
                stop.wait(0.002)

        writer = Thread(target=play)
        writer.start()
        try:
            for _ in range(8):
                report = verify(written)
                assert report.problems == ()
                seen.append(report.last_seq)
        finally:
            stop.set()
            writer.join()
    assert seen == sorted(seen)
    assert all(number % 2 == 0 for number in seen), "of what belongs together all is there or none"
    assert seen[-1] > seen[0]


def test_a_copy_that_a_checkpoint_ran_through_is_taken_again(
    written: Path, header: JournalHeader, make_draft: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between file and log the log is folded in and begun again: the copy would lack entries."""
    whole, copies = snapshot._copy_log, 0
    with Journal.open(written, header) as journal:
        journal.append_all([make_draft(n) for n in range(41, 61)])

        def late(log: Path, to: Path) -> None:
            nonlocal copies
            copies += 1
            if copies == 1:
                journal.checkpoint()
                journal.append_all([make_draft(n) for n in range(61, 71)])
            whole(log, to)

        monkeypatch.setattr(snapshot, "_copy_log", late)
        report = verify(written)
    assert (report.problems, report.last_seq, copies) == ((), 70, 2)


def test_a_table_that_never_rests_is_a_fault(
    written: Path, header: JournalHeader, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = iter(range(1000))
    monkeypatch.setattr(snapshot, "_state", lambda *_: (next(moments),))
    with (
        Journal.open(written, header),
        pytest.raises(Fault, match="faster than it can be copied"),
    ):
        verify(written)


def test_no_room_for_the_copy_says_where_room_is_wanted(
    written: Path, header: JournalHeader, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(snapshot, "_copy", full)
    with Journal.open(written, header), pytest.raises(Fault, match="no room for a copy") as caught:
        verify(written)
    assert "TMPDIR" in caught.value.remedy


def test_damage_is_found_while_the_table_is_in_play(
    written: Path, tamper: Callable[..., None]
) -> None:
    tamper(written, "UPDATE entries SET payload = '{}' WHERE seq = 3")
    with closing(FileLock(written, write=True)):  # as a table that had it open before the damage
        report = verify(written)
        assert report.in_play
        assert report.problems[0].seq == 3
        with pytest.raises(Fault, match=r"^.*T1\.journal: .*entry 3"), reading(written):
            pass


def test_the_command_says_that_it_is_so_far(
    written: Path, header: JournalHeader, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(written), "--chain"]) == 0
    assert ": all 41 entries are sound, from 0 (the header) to 40, " in capsys.readouterr().out
    with Journal.open(written, header):
        assert main(["verify", str(written), "--chain"]) == 0
    assert capsys.readouterr().out.endswith("(so far: the table is in play)\n")
