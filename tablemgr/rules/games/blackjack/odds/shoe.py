"""Cards by their values alone: a Hand, and what a shoe still holds without it.

How the Dealer's Hand ends is computed exactly here, over every way in which it can come from the
cards that are left. Only the last digits of a float are rounded.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import itemgetter, mul
from typing import Any, Final, NamedTuple, TypeAlias

from tablemgr.rules.games.blackjack.flow import FULL_HAND
from tablemgr.rules.games.blackjack.odds.dealer import VALUES, HandRow

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each value, an Ace first: a Hand, or what a shoe holds."""

NOTHING: Final[Counts] = (0,) * len(VALUES)
TOTALS: Final = range(FULL_HAND, 22)
"""The totals at which a Dealer's Hand that is not Bust can end."""

_KEPT: Final = 1 << 15
"""How many results of `dealer_ends` are kept: more than one first card needs. The same cards can be
missing from the shoe in many ways: in one Hand, or in two that were split."""


def fresh(decks: int) -> Counts:
    """A shoe before its first card."""
    return tuple(decks * (16 if value == 10 else 4) for value in VALUES)


def plus(counts: Counts, value: int) -> Counts:
    """The counts with one more card of that value."""
    return (*counts[: value - 1], counts[value - 1] + 1, *counts[value:])


def without(counts: Counts, others: Counts) -> Counts:
    """Give what is left of the counts once `others` are taken away."""
    return tuple(have - out for have, out in zip(counts, others, strict=True))


def hand_of(*values: int) -> Counts:
    """The Hand of these cards."""
    hand = NOTHING
    for value in values:
        hand = plus(hand, value)
    return hand


@cache
def row_of(hand: Counts) -> HandRow:
    """Add up the Hand."""
    return HandRow(
        sum(value * count for value, count in zip(VALUES, hand, strict=True)), hand[0] > 0
    )


class Ends(NamedTuple):
    """How likely it is that the Dealer's Hand ends in each way."""

    totals: tuple[float, ...]
    """For each of `TOTALS`, how likely it ends there; a Blackjack does not count as 21."""
    bust: float
    blackjack: float

    def below(self, total: int) -> float:
        """How likely it ends Bust, or with less than `total`."""
        return self.bust + sum(self.totals[: max(total - FULL_HAND, 0)])

    def above(self, total: int) -> float:
        """How likely it ends with more than `total`, a Blackjack not counted."""
        return sum(self.totals[max(total - FULL_HAND + 1, 0) :])


class _Tree(NamedTuple):
    """Every complete Hand of the Dealer from one first card, as a tree of the cards drawn to it.

    The tree draws cards in the order of their values; a complete Hand counts once for each order in
    which its cards can come.
    """

    steps: list[tuple[int, int]]
    """For each node but the first: the node before it, and which of `draws` leads to it."""
    draws: list[tuple[int, int, int]]
    """Each draw: the card's value, how many of that value were drawn before it, and how many cards
    in all.
    """
    ends: Sequence[tuple[Callable[[list[float]], Any], list[int]]]
    """For each way to end: a function that picks its nodes, and in how many orders each can
    come.
    """


@lru_cache(_KEPT)
def dealer_ends(up: int, left: Counts) -> Ends:
    """How the Dealer's Hand ends from a first card `up` if the shoe still holds `left`."""
    tree, size = _tree(up), sum(left)
    chances = [
        max(left[value - 1] - same, 0) / max(size - drawn, 1) for value, same, drawn in tree.draws
    ]
    reached = [1.0]
    add = reached.append
    for before, draw in tree.steps:
        add(reached[before] * chances[draw])
    *totals, bust, blackjack = [sum(map(mul, pick(reached), ways)) for pick, ways in tree.ends]
    return Ends(tuple(totals), bust, blackjack)


@cache
def _tree(up: int) -> _Tree:
    nodes: dict[Counts, int] = {NOTHING: 0}
    steps: list[tuple[int, int]] = []
    draws: dict[tuple[int, int, int], int] = {}
    ends: list[dict[int, int]] = [{} for _ in range(len(TOTALS) + 2)]
    for drawn, ways in _complete(up).items():
        path = NOTHING
        for value, count in zip(VALUES, drawn, strict=True):
            for same in range(count):
                draw = draws.setdefault((value, same, sum(path)), len(draws))
                before, path = nodes[path], plus(path, value)
                if path not in nodes:
                    nodes[path] = len(nodes)
                    steps.append((before, draw))
        ends[_end(up, drawn)][nodes[drawn]] = ways
    # The first node is added twice, with a weight of 0: `itemgetter` gives a tuple only for two or
    # more.
    picks = [itemgetter(*end, 0, 0) for end in ends]
    orders = [[*end.values(), 0, 0] for end in ends]
    return _Tree(steps, list(draws), list(zip(picks, orders, strict=True)))


def _complete(up: int) -> dict[Counts, int]:
    """The cards drawn to `up` that make a complete Hand (B2), and in how many orders they can
    come.
    """
    open_hands, complete = {NOTHING: 1}, dict[Counts, int]()
    while open_hands:
        grown: defaultdict[Counts, int] = defaultdict(int)
        for drawn, ways in open_hands.items():
            if row_of(plus(drawn, up)).total >= FULL_HAND:
                complete[drawn] = ways
            else:
                for value in VALUES:
                    grown[plus(drawn, value)] += ways
        open_hands = grown
    return complete


def _end(up: int, drawn: Counts) -> int:
    """The index in `_Tree.ends` of how a complete Hand ends: its total, Bust, or a Blackjack."""
    total = row_of(plus(drawn, up)).total
    if total == 21 and sum(drawn) == 1:
        return len(TOTALS) + 1
    return min(total - FULL_HAND, len(TOTALS))
