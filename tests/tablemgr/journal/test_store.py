"""The open journal: what goes in stands there, in order, and nothing else can be done to it."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablemgr.basics.errors import Bug, Fault
from tablemgr.journal import Draft, EntryKind, Journal, JournalHeader, Stamp, verify
from tablemgr.journal.entry import Json

NUMBERS = st.integers(-(2**63), 2**63 - 1)
TEXT = st.text()
VALUES: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXT,
    lambda inner: st.lists(inner) | st.dictionaries(TEXT, inner),
    max_leaves=12,
)
Make = Callable[..., Draft]
Contents = Callable[[Path], dict[str, bytes]]


def test_what_was_appended_stands_there_after_reopening(
    path: Path, header: JournalHeader, make_draft: Make
) -> None:
    with Journal.open(path, header) as journal:
        assert (journal.last_seq, journal.last_round_no, journal.last) == (0, 0, None)
        first = journal.append(
            EntryKind.ACT,
            {"b": [1, None, True], "a": "é"},
            round_no=7,
            person="anna",
            role="dealer",
            stamp=Stamp(3, 4),
        )
        rest = journal.append_all([make_draft(2, round_no=8), make_draft(3, round_no=0)])
    with Journal.open(path, header) as journal:
        assert list(journal.entries()) == [first, *rest]
        assert first.payload == '{"a":"é","b":[1,null,true]}'
        assert first.data == {"a": "é", "b": [1, None, True]}
        assert (first.seq, first.round_no, first.stamp) == (1, 7, Stamp(3, 4))
        assert journal.last == rest[-1]
        assert journal.last_hash == rest[-1].hash
        assert journal.last_round_no == 8
        assert journal.header == header


def test_an_entry_is_in_the_file_when_append_returns(
    journal: Journal, path: Path, tmp_path: Path, make_draft: Make
) -> None:
    entry = journal.append_all([make_draft(1)])[0]
    copy = tmp_path / "copy"
    copy.mkdir()
    for file in (path, path.with_name(path.name + "-wal")):
        (copy / file.name).write_bytes(file.read_bytes())
    report = verify(copy / path.name)
    assert report.ok
    assert report.last_seq == entry.seq
    assert sorted(copy.iterdir()) == [copy / path.name, copy / f"{path.name}-wal"]


def test_the_connection_syncs_every_commit(journal: Journal) -> None:
    conn = journal._conn
    assert conn.execute("PRAGMA synchronous").fetchone() == (2,)
    assert conn.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_entries_are_chosen_by_round_kind_and_number(journal: Journal, make_draft: Make) -> None:
    journal.append_all([make_draft(n, round_no=n % 3) for n in range(1, 2500)])
    journal.append_all([make_draft(9, round_no=2, kind=EntryKind.RAW)])
    assert [entry.seq for entry in journal.entries()] == list(range(1, 2501))
    assert next(journal.entries(after=-1)).seq == 1
    assert [entry.seq for entry in journal.entries(after=2498)] == [2499, 2500]
    assert len(list(journal.entries(round_no=2))) == 834
    assert [entry.seq for entry in journal.entries(kinds=[EntryKind.RAW])] == [2500]
    assert not list(journal.entries(kinds=[]))
    assert [entry.seq for entry in journal.entries(after=2490, holding=['"number":2493'])] == [2493]
    words = ['"number":2493', '"number":2497', "nowhere"]
    assert [entry.seq for entry in journal.entries(after=2490, holding=words)] == [2493, 2497]


def test_a_round_is_found_without_reading_the_others(
    written: Path, header: JournalHeader, make_draft: Make
) -> None:
    """By what SQLite does, not by the clock; the same before and after a new start."""
    with Journal.open(written, header) as journal:
        journal.append_all([make_draft(n, round_no=5 + n // 10) for n in range(41, 4000)])
        journal.append_all([make_draft(4000, round_no=2)])  # its slip, printed once more
    with Journal.open(written, header) as journal:
        journal.append_all([make_draft(4001, round_no=2), make_draft(4002, round_no=2)])
        steps: list[int] = []
        journal._conn.set_progress_handler(lambda: steps.append(1), 10)
        found = [entry.seq for entry in journal.entries(round_no=2)]
        assert found == [*range(11, 21), 4000, 4001, 4002]
        assert [entry.seq for entry in journal.entries(round_no=2, after=4000)] == [4001, 4002]
        assert not list(journal.entries(round_no=9_999))
        assert len(steps) < 100, "every entry was looked at"


def test_a_round_that_grows_while_it_is_read_is_read_to_its_end(
    journal: Journal, make_draft: Make
) -> None:
    journal.append_all([make_draft(n) for n in range(1, 4)])
    reading = journal.entries(round_no=1)
    next(reading)
    journal.append_all([make_draft(4), make_draft(5, round_no=2), make_draft(6)])
    assert [entry.seq for entry in reading] == [2, 3, 4, 6]


def test_entries_appended_while_reading_come_too(journal: Journal, make_draft: Make) -> None:
    journal.append_all([make_draft(n) for n in range(1, 1001)])
    reading = journal.entries()
    next(reading)
    journal.append_all([make_draft(1001)])
    assert [entry.seq for entry in reading][-1] == 1001


@pytest.mark.parametrize(
    "bad",
    [
        {"payload": {"a": 1.5}},
        {"payload": {"a": 2**63}},
        {"payload": {"a": "\ud800"}},
        {"person": "\ud800"},
        {"round_no": -1},
        {"round_no": 2**63},
        {"stamp": Stamp(2**63, 0)},
        {"kind": EntryKind.HEADER},
    ],
    ids=str,
)
def test_what_does_not_fit_is_refused_whole_and_the_journal_goes_on(
    journal: Journal, make_draft: Make, bad: dict[str, object]
) -> None:
    fields = {name: getattr(make_draft(1), name) for name in Draft.__struct_fields__}
    with pytest.raises((TypeError, ValueError)):
        journal.append_all([make_draft(1), Draft(**{**fields, **bad})])
    assert journal.last_seq == 0
    assert journal.append_all([make_draft(1)])[0].seq == 1
    assert [entry.seq for entry in journal.entries()] == [1]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(TEXT, VALUES), TEXT, NUMBERS, st.integers(0, 2**63 - 1))
def test_any_payload_comes_back_as_it_went_in(
    journal: Journal, payload: dict[str, Json], who: str, at: int, round_no: int
) -> None:
    entry = journal.append(
        EntryKind.ACT,
        payload,
        round_no=round_no,
        person=who,
        role=who[1:],
        stamp=Stamp(at, at),
    )
    assert journal.last == entry
    assert entry.data == payload
    assert (entry.person, entry.role, entry.stamp.wall_ns) == (who, who[1:], at)


def test_two_threads_write_one_chain(path: Path, header: JournalHeader, make_draft: Make) -> None:
    with Journal.open(path, header) as journal:
        work = [
            Thread(target=lambda: [journal.append_all([make_draft(n)]) for n in range(50)])
            for _ in range(2)
        ]
        for thread in work:
            thread.start()
        for thread in work:
            thread.join()
    assert verify(path).ok
    assert verify(path).last_seq == 100


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE entries SET payload = '{}' WHERE seq = 3",
        "DELETE FROM entries WHERE seq = 40",
        "INSERT INTO entries SELECT 90, 1, kind, '', '', 1, 1, '{}', hash FROM entries WHERE seq=1",
        "REPLACE INTO entries SELECT 40, 1, kind, '', '', 1, 1, '{}', hash FROM entries LIMIT 1",
    ],
)
def test_the_file_itself_refuses_change(written: Path, sql: str) -> None:
    with (
        closing(sqlite3.connect(written)) as conn,
        pytest.raises(sqlite3.IntegrityError, match="journal"),
    ):
        conn.execute(sql)
    assert verify(written).ok


OPEN = "Journal.open(path, JournalHeader('T1', '', '', Stamp(0, 0)))"
BY_SQL = "sqlite3.connect(path, timeout=0).execute('SELECT * FROM entries')"


def from_outside(path: Path, *doors: str) -> list[str]:
    """What another process is told at each of these doors."""
    code = (
        "import sqlite3, sys; from pathlib import Path; from tablemgr.journal import *\n"
        "path = Path(sys.argv[1])\n"
        "for door in sys.argv[2:]:\n"
        "    try: eval(door)\n"
        "    except Exception as error: print(error)\n"
    )
    command = [sys.executable, "-c", code, str(path), *doors]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_a_second_opening_is_refused_and_touches_nothing(
    written: Path, header: JournalHeader, contents: Contents, make_draft: Make
) -> None:
    with Journal.open(written, header) as journal:
        journal.append_all([make_draft(41)])
        before = contents(written)
        with pytest.raises(Fault, match="open in another program"):
            Journal.open(written, header)
        (said,) = from_outside(written, OPEN)
        assert said.startswith(f"{written}: the journal is open in another program.")
        assert contents(written) == before
        journal.append_all([make_draft(42)])
    assert verify(written).last_seq == 42


def test_other_programs_are_kept_out_even_after_a_second_opening_or_a_reading_here(
    written: Path, header: JournalHeader
) -> None:
    """A process that closes any descriptor of the file would lose SQLite's locks on it."""
    with Journal.open(written, header):
        with pytest.raises(Fault, match="open in another program"):
            Journal.open(written, header)
        assert verify(written).last_seq == 40
        assert from_outside(written, BY_SQL) == ["database is locked"]


def test_another_program_with_a_transaction_is_a_fault(
    written: Path, header: JournalHeader
) -> None:
    with closing(sqlite3.connect(written, isolation_level=None)) as conn:
        conn.execute("BEGIN IMMEDIATE")
        with pytest.raises(Fault, match="open in another program"):
            Journal.open(written, header)
        conn.execute("ROLLBACK")
    Journal.open(written, header).close()


def test_a_full_disk_stops_the_journal_and_leaves_nothing_half_written(
    written: Path, header: JournalHeader, make_draft: Make
) -> None:
    with Journal.open(written, header) as journal:
        pages = journal._conn.execute("PRAGMA page_count").fetchone()[0]
        journal._conn.execute(f"PRAGMA max_page_count={pages}")
        with pytest.raises(Fault, match="the disk is full") as caught:
            journal.append_all([make_draft(n) for n in range(41, 500)])
        assert "Free space" in caught.value.remedy
        journal._conn.execute("PRAGMA max_page_count=100000")
        with pytest.raises(Fault, match="stopped after an error"):
            journal.append_all([make_draft(41)])
        with pytest.raises(Fault, match="stopped after an error"):
            journal.checkpoint()
        assert len(list(journal.entries())) == 40
    assert verify(written).last_seq == 40
    with Journal.open(written, header) as journal:
        assert journal.append_all([make_draft(41)])[0].seq == 41


def test_a_file_that_may_not_grow_is_a_fault_and_nothing_is_lost(written: Path) -> None:
    code = (
        "import resource, sys; from pathlib import Path; from tablemgr.basics.errors import Fault\n"
        "from tablemgr.journal import *\n"
        "journal = Journal.open(Path(sys.argv[1]), JournalHeader('T1', '', '', Stamp(0, 0)))\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000))\n"
        "try:\n"
        "    while True:\n"
        "        entry = journal.append(EntryKind.ACT, {}, round_no=1, person='', role='',"
        " stamp=Stamp(0, 0))\n"
        "except Fault as fault: print(entry.seq, fault)\n"
    )
    command = [sys.executable, "-c", code, str(written)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    last, _, fault = done.stdout.partition(" ")
    assert str(written) in fault
    report = verify(written)
    assert report.ok
    assert report.last_seq == int(last) > 40


@pytest.mark.parametrize("error", [PermissionError(13, "Permission denied"), OSError(5, "I/O")])
def test_a_file_that_the_system_refuses_is_a_fault(
    written: Path, header: JournalHeader, monkeypatch: pytest.MonkeyPatch, error: OSError
) -> None:
    def refuse(*_: object) -> int:
        raise error

    monkeypatch.setattr("tablemgr.journal.lock.os.open", refuse)
    with pytest.raises(Fault, match=error.strerror) as caught:
        Journal.open(written, header)
    assert "folder" in caught.value.remedy


def test_a_missing_folder_is_a_fault(tmp_path: Path, header: JournalHeader) -> None:
    with pytest.raises(Fault, match="No such file") as caught:
        Journal.open(tmp_path / "none" / "a.journal", header)
    assert "folder exists" in caught.value.remedy
    with pytest.raises(Fault, match="No such file"):
        verify(tmp_path / "a.journal")
    with pytest.raises(Fault):
        Journal.open(tmp_path, header)
    assert list(tmp_path.iterdir()) == []


def test_a_journal_of_another_table_is_refused(written: Path, contents: Contents) -> None:
    before = contents(written)
    with pytest.raises(Fault, match="table T1, not to T2"):
        Journal.open(written, JournalHeader("T2", "House", "0.1.0", Stamp(0, 0)))
    assert contents(written) == before


def test_a_log_whose_journal_is_gone_is_not_built_upon(
    path: Path, header: JournalHeader, contents: Contents
) -> None:
    path.with_name(f"{path.name}-wal").write_bytes(b"x" * 5000)
    before = contents(path)
    with pytest.raises(Fault, match="write-ahead log is here"):
        Journal.open(path, header)
    assert contents(path) == before


def test_what_a_broken_creation_left_is_replaced(path: Path, header: JournalHeader) -> None:
    for suffix in (".new", ".new-wal", ".new-shm"):
        path.with_name(path.name + suffix).write_bytes(b"half" * 2000)
    Journal.open(path, header).close()
    assert {file.name for file in path.parent.iterdir()} == {path.name, f"{path.name}-anchor"}
    assert verify(path).ok


def test_a_closed_journal_takes_and_gives_nothing(
    written: Path, header: JournalHeader, make_draft: Make
) -> None:
    journal = Journal.open(written, header)
    journal.close()
    journal.close()
    with pytest.raises(Bug):
        journal.append_all([make_draft(1)])
    with pytest.raises(Bug):
        next(journal.entries())
    assert {file.name for file in written.parent.iterdir()} == {
        written.name,
        f"{written.name}-anchor",
    }


def test_a_checkpoint_changes_no_entry(journal: Journal, path: Path, make_draft: Make) -> None:
    journal.append_all([make_draft(1)])
    journal.checkpoint()
    assert path.with_name(f"{path.name}-wal").stat().st_size == 0
    assert journal.append_all([make_draft(2)])[0].seq == 2
    assert len(list(journal.entries())) == 2


def test_the_latest_time_is_that_of_any_entry_whatever_came_after_it(tmp_path: Path) -> None:
    made_ns = 10**18
    header = JournalHeader("T1", "House", "0", Stamp(made_ns, 1))
    with Journal.open(tmp_path / "t.journal", header) as journal:
        assert journal.latest_wall_ns() == made_ns
        for wall_ns in (made_ns + 50, made_ns + 20):
            journal.append(
                EntryKind.SESSION,
                {},
                round_no=0,
                person="ann",
                role="dealer",
                stamp=Stamp(wall_ns, 1),
            )
        assert journal.latest_wall_ns() == made_ns + 50
