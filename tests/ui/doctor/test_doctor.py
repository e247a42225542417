"""`tablemgr doctor`: each thing that is wrong is said, with what to do; it changes nothing."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tablemgr.basics.messages import plain
from tablemgr.house.profile import key_path, read_profile, seal_path
from tablemgr.house.staff import StaffStore
from tablemgr.house.staff.seals import seal_key
from tablemgr.house.staff.store import FILE_NAME
from tablemgr.journal import Journal
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.tablemgr.house.staff.house import House
from tests.tablemgr.journal.conftest import HEADER
from tests.tablemgr.tables import ROUND
from tests.ui.rig import TableRig
from ui.doctor import machine, records
from ui.doctor.findings import Finding, State, exit_of
from ui.main import main


@pytest.fixture
def table(tmp_path: Path, qtbot: QtBot) -> Path:
    """The folder of a table that was played: data, house profile, keys, back-ups, in order."""
    rig = TableRig(tmp_path, qtbot, key=True, settings=f'witness = "{tmp_path / "witness"}"')
    rig.tell(*ROUND)
    rig.close()
    key, made = seal_key(seal_path(tmp_path / "house.toml"), lambda n: b"k" * n)
    assert made
    house = House(tmp_path / "staff", key)
    house.register.first_manager()
    house.register.add(Person("top", Role.SHIFT_MANAGER), "kim", Role.SHIFT_MANAGER)
    house.register.close()
    (tmp_path / "back-ups" / datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")).mkdir(parents=True)
    for folder in ("tables", "staff", "keys"):
        (tmp_path / folder).chmod(0o700)
    return tmp_path


def doctor(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Finding]]:
    """The exit status, and what is not as it should be, by its name."""
    where = ["--profile", str(folder / "house.toml"), "--data", str(folder)]
    capsys.readouterr()
    status = main(["doctor", *where, "--back-ups", str(folder / "back-ups"), "--json"])
    said = json.loads(capsys.readouterr().out)
    assert said["exit"] == status
    found = [
        Finding(
            plain(each["name"]), State(each["state"]), plain(each["text"]), plain(each["remedy"])
        )
        for each in said["checks"]
    ]
    return status, {each.name.in_words(): each for each in found if each.state is not State.OK}


@pytest.fixture(autouse=True)
def no_bus(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "bus", lambda _: iter(()))


def test_a_table_in_order_has_nothing_wrong_and_stays_as_it_is(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path: path.read_bytes() for path in table.rglob("*") if path.is_file()}
    status, found = doctor(table, capsys)
    assert status == 0, found
    assert set(found) <= {"printers", "reader", "screen", "sounds"}
    assert {path: path.read_bytes() for path in table.rglob("*") if path.is_file()} == before


def raise_a_role(table: Path) -> None:
    with closing(sqlite3.connect(table / "staff" / FILE_NAME)) as db:
        db.execute("UPDATE people SET role = 'shift-manager' WHERE key = 'kim' AND must_change = 1")
        db.execute("UPDATE people SET must_change = 0 WHERE key = 'kim'")
        db.commit()


def cut_the_witness(table: Path) -> None:
    (table / "witness").write_text("T1 Round 9 entry 900 " + "0" * 64 + "\n")


def take_the_journal(table: Path) -> None:
    shutil.rmtree(table / "tables")


def rename_the_journal(table: Path) -> None:
    for path in (table / "tables").glob("T1.*"):
        path.rename(path.with_name(path.name.replace("T1", "T2")))


def old_back_up(table: Path) -> None:
    shutil.rmtree(table / "back-ups")
    (table / "back-ups" / "20200101T000000Z").mkdir(parents=True)


@pytest.mark.parametrize(
    ("deed", "name", "says"),
    [
        (raise_a_role, "staff register", "what it has on kim was changed by something else"),
        (lambda of: (of / "staff" / FILE_NAME).chmod(0o666), "staff register", "-rw-rw-rw-"),
        (lambda of: (of / "keys" / "staff.seal").unlink(), "staff register", "is missing"),
        (lambda of: (of / "tables").chmod(0o755), "rights", "other accounts may look in"),
        (lambda of: (of / "keys" / "T1.key").chmod(0o644), "key", "not only its owner"),
        (cut_the_witness, "witnesses", "is not in the journal: it went to entry 900"),
        (old_back_up, "back-ups", "the newest in"),
        (lambda of: (of / "tables" / "T1.journal").unlink(), "journal T1", "T1.journal is gone"),
        (take_the_journal, "witnesses", "T1.journal is gone"),
        (rename_the_journal, "journal T2", "it is the journal of another table, T1"),
        (
            lambda of: (of / "tables" / "T1.journal-anchor").unlink(),
            "journal T1",
            "its anchor is missing",
        ),
        (lambda of: (of / "staff" / FILE_NAME).unlink(), "staff register", "is gone; its key"),
        (lambda of: (of / "house.toml").write_text("game = 1"), "house profile", "house.toml"),
        (
            lambda of: (of / "slips" / "T1" / "slip-000001.pdf").write_bytes(b"%PDF"),
            "journal T1",
            "slip-000001.pdf: it says no number",
        ),
    ],
)
def test_what_is_wrong_is_said_and_told_by_the_exit_status(
    table: Path,
    capsys: pytest.CaptureFixture[str],
    deed: Callable[[Path], object],
    name: str,
    says: str,
) -> None:
    deed(table)
    status, found = doctor(table, capsys)
    assert status in (1, 2), found
    assert found[name].state in (State.WRONG, State.UNSEEN)
    assert says in found[name].text.in_words()


def test_a_person_reads_a_line_a_matter(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ["--profile", str(table / "house.toml"), "--data", str(table)]
    assert main(["doctor", *where, "--back-ups", str(table / "nowhere")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("    ok  journal T1: all ") for line in lines)
    assert any("back-ups: there is none in" in line and "tablemgr backup" in line for line in lines)


def test_the_exit_status_is_the_worst_of_all() -> None:
    every = {state: Finding(plain("x"), state, plain("text")) for state in State}
    assert exit_of([]) == 0
    assert exit_of([every[State.OK], every[State.NOTE]]) == 0
    assert exit_of([every[State.WRONG], every[State.OK]]) == 1
    assert exit_of([every[State.UNSEEN], every[State.WRONG]]) == 2


def test_a_full_disk_and_a_clock_that_was_set_back_are_said(
    table: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = type(shutil.disk_usage(table))
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(10**9, 10**9, 10**6))
    (full,) = machine.disk(table / "not" / "there")
    assert (full.state, full.text.in_words()) == (State.WRONG, f"1 MB free in {table}")
    (late,) = machine.clock(table / "tables" / "T1.journal", 10**18)
    assert late.state is State.WRONG
    (new,) = machine.clock(table / "tables" / "T1.journal", 2**62)
    assert new.state is State.NOTE
    assert new.text.in_words().endswith("over a week old")


def test_an_empty_journal_says_nothing_about_the_clock(table: Path) -> None:
    journal = table / "tables" / "EMPTY.journal"
    Journal.open(journal, HEADER).close()
    (empty,) = machine.clock(journal, 10**18)
    assert (empty.state, "no entry yet" in empty.text.in_words()) == (State.NOTE, True)


def test_printer_and_reader_are_looked_at(table: Path) -> None:
    file = table / "house.toml"
    text = file.read_text().replace('port = "simulator"', f'port = "{table / "no-such-port"}"')
    text = text.replace('sign-in = "name"', 'sign-in = "pin"')
    file.write_text(f'{text}\n[printers.slips]\naddress = "tcp://127.0.0.1:1"\n')
    profile = read_profile(file)
    (reader,) = machine.reader(profile)
    assert reader.state is State.WRONG
    assert "no-such-port can't be opened" in reader.text.in_words()
    found = {each.name.in_words(): each for each in machine.printers(profile)}
    assert found["printer slips"].state is State.WRONG
    assert found["printer slips"].remedy


def test_a_register_of_another_key_is_said(table: Path) -> None:
    (table / "keys" / "staff.seal").write_bytes(b"o" * 32)
    texts = [each.text.in_words() for each in records.staff(table, table / "house.toml")]
    assert "it is not sealed by the key that is here" in texts
    with closing(StaffStore(table / "staff", b"k" * 32)) as store:
        assert store.flaws() == (), "to look has sealed nothing"


def test_a_missing_key_is_a_note_before_the_first_start(table: Path) -> None:
    profile = read_profile(table / "house.toml")
    key_path(profile, table / "house.toml").unlink()
    (found,) = records.table_key(profile, table / "house.toml")
    assert found.state is State.NOTE
