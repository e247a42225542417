"""How far the Initial Bet scatters, against every Round of a small shoe and published figures."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tablemgr.rules.games.blackjack.odds.exact import weigh
from tablemgr.rules.games.blackjack.odds.plans import Charted, Plan, plan_for
from tablemgr.rules.games.blackjack.odds.player import BlackjackPlayer
from tablemgr.rules.games.blackjack.odds.scatter import scatter
from tablemgr.rules.games.blackjack.odds.shoe import Counts, fresh
from tablemgr.rules.games.blackjack.odds.strategy import BASIC, strategy_for
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.odds.family import Scatter
from tests.sampling import WHOLE
from tests.tablemgr.rules.games.blackjack.odds.every_round import EveryRound
from tests.tablemgr.rules.games.blackjack.odds.test_exact import ACES, EIGHTS, SEVENS, book

GAMES = ("blackjack-v4", "rws-blackjack", "live-blackjack")


def scattered(rules: BlackjackBook, shoe: Counts, plan: Plan) -> Scatter:
    parts = [scatter(rules, shoe, plan, up) for up in range(1, 11) if shoe[up - 1]]
    return Scatter(*(sum(column) for column in zip(*parts, strict=True)))


def squares_at_the_table(rules: BlackjackBook, shoe: Counts) -> float:
    player = BlackjackPlayer(rules, 8, BASIC)
    return sum(net * net * likely for net, likely in EveryRound(player, shoe).rounds())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("shoe", [SEVENS, ACES])
def test_without_a_split_it_is_as_every_round_at_the_table_says(game: str, shoe: Counts) -> None:
    rules = book(game, most_hands=1)
    plan = plan_for(BASIC, rules, 8)
    found = scattered(rules, shoe, plan)
    gain = sum(weigh(rules, shoe, plan, up).gain for up in range(1, 11) if shoe[up - 1])
    assert found.gain == pytest.approx(gain, abs=1e-11, rel=0)
    assert found.squares == pytest.approx(squares_at_the_table(rules, shoe), abs=1e-11, rel=0)


@pytest.mark.parametrize("game", GAMES)
def test_the_hands_of_a_split_come_near_even_in_a_small_shoe(game: str) -> None:
    """In fourteen cards the Hands take most from one another: 8 decks are as good as exact."""
    rules = book(game)
    found = scattered(rules, EIGHTS, plan_for(BASIC, rules, 8))
    assert found.squares == pytest.approx(squares_at_the_table(rules, EIGHTS), rel=0.06)


@pytest.mark.skipif(not WHOLE, reason="takes ten seconds")
def test_variance_and_covariance_are_as_published() -> None:
    """Six decks, no Surrender, no Double Down after a Split: 1.28 and 0.47 in Wong's *Professional
    Blackjack*, 1.295 and 0.478 by ten billion Hands at the Wizard of Odds.
    """
    rules = book("blackjack-v5", double_after_split=False, even_money=False)
    chart = strategy_for(BASIC, rules, 6)
    never = tuple((False,) * len(column) for column in chart.surrender)
    nor_pairs = tuple((False,) * len(column) for column in chart.surrender_pair)
    chart = replace(chart, surrender=never, surrender_pair=nor_pairs)
    found = scattered(rules, fresh(6), Plan(chart, lambda up: Charted(chart, up)))
    assert found.gain == pytest.approx(-0.0056, abs=2e-4)
    assert 1.275 < found.squares - found.gain**2 < 1.3
    assert 0.465 < found.together - found.gain**2 < 0.483
