from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from tablemgr.basics.errors import Fault
from tablemgr.house.staff import Happening, StaffCode, StaffRefusal, StaffRegister, StaffStore
from tablemgr.house.staff.store import FILE_NAME, Member, read_log
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.tablemgr.house.staff.house import PINS, TOP, House, refused, wrong

# --- the first start ---------------------------------------------------------------------------


def test_a_first_start_makes_a_manager_once(empty: House) -> None:
    first = empty.register.first_manager()
    assert first is not None
    assert empty.register.first_manager() is None
    (manager,) = empty.register.members()
    assert (manager.name, manager.role, manager.must_change) == (
        "manager",
        Role.SHIFT_MANAGER,
        True,
    )
    assert refused(empty, "manager", first.pin).reason is StaffCode.MUST_CHANGE


def test_the_file_is_its_owners_alone_and_holds_no_pin(house: House) -> None:
    file = house.folder / FILE_NAME
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    raw = file.read_bytes()
    assert not [pin for pin in PINS.values() if pin.encode() in raw]


@pytest.mark.parametrize(
    ("make", "words"),
    [(os.mkfifo, "is a pipe, not a file"), (Path.mkdir, "is a directory, not a file")],
    ids=["pipe", "folder"],
)
def test_what_is_no_file_is_no_register_and_is_not_waited_for(
    tmp_path: Path, make: Callable[[Path], object], words: str
) -> None:
    make(tmp_path / FILE_NAME)
    with pytest.raises(Fault, match=words):
        StaffStore(tmp_path)
    with pytest.raises(Fault, match=words):
        read_log(tmp_path / FILE_NAME)


# --- a PIN of one's own ------------------------------------------------------------------------


def test_a_right_pin_identifies_whatever_the_names_case(house: House) -> None:
    assert house.register.identify("ANN", PINS["ann"]).name == "ann"


def test_a_one_time_pin_only_changes_itself(house: House) -> None:
    one_time = house.register.reset_pin(TOP, "ann")
    assert refused(house, "ann", PINS["ann"]).reason is StaffCode.WRONG_PIN
    assert refused(house, "ann", one_time.pin).reason is StaffCode.MUST_CHANGE
    house.register.change_pin("ann", one_time.pin, "902871")
    assert house.register.identify("ann", "902871").must_change is False
    assert refused(house, "ann", one_time.pin).reason is StaffCode.WRONG_PIN


@pytest.mark.parametrize(
    ("new", "reason"),
    [
        ("12", StaffCode.PIN_LENGTH),
        ("123456", StaffCode.PIN_GUESSABLE),
        (PINS["ann"], StaffCode.PIN_SAME),
    ],
)
def test_a_bad_new_pin_is_refused_and_the_old_one_stays(
    house: House, new: str, reason: StaffCode
) -> None:
    with pytest.raises(StaffRefusal) as caught:
        house.register.change_pin("ann", PINS["ann"], new)
    assert caught.value.reason is reason
    assert house.register.identify("ann", PINS["ann"])


def test_a_change_with_a_wrong_old_pin_counts_as_a_wrong_try(house: House) -> None:
    for _ in range(3):
        with pytest.raises(StaffRefusal) as caught:
            house.register.change_pin("ann", "000001", "902871")
    assert caught.value.reason is StaffCode.LOCKED
    assert refused(house, "ann", PINS["ann"]).reason is StaffCode.LOCKED


# --- keeping the register ----------------------------------------------------------------------


def test_the_disabled_do_not_sign_and_the_enabled_do(house: House) -> None:
    house.register.disable(TOP, "ann")
    assert refused(house, "ann", PINS["ann"]).reason is StaffCode.DISABLED
    house.register.enable(TOP, "ann")
    assert house.register.identify("ann", PINS["ann"])


def test_a_name_is_one_person_whatever_its_case(house: House) -> None:
    with pytest.raises(StaffRefusal) as caught:
        house.register.add(TOP, "Ann", Role.DEALER)
    assert caught.value.reason is StaffCode.TAKEN


def test_the_last_shift_manager_stays(house: House) -> None:
    with pytest.raises(StaffRefusal) as caught:
        house.register.disable(TOP, "manager")
    assert caught.value.reason is StaffCode.LAST_MANAGER
    house.register.add(TOP, "kim", Role.SHIFT_MANAGER)
    house.register.disable(TOP, "manager")


def test_the_last_enabled_shift_manager_stays_whoever_else_is_in_the_register(house: House) -> None:
    house.register.add(TOP, "kim", Role.SHIFT_MANAGER)
    house.register.disable(TOP, "kim")
    with pytest.raises(StaffRefusal) as caught:
        house.register.disable(TOP, "manager")
    assert caught.value.reason is StaffCode.LAST_MANAGER
    assert enabled_managers(house) == ["manager"]
    assert not house.register.disable(TOP, "mei").enabled, "the last of another role may go"


def test_two_who_disable_each_other_at_once_do_not_both_go(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.register.add(TOP, "kim", Role.SHIFT_MANAGER)
    managed = house.register._managed

    def meanwhile(by: Person, name: str) -> Member:
        found = managed(by, name)
        monkeypatch.undo()
        house.register.disable(TOP, "kim")  # at another table, before this one stores anything
        return found

    monkeypatch.setattr(house.register, "_managed", meanwhile)
    with pytest.raises(StaffRefusal) as caught:
        house.register.disable(Person("kim", Role.SHIFT_MANAGER), "manager")
    assert caught.value.reason is StaffCode.LAST_MANAGER
    assert enabled_managers(house) == ["manager"]


def enabled_managers(house: House) -> list[str]:
    everybody = house.register.members()
    return [m.name for m in everybody if m.enabled and m.role is Role.SHIFT_MANAGER]


@pytest.mark.parametrize(
    ("by", "name", "reason"),
    [
        (Person("mei", Role.PIT_SUPERVISOR), "ann", StaffCode.ROLE),
        (Person("pat", Role.PIT_MANAGER), "manager", StaffCode.ROLE),
        (Person("Manager", Role.SHIFT_MANAGER), "manager", StaffCode.OWN_ACT),
        (Person("top", Role.SHIFT_MANAGER), "nobody", StaffCode.UNKNOWN),
    ],
)
def test_who_may_not_reset_a_pin(house: House, by: Person, name: str, reason: StaffCode) -> None:
    with pytest.raises(StaffRefusal) as caught:
        house.register.reset_pin(by, name)
    assert caught.value.reason is reason
    assert not any(member.must_change for member in house.register.members())


# --- what is told ------------------------------------------------------------------------------


def test_every_happening_is_told_and_kept_without_any_pin(house: House) -> None:
    wrong(house, 3)
    refused(house, "ann", PINS["ann"])
    one_time = house.register.reset_pin(TOP, "ann")
    house.register.change_pin("ann", one_time.pin, "902871")
    assert house.heard() == [
        "wrong-pin",
        "wrong-pin",
        "wrong-pin",
        "locked-out",
        "sign-in-refused",
        "pin-reset",
        "pin-changed",
    ]
    assert house.told[3].payload() == {
        "staff": "locked-out",
        "name": "ann",
        "role": "dealer",
        "wrong_tries": 3,
        "wait_s": 30,
    }
    kept = [entry.happened for entry in house.register.happened()]
    assert len(kept) == 2 * 5 + 7
    assert not [line for line in kept if one_time.pin in line or "902871" in line]


def test_the_log_cannot_be_changed(house: House) -> None:
    store = StaffStore(house.folder)
    with pytest.raises(Fault, match="append-only"), store.change():
        store._conn.execute("DELETE FROM log")
    with pytest.raises(Fault, match="append-only"), store.change():
        store._conn.execute("UPDATE log SET happened = ''")
    store.close()


def test_every_happening_has_a_word_of_its_own() -> None:
    assert len({happening.value for happening in Happening}) == len(Happening)


# --- the file ----------------------------------------------------------------------------------


def test_two_tables_share_one_register(house: House) -> None:
    other = House(house.folder)
    wrong(house, 2)
    assert wrong(other, 1).reason is StaffCode.LOCKED
    other.register.close()


@pytest.mark.parametrize("content", [b"not a database, but a text file", b"\0" * 4096])
def test_a_file_that_is_no_register_is_refused_and_stays(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    with pytest.raises(Fault):
        StaffStore(tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == content


def test_a_register_of_version_0_1_opens_with_its_people_and_their_waits(house: House) -> None:
    wrong(house, 3)
    house.register.close()
    with sqlite3.connect(house.folder / FILE_NAME) as old:
        old.execute("ALTER TABLE people DROP COLUMN since_mono_ns")
        old.execute("PRAGMA user_version=1")
    old.close()
    house.new_start()
    assert refused(house, "ann", PINS["ann"]).wait_s == 30
    house.wait_s(30)
    assert house.register.identify("ann", PINS["ann"]).name == "ann"


def test_a_database_of_another_program_is_refused_and_stays(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as other:
        other.execute("CREATE TABLE people (key TEXT PRIMARY KEY, name TEXT)")
    found = (tmp_path / FILE_NAME).read_bytes()
    with pytest.raises(Fault, match="is not a staff register"):
        StaffStore(tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == found


def test_a_register_of_a_later_format_is_refused(house: House) -> None:
    store = StaffStore(house.folder)
    store._conn.execute("PRAGMA user_version=4")
    store.close()
    with pytest.raises(Fault, match="format 4"):
        StaffStore(house.folder)


def test_a_folder_that_cannot_be_made_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Fault):
        StaffStore(tmp_path / "file" / "staff")


def test_a_change_that_fails_stores_nothing(house: House) -> None:
    store = StaffStore(house.folder)
    member = house.register.members()[0]

    def breaks() -> None:
        with store.change():
            store.put(replace(member, name="new"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        breaks()
    assert store.find("new") is None
    store.close()


def test_the_events_reach_whoever_listens_now(house: House) -> None:
    heard: list[str] = []
    register: StaffRegister = house.register
    register.tell = lambda event: heard.append(event.name)
    register.disable(TOP, "ben")
    assert heard == ["ben"]


def test_a_register_whose_people_are_gone_is_a_fault_and_not_empty(house: House) -> None:
    store = StaffStore(house.folder)
    store._conn.execute("DROP TABLE people")
    with pytest.raises(Fault, match="can't be used"):
        _ = house.register.has_people
    with pytest.raises(Fault, match="can't be used"):
        house.register.identify("ann", PINS["ann"])
    store.close()


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Mary Tan", "O'Brien", "முருகன்", "林美玲", "Sam Lim"])
def test_a_name_of_any_script_is_taken_and_found(house: House, name: str) -> None:
    one_time = house.register.add(TOP, f"  {name} ", Role.DEALER)
    assert one_time.name == name
    house.register.change_pin(name.upper(), one_time.pin, "902871")
    assert house.register.identify(name.swapcase(), "902871").name == name


@pytest.mark.parametrize("other", ["o\u2019brien", "O'BRIEN", " o'brien"])
def test_two_names_that_look_the_same_are_refused(house: House, other: str) -> None:
    house.register.add(TOP, "O'Brien", Role.DEALER)
    with pytest.raises(StaffRefusal) as caught:
        house.register.add(TOP, other, Role.DEALER)
    assert caught.value.reason is StaffCode.TAKEN


@pytest.mark.parametrize("name", ["", "ann\nlee", "ann\u202elee", "a" * 41, "ann@home"])
def test_what_is_no_name_is_refused(house: House, name: str) -> None:
    with pytest.raises(StaffRefusal) as caught:
        house.register.add(TOP, name, Role.DEALER)
    assert caught.value.reason is StaffCode.NAME


def test_a_person_of_a_register_from_before_is_found_by_the_plain_letters(tmp_path: Path) -> None:
    member = Member("\uff22ob", Role.DEALER, enabled=True, pin_hash="x", must_change=False)
    with closing(StaffStore(tmp_path)) as store, store.change():
        store.put(member)
        store.put_badge(member, "badge")
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:  # as it was stored before
        file.execute("UPDATE people SET key = ?", ["\uff42ob"])
        file.execute("UPDATE badges SET key = ?", ["\uff42ob"])
        file.commit()
    with closing(StaffStore(tmp_path)) as store:
        for found in (store.find("Bob"), store.badge_owner("badge")):
            assert found is not None
            assert replace(found, badge_mark="") == member
