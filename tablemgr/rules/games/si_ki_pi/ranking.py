"""Ranks Hands: what two cards are worth, and which of two Hands is higher (1.6, 1.13, 1.17, 3.3,
3.4, Appendix G).

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
"""What a Gong is worth: more than every Point Total, which is worth its points, 0 to 9."""


def order(card: Card) -> int:
    """3.3: 2 is the lowest, and the Ace, 14, the highest."""
    return 14 if card.pips == 1 else card.pips


def points(card: Card) -> int:
    """3.4.2: an Ace is 1, a ten or Picture Card 0, the others what they show."""
    return card.pips % 10 if card.pips <= 10 else 0


@cache
def worth(half: Half) -> int:
    """Rank two cards (3.4): 0 to 9 is a Point Total, `GONG` a Gong, and above it are the Pairs,
    twos to Aces. The single cards of a Point Total say nothing here (S4's "sum").
    """
    first, second = half
    if first.rank == second.rank:
        return GONG + order(first)
    if {first.rank, second.rank} == {"2", "8"}:
        return GONG
    return (points(first) + points(second)) % 10


Rank: TypeAlias = tuple[int, int, int]
"""What two cards are worth, then their higher card and their lower one, by 3.3."""


@cache
def strength(half: Half) -> Rank:
    """By which of two halves of four cards is High (1.8, 1.12; S4): also of two zeros the one with
    the highest single card.
    """
    first, second = order(half[0]), order(half[1])
    return worth(half), max(first, second), min(first, second)


@cache
def rank(half: Half) -> Rank:
    """The rank of two cards, by which Hands are compared: the larger is higher, equal ones are the
    Dealer's (3.22.3, 3.22.4; S1).

    Of equal Point Totals the higher card decides, then the other one, as the rows of Appendix G run
    from left to right; all zeros are equal (3.22.5, 3.22.6).
    """
    found = strength(half)
    return found if found[0] else (0, 0, 0)


def named(half: Half) -> str:
    """`K 9`, the higher card first: two cards as the rows of Appendix G write them."""
    return " ".join(shown_rank(card.rank) for card in sorted(half, key=order, reverse=True))


def shown_rank(name: str) -> str:
    """The rank as people read it: `10` for `T`, any other unchanged."""
    return "10" if name == "T" else name


def ranks(cards: Iterable[Card]) -> str:
    """The cards' ranks in the order of 3.3: equal for cards that count as the same (ruling S5)."""
    return "".join(card.rank for card in sorted(cards, key=order))


class RankOfTwo(NamedTuple):
    """A line of Appendix G: what cards are worth, and the ranks of the cards that make it."""

    worth: int
    hands: tuple[tuple[str, str], ...]


@cache
def appendix_g() -> tuple[RankOfTwo, ...]:
    """Appendix G: every line, the highest first; within it the cards too, from the highest down."""
    found: dict[int, list[tuple[str, str]]] = {}
    by_order = sorted(RANKS, key=lambda name: order(card(f"{name}s")), reverse=True)
    for one, other in combinations_with_replacement(by_order, 2):
        found.setdefault(worth((card(f"{one}s"), card(f"{other}h"))), []).append((one, other))
    return tuple(RankOfTwo(each, tuple(found[each])) for each in sorted(found, reverse=True))
