"""Every paragraph of every document is answered for, and docs/conformance.md says so."""

from __future__ import annotations

import pytest

from tablemgr.rulebook import games, load
from tests.conformance.table import TABLE, answers, documents, exists, rows, text

GAMES = ("blackjack-v4", "blackjack-v5", "live-blackjack", "rws-blackjack", "si-ki-pi")
HOW_MANY = {
    "blackjack-v4": 38,
    "blackjack-v5": 81,
    "live-blackjack": 14,
    "rws-blackjack": 92,
    "si-ki-pi": 76,
}


def test_every_document_is_there_with_all_its_paragraphs() -> None:
    assert tuple(documents()) == GAMES == games()
    assert {game: len(numbers) for game, numbers in documents().items()} == HOW_MANY
    assert all(len(set(numbers)) == len(numbers) for numbers in documents().values())


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_have_no_gap(game: str) -> None:
    """Of 3.22.2 there is a 3.22.1, and of that a 3.22 and a 3.21."""
    numbers = [n for n in documents()[game] if n[0].isdigit()]
    for number in numbers:
        parent, _, last = number.rpartition(".")
        assert "." not in parent or parent in numbers
        assert last == "1" or f"{parent}.{int(last) - 1}" in numbers


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_has_our_wording(game: str) -> None:
    book = load(game)
    assert [n for n in documents()[game] if not book.paragraphs.get(n)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_is_shown_or_not_for_a_program(game: str) -> None:
    for row in rows(game):
        if row.without:
            assert not row.pointers, f"{row.number} is shown, so it is for a program"
        else:
            assert row.pointers or row.parts, f"nothing shows {row.number}"


@pytest.mark.parametrize("game", GAMES)
def test_every_pointer_exists(game: str) -> None:
    pointers = {pointer for row in rows(game) for pointer in row.pointers}
    assert pointers
    assert [pointer for pointer in sorted(pointers) if not exists(pointer)] == []


def test_a_pointer_to_nothing_is_noticed() -> None:
    assert not exists("blackjack-v5/3.99-no-such-record")
    assert not exists("tests/conformance/test_table.py::test_no_such_test")
    assert exists("tests/conformance/test_table.py::test_a_pointer_to_nothing_is_noticed")


@pytest.mark.parametrize("game", GAMES)
def test_every_irregularity_says_how_it_comes_to_light(game: str) -> None:
    told = {row.number for row in rows(game) if row.light}
    assert told == {n for n in documents()[game] if n.startswith("5.") or n == "error-handling"}


def test_what_is_answered_by_hand_is_in_the_documents() -> None:
    for game, said in answers().items():
        assert said.keys() <= set(documents()[game])


def test_the_committed_table_is_what_is_generated() -> None:
    assert TABLE.read_text(encoding="utf-8") == text(), "run python -m tests.conformance.table"
