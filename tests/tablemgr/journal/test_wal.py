"""A write-ahead log that a killed process left: taken over if it is sound, else refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablemgr.basics.errors import Fault
from tablemgr.journal import Journal, JournalHeader, verify
from tablemgr.journal.place import beside
from tablemgr.journal.verify import judge_log

Contents = Callable[[Path], dict[str, bytes]]
FRAME = 24 + 4096


def commits(log: bytes) -> list[int]:
    """Where the frames that end a commit begin."""
    return [at for at in range(32, len(log), FRAME) if any(log[at + 4 : at + 8])]


def test_a_log_left_behind_is_verified_untouched_and_then_taken_over(
    killed: Path, header: JournalHeader, contents: Contents
) -> None:
    before = contents(killed)
    assert verify(killed).ok
    assert verify(killed).last_seq == 20
    assert contents(killed) == before
    with Journal.open(killed, header) as journal:
        assert journal.was_cut_off
        assert journal.last_seq == 20
        assert beside(killed, "-wal").stat().st_size == 0
    assert {file.name for file in killed.parent.iterdir()} == {killed.name}
    assert verify(killed).last_seq == 20
    with Journal.open(killed, header) as journal:
        assert not journal.was_cut_off, "the last time it was closed"


def test_a_log_that_was_cut_off_at_its_very_start_held_nothing(killed: Path) -> None:
    log = beside(killed, "-wal").read_bytes()
    for length in (1, 31, 32):
        assert judge_log(log[:length], 0) is None
    assert judge_log(bytes(33), 0) is not None


@pytest.mark.parametrize(("less", "read"), [(0, True), (1, False)])
def test_a_log_larger_than_any_can_be_is_not_read(
    killed: Path, monkeypatch: pytest.MonkeyPatch, less: int, read: bool
) -> None:
    size = beside(killed, "-wal").stat().st_size
    monkeypatch.setitem(judge_log.__globals__, "_LARGEST_LOG", size - less)
    report = verify(killed)
    assert report.ok is read
    assert read or "larger than one can be" in str(report.problems)


def test_a_torn_last_commit_is_left_out(killed: Path, header: JournalHeader) -> None:
    log = beside(killed, "-wal").read_bytes()
    beside(killed, "-wal").write_bytes(log[: commits(log)[-1] + 100])
    assert verify(killed).ok
    with Journal.open(killed, header) as journal:
        assert journal.last_seq == 19


@pytest.mark.parametrize("at", [3, 20, 40, 32 + FRAME + 500, 32 + 9 * FRAME + 12])
def test_damage_in_front_of_whole_commits_is_named_and_nothing_touched(
    killed: Path, header: JournalHeader, contents: Contents, at: int
) -> None:
    log = bytearray(beside(killed, "-wal").read_bytes())
    log[at] ^= 1
    beside(killed, "-wal").write_bytes(log)
    before = contents(killed)
    with pytest.raises(Fault, match="write-ahead log is damaged"):
        Journal.open(killed, header)
    assert not verify(killed).ok
    assert contents(killed) == before


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 2**32))
def test_a_log_of_noise_is_a_fault_and_stays(
    written: Path, header: JournalHeader, contents: Contents, seed: int
) -> None:
    noise = Random(seed)
    try:
        beside(written, "-wal").write_bytes(noise.randbytes(noise.randint(33, 20_000)))
        before = contents(written)
        with pytest.raises(Fault):
            Journal.open(written, header)
        assert contents(written) == before
    finally:
        beside(written, "-wal").unlink()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_a_flipped_bit_in_the_log_loses_at_most_the_last_commit_unnamed(
    killed: Path, data: st.DataObject
) -> None:
    log = beside(killed, "-wal").read_bytes()
    flipped = bytearray(log)
    flipped[data.draw(st.integers(0, len(log) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    try:
        beside(killed, "-wal").write_bytes(flipped)
        report = verify(killed)
        assert not report.ok or report.last_seq >= 19
    finally:
        beside(killed, "-wal").write_bytes(log)


@pytest.mark.parametrize(("follow", "named"), [(1, False), (2, True), (3, True)])
def test_a_torn_commit_that_others_follow_is_named_the_last_one_may_be_a_power_cut(
    killed: Path, follow: int, named: bool
) -> None:
    log = bytearray(beside(killed, "-wal").read_bytes())
    torn = commits(bytes(log))[-follow]
    log[torn + 24] ^= 1  # in its page: the frame's own check fails
    beside(killed, "-wal").write_bytes(log)
    report = verify(killed)
    assert report.ok is not named
    if named:
        assert f", and {follow} commits follow" in str(report.problems[0])
    else:
        assert report.last_seq == 19


def test_frames_that_end_no_commit_and_those_of_an_older_log_are_not_counted(
    killed: Path,
) -> None:
    """A commit of several pages is one; what an earlier run of the log left behind is none."""
    log = bytearray(beside(killed, "-wal").read_bytes())
    tear = commits(bytes(log))[-2]
    log[tear + 24] ^= 1
    last = commits(bytes(log))[-1]
    one_commit = bytearray(log)
    one_commit[tear + 4 : tear + 8] = bytes(4)
    beside(killed, "-wal").write_bytes(one_commit)
    assert verify(killed).ok
    older = bytearray(log)
    older[last + 8 : last + 16] = b"another!"
    beside(killed, "-wal").write_bytes(older)
    assert verify(killed).ok


def test_a_fold_that_the_power_cut_off_in_the_middle_of_a_page_is_taken_over(
    killed: Path, header: JournalHeader
) -> None:
    """The sectors of a page come on the disk in any order; the log has all of it."""
    old, log = killed.read_bytes(), beside(killed, "-wal").read_bytes()
    Journal.open(killed, header).close()
    new = killed.read_bytes()
    for seed in range(25):
        dice = Random(seed)
        sectors = [slice(at, at + 512) for at in range(0, len(new), 512)]
        mixed = b"".join(dice.choice((old.ljust(len(new), b"\0"), new))[each] for each in sectors)
        killed.write_bytes(mixed)
        beside(killed, "-wal").write_bytes(log)
        report = verify(killed)
        assert report.ok, f"mixture {seed}: {report}"
        assert report.last_seq == 20
