"""`tablemgr backup`: whole, sound, while a table is open, and only so many are kept."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.commandline.backup_command import back_up, main
from tablemgr.house.staff import StaffStore
from tablemgr.house.staff.store import FILE_NAME
from tablemgr.house.table_key import key_of_table, read_public_key
from tablemgr.journal import Draft, EntryKind, Journal, JournalHeader, Stamp, verify
from tablemgr.journal.anchor import read_anchor
from tests.tablemgr.house.staff.house import House

HEADER = JournalHeader("T1", "House", "0.3.0", Stamp(1_700_000_000_000_000_000, 5))
NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
FROM_OUTSIDE = (
    "import sys; from tablemgr.commandline.backup_command import main; main(sys.argv[1:])"
)


def draft(number: int) -> Draft:
    stamp = Stamp(HEADER.created.wall_ns + number, number)
    return Draft(EntryKind.ACT, {"number": number}, 1, "anna", "dealer", stamp)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    (tmp_path / "data/tables").mkdir(parents=True)
    (tmp_path / "data/staff").mkdir()
    (tmp_path / "data/staff/register.toml").write_text("people", encoding="utf-8")
    (tmp_path / "profiles").mkdir()
    (tmp_path / "profiles/house.toml").write_text("house", encoding="utf-8")
    return tmp_path / "data"


def test_an_open_table_is_backed_up_whole(data: Path, tmp_path: Path) -> None:
    with Journal.open(data / "tables/T1.journal", HEADER) as journal:
        journal.append_all([draft(1), draft(2)])
        made = tmp_path / "copies"
        words = [sys.executable, "-c", FROM_OUTSIDE, "--data", str(data), "--to", str(made)]
        subprocess.run(words, check=True)
        journal.append_all([draft(3)])
    (copy,) = made.iterdir()
    report = verify(copy / "tables/T1.journal")
    assert (report.ok, report.last_seq, report.anchored) == (True, 2, True)
    anchor = read_anchor(copy / "tables/T1.journal")
    assert anchor is not None
    assert anchor.seq == 2
    assert (copy / "staff/register.toml").read_text(encoding="utf-8") == "people"


def test_a_closed_table_and_the_profile_are_in_it(data: Path, tmp_path: Path) -> None:
    with Journal.open(data / "tables/T1.journal", HEADER) as journal:
        journal.append_all([draft(1)])
    before = (data / "tables/T1.journal").read_bytes()
    made = back_up(data, tmp_path / "profiles", tmp_path / "copies", NOW)
    assert made.name == "20260102T030405Z"
    assert (made / "tables/T1.journal").read_bytes() == before
    assert (data / "tables/T1.journal").read_bytes() == before
    assert (made / "profiles/house.toml").read_text(encoding="utf-8") == "house"
    with pytest.raises(Fault, match="already"):
        back_up(data, tmp_path / "profiles", tmp_path / "copies", NOW)


def test_a_damaged_journal_is_said_and_leaves_no_back_up(data: Path, tmp_path: Path) -> None:
    with Journal.open(data / "tables/T1.journal", HEADER) as journal:
        journal.append_all([draft(1)])
    whole = (data / "tables/T1.journal").read_bytes()
    (data / "tables/T1.journal").write_bytes(whole.replace(b'"number":1', b'"number":7'))
    with pytest.raises(Fault, match="damaged"):
        back_up(data, tmp_path / "profiles", tmp_path / "copies", NOW)
    assert [path for path in (tmp_path / "copies").iterdir() if path.name[0] != "."] == []


def test_the_oldest_go_and_what_is_no_back_up_stays(data: Path, tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    for hour in (1, 2, 3):
        back_up(data, tmp_path / "profiles", copies, NOW.replace(hour=hour))
    (copies / "notes").mkdir()
    assert main(["--data", str(data), "--to", str(copies), "--keep", "2"]) == 0
    left = sorted(path.name for path in copies.iterdir())
    assert left[0] == "20260102T030405Z"
    assert (len(left), left[-1]) == (3, "notes")


def test_a_number_that_keeps_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["--to", str(tmp_path), "--keep", "0"])


def test_the_register_is_copied_whole_while_a_table_writes_it_with_the_keys_public_half(
    data: Path, tmp_path: Path
) -> None:
    key = key_of_table(tmp_path / "profiles" / "keys" / "T1.key")
    house = House(data / "staff").staffed()
    writing = sqlite3.connect(data / "staff" / FILE_NAME)
    writing.execute("BEGIN IMMEDIATE")
    writing.execute("UPDATE people SET at_table = 'T9'")
    made = back_up(data, tmp_path / "profiles", tmp_path / "copies", NOW)
    writing.rollback()
    writing.close()
    with closing(StaffStore(made / "staff")) as copy:
        assert copy.members() == house.register.members()
        assert copy.logged() == house.register.happened()
    house.register.close()
    assert read_public_key(made / "keys" / "T1.pub") == key.public_key()
    assert not list(made.rglob("*.key")), "no key is in a back-up"


def test_a_register_that_is_damaged_is_said_and_no_back_up_is_made(
    data: Path, tmp_path: Path
) -> None:
    (data / "staff" / FILE_NAME).write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    with pytest.raises(Fault, match="the staff register"):
        back_up(data, tmp_path / "profiles", tmp_path / "copies", NOW)
    assert [path.name for path in (tmp_path / "copies").iterdir()] == [".20260102T030405Z"]
