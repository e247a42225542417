"""What a Round at a table without a journal costs, beside its yardsticks.

They are its bare events, and a plain engine: the same strategy's Rounds by a few lines, without a
table, events, paragraphs or any question whether a command is allowed. A thousand Rounds a run.
`odds` is asked for 20,000 one-Player Rounds a second on one core, with the strategy and the
shuffles: 50 ms a run. Nothing here fails for being slow: `make bench` prints the figures.
"""

from __future__ import annotations

import random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tablemgr.basics.cards import DECK
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import parse
from tablemgr.rules.events import BetSettled, CardDealt, Event, Outcome, RoundOpened
from tablemgr.rules.games.blackjack.events import HitCalled
from tablemgr.rules.games.blackjack.odds.strategy import BASIC, strategy_for
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.games.families import odds_of
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tests.tablemgr.rules.games.blackjack.odds.plain import Plain

ROUNDS = 1000
EVENTS_OF_A_ROUND = 13
MOST_CARDS = 30
"""A Round takes fewer than these, however it is split."""
COMMANDS = (
    "open; bet 1 ann 100 seated; close; card Th 6d 8c; proceed; stand 1; card Kd; card 9s; settle"
)


@pytest.mark.benchmark(group="rounds: a thousand")
def test_yardstick_the_events_alone(benchmark: BenchmarkFixture) -> None:
    stake = Money(100_00)

    def make() -> list[Event]:
        made: list[Event] = []
        for _ in range(ROUNDS):
            made = [RoundOpened(), HitCalled(1, 0)]
            made += [CardDealt(card, 1, 0) for card in DECK[: EVENTS_OF_A_ROUND - 3]]
            made.append(
                BetSettled(1, 1, "ann", "initial", stake, Outcome.WIN, stake, ZERO, stake, "3.24")
            )
        return made

    assert len(benchmark(make)) == EVENTS_OF_A_ROUND


@pytest.mark.benchmark(group="rounds: a thousand")
def test_yardstick_a_plain_engine(benchmark: BenchmarkFixture) -> None:
    book = load("rws-blackjack")
    assert isinstance(book, BlackjackBook)
    strategy = strategy_for(BASIC, book, book.decks.default)
    shoe = list(DECK) * book.decks.default

    def play() -> float:
        sample = random.Random(1).sample
        return sum(Plain(book, strategy, sample(shoe, MOST_CARDS)).net() for _ in range(ROUNDS))

    assert benchmark(play) != 0


@pytest.mark.benchmark(group="rounds: a thousand")
def test_the_same_round_by_its_commands(benchmark: BenchmarkFixture) -> None:
    table = Table(load("rws-blackjack"))
    commands = [c for line in COMMANDS.split("; ") for c in parse(line, table.vocabulary)]

    def play() -> Money:
        for _ in range(ROUNDS):
            for command in commands:
                table.do(command)
        net: Money = table.position.net()["ann"]
        return net

    assert benchmark(play) == 100_00


@pytest.mark.benchmark(group="rounds: a thousand")
@pytest.mark.parametrize(
    "game", ["rws-blackjack", "blackjack-v5", "blackjack-v4", "live-blackjack", "si-ki-pi"]
)
def test_rounds_of_odds(benchmark: BenchmarkFixture, game: str) -> None:
    book = load(game)
    odds = odds_of(book.family)
    assert odds.player is not None
    player = odds.player(book, book.decks.default, odds.strategies[0])

    def play() -> int:
        chance = random.Random(1).random
        return sum(int(player.play(chance)) for _ in range(ROUNDS))

    assert benchmark(play) != 0
