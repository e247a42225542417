from __future__ import annotations

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.house.profile import DEFAULT, reads

LINE = next(line for line in DEFAULT.splitlines(keepends=True) if line.startswith("sign-in"))


def profile_text(sign_in: str | None, port: str) -> str:
    line = "" if sign_in is None else f'sign-in = "{sign_in}"\n'
    return DEFAULT.replace(LINE, line).replace('port = "simulator"', f'port = "{port}"')


def test_the_profile_of_a_first_start_signs_by_name() -> None:
    assert reads(DEFAULT, "profile").signs_by_name


@pytest.mark.parametrize(
    ("sign_in", "port", "by_name"),
    [
        (None, "simulator", True),
        (None, "manual", False),
        (None, "COM3", False),
        ("name", "simulator", True),
        ("name", "manual", True),
        ("pin", "simulator", False),
        ("pin", "manual", False),
        ("pin", "COM3", False),
    ],
)
def test_how_people_sign(sign_in: str | None, port: str, by_name: bool) -> None:
    assert reads(profile_text(sign_in, port), "profile").signs_by_name is by_name


@pytest.mark.parametrize("port", ["COM3", "socket://10.0.0.7:4800"])
def test_no_table_with_a_card_reader_signs_by_name(port: str) -> None:
    with pytest.raises(Fault, match='sign-in must be "pin"'):
        reads(profile_text("name", port), "profile")


def test_another_word_is_refused() -> None:
    with pytest.raises(Fault, match="sign"):
        reads(profile_text("badge", "simulator"), "profile")


@pytest.mark.parametrize("name", ["Mary Tan", "O'Brien", "முருகன்", "林美玲"])
def test_the_dealer_of_a_profile_has_a_name_of_any_script(name: str) -> None:
    assert reads(DEFAULT.replace('"dealer"', f'"{name}"'), "house.toml").dealer == name


def test_the_dealer_of_a_profile_is_stored_in_one_spelling() -> None:
    text = DEFAULT.replace('dealer = "dealer"', 'dealer = " Rene\u0301  Tan"')
    assert reads(text, "house.toml").dealer == "Ren\u00e9 Tan"


def test_a_profile_whose_dealer_is_no_name_says_so() -> None:
    with pytest.raises(Fault, match="dealer: '@' is not a name"):
        reads(DEFAULT.replace('dealer = "dealer"', 'dealer = "@"'), "house.toml")
