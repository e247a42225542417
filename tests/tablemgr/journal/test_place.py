"""The file is gone or another in play: nothing more is taken, what is held is kept, it is told."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.journal import Draft, Journal, JournalHeader, verify
from tablemgr.journal.place import JournalPlace, Missing, beside

Make = Callable[..., Draft]


def gone(path: Path) -> None:
    path.unlink()


def moved(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def replaced(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copyfile(path, copy)
    copy.replace(path)


def grown(path: Path) -> None:
    with path.open("ab") as file:
        file.write(bytes(4096))


def emptied(path: Path) -> None:
    os.truncate(path, 0)


@pytest.mark.parametrize("harm", [gone, moved, replaced])
def test_a_journal_that_is_lost_in_play_takes_nothing_and_a_whole_copy_is_kept(
    path: Path, header: JournalHeader, make_draft: Make, harm: Callable[[Path], None]
) -> None:
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(n) for n in range(1, 6)])
        harm(path)
        with pytest.raises(Fault, match=r"while the table was in play\. Stop dealing") as caught:
            journal.append_all([make_draft(6)])
        rescued = beside(path, "-rescued-5")
        assert str(rescued) in caught.value.remedy
        with pytest.raises(Fault, match="while the table was in play"):
            journal.append_all([make_draft(6)])
        with pytest.raises(Fault, match="while the table was in play"):
            journal.checkpoint()
        assert journal.last_seq == 5
    assert (verify(rescued).ok, verify(rescued).last_seq) == (True, 5)
    path.unlink(missing_ok=True)
    with pytest.raises(Fault, match=r"missing\. Its anchor says that it goes to entry 5"):
        Journal.open(path, header)
    rescued.rename(path)
    with Journal.open(path, header) as journal:
        assert journal.append_all([make_draft(6)])[0].seq == 6


def test_a_journal_that_is_lost_in_play_is_not_folded_together(
    path: Path, header: JournalHeader, make_draft: Make
) -> None:
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(1)])
        gone(path)
        with pytest.raises(Fault, match="while the table was in play"):
            journal.checkpoint()
    assert verify(beside(path, "-rescued-1")).last_seq == 1


@pytest.mark.parametrize("harm", [grown, emptied])
def test_a_file_that_another_program_has_changed_is_not_folded_into(
    path: Path, header: JournalHeader, make_draft: Make, harm: Callable[[Path], None]
) -> None:
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(1)])
        harm(path)
        found = path.read_bytes()
        with pytest.raises(Fault, match="while the table was in play"):
            journal.checkpoint()
        assert path.read_bytes() == found


@pytest.mark.parametrize("harm", [gone, moved, replaced])
def test_a_log_that_is_lost_in_play_is_folded_into_the_file_from_the_open_handle(
    path: Path, header: JournalHeader, make_draft: Make, harm: Callable[[Path], None]
) -> None:
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(n) for n in range(1, 6)])
        harm(beside(path, "-wal"))
        with pytest.raises(Fault, match="its write-ahead log") as caught:
            journal.append_all([make_draft(6)])
        assert "Everything up to entry 5 is in the file now" in caught.value.remedy
        aside = beside(path, "-wal-set-aside")
        assert aside.exists() is (harm is replaced), "the log of somebody else is kept"
    with Journal.open(path, header) as journal:
        assert journal.last_seq == 5
        assert journal.append_all([make_draft(6)])[0].seq == 6


@pytest.mark.parametrize("suffix", ["", "-wal"])
@pytest.mark.parametrize("harm", [grown, emptied])
def test_a_file_that_another_program_changes_in_play_stops_it(
    path: Path,
    header: JournalHeader,
    make_draft: Make,
    harm: Callable[[Path], None],
    suffix: str,
) -> None:
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(n) for n in range(1, 6)])
        harm(beside(path, suffix))
        with pytest.raises(Fault, match="was changed by another program"):
            journal.append_all([make_draft(6)])


def test_a_file_that_goes_while_an_entry_is_written_stops_after_it(
    path: Path, header: JournalHeader, make_draft: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(1)])
        looked = journal._place.missing

        def gone_behind_its_back(*, sizes: bool) -> Missing | None:
            found = looked(sizes=sizes)
            if sizes:
                path.unlink()
            return found

        monkeypatch.setattr(journal._place, "missing", gone_behind_its_back)
        with pytest.raises(Fault, match="the journal's file is gone"):
            journal.append_all([make_draft(2)])
        monkeypatch.undo()
    assert verify(beside(path, "-rescued-2")).last_seq == 2


def test_a_file_that_is_lost_when_the_table_closes_is_kept_too(
    path: Path, header: JournalHeader, make_draft: Make
) -> None:
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(1)])
        path.unlink()
    assert verify(beside(path, "-rescued-1")).last_seq == 1
    with pytest.raises(Fault, match="goes to entry 1"):
        Journal.open(path, header)


def test_a_folder_that_is_gone_is_made_again_for_the_copy(
    tmp_path: Path, header: JournalHeader, make_draft: Make
) -> None:
    path = tmp_path / "tables" / "T1.journal"
    path.parent.mkdir()
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(1)])
        shutil.rmtree(path.parent)
        with pytest.raises(Fault, match="is gone"):
            journal.append_all([make_draft(2)])
    assert verify(beside(path, "-rescued-1")).last_seq == 1
    with pytest.raises(Fault, match="goes to entry 1"):
        Journal.open(path, header)


def test_a_copy_that_cannot_be_written_is_told_and_the_stop_stands(
    path: Path, header: JournalHeader, make_draft: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tablemgr.journal.rescue.free_name", full)
    with Journal.open(path, header) as journal:
        path.unlink()
        with pytest.raises(Fault, match="is gone") as caught:
            journal.append_all([make_draft(1)])
        assert "No copy could be saved (No space left on device)" in caught.value.remedy
        with pytest.raises(Fault, match="is gone"):
            journal.save()
        monkeypatch.undo()
        journal.save()  # there is room now
        journal.save()
    assert verify(beside(path, "-rescued-0")).ok


def test_a_link_that_is_turned_elsewhere_in_play_stops_it(
    path: Path, header: JournalHeader, make_draft: Make
) -> None:
    link, other = path.with_name("link"), path.with_name("T2.journal")
    link.symlink_to(path)
    other.write_bytes(b"")
    with Journal.open(link, header) as journal:
        journal.append_all([make_draft(1)])
        link.unlink()
        link.symlink_to(other)
        with pytest.raises(Fault, match="the link to it was replaced") as caught:
            journal.append_all([make_draft(2)])
        assert "Put the link back" in caught.value.remedy
    assert verify(path).last_seq == 1


def test_an_older_rescued_copy_is_not_written_over(
    path: Path, header: JournalHeader, make_draft: Make
) -> None:
    older = beside(path, "-rescued-1")
    older.write_bytes(b"keep")
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(1)])
        path.unlink()
        with pytest.raises(Fault, match="-rescued-1-2"):
            raise_with_remedy(journal, make_draft)
    assert older.read_bytes() == b"keep"
    assert verify(beside(path, "-rescued-1-2")).ok


def raise_with_remedy(journal: Journal, make_draft: Make) -> None:
    try:
        journal.append_all([make_draft(2)])
    except Fault as fault:
        raise Fault(f"{fault.what} {fault.remedy}") from fault


def test_a_log_that_is_replaced_between_two_writes_is_not_taken_for_the_first(
    tmp_path: Path,
) -> None:
    """Noted again, it is still another one than at the beginning."""
    path = tmp_path / "T1.journal"
    for file in (path, beside(path, "-wal")):
        file.write_bytes(b"1")
    with path.open("rb") as opened:
        place = JournalPlace(path, path, opened.fileno())
    replaced(beside(path, "-wal"))
    place.note()
    missing = place.missing(sizes=True)
    assert missing is not None
    assert missing.words.in_words() == "its write-ahead log was replaced by another"
