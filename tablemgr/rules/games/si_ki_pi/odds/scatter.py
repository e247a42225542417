"""How far the Initial Bet scatters, exactly: the average square of what it gains, and the average
product of what two boxes gain in one Round against the same Hand of the Dealer.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from math import comb, prod
from typing import Final, TypeAlias

from tablemgr.basics.cards import DECK, RANKS
from tablemgr.rules.games.si_ki_pi.flow import CARDS_IN_A_HAND
from tablemgr.rules.games.si_ki_pi.house_way import house_way
from tablemgr.rules.games.si_ki_pi.odds.exact import (
    BEST,
    OF_A_RANK,
    PARTS,
    RanksOfTwo,
    against,
    best_setting,
    kinds,
    ranks_of,
    wins_of,
)
from tablemgr.rules.games.si_ki_pi.rulebook import SiKiPiBook
from tablemgr.rules.odds.family import Scatter

HeldRanks: TypeAlias = tuple[tuple[int, int], ...]
"""The ranks of some cards, by their index, and how many of each."""
_HANDS: Final = 2


def scatter_part(book: SiKiPiBook, decks: int, strategy: str, part: int) -> Scatter:
    """The part of that number, from 0: the Rounds in which the Dealer's Hand is one of its kinds,
    each times how likely it is.
    """
    wins = wins_of(book)
    chosen = _settings(wins, decks, strategy)
    mean = squares = together = 0.0
    for dealer in kinds()[part::PARTS]:
        left = [OF_A_RANK * decks] * len(RANKS)
        ways = prod(comb(OF_A_RANK * decks, count) for _, count in dealer.held)
        for place, count in dealer.held:
            left[place] -= count
        gains = [(held, _gain(own, dealer.by_house_way, wins)) for held, own in chosen]
        hands = [(gain, _ways(left, held)) for held, gain in gains]
        in_all = comb(sum(left), CARDS_IN_A_HAND)
        mean += ways * sum(gain * n for gain, n in hands) / in_all
        squares += ways * sum(gain * gain * n for gain, n in hands) / in_all
        together += ways * of_two(left, gains)
    every = comb(len(DECK) * decks, CARDS_IN_A_HAND)
    return Scatter(mean / every, squares / every, together / every)


@cache
def _settings(wins: float, decks: int, strategy: str) -> list[tuple[HeldRanks, RanksOfTwo]]:
    """Give each kind of Hand as the Player sets it."""
    found = []
    for kind in kinds():
        if strategy == BEST:
            setting = best_setting(kind.cards, against(wins, decks, kind))
        else:
            setting = house_way(kind.cards)
        found.append((kind.held, ranks_of(setting)))
    return found


def _gain(own: RanksOfTwo, dealer: RanksOfTwo, wins: float) -> float:
    """Give what a Hand gains: it wins if both halves are higher (S1, 3.22)."""
    halves = (own[0] > dealer[0]) + (own[1] > dealer[1])
    return wins if halves == _HANDS else 0.0 if halves else -1.0


def _ways(left: Sequence[int], held: HeldRanks) -> int:
    return prod(comb(left[place], count) for place, count in held)


def of_two(left: Sequence[int], gains: Iterable[tuple[HeldRanks, float]]) -> float:
    """Give the average product of the gains of two Hands that are dealt from these cards.

    Two Hands have no card in common: of all pairs of Hands those with a common card are taken away,
    those with two given back, and so on.
    """
    having: defaultdict[HeldRanks, float] = defaultdict(float)
    for held, gain in gains:
        if gain:
            for common, ways in _parts_of(tuple(left[place] for place, _ in held), held):
                having[common] += gain * ways
    in_all: float = sum(
        (-1) ** sum(count for _, count in common) * _ways(left, common) * total * total
        for common, total in having.items()
    )
    cards, hand = sum(left), CARDS_IN_A_HAND
    return in_all / float(comb(cards, hand) * comb(cards - hand, hand))


@cache
def _parts_of(left: tuple[int, ...], held: HeldRanks) -> list[tuple[HeldRanks, int]]:
    """List each part of a Hand, and in how many ways the rest comes to it; `left`: of its ranks."""
    return list(_each_part(left, held))


def _each_part(left: tuple[int, ...], held: HeldRanks) -> Iterator[tuple[HeldRanks, int]]:
    for counts in product(*(range(count + 1) for _, count in held)):
        ways = prod(
            comb(have - known, count - known)
            for have, known, (_, count) in zip(left, counts, held, strict=True)
            if have >= known
        )
        if all(have >= known for have, known in zip(left, counts, strict=True)) and ways:
            yield tuple((place, n) for (place, _), n in zip(held, counts, strict=True) if n), ways
