"""The gains of a Bet with their chances: together 1; average and variance as by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tablemgr.rules.games.families import odds_of
from tablemgr.rules.odds.outcomes import mean, outcomes_of, variance
from tablemgr.rules.rulebook import games, load


def test_a_coin_that_pays_two_to_one() -> None:
    coin = outcomes_of([(Fraction(2), 1), (Fraction(-1), 1)], 2)
    assert mean(coin) == Fraction(1, 2)
    assert variance(coin) == Fraction(9, 4)


@pytest.mark.parametrize("game", games())
def test_the_chances_of_each_bet_come_to_one_exactly(game: str) -> None:
    book = load(game)
    odds = odds_of(book.family)
    for bet in odds.exact_bets(book):
        found = odds.outcomes(book, book.decks.default, bet)
        assert sum(found.values()) == 1, bet
        assert variance(found) > 0, bet
        assert Fraction(-1) in found, bet
        assert isinstance(odds.by_box(book, bet), bool)
