"""People's names: which are taken, how they are stored, and which two are one."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablemgr.basics.names import LONGEST, NotANameError, name_key, person_name, same_name

NAMES = (
    *("Mary Tan", "O'Brien", "O\u2019Brien", "முருகன்", "林美玲", "陳大文", "Sam Lim", "J. P. Ng"),
    *("Nguyễn Thị Minh Khai", "محمد علي", "Anne-Marie", "Siti bte. Ahmad", "Łukasz", "ann"),
    *("manager", "dealer_2", "Müller"),
)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_any_script_is_taken_as_it_is(name: str) -> None:
    assert person_name(name) == name


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("  Mary   Tan ", "Mary Tan"),
        ("Mary\u00a0Tan", "Mary Tan"),
        ("林\u3000美玲", "林 美玲"),
        ("Rene\u0301", "Ren\u00e9"),
        ("\u212bsa", "\u00c5sa"),
    ],
)
def test_a_name_is_stored_in_one_spelling(typed: str, stored: str) -> None:
    assert person_name(typed) == stored


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "-", "'", "12", "\u0301", "\u0301ann", "-ann", ".ann"),
        *("ann\n", "ann\tlee", "ann\x00", "ann\x1b[2J", "ann\u2028lee", "ann\x7f"),
        *("ann\u202enaT", "ann\u200e", "ann\u2066x\u2069", "\u061cann"),
        *("an\u200bn", "an\u200dn", "\ufeffann", "an\u00adn", "an\ufe0fn", "an\u034fn", "\u3164"),
        *("ann@x", "ann/lee", "<b>ann", "ann;", 'ann"', "ann\ue000", "ann\ud800", "ann☺", "ann²"),
    ],
)
def test_what_cannot_be_seen_or_is_no_letter_is_refused(text: str) -> None:
    with pytest.raises(NotANameError) as refused:
        person_name(text)
    assert refused.value.what.isascii(), "what it says can be shown anywhere"


def test_a_name_has_at_most_forty_characters() -> None:
    assert person_name("a" * LONGEST)
    with pytest.raises(NotANameError, match="more than 40"):
        person_name("a" * (LONGEST + 1))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Mary Tan", "mary  TAN"),
        ("O'Brien", "o\u2019brien"),
        ("Ren\u00e9", "RENE\u0301"),
        ("Straße", "STRASSE"),
        ("\uff22ob", "Bob"),
        ("\uff22\uff2f\uff22", "bob"),
        ("\ufb01nn", "Finn"),
        ("\uff83\uff9e", "\u30c7"),
    ],
)
def test_names_that_look_the_same_are_one(one: str, other: str) -> None:
    assert same_name(one, other)


@pytest.mark.parametrize(
    "text",
    [
        "\u0412ob",  # Cyrillic Ve
        "B\u043eb",  # Cyrillic o
        "\u0391nna",  # Greek Alpha
        "Ann \u039dikos",
        "\u0391\u043d\u043d\u0430",  # Greek and Cyrillic
        "\uff22\u043eb",  # full width and Cyrillic
        "\u00b5ma",  # the micro sign is a Greek letter
    ],
)
def test_scripts_that_look_alike_are_not_mixed_in_a_name(text: str) -> None:
    with pytest.raises(NotANameError, match="look alike") as refused:
        person_name(text)
    assert refused.value.what.isascii(), "what it says can be shown anywhere"


@pytest.mark.parametrize(
    "name",
    [
        *("\u0410\u043d\u043d\u0430", "\u0391\u03bd\u03bd\u03b1", "\uff22ob", "\u30ed\u30dc Tan"),
        *("\u7530\u4e2d \u3055\u304f\u3089", "\u738b Mary", "\uae40 \u7f8e\u73b2", "\u30c7\u3044"),
    ],
)
def test_one_script_or_those_that_are_written_together_are_a_name(name: str) -> None:
    assert person_name(name) == name


def test_other_names_are_others() -> None:
    keys = {name_key(name) for name in NAMES}
    assert len(keys) == len(NAMES) - 1  # O'Brien stands there with either apostrophe


@given(st.text(max_size=50))
def test_a_stored_name_is_stored_so_again(text: str) -> None:
    try:
        name = person_name(text)
    except NotANameError:
        return
    assert person_name(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert 1 <= len(name) <= LONGEST
    assert same_name(name, text)


@given(st.text(max_size=20))
def test_a_key_is_its_own_key_whatever_was_asked_for(text: str) -> None:
    assert name_key(name_key(text)) == name_key(text)
