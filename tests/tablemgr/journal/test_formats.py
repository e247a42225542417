"""A journal of every format that was ever released opens, reads as it was written, and verifies.

The files in ../fixtures are never made again: a format that changes gets a file of its own.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from tablemgr.journal import Draft, EntryKind, Journal, JournalHeader, Stamp, short_code, verify

FORMAT_1 = Path(__file__).parent.parent / "fixtures" / "format-1.journal"


def test_a_journal_of_format_1_opens_and_goes_on(
    path: Path, make_draft: Callable[..., Draft]
) -> None:
    shutil.copy(FORMAT_1, path)
    header = JournalHeader("BJ-07", "Casino Example", "0.1.0", Stamp(1_764_280_000_000_000_000, 7))
    with Journal.open(path, header) as journal:
        assert journal.header == header
        entries = list(journal.entries())
        assert [entry.kind for entry in entries] == [
            kind for kind in EntryKind if kind is not EntryKind.HEADER
        ]
        assert [entry.seq for entry in entries] == list(range(1, 9))
        assert entries[0].payload == '{"command":"card Kh","number":1,"text":"Größe 大"}'
        assert {(entry.person, entry.role, entry.round_no) for entry in entries} == {
            ("anna", "dealer", 3)
        }
        assert short_code(journal.last_hash) == "DAEG-XM3F"
        journal.append_all([make_draft(9)])
    assert verify(path).last_seq == 9
