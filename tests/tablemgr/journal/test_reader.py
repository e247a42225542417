"""A journal is read for export without a byte of it, or beside it, changing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.journal import EntryKind, Journal, JournalHeader, reading, verify

Contents = Callable[[Path], dict[str, bytes]]


def test_a_round_is_read_and_nothing_is_touched(
    written: Path, header: JournalHeader, contents: Contents
) -> None:
    before = contents(written)
    with reading(written) as journal:
        assert journal.header == header
        assert journal.last_round_no == 4
        assert [entry.seq for entry in journal.entries(round_no=2)] == list(range(11, 21))
        assert [entry.seq for entry in journal.entries(kinds=[EntryKind.ACT], after=39)] == [40]
        assert contents(written) == before
    assert contents(written) == before


def test_what_a_killed_process_left_is_read_and_stays(killed: Path, contents: Contents) -> None:
    before = contents(killed)
    with reading(killed) as journal:
        assert len(list(journal.entries())) == 20
    assert contents(killed) == before


def test_nobody_writes_while_one_reads(written: Path, header: JournalHeader) -> None:
    with reading(written), pytest.raises(Fault, match="open in another program"):
        Journal.open(written, header)
    Journal.open(written, header).close()


def test_a_damaged_journal_is_not_read(written: Path, tamper: Callable[..., None]) -> None:
    tamper(written, "UPDATE entries SET payload = '{}' WHERE seq = 3")
    with pytest.raises(Fault, match="entry 3"), reading(written):
        pass
    written.write_bytes(b"")
    with pytest.raises(Fault, match="empty"), reading(written):
        pass
    written.unlink()
    with pytest.raises(Fault, match="No such file"), reading(written):
        pass


def test_a_link_is_followed_to_the_log_beside_the_journal(
    killed: Path, tmp_path: Path, header: JournalHeader
) -> None:
    link = tmp_path / "link.journal"
    link.symlink_to(killed)
    assert verify(link).last_seq == 20
    with Journal.open(link, header) as journal:
        assert journal.last_seq == 20
