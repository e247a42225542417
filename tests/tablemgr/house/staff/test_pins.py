from __future__ import annotations

from random import Random

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.profiles import RFC_9106_LOW_MEMORY
from hypothesis import given
from hypothesis import strategies as st

from tablemgr.basics.errors import Fault
from tablemgr.house.staff import OneTimePin, PinHasher, StaffCode, fault_of
from tablemgr.house.staff.pins import USUAL_DIGITS, draw_pin, ends_in_pin
from tests.tablemgr.cheap_pins import CHEAP


@pytest.mark.parametrize(
    "pin", ["", "2580", "25803", "1234567890", "128a40", "12 407", "-12354", "١٢٣٩٧٠", "1².547"]
)
def test_a_new_pin_has_6_to_8_digits_and_nothing_else(pin: str) -> None:
    assert fault_of(pin) is StaffCode.PIN_LENGTH


@pytest.mark.parametrize(("fewest", "short"), [(4, "258"), (5, "2580"), (8, "4071826")])
def test_a_house_may_ask_for_another_number_of_digits(fewest: int, short: str) -> None:
    assert fault_of(short, fewest) is StaffCode.PIN_LENGTH
    assert fault_of(f"{short}3", fewest) is None


@pytest.mark.parametrize(
    "pin",
    ["0000", "77777777", "1234", "4321", "8901", "2468", "9753", "1212", "123123", "1112", "2522"],
)
def test_repeats_and_rows_are_refused(pin: str) -> None:
    assert fault_of(pin, 4) is StaffCode.PIN_GUESSABLE


@pytest.mark.parametrize(
    "pin", ["2580", "1235", "9021", "40718263", "7005", "4826", "2604", "7418", "0369"]
)
def test_other_pins_are_good(pin: str) -> None:
    assert fault_of(pin, 4) is None


@pytest.mark.parametrize(
    ("text", "in_a_sentence", "in_a_name"),
    [
        ("card 6 was a nine Mary Tan 738105", True, False),
        ("a misread card738105", True, False),
        ("MARY  TAN 7381 ", True, False),
        ("738105", True, True),
        (" 7381 ", True, True),
        ("738105738105", True, True),
        ("M738105", True, False),
        ("paid to ann 250", False, False),
        ("Round 1234 of ann was wrong", False, False),
        ("slip 000123.", False, False),
        ("381", False, False),
        ("", False, False),
    ],
)
def test_digits_at_the_end_of_a_text_may_be_a_pin(
    text: str, in_a_sentence: bool, in_a_name: bool
) -> None:
    assert ends_in_pin(text) is in_a_sentence
    assert ends_in_pin(text, name=True) is in_a_name


@given(st.integers(0, 2**32))
def test_whatever_pin_is_drawn_or_chosen_it_is_seen_at_the_end(seed: int) -> None:
    pin = draw_pin(Random(seed).randrange)
    assert ends_in_pin(pin, name=True)
    assert ends_in_pin(f"why {pin}")


@given(st.integers(0, 2**32))
def test_a_drawn_pin_keeps_the_rules(seed: int) -> None:
    pin = draw_pin(Random(seed).randrange)
    assert len(pin) == USUAL_DIGITS
    assert fault_of(pin) is None


def test_a_guessable_draw_is_drawn_again() -> None:
    digits = iter([1, 2, 3, 4, 5, 6, 8, 0, 4, 1, 7, 2])
    assert draw_pin(lambda _: next(digits)) == "804172"


def test_a_hash_tells_right_from_wrong_and_does_not_hold_the_pin() -> None:
    hasher = PinHasher(CHEAP)
    stored = hasher.hash("2580")
    assert stored.startswith("$argon2id$")
    assert "2580" not in stored.split("$")[-1]
    assert hasher.matches(stored, "2580")
    assert not hasher.matches(stored, "2581")
    assert hasher.hash("2580") != stored


def test_a_hash_of_other_costs_is_outdated_and_still_true() -> None:
    dearer = PinHasher(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    stored = PinHasher(CHEAP).hash("2580")
    assert dearer.is_outdated(stored)
    assert dearer.matches(stored, "2580")


def test_a_register_hashes_at_the_costs_of_rfc_9106() -> None:
    assert extract_parameters(PinHasher().hash("2580")) == RFC_9106_LOW_MEMORY


def test_a_damaged_hash_is_a_fault_and_no_wrong_pin() -> None:
    with pytest.raises(Fault, match="damaged"):
        PinHasher(CHEAP).matches("rubbish", "2580")


def test_a_one_time_pin_does_not_show_in_what_is_printed_by_mistake() -> None:
    assert "804172" not in f"{OneTimePin('ann', '804172')!r}"
