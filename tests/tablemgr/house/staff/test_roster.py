"""A register that follows another one: everybody is there as he is in the other."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tablemgr.house.staff import StaffCode, StaffRefusal
from tablemgr.house.staff.comparing import differences, known_now
from tablemgr.house.staff.roster import Roster
from tablemgr.rules.roles import Role
from tests.tablemgr.house.staff.house import PINS, TOP, House, refused

BY = "desk 12ab"


@pytest.fixture
def desk(tmp_path: Path) -> House:
    return House(tmp_path / "desk", b"d" * 32).staffed()


@pytest.fixture
def table(tmp_path: Path) -> House:
    """A table's register, in which nobody is yet."""
    house = House(tmp_path / "table", b"t" * 32)
    house.register.is_kept_elsewhere = True
    return house


def people(house: House) -> list[tuple[object, ...]]:
    roster = house.register.roster()
    return [(p.name, p.role, p.enabled, p.pin_hash, p.must_change, p.badge) for p in roster.people]


def follow(table: House, desk: House) -> int:
    desk.now_ns += 1
    return table.register.follow(desk.register.roster(), BY)


def test_everybody_comes_with_role_pin_and_badge(desk: House, table: House) -> None:
    desk.register.give_badge(TOP, "ann", "BADGE-1")
    assert follow(table, desk) == 5
    assert people(table) == people(desk)
    assert table.register.identify("ann", PINS["ann"], "T1").role is Role.DEALER
    assert table.register.badge_owner("BADGE-1") is not None
    assert follow(table, desk) == 0, "what is as it was is not stored again"


def test_each_change_comes_and_who_is_gone_can_do_nothing(desk: House, table: House) -> None:
    desk.register.give_badge(TOP, "ann", "BADGE-1")
    follow(table, desk)
    seat = table.register.identify("ben", PINS["ben"], "T1")
    table.register.seat(seat, "T1")
    for _ in range(2):
        refused(table, "mei", "000001", "T1")
    desk.register.disable(TOP, "ann")
    desk.register.change_pin("mei", PINS["mei"], "918273")
    desk.register.give_badge(TOP, "ann", None)
    desk.register.give_badge(TOP, "ben", "BADGE-1")
    desk.take_on("kim", Role.SHIFT_MANAGER)
    assert follow(table, desk) == 4
    assert people(table) == people(desk)
    assert refused(table, "ann", PINS["ann"]).reason is StaffCode.DISABLED
    assert table.register.identify("mei", "918273").wrong_tries == 1, "none but this one"
    owner, ben = table.register.badge_owner("BADGE-1"), table.register.find("ben")
    assert owner is not None
    assert ben is not None
    assert (owner.name, ben.at_table) == ("ben", "T1"), "he deals on"
    desk.register.enable(TOP, "ann")
    follow(table, desk)
    table.register.identify("ann", PINS["ann"])
    roster = desk.register.roster()
    without = tuple(one for one in roster.people if one.name != "ben")
    table.register.follow(replace(roster, people=without), BY)
    assert refused(table, "ben", PINS["ben"]).reason is StaffCode.DISABLED


def test_a_badge_of_somebody_whom_the_desk_does_not_know_is_free_for_its_people(
    desk: House, tmp_path: Path
) -> None:
    """A table that had a register of its own: its old names go, with their badges."""
    table = House(tmp_path / "table", b"t" * 32).staffed()
    table.take_on("kim", Role.DEALER)
    table.register.give_badge(TOP, "kim", "BADGE-1")
    table.register.disable(TOP, "kim")
    desk.register.give_badge(TOP, "ann", "BADGE-1")
    follow(table, desk)
    owner = table.register.badge_owner("BADGE-1")
    assert owner is not None
    assert owner.name == "ann"
    assert follow(table, desk) == 0


def test_what_came_is_no_difference_to_the_tables_journal(desk: House, table: House) -> None:
    known = known_now((), ())
    follow(table, desk)
    desk.register.disable(TOP, "ann")
    desk.register.reset_pin(TOP, "ben")
    follow(table, desk)
    told = [event.for_journal() for event in table.told]
    log, members = table.register.happened(), table.register.members()
    assert not differences(log, members, known, told)
    assert differences(log, members, known, told[1:]), "one that the journal lacks is found"
    assert not table.register.seal_flaws()
    by = [event.by for event in table.told if event.by]
    assert set(by) == {BY}


def test_nobody_sets_his_pin_at_a_table_that_follows(desk: House, table: House) -> None:
    one_time = desk.register.reset_pin(TOP, "ann")
    follow(table, desk)
    assert refused(table, "ann", one_time.pin).reason is StaffCode.KEPT_ELSEWHERE
    with pytest.raises(StaffRefusal, match="set your PIN there"):
        table.register.change_pin("ann", one_time.pin, PINS["ann"])
    desk.register.change_pin("ann", one_time.pin, PINS["ann"])
    follow(table, desk)
    assert table.register.identify("ann", PINS["ann"])


def test_a_register_without_a_manager_is_not_taken_up(desk: House, table: House) -> None:
    follow(table, desk)
    with pytest.raises(StaffRefusal):
        table.register.follow(Roster(desk.now_ns + 9, ()), BY)
    assert people(table) == people(desk)


def test_a_person_whom_something_else_has_changed_goes_to_no_table(
    desk: House, table: House
) -> None:
    desk.past_the_program("UPDATE people SET role = 'shift-manager' WHERE key = 'ann'")
    follow(table, desk)
    assert refused(table, "ann", PINS["ann"]).reason is StaffCode.DISABLED


def test_no_roster_shows_a_hash_by_mistake(desk: House) -> None:
    assert "argon2" not in repr(desk.register.roster())


def test_a_manager_with_a_one_time_pin_alone_is_none(desk: House) -> None:
    roster = desk.register.roster()
    waiting = [replace(one, must_change=True) for one in roster.people]
    assert roster.has_manager
    assert not replace(roster, people=tuple(waiting)).has_manager
