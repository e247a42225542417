"""A journal to write in, and ways to damage one as an outsider would."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tablemgr.journal import Draft, EntryKind, Journal, JournalHeader, Stamp

HEADER = JournalHeader("T1", "House", "0.1.0", Stamp(1_700_000_000_000_000_000, 5))


def draft(number: int, *, round_no: int = 1, kind: EntryKind = EntryKind.ACT) -> Draft:
    stamp = Stamp(HEADER.created.wall_ns + number, number)
    return Draft(kind, {"number": number, "card": "Kh"}, round_no, "anna", "dealer", stamp)


@pytest.fixture
def header() -> JournalHeader:
    return HEADER


@pytest.fixture
def make_draft() -> Callable[..., Draft]:
    return draft


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "T1.journal"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    with Journal.open(path, HEADER) as opened:
        yield opened


@pytest.fixture
def written(path: Path) -> Path:
    """A closed journal: the header and the entries 1 to 40, in four Rounds of ten."""
    with Journal.open(path, HEADER) as opened:
        opened.append_all([draft(n, round_no=(n + 9) // 10) for n in range(1, 41)])
    return path


@pytest.fixture
def killed(tmp_path: Path, journal: Journal) -> Path:
    """What a killed process leaves: the entries 1 to 20 in the write-ahead log, no clean end."""
    journal.checkpoint()
    for number in range(1, 21):
        journal.append_all([draft(number)])
    left = tmp_path / "left"
    left.mkdir()
    for file in (journal.path, journal.path.with_name(f"{journal.path.name}-wal")):
        shutil.copy(file, left)
    return left / journal.path.name


@pytest.fixture
def tamper() -> Callable[..., None]:
    """Run SQL on a closed journal with its guards taken away and put back, as a forger would."""

    def run(path: Path, *statements: str) -> None:
        with closing(sqlite3.connect(path)) as conn:
            guards = conn.execute(
                "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
            ).fetchall()
            for name, _ in guards:
                conn.execute(f"DROP TRIGGER {name}")
            for statement in statements:
                conn.execute(statement)
            for _, sql in guards:
                conn.execute(sql)
            conn.commit()

    return run


@pytest.fixture
def contents() -> Callable[[Path], dict[str, bytes]]:
    """Every file of the journal's folder with its bytes."""
    return lambda path: {file.name: file.read_bytes() for file in path.parent.iterdir()}
