from __future__ import annotations

from collections.abc import Callable

import pytest

from tablemgr.house.staff import StaffCode, StaffRefusal
from tablemgr.rules.people import Person, Proof
from tablemgr.rules.roles import Role
from tests.tablemgr.house.staff.house import PINS, TOP, House

ANN = Person("ann")


def refused(act: Callable[[], object]) -> StaffCode:
    with pytest.raises(StaffRefusal) as caught:
        act()
    return caught.value.reason


def at_table(house: House) -> dict[str, str]:
    return {m.name: m.at_table for m in house.register.members() if m.at_table}


def test_a_dealer_is_relieved_in_the_middle_of_a_shift(house: House) -> None:
    door = house.door()
    assert door.sign_in("ann", PINS["ann"]) == ANN
    assert door.sign_in("ben", PINS["ben"], ANN) == Person("ben")
    assert at_table(house) == {"ben": "T1"}
    assert house.heard() == ["signed-in", "relieved", "signed-in"]
    assert house.told[1].payload() == {
        "staff": "relieved",
        "name": "ann",
        "role": "dealer",
        "by": "ben",
        "table": "T1",
    }


def test_one_person_is_at_one_table_only(house: House) -> None:
    house.door("T1").sign_in("ann", PINS["ann"])
    with pytest.raises(StaffRefusal) as caught:
        house.door("T2").sign_in("ann", PINS["ann"])
    assert (caught.value.reason, caught.value.table) == (StaffCode.ELSEWHERE, "T1")
    house.door("T1").sign_out(ANN)
    assert house.door("T2").sign_in("ann", PINS["ann"])
    assert at_table(house) == {"ann": "T2"}


def test_who_was_let_in_at_two_tables_at_once_deals_at_the_first(house: House) -> None:
    """Both have proved him before either has stored it."""
    ann = house.register.identify("ann", PINS["ann"], "T1")
    house.register.seat(ann, "T1")
    assert refused(lambda: house.register.seat(ann, "T2")) is StaffCode.ELSEWHERE
    assert at_table(house) == {"ann": "T1"}


def test_the_same_person_signs_in_again_where_he_was_after_a_restart(house: House) -> None:
    house.door().sign_in("ann", PINS["ann"])
    house.new_start()
    assert house.door().sign_in("ann", PINS["ann"], ANN) == ANN
    assert "relieved" not in house.heard()


def test_a_table_signs_nobody_out_of_another(house: House) -> None:
    house.door("T1").sign_in("ann", PINS["ann"])
    house.door("T2").sign_out(ANN)
    house.door("T2").sign_in("ben", PINS["ben"], ANN)
    assert at_table(house) == {"ann": "T1", "ben": "T2"}


def test_a_manager_releases_who_is_stuck_at_a_dead_table(house: House) -> None:
    house.door("T1").sign_in("ann", PINS["ann"])
    house.register.release(TOP, "ann")
    assert house.door("T2").sign_in("ann", PINS["ann"])


def test_who_deals_is_a_dealer_whatever_else_he_is_i1(house: House) -> None:
    assert house.door().sign_in("mei", PINS["mei"]) == Person("mei", Role.DEALER)


def test_a_supervisor_signs_and_the_dealer_stays(house: House) -> None:
    door = house.door()
    door.sign_in("ann", PINS["ann"])
    house.told.clear()
    signed = door.sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, ANN)
    assert signed == Person("mei", Role.PIT_SUPERVISOR)
    assert at_table(house) == {"ann": "T1"}
    (event,) = house.told
    assert event.payload() == {
        "staff": "signed",
        "name": "mei",
        "role": "pit-supervisor",
        "by": "ann",
        "table": "T1",
        "detail": "pit-supervisor",
        "proof": "pin",
    }


def test_a_supervisor_signs_at_any_table_at_once(house: House) -> None:
    for table in ("T1", "T2"):
        assert house.door(table).sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, ANN)


def test_who_deals_does_not_sign_for_himself_and_it_is_told(house: House) -> None:
    door = house.door()
    dealer = door.sign_in("mei", PINS["mei"])
    pin = PINS["mei"]
    assert refused(lambda: door.sign("mei", pin, Role.PIT_SUPERVISOR, dealer)) is StaffCode.OWN_ACT
    assert house.told[-1].detail == "own-act"


def test_a_role_too_low_does_not_sign(house: House) -> None:
    door, pin = house.door(), PINS["mei"]
    assert refused(lambda: door.sign("mei", pin, Role.SHIFT_MANAGER, ANN)) is StaffCode.ROLE


def test_a_trainee_deals_only_where_nothing_is_at_stake(house: House) -> None:
    assert refused(lambda: house.door().sign_in("tim", PINS["tim"])) is StaffCode.TRAINEE
    assert at_table(house) == {}
    assert house.door(by_name=True).sign_in("tim", PINS["tim"]) == Person("tim")


def test_the_choices_are_who_could_sign(house: House) -> None:
    def names(*, least: Role = Role.DEALER, by_name: bool = False) -> list[str]:
        return [m.name for m in house.door(by_name=by_name).choices(least, ANN)]

    assert names() == ["ben", "manager", "mei"]
    assert names(by_name=True) == ["ben", "manager", "mei", "tim"]
    assert names(least=Role.PIT_SUPERVISOR) == ["manager", "mei"]
    assert names(least=Role.SHIFT_MANAGER, by_name=True) == ["manager"]
    house.register.disable(TOP, "mei")
    assert names(least=Role.PIT_SUPERVISOR) == ["manager"]


@pytest.mark.parametrize(
    ("name", "least", "reason"),
    [
        ("zoe", Role.DEALER, StaffCode.UNKNOWN),
        ("Ann", Role.DEALER, StaffCode.OWN_ACT),
        ("tim", Role.DEALER, StaffCode.TRAINEE),
        ("tim", Role.PIT_SUPERVISOR, StaffCode.ROLE),
        ("mei", Role.SHIFT_MANAGER, StaffCode.ROLE),
        ("manager", Role.SHIFT_MANAGER, StaffCode.SUBJECT),
        ("ben", Role.DEALER, StaffCode.DISABLED),
    ],
)
def test_who_is_no_choice_is_told_why(
    house: House, name: str, least: Role, reason: StaffCode
) -> None:
    house.register.disable(TOP, "ben")
    assert house.door().why_not(name, least, ANN).reason is reason


@pytest.mark.parametrize("role", list(Role)[1:])
def test_a_live_table_needs_every_pin_even_with_an_empty_register(empty: House, role: Role) -> None:
    door = empty.door()
    assert door.needs_pin(role)
    assert refused(lambda: door.sign_in_by_name("ann")) is StaffCode.NEEDS_PIN
    assert refused(lambda: door.sign_by_name("mei", role, ANN)) is StaffCode.NEEDS_PIN


def test_a_table_that_trains_signs_by_name_while_nobody_is_in_the_register(empty: House) -> None:
    door = empty.door(by_name=True)
    assert not door.needs_pin(Role.SHIFT_MANAGER)
    assert door.sign_in_by_name("ben", ANN) == Person("ben")
    signed = door.sign_by_name("mei", Role.PIT_SUPERVISOR, ANN)
    assert signed == Person("mei", Role.PIT_SUPERVISOR)
    assert empty.heard() == ["relieved", "signed-in", "signed"]


def test_with_people_in_the_register_those_above_the_dealer_show_a_pin(house: House) -> None:
    door = house.door(by_name=True)
    assert door.sign_in_by_name("zoe") == Person("zoe")
    assert door.needs_pin(Role.PIT_SUPERVISOR)
    assert (
        refused(lambda: door.sign_by_name("mei", Role.PIT_SUPERVISOR, ANN)) is StaffCode.NEEDS_PIN
    )
    role = Role.PIT_SUPERVISOR
    assert refused(lambda: door.sign_in_by_name("mei", None, role)) is StaffCode.NEEDS_PIN


def test_by_name_nobody_approves_his_own_act_either(empty: House) -> None:
    door = empty.door(by_name=True)
    assert refused(lambda: door.sign_by_name("Ann", Role.PIT_SUPERVISOR, ANN)) is StaffCode.OWN_ACT


def test_a_name_that_no_journal_could_hold_does_not_sign_in(empty: House) -> None:
    assert (
        refused(lambda: empty.door(by_name=True).sign_in_by_name("Mei\u202eTan")) is StaffCode.NAME
    )


# --- how it was signed ---------------------------------------------------------------------------


def signed_with(house: House, person: Person) -> Proof:
    """How, and that the register's log holds the entry that the signature names."""
    signature = person.signature
    assert signature is not None
    (entry,) = [e for e in house.register.happened() if e.seq == signature.entry]
    assert entry.digest == signature.digest
    assert person.name in entry.happened
    return signature.proof


def test_a_signature_says_how_it_was_given_and_which_entry_tells_of_it(house: House) -> None:
    door = house.door()
    assert signed_with(house, door.sign_in("ann", PINS["ann"])) is Proof.PIN
    assert signed_with(house, door.sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, ANN)) is Proof.PIN


def test_a_signature_by_name_alone_says_so(empty: House) -> None:
    door = empty.door(by_name=True)
    assert signed_with(empty, door.sign_in_by_name("ben", ANN)) is Proof.NAME
    assert signed_with(empty, door.sign_by_name("mei", Role.SHIFT_MANAGER, ANN)) is Proof.NAME


def test_the_first_signature_after_a_pin_for_one_use_says_so_and_the_next_does_not(
    house: House,
) -> None:
    door = house.door()
    one_time = house.register.reset_pin(TOP, "mei")
    door.change_pin("mei", one_time.pin, "902871")
    signs = [door.sign("mei", "902871", Role.PIT_SUPERVISOR, ANN) for _ in range(2)]
    assert [signed_with(house, person) for person in signs] == [Proof.RECOVERY, Proof.PIN]


def test_a_pin_changed_by_its_owner_is_no_recovery(house: House) -> None:
    door = house.door()
    door.change_pin("mei", PINS["mei"], "902871")
    mei = door.sign("mei", "902871", Role.PIT_SUPERVISOR, ANN)
    assert signed_with(house, mei) is Proof.PIN


# --- a table that is gone ------------------------------------------------------------------------


def test_a_supervisor_who_has_signed_lets_a_dealer_go_from_a_table_that_is_gone(
    house: House,
) -> None:
    house.door("T9").sign_in("ben", PINS["ben"])
    door = house.door()
    assert refused(lambda: door.sign_in("ben", PINS["ben"])) is StaffCode.ELSEWHERE
    house.told.clear()
    mei = door.sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, Person("ben"))
    door.relieve("ben", mei)
    assert door.sign_in("ben", PINS["ben"]) == Person("ben")
    assert house.heard() == ["signed", "released", "signed-in"]
    assert (house.told[1].by, house.told[1].table) == ("mei", "T9")


def test_who_is_disabled_no_trainee_and_nobody_unknown_may_deal(house: House) -> None:
    door = house.door()
    assert [name for name in ("ann", "mei", "tim", "eve") if door.may_deal(name)] == ["ann", "mei"]
    house.register.disable(TOP, "ann")
    assert not door.may_deal("ann")
    assert house.door(by_name=True).may_deal("eve"), "by name nobody is asked for"
