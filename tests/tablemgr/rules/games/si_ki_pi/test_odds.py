"""Si Ki Pi's Bonus as hands are counted on paper, and its Rounds by the House Way."""

from __future__ import annotations

import random
from fractions import Fraction
from math import comb
from statistics import fmean, pstdev

import pytest

from tablemgr.rules.games.position import Phase
from tablemgr.rules.games.si_ki_pi.odds import ODDS, exact
from tablemgr.rules.games.si_ki_pi.odds.bonus import exact_bets, outcomes
from tablemgr.rules.games.si_ki_pi.odds.player import SiKiPiPlayer
from tablemgr.rules.games.si_ki_pi.position import si_ki_pi_of
from tablemgr.rules.games.si_ki_pi.ranking import rank
from tablemgr.rules.games.si_ki_pi.rulebook import SiKiPiBook
from tablemgr.rules.odds.outcomes import mean
from tablemgr.rules.odds.simulation import Tally, play, tasks
from tablemgr.rules.rulebook import load
from tests.tablemgr.rules.games.si_ki_pi.exact import EXACT_AT_5_PERCENT, every_hand


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
    assert mean(outcomes(book, 1, bet)) == Fraction(won - lost, hands)


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


@pytest.fixture(scope="module")
def best(book: SiKiPiBook) -> float:
    return sum(exact.weigh_part(book, 1, exact.BEST, part).gain for part in range(exact.PARTS))


def test_the_house_way_is_weighed_exactly(book: SiKiPiBook) -> None:
    parts = [exact.weigh_part(book, 1, exact.HOUSE_WAY, part) for part in range(exact.PARTS)]
    assert sum(part.gain for part in parts) == pytest.approx(EXACT_AT_5_PERCENT, abs=1e-12)
    assert {part.within for part in parts} == {0.0}


def test_rounds_of_the_best_settings_come_to_their_exact_figure(
    book: SiKiPiBook, best: float
) -> None:
    player, chance = SiKiPiPlayer(book, 1, exact.BEST), random.Random(9).random
    nets = [int(player.play(chance)) / int(player.stake) for _ in range(1500)]
    assert abs(fmean(nets) - best) < 3 * pstdev(nets) / len(nets) ** 0.5
    assert best == pytest.approx(-0.018334034400780887, abs=1e-12)
    assert "sets his Hand in the way that gains most" in ODDS.explain(book, 1, exact.BEST)


def test_a_best_setting_is_settled_as_every_hand_of_the_dealer_says(book: SiKiPiBook) -> None:
    """Round by Round: the exact figure's own judgement of both settings, and the table's."""
    player, chance = SiKiPiPlayer(book, 1, exact.BEST), random.Random(2).random
    for _ in range(60):
        net = int(player.play(chance)) / int(player.stake)
        position = si_ki_pi_of(player.table.position)
        own, dealer = position.boxes[1].hand.setting, position.dealer.setting
        assert own is not None
        assert dealer is not None
        worth = rank(dealer.low), rank(dealer.high)
        assert exact.DealerHands({worth: 1}, 0.95).gain(own) == net


def test_the_initial_bet_costs_what_every_two_hands_together_say() -> None:
    total = Tally()
    for task in tasks("si-ki-pi", 1, "house-way", seed=6, rounds=30_000):
        total = total + play(task)
    low, high = total.interval
    assert low < EXACT_AT_5_PERCENT < high
    assert len(every_hand()) == comb(13 + 3, 4)
