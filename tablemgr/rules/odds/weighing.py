"""The gain of the Initial Bet, computed exactly, part by part. Knows no game.

The parts are summed in their order, so that the answer is the same on any number of cores.
"""

from __future__ import annotations

from math import fsum

from msgspec import Struct

from tablemgr.rules.games.families import odds_of
from tablemgr.rules.odds.family import Weighed
from tablemgr.rules.rulebook import load


class Part(Struct, frozen=True):
    """One part: all that another process needs to know."""

    game: str
    decks: int
    strategy: str
    number: int


def parts(game: str, decks: int, strategy: str) -> list[Part]:
    """All the parts of the answer."""
    count = odds_of(load(game).family).parts
    return [Part(game, decks, strategy, number) for number in range(count)]


def weigh(part: Part) -> tuple[int, Weighed]:
    """Compute one part; its number, and what it gains."""
    book = load(part.game)
    found = odds_of(book.family).weigh
    assert found is not None
    return part.number, found(book, part.decks, part.strategy, part.number)


def sum_of_parts(weighed: dict[int, Weighed]) -> Weighed:
    """The whole answer: the sum of all parts, which are given by their numbers."""
    in_order = [weighed[number] for number in sorted(weighed)]
    return Weighed(fsum(part.gain for part in in_order), fsum(part.within for part in in_order))
