"""A journal is followed from another process, also while a table writes it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.journal import Draft, Journal
from tablemgr.journal.following import FollowedJournal

Make = Callable[..., Draft]


def test_a_look_brings_what_has_come_since(journal: Journal, make_draft: Make) -> None:
    with FollowedJournal(journal.path) as followed:
        assert followed.header == journal.header
        journal.append_all([make_draft(1), make_draft(2)])
        assert followed.rows(0, 10) == []
        followed.look()
        assert followed.rows(0, 10) == journal.rows(0, 10)
        assert [row[0] for row in followed.rows(-1, 2)] == [0, 1]


def test_what_is_no_journal_is_a_fault(path: Path) -> None:
    missing, other = path.with_name("missing"), path.with_name("other")
    with pytest.raises(Fault, match="missing"):
        FollowedJournal(missing)
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE entries (seq INTEGER)")
    with pytest.raises(Fault, match="it is not a table's journal"):
        FollowedJournal(other)
    other.write_bytes(b"no database at all" * 300)
    with pytest.raises(Fault, match="other"):
        FollowedJournal(other)


def test_a_newer_journal_is_not_read(path: Path, journal: Journal) -> None:
    journal.close()
    with closing(sqlite3.connect(path)) as db:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        db.execute(f"PRAGMA user_version = {version + 1}")
    with pytest.raises(Fault, match="newer"):
        FollowedJournal(path)
