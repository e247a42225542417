"""Cards by their values alone: a Hand, and what a shoe still holds beside it.

The Dealer's Hand is weighed here exactly: every way in which it can end from the cards that are
left, none put back. Nothing is rounded but the last digits of a float.
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
"""What a Dealer's Hand that is not Bust can come to."""

_KEPT: Final = 1 << 15
"""How many of the Dealer's ends are kept: more than one first card asks for. The same cards are out
of the shoe in many ways: in one Hand, or in two that were split."""


def fresh(decks: int) -> Counts:
    """A shoe before its first card."""
    return tuple(decks * (16 if value == 10 else 4) for value in VALUES)


def plus(counts: Counts, value: int) -> Counts:
    """One more card of that value."""
    return (*counts[: value - 1], counts[value - 1] + 1, *counts[value:])


def without(counts: Counts, others: Counts) -> Counts:
    """What is left when these others are out."""
    return tuple(have - out for have, out in zip(counts, others, strict=True))


def hand_of(*values: int) -> Counts:
    """The Hand of these cards."""
    hand = NOTHING
    for value in values:
        hand = plus(hand, value)
    return hand


@cache
def row_of(hand: Counts) -> HandRow:
    """What the Hand adds up to."""
    return HandRow(
        sum(value * count for value, count in zip(VALUES, hand, strict=True)), hand[0] > 0
    )


class Ends(NamedTuple):
    """How likely the Dealer's Hand ends in each way."""

    totals: tuple[float, ...]
    """In each of `TOTALS`; a Blackjack is not among the 21s."""
    bust: float
    blackjack: float

    def below(self, total: int) -> float:
        """How likely it ends Bust, or with less than `total`."""
        return self.bust + sum(self.totals[: max(total - FULL_HAND, 0)])

    def above(self, total: int) -> float:
        """How likely it ends with more than `total`; a Blackjack apart."""
        return sum(self.totals[max(total - FULL_HAND + 1, 0) :])


class _Tree(NamedTuple):
    """Every complete Hand of the Dealer from one first card, as a tree of the cards drawn to it.

    Cards are drawn in the order of their values; a complete Hand counts as often as there are
    orders in which it can come.
    """

    steps: list[tuple[int, int]]
    """For each node but the first, the node before it and the place of its chance in `draws`."""
    draws: list[tuple[int, int, int]]
    """A card's value, how many of the value and how many cards at all were drawn before it."""
    ends: Sequence[tuple[Callable[[list[float]], Any], list[int]]]
    """For each end: what picks its nodes, and in how many orders each can come."""


@lru_cache(_KEPT)
def dealer_ends(up: int, left: Counts) -> Ends:
    """How the Dealer's Hand ends from a first card `up` if `left` is what can still come."""
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
    # The first node twice, for nothing: `itemgetter` gives a row for two nodes or more alone.
    picks = [itemgetter(*end, 0, 0) for end in ends]
    orders = [[*end.values(), 0, 0] for end in ends]
    return _Tree(steps, list(draws), list(zip(picks, orders, strict=True)))


def _complete(up: int) -> dict[Counts, int]:
    """The cards with which a Hand from `up` is complete (B2), and in how many orders they come."""
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
    """The place of a complete Hand's end: its total, Bust, or a Blackjack."""
    total = row_of(plus(drawn, up)).total
    if total == 21 and sum(drawn) == 1:
        return len(TOTALS) + 1
    return min(total - FULL_HAND, len(TOTALS))
