"""Wrong PINs: how often one may try, how long one waits, and who ends the wait."""

from __future__ import annotations

import pytest

from tablemgr.house.staff import StaffCode
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.tablemgr.house.staff.house import DAY_NS, PINS, TOP, House, refused, wrong


def test_three_wrong_tries_lock_and_the_right_pin_waits_too(house: House) -> None:
    assert wrong(house, 2).reason is StaffCode.WRONG_PIN
    said = wrong(house, 1)
    assert (said.reason, said.wait_s) == (StaffCode.LOCKED, 30)
    assert refused(house, "ann", PINS["ann"]).wait_s == 30
    house.wait_s(29)
    assert refused(house, "ann", PINS["ann"]).wait_s == 1
    house.wait_s(1)
    house.register.identify("ann", PINS["ann"])
    assert tried(house, "ann") == 0


def test_each_further_wrong_try_doubles_the_wait(house: House) -> None:
    wrong(house, 3)
    for wait_s in (60, 120, 240):
        house.wait_s(wait_s // 2)
        assert wrong(house, 1).wait_s == wait_s


def test_a_lock_out_survives_a_restart_and_a_clock_put_back(house: House) -> None:
    wrong(house, 3)
    house.new_start()
    assert refused(house, "ann", PINS["ann"]).wait_s == 30
    house.now_ns -= 400 * DAY_NS
    assert refused(house, "ann", PINS["ann"]).wait_s == 30
    house.new_start()
    house.wait_s(29)
    assert refused(house, "ann", PINS["ann"]).wait_s == 1
    house.wait_s(1)
    assert house.register.identify("ann", PINS["ann"])


def test_no_clock_set_forward_ends_a_lock_out_not_even_over_a_new_start(house: House) -> None:
    wrong(house, 3)
    house.set_clock(3600)
    assert refused(house, "ann", PINS["ann"]).wait_s == 30
    house.new_start()
    assert refused(house, "ann", PINS["ann"]).wait_s == 30
    house.wait_s(30)
    assert house.register.identify("ann", PINS["ann"])


def test_a_machine_that_was_off_counts_what_it_has_been_on_for(house: House) -> None:
    wrong(house, 3)
    house.set_clock(8 * 3600)
    house.start_the_machine(up_s=10)
    assert refused(house, "ann", PINS["ann"]).wait_s == 20
    house.wait_s(20)
    assert house.register.identify("ann", PINS["ann"])


def test_tries_while_locked_do_not_lengthen_the_wait(house: House) -> None:
    wrong(house, 3)
    assert wrong(house, 5).wait_s == 30


def test_a_try_is_stored_before_the_pin_is_looked_at(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_: object) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(house.register._hasher, "matches", killed)
    for _ in range(3):
        with pytest.raises(KeyboardInterrupt):
            house.register.identify("ann", "000001")
    house.new_start()
    assert refused(house, "ann", PINS["ann"]).reason is StaffCode.LOCKED


def tried(house: House, name: str) -> int:
    member = house.register.find(name)
    assert member is not None
    return member.wrong_tries


def test_a_lock_out_holds_at_the_table_where_the_tries_were_and_nowhere_else(house: House) -> None:
    assert wrong(house, 3, "T1").reason is StaffCode.LOCKED
    assert house.register.identify("ann", PINS["ann"], "T2").name == "ann"
    assert house.register.identify("ann", PINS["ann"]).name == "ann", "nor at the command line"
    assert refused(house, "ann", PINS["ann"], "T1").wait_s == 30
    assert tried(house, "ann") == 3


def test_at_a_table_a_lock_out_lasts_minutes_however_many_tries_there_were(house: House) -> None:
    waits: list[int] = []
    for _ in range(12):
        waits.append(wrong(house, 1 if waits else 3, "T1").wait_s)
        house.wait_s(waits[-1])
    assert waits[:6] == [30, 60, 120, 240, 480, 600]
    assert waits[-1] == 600
    assert house.register.identify("ann", PINS["ann"], "T1")


def test_at_the_command_line_the_waits_grow_to_a_day(house: House) -> None:
    waits: list[int] = []
    for _ in range(14):
        waits.append(wrong(house, 1 if waits else 3).wait_s)
        house.wait_s(waits[-1])
    assert waits[-1] == 86400


def test_another_supervisor_ends_a_lock_out_at_the_table(house: House) -> None:
    door = house.door("T1")
    wrong(house, 3, "T1")
    wrong(house, 3, "T2")
    mei = door.sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, Person("ann"))
    house.told.clear()
    door.end_lock_out("ann", mei)
    (event,) = house.told
    assert event.payload() == {
        "staff": "lock-out-ended",
        "name": "ann",
        "by": "mei",
        "table": "T1",
    }
    assert door.sign_in("ann", PINS["ann"])
    assert refused(house, "ann", PINS["ann"], "T2").reason is StaffCode.LOCKED


def test_every_wrong_pin_says_at_which_table_it_was(house: House) -> None:
    wrong(house, 4, "T1")
    assert [(event.what.value, event.table, event.wrong_tries) for event in house.told] == [
        ("wrong-pin", "T1", 1),
        ("wrong-pin", "T1", 2),
        ("wrong-pin", "T1", 3),
        ("locked-out", "T1", 3),
        ("sign-in-refused", "T1", 0),
    ]


def test_a_lock_out_is_one_persons_alone(house: House) -> None:
    wrong(house, 3)
    assert house.register.identify("ben", PINS["ben"])


def test_a_reset_ends_a_lock_out(house: House) -> None:
    wrong(house, 3)
    one_time = house.register.reset_pin(TOP, "ann")
    house.register.change_pin("ann", one_time.pin, "902871")
    assert house.register.identify("ann", "902871")
