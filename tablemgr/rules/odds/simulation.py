"""Plays many Rounds and keeps three figures: how many Rounds, the sum of their results, and the sum
of the squares of these.

The Rounds come in chunks of fixed size, each shuffled from the seed and its own number, so that
the result is the same in any order and on any number of cores. Knows no game.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from math import sqrt
from typing import Final

from msgspec import Struct

from tablemgr.rules.games.families import odds_of
from tablemgr.rules.odds.family import RoundPlayer
from tablemgr.rules.rulebook import load

CHUNK: Final = 10_000
_95_PERCENT: Final = 1.959964
"""How many standard errors an interval reaches to each side, to hold the mean 95 times in 100."""


class Task(Struct, frozen=True):
    """One chunk of Rounds: all that another process needs to know."""

    game: str
    decks: int
    strategy: str
    seed: int
    chunk: int
    rounds: int


class Tally(Struct, frozen=True):
    """The results of Rounds, in cents. Tallies can be added up in any order."""

    rounds: int = 0
    net: int = 0
    squares: int = 0
    stake: int = 1
    """The Initial Bet of each Round."""

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.rounds + other.rounds,
            self.net + other.net,
            self.squares + other.squares,
            other.stake,
        )

    @property
    def expectation(self) -> float:
        """The mean net result for each unit of the Initial Bet."""
        return self.net / (self.rounds * self.stake)

    @property
    def interval(self) -> tuple[float, float]:
        """Between which figures the true expectation lies, 95 times in 100."""
        variance = (self.rounds * self.squares - self.net**2) / self.rounds**2
        margin = _95_PERCENT * sqrt(variance / self.rounds) / self.stake
        return self.expectation - margin, self.expectation + margin


@cache
def _player(game: str, decks: int, strategy: str) -> RoundPlayer:
    """The player, kept for the next chunk: to derive a strategy takes as long as a thousand
    Rounds.
    """
    book = load(game)
    player = odds_of(book.family).player
    assert player is not None
    return player(book, decks, strategy)


def play(task: Task) -> Tally:
    """Play one chunk."""
    player = _player(task.game, task.decks, task.strategy)
    player.new_cards()
    chance = random.Random(f"{task.seed}/{task.chunk}").random
    net = squares = 0
    for _ in range(task.rounds):
        result = int(player.play(chance))
        net += result
        squares += result * result
    return Tally(task.rounds, net, squares, int(player.stake))


def tasks(game: str, decks: int, strategy: str, seed: int, rounds: int) -> Iterator[Task]:
    """That many Rounds, divided into chunks."""
    for chunk, start in enumerate(range(0, rounds, CHUNK)):
        yield Task(game, decks, strategy, seed, chunk, min(CHUNK, rounds - start))
