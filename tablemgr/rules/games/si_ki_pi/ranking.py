"""What two cards are worth: Pair, Gong or Point Total (1.6, 1.13, 1.17, 3.3, 3.4, Appendix G).

Knows ranks only: no suit ever matters (3.3).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple, TypeAlias

from tablemgr.basics.cards import RANKS, Card, card

Half: TypeAlias = tuple[Card, Card]
"""A Low Hand or a High Hand."""

GONG: Final = 10
"""The rank of a Gong: above every Point Total, whose rank is its points, 0 to 9."""


def order(card: Card) -> int:
    """3.3: 2 is the lowest, and the Ace, 14, the highest."""
    return 14 if card.pips == 1 else card.pips


def points(card: Card) -> int:
    """3.4.2: an Ace is 1, a ten or Picture Card 0, the others what they show."""
    return card.pips % 10 if card.pips <= 10 else 0


@cache
def rank(half: Half) -> int:
    """The rank of two cards in Appendix G: a larger number is higher, equal numbers tie (ruling
    S1).

    0 to 9 is a Point Total, `GONG` a Gong, and above it are the Pairs, twos to Aces.
    """
    first, second = half
    if first.rank == second.rank:
        return GONG + order(first)
    if {first.rank, second.rank} == {"2", "8"}:
        return GONG
    return (points(first) + points(second)) % 10


@cache
def strength(half: Half) -> tuple[int, int]:
    """By which of two halves is High: its rank, and if these are equal, its highest card (S4)."""
    return rank(half), max(order(half[0]), order(half[1]))


def ranks(cards: Iterable[Card]) -> str:
    """The cards' ranks in the order of 3.3: equal for cards that count as the same (ruling S5)."""
    return "".join(card.rank for card in sorted(cards, key=order))


class RankOfTwo(NamedTuple):
    """A line of Appendix G: a rank as `rank` gives it, and the ranks of the cards that make it."""

    worth: int
    hands: tuple[tuple[str, str], ...]


@cache
def appendix_g() -> tuple[RankOfTwo, ...]:
    """Appendix G: every rank, the highest first; within it the cards too, from the highest down."""
    found: dict[int, list[tuple[str, str]]] = {}
    by_order = sorted(RANKS, key=lambda name: order(card(f"{name}s")), reverse=True)
    for one, other in combinations_with_replacement(by_order, 2):
        worth = rank((card(f"{one}s"), card(f"{other}h")))
        found.setdefault(worth, []).append((one, other))
    return tuple(RankOfTwo(worth, tuple(found[worth])) for worth in sorted(found, reverse=True))
