"""A training journal and a live one never take each other's entries."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.journal import EntryKind, Journal, JournalHeader, Stamp
from tablemgr.journal.reader import reading


def header(*, training: bool) -> JournalHeader:
    return JournalHeader("T1", "House", "1", Stamp(1, 1), training)


def made(path: Path, *, training: bool) -> bytes:
    """A journal with one entry; gives the bytes of its file."""
    with Journal.open(path, header(training=training)) as journal:
        journal.append(
            EntryKind.SESSION, {"a": 1}, round_no=0, person="ann", role="dealer", stamp=Stamp(2, 2)
        )
    return path.read_bytes()


@pytest.mark.parametrize("training", [True, False])
def test_neither_is_opened_as_the_other(tmp_path: Path, training: bool) -> None:
    path = tmp_path / "T1.journal"
    before = made(path, training=training)
    words = "training journal" if training else "live table's journal"
    with pytest.raises(Fault, match=words):
        Journal.open(path, header(training=not training))
    assert path.read_bytes() == before, "the file was not touched"
    with Journal.open(path, header(training=training)) as again:
        assert again.header.training is training
        assert again.last_seq == 1


def test_a_reader_says_which_it_is(tmp_path: Path) -> None:
    for training in (True, False):
        path = tmp_path / f"{training}.journal"
        made(path, training=training)
        with reading(path) as reader:
            assert reader.header.training is training


def test_a_live_header_is_written_as_it_ever_was(tmp_path: Path) -> None:
    """Journals of before have no such field: their chain holds, and they are live."""
    path = tmp_path / "T1.journal"
    made(path, training=False)
    assert b'"training"' not in path.read_bytes()
    other = tmp_path / "training.journal"
    made(other, training=True)
    assert b'"training":true' in other.read_bytes()
