"""The exact figures against every Round that a small shoe can give, played at the real table."""

from __future__ import annotations

import random
from itertools import chain
from statistics import fmean, pstdev

import msgspec
import pytest
from msgspec.structs import replace

from tablemgr.rules.games.blackjack.odds.exact import PARTS, weigh, weigh_part
from tablemgr.rules.games.blackjack.odds.explaining import conditions
from tablemgr.rules.games.blackjack.odds.plans import Charted, Plan, best_plan, plan_for
from tablemgr.rules.games.blackjack.odds.player import BestPlayer, BlackjackPlayer
from tablemgr.rules.games.blackjack.odds.shoe import Counts, dealer_ends, fresh, hand_of, without
from tablemgr.rules.games.blackjack.odds.strategy import BASIC, SIMPLE, strategy_for
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.odds.family import Weighed
from tablemgr.rules.rulebook import load
from tests.tablemgr.rules.games.blackjack.odds import analyser
from tests.tablemgr.rules.games.blackjack.odds.every_round import EveryRound

EIGHTS = hand_of(*[8] * 6, *[10] * 8)
ACES = hand_of(*[1] * 4, *[6] * 6, *[10] * 8)
SEVENS = hand_of(*[1] * 2, *[7] * 6, *[10] * 7)
THREES = hand_of(*[3] * 5, *[8] * 6, *[10] * 7)


def book(game: str, **options: object) -> BlackjackBook:
    found = load(game)
    assert isinstance(found, BlackjackBook)
    changed = msgspec.structs.replace(found.options, **options)
    return msgspec.structs.replace(found, options=changed)


def exactly(rules: BlackjackBook, shoe: Counts, plan: Plan) -> Weighed:
    parts = [weigh(rules, shoe, plan, up) for up in range(1, 11) if shoe[up - 1]]
    return Weighed(sum(part.gain for part in parts), sum(part.within for part in parts))


def by_every_round(player: BlackjackPlayer, shoe: Counts) -> float:
    rounds = list(EveryRound(player, shoe).rounds())
    assert sum(likely for _, likely in rounds) == pytest.approx(1.0, abs=1e-9)
    return sum(net * likely for net, likely in rounds)


@pytest.mark.parametrize(
    ("game", "shoe"),
    [
        *((game, EIGHTS) for game in ("blackjack-v4", "blackjack-v5", "live-blackjack")),
        *((game, ACES) for game in ("rws-blackjack", "live-blackjack")),
        ("blackjack-v4", SEVENS),
        ("live-blackjack", THREES),
    ],
)
def test_a_chart_gains_what_every_round_at_the_table_says(game: str, shoe: Counts) -> None:
    rules = book(game)
    found = exactly(rules, shoe, plan_for(BASIC, rules, 8))
    assert found.gain == pytest.approx(
        by_every_round(BlackjackPlayer(rules, 8, BASIC), shoe), abs=1e-11, rel=0
    )
    assert found.within == 0.0


@pytest.mark.parametrize("strategy", SIMPLE)
def test_a_simple_strategy_gains_what_every_round_says(strategy: str) -> None:
    rules = book("blackjack-v5")
    found = exactly(rules, SEVENS, plan_for(strategy, rules, 8))
    told = by_every_round(BlackjackPlayer(rules, 8, strategy), SEVENS)
    assert found.gain == pytest.approx(told, abs=1e-11, rel=0)


@pytest.mark.parametrize(
    ("game", "shoe"), [("blackjack-v5", SEVENS), ("live-blackjack", ACES), ("blackjack-v4", EIGHTS)]
)
def test_the_best_gains_what_every_round_says_and_no_less_than_the_chart(
    game: str, shoe: Counts
) -> None:
    rules = book(game)
    plan = best_plan(rules, 8, shoe)
    found = exactly(rules, shoe, plan)
    assert found.gain == pytest.approx(
        by_every_round(BestPlayer(rules, 8, plan), shoe), abs=1e-11, rel=0
    )
    assert found.gain >= exactly(rules, shoe, plan_for(BASIC, rules, 8)).gain - found.within


def test_hands_that_all_go_bust_against_a_blackjack_are_known_to_within_a_bound_b6() -> None:
    rules = book("blackjack-v5", surrender="two-to-nine")
    chart = strategy_for(BASIC, rules, 8)
    sevens_too = (*(value == 7 for value in range(11)),)
    chart = replace(chart, split=(*chart.split[:10], sevens_too))
    player = BlackjackPlayer(rules, 8, BASIC)
    player.strategy = chart
    found = exactly(rules, SEVENS, Plan(chart, lambda up: Charted(chart, up)))
    told = by_every_round(player, SEVENS)
    assert 1e-6 < abs(found.gain - told) <= found.within < 0.01


def test_insurance_that_the_strategy_lays_is_in_the_figure_b9() -> None:
    rules = book("blackjack-v5")
    dear = msgspec.structs.replace(rules.pays, insurance=(5, 2))
    rules = msgspec.structs.replace(rules, pays=dear)
    assert any(plan_for(BASIC, rules, 8).interim.insure)
    found = exactly(rules, ACES, plan_for(BASIC, rules, 8))
    assert found.gain == pytest.approx(
        by_every_round(BlackjackPlayer(rules, 8, BASIC), ACES), abs=1e-11, rel=0
    )


@pytest.mark.parametrize("up", [1, 6, 10])
def test_the_dealer_ends_as_he_does_when_each_of_his_hands_is_counted(up: int) -> None:
    out = hand_of(10, 8)
    left = without(fresh(8), hand_of(up, 10, 8))
    ends = dealer_ends(up, left)
    assert sum(ends.totals) + ends.bust + ends.blackjack == pytest.approx(1)
    counted = analyser.against(up, out, list(left), 1.0)
    assert ends.below(18) - ends.above(18) - ends.blackjack == pytest.approx(
        counted, abs=1e-11, rel=0
    )


def test_a_simple_strategy_of_a_whole_shoe_is_as_another_analysis_has_it() -> None:
    rules = book("rws-blackjack")
    parts = [weigh_part(rules, 8, "walk-away", part) for part in range(PARTS)]
    other = analyser.expectation(lambda total, _: total >= 12, 1.2, decks=8)
    assert sum(part.gain for part in parts) == pytest.approx(other, abs=1e-11, rel=0)


def test_rounds_at_the_table_come_to_the_exact_figure() -> None:
    """Against a 10, by the best decisions, from a whole shoe."""
    rules = book("blackjack-v5")
    plan = best_plan(rules, 8, fresh(8))
    exact = weigh(rules, fresh(8), plan, up=10).gain * 52 / 16
    player, chance = BestPlayer(rules, 8, plan), random.Random(22).random
    nets = []
    for _ in range(3000):
        player.new_cards()
        draws = chain([chance(), 9.5 / 415], iter(chance, None))  # the tenth card is a 10
        nets.append(int(player.play(draws.__next__)) / int(player.stake))
    mean = fmean(nets)
    assert abs(mean - exact) < 3 * pstdev(nets) / len(nets) ** 0.5


def test_the_conditions_are_the_rulebooks_own_options() -> None:
    assert "Double Down on two cards; after a Split too." in conditions(book("blackjack-v5"), 8)
    assert conditions(book("live-blackjack"), 8)[1:] == [
        "Blackjack pays 3 to 2, Even Money is not offered.",
        "Surrender loses half: against 2 to 9.",
        "Double Down on two cards; not after a Split.",
        "Split to 2 Hands at most; Aces once, one card each.",
        "A Dealer's Blackjack takes every Bet.",
    ]
