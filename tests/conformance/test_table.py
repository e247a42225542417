"""Every paragraph of every document is answered for, and docs/conformance.md says so."""

from __future__ import annotations

import pytest

from tablemgr.rules.rulebook import games, load
from tests.conformance.evidence import asked, cited, flaw
from tests.conformance.table import TABLE, answers, documents, exists, rows, seen, text

HOW_MANY = {
    "blackjack-v4": 38,
    "blackjack-v5": 81,
    "live-blackjack": 14,
    "rws-blackjack": 92,
    "si-ki-pi": 76,
}
"""Each document, and how many paragraphs it has."""
GAMES = tuple(HOW_MANY)


def test_every_document_is_there_with_all_its_paragraphs() -> None:
    assert tuple(documents()) == GAMES
    assert set(GAMES) <= set(games())
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
def test_every_paragraph_is_shown_or_has_nothing_to_show(game: str) -> None:
    for row in rows(game):
        if row.without:
            assert not row.pointers, f"{row.number} is shown, so there is something to show"
        else:
            assert row.pointers or row.parts, f"nothing shows {row.number}"


@pytest.mark.parametrize("game", GAMES)
def test_every_pointer_exists(game: str) -> None:
    pointers = {pointer for row in rows(game) for pointer in row.pointers}
    assert pointers
    assert [pointer for pointer in sorted(pointers) if not exists(pointer)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_record_reaches_its_paragraph(game: str) -> None:
    """It cites the paragraph, or what is claimed of it holds."""
    short = [
        (row.number, record)
        for row in rows(game)
        for record in row.records
        if row.number not in cited(record) | asked(record) and not row.claims.get(record)
    ]
    assert short == []


@pytest.mark.parametrize("game", GAMES)
def test_no_paragraph_is_shown_by_a_question_alone(game: str) -> None:
    """Most Rounds are asked by 3.3: that shows little of it."""
    asking = [
        row.number
        for row in rows(game)
        if row.pointers == row.records != ()
        and not row.claims
        and not any(row.number in cited(record) for record in row.records)
    ]
    assert asking == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_claimed_of_a_record_holds(game: str) -> None:
    claims = [(record, said) for row in rows(game) for record, said in row.claims.items()]
    assert claims
    assert [why for record, said in claims for claim in said if (why := flaw(record, claim))] == []


def test_a_record_that_does_not_reach_its_paragraph_is_noticed() -> None:
    """A found Bet on a box below its maximum shows nothing of a Bet below the minimum."""
    assert "5.1.1" in cited("si-ki-pi/L2-found-pro-rata")
    assert "5.1.2" not in cited("si-ki-pi/L2-found-pro-rata")
    assert "5.1.2" in cited("si-ki-pi/5.1.1-5.1.2-not-below-the-minimum")


@pytest.mark.parametrize(
    "claim",
    [
        "decks = 6",
        "@5 box.1.hands.1.total = 17",
        "@99 decks = 4",
        "@0 decks = 4",
        "flags has 5.7",
        "refused lacks 7",
        "flags = 5.5.2",
        "decks has 4",
        "box.9.hands.1.total = 10",
        "decks is 4",
    ],
)
def test_a_claim_that_does_not_hold_is_noticed(claim: str) -> None:
    record = "blackjack-v5/5.5.2-card-count"
    assert flaw(record, "decks = 8") is None
    assert flaw(record, "@5 box.1.hands.1.total = 20") is None
    assert flaw(record, "refused has 7") is None
    assert flaw(record, claim) is not None


def test_what_is_claimed_is_of_paragraphs_of_the_documents() -> None:
    for game, claims in seen().items():
        assert claims.keys() <= set(documents()[game])


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
