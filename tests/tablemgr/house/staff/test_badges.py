"""A badge is one person's, names him and no more."""

from __future__ import annotations

import pytest

from tablemgr.house.staff import StaffCode, StaffRefusal
from tests.tablemgr.house.staff.house import TOP, House

CODE = "04a2e8b5c3"


def owner(house: House, code: str) -> str | None:
    member = house.register.badge_owner(code)
    return None if member is None else member.name


def test_a_badge_is_one_persons(house: House) -> None:
    assert owner(house, CODE) is None
    house.register.give_badge(TOP, "Ann", CODE)
    house.new_start()
    assert owner(house, CODE) == "ann"
    with pytest.raises(StaffRefusal) as refused:
        house.register.give_badge(TOP, "ben", CODE)
    assert refused.value.reason is StaffCode.BADGE_TAKEN
    assert owner(house, CODE) == "ann"


@pytest.mark.parametrize(("first", "second"), [("ann", "mei"), ("mei", "ann")])
def test_nobody_gets_anothers_badge_and_anybody_gets_his_own_again(
    house: House, first: str, second: str
) -> None:
    house.register.give_badge(TOP, first, CODE)
    with pytest.raises(StaffRefusal) as refused:
        house.register.give_badge(TOP, second, CODE)
    assert refused.value.reason is StaffCode.BADGE_TAKEN
    assert house.register.give_badge(TOP, first.upper(), CODE).name == first
    assert owner(house, CODE) == first


def test_another_badge_takes_the_place_of_the_first(house: House) -> None:
    house.register.give_badge(TOP, "ann", CODE)
    house.register.give_badge(TOP, "ann", "ANOTHER")
    assert (owner(house, CODE), owner(house, "ANOTHER")) == (None, "ann")
    house.register.give_badge(TOP, "ann", None)
    assert owner(house, "ANOTHER") is None
    told = [event.what.value for event in house.told]
    assert told[-3:] == ["badge-given", "badge-given", "badge-taken-away"]


@pytest.mark.parametrize("code", ["", "abc", "a b c d", "abc\td", "x" * 201])
def test_what_no_badge_can_be_is_refused(house: House, code: str) -> None:
    with pytest.raises(StaffRefusal) as refused:
        house.register.give_badge(TOP, "ann", code)
    assert refused.value.reason is StaffCode.BADGE
    assert owner(house, code) is None


def test_the_file_shows_nobody_a_code_to_copy(house: House) -> None:
    house.register.give_badge(TOP, "ann", CODE)
    for file in house.folder.iterdir():
        assert CODE.encode() not in file.read_bytes()


def test_the_log_has_four_characters_of_a_badge_which_thousands_share(house: House) -> None:
    house.register.give_badge(TOP, "ann", CODE)
    told = house.told[-1].payload()
    assert len(str(told["mark"])) == 4
    assert str(told["mark"]) not in CODE
