"""What Si Ki Pi's Initial Bet costs by the House Way, exactly: every two Hands by their ranks.

`python -m tests.tablemgr.rules.games.si_ki_pi.exact` takes some seconds and prints the figure that
test_odds.py holds the Rounds against. Suits never matter, so that 1,820 Hands stand for all.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb

from tablemgr.basics.cards import RANKS, card
from tablemgr.rules.games.si_ki_pi.house_way import house_way
from tablemgr.rules.games.si_ki_pi.ranking import Rank, rank

EXACT_AT_5_PERCENT = -0.02741360929200544
"""The figure, commission and all."""


def every_hand() -> list[tuple[tuple[tuple[int, int], ...], Rank, Rank]]:
    """Each Hand by how many it has of which rank, with the ranks of its Low and its High."""
    hands = []
    for ranks in combinations_with_replacement(range(len(RANKS)), 4):
        held = Counter(ranks)
        cards = [card(RANKS[r] + suit) for r, n in held.items() for suit in "shdc"[:n]]
        setting = house_way(cards)
        hands.append((tuple(held.items()), rank(setting.low), rank(setting.high)))
    return hands


def expectation(commission_percent: int) -> Fraction:
    """What one unit gains on average; halves of the same ranking are the Dealer's (S1)."""
    hands = every_hand()
    won = lost = 0
    for held, low, high in hands:
        left = [4] * len(RANKS)
        ways = 1
        for r, n in held:
            ways *= comb(4, n)
            left[r] -= n
        chosen = [[comb(have, n) for n in range(5)] for have in left]
        wins = losses = 0
        for other, dealers_low, dealers_high in hands:
            halves = (low > dealers_low) + (high > dealers_high)
            if halves == 1:
                continue
            other_ways = 1
            for r, n in other:
                other_ways *= chosen[r][n]
            if halves == 2:
                wins += other_ways
            else:
                losses += other_ways
        won += ways * wins
        lost += ways * losses
    paid = won * Fraction(100 - commission_percent, 100)
    return (paid - lost) / (comb(52, 4) * comb(48, 4))


if __name__ == "__main__":
    print(float(expectation(5)))
