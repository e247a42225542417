"""What the journal costs: an entry on the disk, 10,000 Rounds opened again, one Round found.

Each stands beside its yardstick, measured in the same run: SQLite alone with the same settings, and
the same rows read without being judged. `make bench`, or pytest with `--benchmark-only`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tablemgr.journal import Draft, EntryKind, Journal, JournalHeader, Json, Stamp

Benchmark: TypeAlias = Any  # pytest-benchmark's fixture carries no types

ROUNDS, BRIEF_ROUNDS = 10_000, 200
ACTS, RAWS = 12, 5  # entries of a Round: what was done, and bytes from the shoe
HEADER = JournalHeader("T1", "House", "0.1.0", Stamp(1_764_280_000_000_000_000, 1))
ACT: dict[str, Json] = {
    "command": {"do": "card", "card": "Kh", "source": "shoe"},
    "events": [{"is": "card-dealt", "box": 3, "hand": 1, "card": "Kh", "paragraph": "3.12"}],
}
RAW: dict[str, Json] = {"port": "shoe", "bytes": "02 43 41 52 44 48 0d 03"}


def round_of(number: int) -> Iterator[Draft]:
    stamp = Stamp(HEADER.created.wall_ns + number, number)
    for _ in range(ACTS):
        yield Draft(EntryKind.ACT, ACT, number, "anna", "dealer", stamp)
    for _ in range(RAWS):
        yield Draft(EntryKind.RAW, RAW, number, "", "device", stamp)


@pytest.fixture(scope="module")
def rounds(brief: bool) -> int:
    """How many are in the journal."""
    return BRIEF_ROUNDS if brief else ROUNDS


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory, rounds: int) -> Path:
    """A closed journal of 10,000 Rounds: 120,000 acts and 50,000 pieces of raw bytes."""
    path = tmp_path_factory.mktemp("played") / "T1.journal"
    with Journal.open(path, HEADER) as journal:
        for start in range(1, rounds, 100):
            hundred = range(start, start + 100)
            journal.append_all([draft for number in hundred for draft in round_of(number)])
    return path


@pytest.mark.benchmark(group="journal: 10,000 Rounds opened (at most 2 s)")
def test_open_verifies_the_whole_chain(benchmark: Benchmark, played: Path, rounds: int) -> None:
    def reopen() -> int:
        with Journal.open(played, HEADER) as journal:
            return journal.last_seq

    assert benchmark.pedantic(reopen, rounds=5) == rounds * (ACTS + RAWS)


@pytest.mark.benchmark(group="journal: 10,000 Rounds opened (at most 2 s)")
def test_yardstick_rows_read_by_sqlite_alone(
    benchmark: Benchmark, played: Path, rounds: int
) -> None:
    def read() -> int:
        with closing(sqlite3.connect(played)) as conn:
            return sum(1 for _ in conn.execute("SELECT * FROM entries ORDER BY seq"))

    assert benchmark.pedantic(read, rounds=5) == rounds * (ACTS + RAWS) + 1


@pytest.mark.benchmark(group="journal: 10,000 Rounds opened (at most 2 s)")
def test_all_acts_read_as_entries(benchmark: Benchmark, played: Path, rounds: int) -> None:
    with Journal.open(played, HEADER) as journal:
        count = benchmark.pedantic(
            lambda: sum(1 for _ in journal.entries(kinds=[EntryKind.ACT])), rounds=5
        )
    assert count == rounds * ACTS


@pytest.mark.benchmark(group="journal: one Round of 10,000 found (at most 3 times the yardstick)")
def test_a_round_is_found_without_a_search(benchmark: Benchmark, played: Path, rounds: int) -> None:
    with Journal.open(played, HEADER) as journal:
        found = benchmark.pedantic(
            lambda: list(journal.entries(round_no=rounds // 2)), rounds=50, warmup_rounds=5
        )
        assert len(found) == ACTS + RAWS


@pytest.mark.benchmark(group="journal: one Round of 10,000 found (at most 3 times the yardstick)")
def test_yardstick_its_rows_by_sqlite_alone(
    benchmark: Benchmark, played: Path, rounds: int
) -> None:
    first = (rounds // 2 - 1) * (ACTS + RAWS) + 1
    rows = f"SELECT * FROM entries WHERE seq BETWEEN {first} AND {first + ACTS + RAWS - 1}"
    with closing(sqlite3.connect(played)) as conn:
        found = benchmark.pedantic(
            lambda: conn.execute(rows).fetchall(), rounds=50, warmup_rounds=5
        )
    assert len(found) == ACTS + RAWS


@pytest.mark.benchmark(group="journal: one entry, committed and synced")
def test_append(benchmark: Benchmark, tmp_path: Path, brief: bool) -> None:
    with Journal.open(tmp_path / "T1.journal", HEADER) as journal:

        def append() -> None:
            journal.append(
                EntryKind.ACT, ACT, round_no=1, person="anna", role="dealer", stamp=HEADER.created
            )

        benchmark.pedantic(append, rounds=2000, warmup_rounds=20)
        assert journal.last_seq == (1 if brief else 2020)


@pytest.mark.benchmark(group="journal: one entry, committed and synced")
def test_yardstick_commit_by_sqlite_alone(benchmark: Benchmark, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "plain.db", isolation_level=None)) as conn:
        for pragma in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL"):
            conn.execute(f"PRAGMA {pragma}")
        conn.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT)")
        text = "x" * 300
        benchmark.pedantic(
            lambda: conn.execute("INSERT INTO t (b) VALUES (?)", (text,)),
            rounds=2000,
            warmup_rounds=20,
        )
