"""Rounds that a strategy plays at the real table, against results that are found otherwise."""

from __future__ import annotations

import random

import pytest

from tablemgr.rules.games.blackjack.odds.player import PLAYER, BlackjackPlayer
from tablemgr.rules.games.blackjack.odds.strategy import BASIC, SIMPLE, strategy_for
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.odds.simulation import Tally, play, tasks
from tablemgr.rules.rulebook import games, load
from tests.sampling import sampled
from tests.tablemgr.rules.games.blackjack.odds import analyser
from tests.tablemgr.rules.games.blackjack.odds.books import book
from tests.tablemgr.rules.games.blackjack.odds.plain import Plain

GAMES = [game for game in games() if isinstance(load(game), BlackjackBook)]


@pytest.mark.parametrize("strategy", [BASIC, *SIMPLE])
@pytest.mark.parametrize("game", GAMES)
def test_each_round_ends_as_a_plain_settlement_of_its_cards_has_it(
    game: str, strategy: str
) -> None:
    rules = book(game)
    player = BlackjackPlayer(rules, 8, strategy)
    tables = strategy_for(strategy, rules, 8)
    chance = random.Random(f"{game} {strategy}").random
    for _ in range(1500 if strategy == BASIC else 300):
        result = player.play(chance)
        dealt = player.table.position.cards
        plain = Plain(rules, tables, dealt)
        assert int(result) == round(plain.net() * int(player.stake)), dealt
        assert list(plain.left) == [], dealt
    assert player.table.position.net().keys() == {PLAYER}


def test_a_game_that_splits_is_played_to_its_four_hands_3_22_2() -> None:
    player = BlackjackPlayer(book("rws-blackjack"), 8, BASIC)
    chance = random.Random("four Hands").random
    most = 0
    for _ in range(6000):
        player.play(chance)
        most = max(most, len(blackjack_of(player.table.position).boxes[1].hands))
    assert most == 4


def simulated(game: str, strategy: str, rounds: int) -> Tally:
    total = Tally()
    for task in tasks(game, 8, strategy, seed=20, rounds=rounds):
        total = total + play(task)
    return total


@pytest.mark.parametrize(
    ("game", "strategy", "stands", "blackjack_pays"),
    [
        ("rws-blackjack", "walk-away", lambda total, _: total >= 12, 1.2),
        ("blackjack-v5", "never-bust", lambda total, soft: total >= (18 if soft else 12), 1.5),
    ],
)
def test_a_simple_strategy_costs_what_an_exact_analysis_of_the_shoe_says(
    game: str, strategy: str, stands: analyser.Stands, blackjack_pays: float
) -> None:
    low, high = simulated(game, strategy, sampled(5_000, 30_000)).interval
    exact = analyser.expectation(stands, blackjack_pays, decks=8)
    assert low < exact < high
    assert -0.10 < exact < -0.05


def test_the_cards_of_a_round_are_as_many_as_one_shoe_holds() -> None:
    player = BlackjackPlayer(book("live-blackjack"), 8, BASIC)
    chance = random.Random(3).random
    seen: set[str] = set()
    for _ in range(300):
        player.play(chance)
        seen.update(card.code for card in player.table.position.cards)
    assert len(seen) == 52
