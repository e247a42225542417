"""Entries that are not there any more are missed: by the anchor, by the mark of a file in use."""

from __future__ import annotations

import errno
import gc
import os
import shutil
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.journal import Draft, Journal, JournalHeader, verify
from tablemgr.journal.anchor import Anchor, BadAnchorError, anchor_of, read_anchor
from tablemgr.journal.place import beside

Make = Callable[..., Draft]
Contents = Callable[[Path], dict[str, bytes]]


def copied(path: Path, name: str, *suffixes: str) -> Path:
    """The journal's files as they lie now, in a folder of their own."""
    folder = path.parent / name
    folder.mkdir()
    for suffix in ("", *suffixes):
        shutil.copy(path.with_name(path.name + suffix), folder)
    return folder / path.name


def refused(path: Path, header: JournalHeader, contents: Contents, words: str) -> None:
    """Named by both doors, and nothing beside it has changed."""
    before = contents(path)
    assert words in str(verify(path).problems[0])
    with pytest.raises(Fault, match="damaged") as caught:
        Journal.open(path, header)
    assert words in caught.value.what
    assert contents(path) == before


def test_a_copy_of_a_journal_in_use_without_its_log_is_named(
    path: Path, header: JournalHeader, make_draft: Make, contents: Contents
) -> None:
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(1)])
        journal.checkpoint()
        journal.append_all([make_draft(n) for n in range(2, 63)])
        copy = copied(path, "copy")
        whole = copied(path, "whole", "-wal")
    refused(copy, header, contents, "its write-ahead log is missing")
    assert verify(whole).last_seq == 62
    assert verify(path).ok


def test_a_log_that_was_emptied_is_missed_by_the_anchor(
    path: Path, header: JournalHeader, make_draft: Make, contents: Contents
) -> None:
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(1)])
        journal.checkpoint()
        journal.append_all([make_draft(n) for n in range(2, 63)])
        copy = copied(path, "copy", "-wal", "-anchor")
    beside(copy, "-wal").write_bytes(b"")
    refused(copy, header, contents, "its end is missing: it went to entry 62 and now ends at 1")


def test_an_old_log_beside_a_newer_file_is_named_and_never_folded_in(
    path: Path, header: JournalHeader, make_draft: Make, contents: Contents
) -> None:
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(n) for n in range(1, 40)])
        old = copied(path, "old", "-wal")
        journal.append_all([make_draft(n) for n in range(40, 101)])
    newer = copied(path, "newer")
    shutil.copy(beside(old, "-wal"), newer.parent)
    assert verify(old).last_seq == 39
    refused(newer, header, contents, "is from another time and hides entries")
    beside(newer, "-wal").unlink()
    with Journal.open(newer, header) as journal:
        assert journal.last_seq == 100


def test_an_old_log_beside_a_file_that_had_grown_by_many_pages_is_named(
    path: Path, header: JournalHeader, make_draft: Make, contents: Contents
) -> None:
    with Journal.open(path, header) as journal:
        for n in range(1, 30):
            journal.append_all([make_draft(n)])
        old = copied(path, "old", "-wal")
        journal.append_all([make_draft(n) for n in range(30, 2000)])
    newer = copied(path, "newer")
    shutil.copy(beside(old, "-wal"), newer.parent)
    refused(newer, header, contents, "is from another time and hides entries")


@pytest.mark.parametrize("more", [1, 9])
def test_an_older_copy_in_the_place_of_the_journal_is_named(
    path: Path, header: JournalHeader, make_draft: Make, contents: Contents, more: int
) -> None:
    Journal.open(path, header).close()
    copy = copied(path, "copy")
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(n) for n in range(1, more + 1)])
    shutil.copy(copy, path)
    shutil.rmtree(copy.parent)
    refused(path, header, contents, f"it went to entry {more} and now ends at 0")


def test_another_journal_in_the_place_of_the_journal_is_named(
    path: Path, header: JournalHeader, make_draft: Make, contents: Contents
) -> None:
    other = path.with_name("other")
    with Journal.open(other, header) as journal:
        journal.append_all([make_draft(n + 50) for n in range(1, 10)])
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(n) for n in range(1, 6)])
    other.replace(path)
    refused(path, header, contents, "entry 5 is not the one that was written")


def test_a_journal_that_is_gone_is_not_begun_again(
    written: Path, header: JournalHeader, contents: Contents
) -> None:
    written.unlink()
    before = contents(written)
    with pytest.raises(Fault, match="the journal is missing") as caught:
        Journal.open(written, header)
    assert "move the anchor away" in caught.value.remedy
    assert contents(written) == before
    anchor_of(written).unlink()
    with Journal.open(written, header) as journal:
        assert journal.last_seq == 0


@pytest.mark.parametrize("blank", [False, True])
def test_a_journal_without_an_anchor_opens_and_gets_one_once_it_was_said(
    written: Path, header: JournalHeader, make_draft: Make, blank: bool
) -> None:
    assert verify(written).anchored
    if blank:
        anchor_of(written).write_bytes(b"")
    else:
        anchor_of(written).unlink()
    report = verify(written)
    assert (report.ok, report.anchored) == (True, False)
    with Journal.open(written, header) as journal:
        assert journal.lacks_anchor
        journal.append_all([make_draft(41)])
        journal.checkpoint()
    with Journal.open(written, header) as journal:
        assert journal.lacks_anchor, "nobody has been told"
        journal.make_anchor()
        assert not journal.lacks_anchor
        held = read_anchor(written)
        assert held is not None
        assert (held.seq, held.digest) == (41, journal.last_hash)
        assert verify(written).anchored, "in play it is"
    with Journal.open(written, header) as journal:
        assert not journal.lacks_anchor


def test_a_new_journal_lacks_no_anchor(path: Path, header: JournalHeader) -> None:
    with Journal.open(path, header) as journal:
        assert not journal.lacks_anchor


def test_the_anchor_follows_every_entry_and_outlives_a_torn_slot(
    journal: Journal, make_draft: Make
) -> None:
    for number in range(1, 8):
        journal.append_all([make_draft(number)])
        held = read_anchor(journal.path)
        assert held is not None
        assert (held.seq, held.digest) == (number, journal.last_hash)
    data = bytearray(anchor_of(journal.path).read_bytes())
    newest = data.index(b"7 ")
    data[newest + 5] ^= 1
    anchor_of(journal.path).write_bytes(data)
    held = read_anchor(journal.path)
    assert held is not None
    assert held.seq == 6


def test_a_damaged_anchor_is_named(
    written: Path, header: JournalHeader, contents: Contents
) -> None:
    anchor_of(written).write_bytes(b"x" * 1024)
    with pytest.raises(BadAnchorError):
        read_anchor(written)
    refused(written, header, contents, "its anchor is damaged (T1.journal-anchor)")


def test_a_journal_that_nobody_closed_opens_again(
    path: Path, header: JournalHeader, make_draft: Make
) -> None:
    journal = Journal.open(path, header)
    journal.append_all([make_draft(1)])
    lock = journal._file_lock
    del journal
    gc.collect()
    lock.close()
    assert beside(path, "-wal").stat().st_size == 0  # so that it is not missed
    with Journal.open(path, header) as again:
        assert again.last_seq == 1
    assert not beside(path, "-wal").exists()


def test_a_full_temporary_folder_keeps_no_table_shut(
    killed: Path, header: JournalHeader, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "there is none"))
    names = {file.name for file in killed.parent.iterdir()}
    assert verify(killed).last_seq == 20
    assert {file.name for file in killed.parent.iterdir()} == names
    with Journal.open(killed, header) as journal:
        assert journal.last_seq == 20


def test_a_journal_whose_anchor_cannot_be_written_takes_nothing_more(
    journal: Journal, make_draft: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was committed stands; the next entry is refused even if the disk works again."""
    journal.append_all([make_draft(1)])

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Anchor, "set", full)
        with pytest.raises(Fault):
            journal.append_all([make_draft(2)])
    with pytest.raises(Fault):
        journal.append_all([make_draft(3)])
    assert journal.last_seq == 2


def test_an_old_log_that_hides_one_entry_and_is_sound_is_named_without_any_anchor(
    path: Path, header: JournalHeader, make_draft: Make, contents: Contents
) -> None:
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(1)])
        old = copied(path, "old", "-wal")
        journal.append_all([make_draft(2)])
    newer = copied(path, "newer")
    shutil.copy(beside(old, "-wal"), newer.parent)
    refused(newer, header, contents, "hides entries: without it the file goes up to entry 2")


def spelled(words: bytes) -> bytes:
    """A slot of an anchor with these words and the check that fits them."""
    return (words + b" " + sha256(words).hexdigest()[:16].encode() + b"\n").ljust(512)


@pytest.mark.parametrize(
    "words",
    [
        b"many " + b"ab" * 32,
        b"-1 " + b"ab" * 32,
        b"9" * 300 + b" " + b"ab" * 32,
        b"1 no-hash",
        b"1 abcd",
        b"1",
        "\N{ARABIC-INDIC DIGIT ONE} ".encode() + b"ab" * 32,
    ],
)
def test_a_slot_with_a_right_check_and_wrong_words_is_a_damaged_anchor(
    path: Path, header: JournalHeader, contents: Contents, words: bytes
) -> None:
    Journal.open(path, header).close()
    anchor_of(path).write_bytes(spelled(words) * 2)
    refused(path, header, contents, "its anchor is damaged")


def test_an_anchor_that_is_no_file_is_named_and_not_waited_for(
    path: Path, header: JournalHeader
) -> None:
    Journal.open(path, header).close()
    anchor_of(path).unlink()
    os.mkfifo(anchor_of(path))
    assert "is a pipe, not a file" in str(verify(path).problems[0])
    with pytest.raises(Fault, match="is a pipe, not a file"):
        Journal.open(path, header)
    path.unlink()
    with pytest.raises(Fault, match="is a pipe, not a file"):
        Journal.open(path, header)


def test_an_endless_anchor_is_not_read(path: Path, header: JournalHeader) -> None:
    Journal.open(path, header).close()
    with anchor_of(path).open("r+b") as anchor:
        anchor.truncate(1 << 40)
    assert "its anchor is damaged" in str(verify(path).problems[0])


def test_a_log_that_is_no_file_or_endless_is_named(path: Path, header: JournalHeader) -> None:
    Journal.open(path, header).close()
    log = beside(path, "-wal")
    os.mkfifo(log)
    assert "its write-ahead log is not a file" in str(verify(path).problems[0])
    log.unlink()
    with log.open("wb") as opened:
        opened.truncate(1 << 40)
    assert "its write-ahead log is larger than one can be" in str(verify(path).problems[0])


def test_an_anchor_deleted_in_play_is_missed_and_written_anew(
    path: Path, header: JournalHeader, make_draft: Make
) -> None:
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(1)])
        assert not journal.lacks_anchor
        anchor_of(path).unlink()
        journal.look_for_anchor()
        assert journal.lacks_anchor
        assert journal.lost_anchor
        journal.make_anchor()
        journal.append_all([make_draft(2)])
    held = read_anchor(path)
    assert held is not None
    assert held.seq == 2


def test_an_anchor_replaced_in_play_is_missed_at_the_next_entry(
    path: Path, header: JournalHeader, make_draft: Make
) -> None:
    with Journal.open(path, header) as journal:
        data = anchor_of(path).read_bytes()
        anchor_of(path).unlink()
        anchor_of(path).write_bytes(data)
        journal.append_all([make_draft(1)])
        assert journal.lost_anchor
    assert verify(path).ok


def test_an_opening_that_fails_leaves_the_mark_that_the_program_was_cut_off(
    path: Path, header: JournalHeader, make_draft: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk may be full at the start after a kill: the one that succeeds is to say it."""
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(1)])
        killed = copied(path, "killed", "-wal", "-anchor")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr("tablemgr.journal.anchor.write_file", full)
        with pytest.raises(Fault, match="No space left"):
            Journal.open(killed, header)
    with Journal.open(killed, header) as journal:
        assert journal.was_cut_off
        assert journal.last_seq == 1
