"""No change to a journal goes unnamed, and looking at it changes nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tablemgr.basics.errors import Fault
from tablemgr.journal import Draft, Entry, Journal, JournalHeader, Stamp, verify
from tablemgr.journal.chain import BEFORE_FIRST, link

Contents = Callable[[Path], dict[str, bytes]]
Tamper = Callable[..., None]
relaxed = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


def named(path: Path) -> list[int | None]:
    return [problem.seq for problem in verify(path).problems]


def test_a_sound_journal_verifies_and_is_not_touched(written: Path, contents: Contents) -> None:
    before = contents(written)
    report = verify(written)
    assert report.ok
    assert (report.entries, report.last_seq) == (41, 40)
    assert contents(written) == before


@pytest.mark.parametrize(
    ("sql", "seqs"),
    [
        ("UPDATE entries SET payload = '{}' WHERE seq = 3", [3]),
        ("UPDATE entries SET person = 'bob' WHERE seq = 40", [40]),
        ("UPDATE entries SET wall_ns = wall_ns + 1 WHERE seq = 1", [1]),
        ("UPDATE entries SET person = 'ann', role = 'adealer' WHERE seq = 5", [5]),
        ("UPDATE entries SET hash = zeroblob(32) WHERE seq = 7", [7, 8]),
        ("UPDATE entries SET hash = zeroblob(3) WHERE seq = 7", [7]),
        ("UPDATE entries SET kind = 'other' WHERE seq = 4", [4, 4]),
        ("UPDATE entries SET payload = CAST(x'ff' AS TEXT) WHERE seq = 6", [6]),
        ("DELETE FROM entries WHERE seq = 9", [9]),
        ("DELETE FROM entries WHERE seq BETWEEN 9 AND 12", [9]),
        ("DELETE FROM entries WHERE seq = 0", [0]),
        ("DELETE FROM entries WHERE seq > 38", [39]),
        ("DELETE FROM entries", [0]),
        ("UPDATE sqlite_sequence SET seq = 12", [None]),
        ("DELETE FROM sqlite_sequence", [None]),
        ("INSERT INTO entries SELECT -1,1,kind,'','',1,1,'',hash FROM entries LIMIT 1", [-1]),
        ("CREATE TABLE more (a)", [None]),
        ("CREATE INDEX i ON entries (kind)", [None]),
    ],
)
def test_an_edit_by_sql_is_named(
    written: Path, tamper: Tamper, sql: str, seqs: list[int | None]
) -> None:
    tamper(written, sql)
    assert named(written)[: len(seqs)] == seqs


@pytest.mark.parametrize(
    ("sql", "words"),
    [
        ("DELETE FROM entries WHERE seq = 9", "entry 9: missing (9)"),
        ("DELETE FROM entries WHERE seq IN (9, 10)", "entry 9: missing (9 to 10)"),
        ("DELETE FROM entries WHERE seq = 40", "entry 40: missing (the end, up to 40)"),
    ],
)
def test_a_gap_of_one_and_of_two_is_named_by_its_numbers(
    written: Path, tamper: Tamper, sql: str, words: str
) -> None:
    tamper(written, sql)
    assert str(verify(written).problems[0]) == words


def test_entries_that_changed_places_are_named(written: Path, tamper: Tamper) -> None:
    tamper(
        written,
        "UPDATE entries SET seq = 1000 WHERE seq = 5",
        "UPDATE entries SET seq = 5 WHERE seq = 6",
        "UPDATE entries SET seq = 6 WHERE seq = 1000",
    )
    assert named(written)[:2] == [5, 6]


def test_a_missing_guard_is_named(written: Path) -> None:
    with closing(sqlite3.connect(written)) as conn:
        conn.execute("DROP TRIGGER entries_never_go")
    assert "guards" in str(verify(written).problems[0])


def test_many_problems_are_cut_short(path: Path, written: Path, tamper: Tamper) -> None:
    tamper(
        written,
        "WITH RECURSIVE n(i) AS (SELECT 41 UNION ALL SELECT i + 1 FROM n WHERE i < 400) "
        "INSERT INTO entries SELECT i, 1, 'act', '', '', 1, 1, '{}', zeroblob(32) FROM n",
    )
    assert len(verify(path).problems) == 101


def test_opening_refuses_a_changed_journal_and_names_the_entry(
    written: Path, header: JournalHeader, tamper: Tamper, contents: Contents
) -> None:
    tamper(written, "UPDATE entries SET payload = '{}' WHERE seq = 3")
    before = contents(written)
    with pytest.raises(Fault, match=r"T1\.journal.*damaged: entry 3: ") as caught:
        Journal.open(written, header)
    assert "Nothing was written" in caught.value.remedy
    assert contents(written) == before


def test_a_newer_journal_is_refused_untouched(
    written: Path, header: JournalHeader, contents: Contents
) -> None:
    with closing(sqlite3.connect(written)) as conn:
        conn.execute("PRAGMA user_version=2")
    before = contents(written)
    for door in (lambda: Journal.open(written, header), lambda: verify(written)):
        with pytest.raises(Fault, match=r"newer version of the program .*format 2"):
            door()
    assert contents(written) == before


@pytest.mark.parametrize("pragma", ["application_id=5", "user_version=0", "journal_mode=DELETE"])
def test_a_database_of_something_else_is_refused_untouched(
    written: Path, header: JournalHeader, contents: Contents, pragma: str
) -> None:
    with closing(sqlite3.connect(written)) as conn:
        conn.execute(f"PRAGMA {pragma}")
    before = contents(written)
    with pytest.raises(Fault, match="damaged"):
        Journal.open(written, header)
    assert contents(written) == before


def test_a_rollback_log_beside_it_is_refused(
    written: Path, header: JournalHeader, contents: Contents
) -> None:
    written.with_name(f"{written.name}-journal").write_bytes(b"hot")
    before = contents(written)
    with pytest.raises(Fault, match="rollback log"):
        Journal.open(written, header)
    assert contents(written) == before


def check_any_file(path: Path, header: JournalHeader, contents: Contents) -> None:
    """A file that is no journal is a Fault and stays as it is."""
    before = contents(path)
    with pytest.raises(Fault):
        Journal.open(path, header)
    assert contents(path) == before
    assert not verify(path).ok
    assert contents(path) == before


@relaxed
@given(st.binary(max_size=9000))
@example(b"")
@example(b"SQLite format 3\x00")
def test_any_bytes_are_a_fault_and_stay(
    path: Path, header: JournalHeader, contents: Contents, data: bytes
) -> None:
    path.write_bytes(data)
    check_any_file(path, header, contents)


@relaxed
@given(st.data())
def test_a_cut_journal_is_a_fault_and_stays(
    written: Path, header: JournalHeader, contents: Contents, data: st.DataObject
) -> None:
    whole = written.read_bytes()
    try:
        written.write_bytes(whole[: data.draw(st.integers(0, len(whole) - 1))])
        check_any_file(written, header, contents)
    finally:
        written.write_bytes(whole)


@relaxed
@given(st.data())
def test_random_pages_behind_a_good_start_are_a_fault_and_stay(
    written: Path, header: JournalHeader, contents: Contents, data: st.DataObject
) -> None:
    whole = written.read_bytes()
    noise = Random(data.draw(st.integers())).randbytes(len(whole) - 100)
    try:
        written.write_bytes(whole[:100] + noise)
        check_any_file(written, header, contents)
    finally:
        written.write_bytes(whole)


def read(path: Path) -> list[Entry]:
    """The entries as another program would find them, one by one by number."""
    with Journal.open(path, JournalHeader("T1", "", "", Stamp(0, 0))) as journal:
        return [next(journal.entries(after=seq - 1)) for seq in range(1, journal.last_seq + 1)]


def named_or_harmless(path: Path, flipped: bytearray, entries: list[Entry]) -> bool:
    """Whether the change is named; if not, every entry must read as before."""
    path.write_bytes(flipped)
    try:
        if not verify(path).ok:
            return True
    except Fault:  # it looks like a newer format
        return True
    assert read(path) == entries
    return False


def test_flipped_bits_around_a_column_s_type_are_named_or_harmless(written: Path) -> None:
    """SQLite stores the types before the values: damage there gives nulls and numbers."""
    entries = read(written)
    whole = written.read_bytes()
    first = whole.index(b"actannadealer")
    named = 0
    for at in range(first - 13, first):
        for bit in range(8):
            flipped = bytearray(whole)
            flipped[at] ^= 1 << bit
            named += named_or_harmless(written, flipped, entries)
    assert named > 100


@relaxed
@given(st.data())
def test_a_flipped_bit_is_named_or_harmless(written: Path, data: st.DataObject) -> None:
    whole = written.read_bytes()
    entries = read(written)
    flipped = bytearray(written.read_bytes())
    at = data.draw(st.integers(0, len(whole) - 1))
    flipped[at] ^= 1 << data.draw(st.integers(0, 7))
    try:
        named_or_harmless(written, flipped, entries)
    finally:
        written.write_bytes(whole)


def test_a_chain_that_opens_with_no_header_is_named(
    written: Path, header: JournalHeader, tamper: Tamper
) -> None:
    digest = link(BEFORE_FIRST, 0, 0, "header", "", "", 1, 1, "[]").hex()
    tamper(
        written,
        "DELETE FROM entries",
        "UPDATE sqlite_sequence SET seq = 0",
        f"INSERT INTO entries VALUES (0, 0, 'header', '', '', 1, 1, '[]', x'{digest}')",
    )
    assert named(written) == [0]
    with pytest.raises(Fault, match="entry 0: is not a journal's header"):
        Journal.open(written, header)


def test_a_journal_that_grew_is_a_fault_and_stays(
    written: Path, header: JournalHeader, contents: Contents
) -> None:
    written.write_bytes(written.read_bytes() + bytes(4096))
    assert "cut short or made longer" in str(verify(written).problems[0])
    check_any_file(written, header, contents)


def test_a_signpost_between_pages_that_points_wrong_is_named(
    path: Path, header: JournalHeader, make_draft: Callable[..., Draft], contents: Contents
) -> None:
    """Reading from end to end would not notice; looking up one entry would miss it."""
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(number) for number in range(1, 401)])
    data = bytearray(path.read_bytes())
    assert data[4096] == 5, "the table's first page holds signposts: a pointer and a number each"
    cell = 4096 + int.from_bytes(data[4096 + 12 : 4096 + 14], "big")
    data[cell + 4] ^= 8
    path.write_bytes(data)
    assert "structure" in str(verify(path).problems[0])
    check_any_file(path, header, contents)
