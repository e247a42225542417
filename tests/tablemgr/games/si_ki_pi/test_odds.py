"""Si Ki Pi's Bonus as hands are counted on paper, and its Rounds by the House Way."""

from __future__ import annotations

import random
from fractions import Fraction
from math import comb

import pytest

from tablemgr.games.position import Phase
from tablemgr.games.si_ki_pi.odds import SiKiPiPlayer, exact_bets, expectation
from tablemgr.games.si_ki_pi.rulebook import SiKiPiBook
from tablemgr.odds.simulation import Tally, play, tasks
from tablemgr.rulebook import load
from tests.tablemgr.games.si_ki_pi.exact import EXACT_AT_5_PERCENT, every_hand


@pytest.fixture(scope="module")
def book() -> SiKiPiBook:
    found = load("si-ki-pi")
    assert isinstance(found, SiKiPiBook)
    return found


def test_the_bonus_is_weighed_exactly(book: SiKiPiBook) -> None:
    assert exact_bets(book) == ["bonus-player", "bonus-dealer"]


@pytest.mark.parametrize("bet", ["bonus-player", "bonus-dealer"])
def test_the_bonus_pays_its_best_line_alone_4_2(book: SiKiPiBook, bet: str) -> None:
    four = 13
    three = 13 * comb(4, 3) * 48
    two_pairs = comb(13, 2) * comb(4, 2) ** 2
    pair = 13 * comb(4, 2) * comb(12, 2) * 4**2
    hands = comb(52, 4)
    won = 100 * four + 20 * three + 12 * two_pairs + 1 * pair
    lost = hands - four - three - two_pairs - pair
    assert expectation(book, 1, bet) == Fraction(won - lost, hands)


def test_each_round_is_played_to_its_end(book: SiKiPiBook) -> None:
    player = SiKiPiPlayer(book, 1, "house-way")
    chance = random.Random(4).random
    results = set()
    for _ in range(500):
        results.add(int(player.play(chance)))
        position = player.table.position
        assert position.phase is Phase.COMPLETE
        assert len({card.code for card in position.cards}) == 8
    assert results == {-100_00, 0, 95_00}


def test_the_initial_bet_costs_what_every_two_hands_together_say() -> None:
    total = Tally()
    for task in tasks("si-ki-pi", 1, "house-way", seed=6, rounds=30_000):
        total = total + play(task)
    low, high = total.interval
    assert low < EXACT_AT_5_PERCENT < high
    assert len(every_hand()) == comb(13 + 3, 4)
