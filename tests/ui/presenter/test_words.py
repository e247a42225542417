"""The words for Hands, Bets and what is done with them.

@@ Paragraphs, rulings and refusals as the panels show them.
"""

from __future__ import annotations

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.rules.events import BetSettled, Outcome
from tablemgr.rules.rulebook import load
from ui.presenter.families import presenter_of_book, shown_games
from ui.presenter.words import bet_name, citation, order_text, outcome_text, why_not
from ui.views.shared import Citation, WhyNot

BOOK = load("rws-blackjack")


def line(
    stake: int, won: int = 0, lost: int = 0, outcome: Outcome = Outcome.WIN, bet: str = "initial"
) -> BetSettled:
    """A line in whole dollars."""
    stakes, wins, loses = (Money(100 * amount) for amount in (stake, won, lost))
    returned = Money(stakes - loses)
    return BetSettled(1, 1, "ann", bet, stakes, outcome, wins, loses, returned, "3.24")


@pytest.mark.parametrize(
    ("settled", "words"),
    [
        (line(100, won=100), "pay"),
        (line(100, won=120), "pay 6 to 5"),
        (line(10, won=80), "pay 8 to 1"),
        (line(100, lost=100, outcome=Outcome.LOSE), "take"),
        (line(100, lost=50, outcome=Outcome.SURRENDER), "take half"),
        (line(200, lost=50, outcome=Outcome.LOSE), "take 1 of 4"),
        (line(100, outcome=Outcome.STAND_OFF), "stand off"),
        (line(100, outcome=Outcome.RETURNED), "give back"),
        (line(0, won=5, bet="adjustment"), "pay 5"),
        (line(7, lost=7, outcome=Outcome.LOSE, bet="adjustment"), "take 7"),
    ],
)
def test_what_the_dealer_does_with_a_bet_whose_amount_only_the_layout_shows(
    settled: BetSettled, words: str
) -> None:
    assert order_text(settled) == words


def test_every_outcome_has_a_word_of_its_own_some_of_them_a_familys() -> None:
    book = load("rws-blackjack")
    assert len({outcome_text(book, outcome) for outcome in Outcome}) == len(Outcome)
    assert outcome_text(book, Outcome.SURRENDER) == "surrender"


@pytest.mark.parametrize("game", shown_games())
def test_every_bet_of_a_game_has_a_name_and_no_code_is_shown(game: str) -> None:
    book = load(game)
    later = presenter_of_book(book).later_bets()
    names = {bet: bet_name(book, bet) for bet in ("initial", "adjustment", *later, *book.side_bets)}
    assert all(name and ("-" not in name or name != bet) for bet, name in names.items()), names
    assert len({*names.values()}) == len(names)


def test_a_bet_that_one_family_has_has_the_familys_name() -> None:
    assert bet_name(load("rws-blackjack"), "insurance") == "Insurance"
    with pytest.raises(KeyError):
        bet_name(load("si-ki-pi"), "insurance")


@pytest.mark.parametrize(
    ("number", "ruling"), [("3.20", False), ("5.14", False), ("B3", True), ("I12", True)]
)
def test_a_paragraph_and_a_ruling_come_with_their_wording(number: str, ruling: bool) -> None:
    cite = citation(BOOK, number)
    assert cite.number == number
    assert cite.ruling is ruling
    assert cite.wording == (BOOK.rulings if ruling else BOOK.paragraphs)[number]
    assert cite.wording


def test_what_the_book_does_not_word_is_shown_by_its_number() -> None:
    assert citation(BOOK, "99.9") == Citation("99.9", game=BOOK.id)


def test_a_refusal_says_why_and_where_that_stands() -> None:
    refusal = Refusal("stand-below-12", "3.20", "A total of 11 must draw.")
    assert why_not(BOOK, refusal) == WhyNot("A total of 11 must draw.", citation(BOOK, "3.20"))
