"""What a signature is for, in words: amounts, Players, reasons."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import card
from tablemgr.basics.money import Money
from tablemgr.rules.commands import Bet, FoundBet, FoundSide, Side
from tablemgr.rules.games.position import Limits
from tests.ui.presenter.positions import PAIR, dealt
from ui.presenter.misread import misread_view
from ui.presenter.signed_words import (
    found_over_limit,
    misread_lines,
    reopening_lines,
    retract_lines,
)


def test_a_correction_names_the_card_and_the_hands_that_change() -> None:
    lines = misread_lines(misread_view(dealt(*PAIR), 1, card("Kh"))).split("\n")
    assert lines[0] == "Card 1, Box 1: 8♥ was really K♥"
    assert any(line.startswith("Box 1: 8♥") for line in lines[1:])


def test_a_reason_stands_with_what_it_is_for() -> None:
    assert retract_lines("It was the cut card.") == (
        "The report was made in error.\nReason: “It was the cut card.”"
    )
    reopened = reopening_lines(dealt(*PAIR), "000001", "A card was misread")
    assert reopened.startswith("The settlement of Round 1, slip 000001, is reopened.\nReason: ")


def test_a_found_bet_without_a_limit_wants_no_second_signature() -> None:
    session = dealt("open", "bet 1 ann 100 seated", "close")
    assert found_over_limit(session, FoundBet(Bet(2, "bob", Money(100)))) == ""


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (FoundBet(Bet(2, "bob", Money(4000))), ""),
        (FoundBet(Bet(2, "ann", Money(10_000))), ""),
        (FoundBet(Bet(3, "cat", Money(10_000))), ""),
        (
            FoundBet(Bet(2, "bob", Money(4001))),
            "Box 2, bob: Initial Bet 40.01 was found; with it 100.01 lie there."
            "\nThe maximum is 100.",
        ),
        (FoundSide(Side(2, "bob", "rws-pairs", Money(5000))), ""),
        (
            FoundSide(Side(2, "bob", "rws-pairs", Money(6000))),
            "Box 2, bob: RWS Pairs 60 was found; with it 60 lie there.\nThe maximum is 50.",
        ),
    ],
)
def test_a_found_bet_over_the_maximum_says_how_much_lies_there_5_1_1_5_14(
    found: FoundBet | FoundSide, words: str
) -> None:
    """ann has 60 on the box; what is found of her stands in its place."""
    session = dealt("open", "bet 2 ann 60 seated", "close")
    session.table.position.limits = Limits((Money(1000), Money(10_000)), (Money(500), Money(5000)))
    assert found_over_limit(session, found) == words
