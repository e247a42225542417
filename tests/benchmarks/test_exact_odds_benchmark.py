"""What the exact odds of the Initial Bet cost, beside Rounds that are played at the table.

On one core, as the whole work of it: `tablemgr odds GAME --exact` gives the parts to all cores and
is asked to answer within 60 s on two. Ten thousand Rounds know the figure to about ±2%, a hundred
million to ±0.02%. Nothing here fails for being slow: `make bench` prints the figures.
"""

from __future__ import annotations

from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tablemgr.rules.games.blackjack.odds.shoe import dealer_ends
from tablemgr.rules.games.families import odds_of
from tablemgr.rules.odds.family import Weighed
from tablemgr.rules.odds.simulation import CHUNK, Tally, play, tasks
from tablemgr.rules.odds.weighing import parts, sum_of_parts, weigh
from tablemgr.rules.rulebook import load

EXPECTED = {
    "blackjack-v4": -0.0019,
    "blackjack-v5": -0.0019,
    "rws-blackjack": -0.0149,
    "live-blackjack": None,
    "si-ki-pi": -0.0886,
}
"""By the best decisions; if another analysis gives none, the figure is only shown to be one."""
BRIEF = {"si-ki-pi": "house-way"}


@pytest.mark.benchmark(group="odds of the Initial Bet")
def test_yardstick_ten_thousand_rounds(benchmark: BenchmarkFixture, brief: bool) -> None:
    rounds = 100 if brief else CHUNK
    [task] = tasks("blackjack-v5", 8, "basic", 1, rounds)

    def tally() -> Tally:
        return play(task)

    assert benchmark(tally).rounds == rounds


@pytest.mark.benchmark(group="odds of the Initial Bet")
@pytest.mark.parametrize("game", EXPECTED)
def test_exactly(benchmark: Any, game: str, brief: bool) -> None:
    book = load(game)
    usual = odds_of(book.family).strategies[-1]
    strategy = BRIEF.get(game, "walk-away") if brief else usual
    work = parts(game, book.decks.default, strategy)

    def answer() -> Weighed:
        return sum_of_parts(dict(map(weigh, work[:2] if brief else work)))

    found = benchmark.pedantic(answer, setup=dealer_ends.cache_clear, rounds=1, iterations=1)
    assert found.within < 0.0002
    expected = EXPECTED[game]
    if not brief and expected is not None:
        assert found.gain == pytest.approx(expected, abs=0.0002)
