"""The cost of the Bonus, exactly."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb
from typing import Final

from tablemgr.basics.cards import DECK, RANKS, Suit, card
from tablemgr.rules.games.si_ki_pi.flow import CARDS_IN_A_HAND
from tablemgr.rules.games.si_ki_pi.rulebook import SiKiPiBook
from tablemgr.rules.games.si_ki_pi.settling import bonus_line

_SUITS: Final = [suit.value for suit in Suit]


def exact_bets(book: SiKiPiBook) -> list[str]:
    """The Bets that `expectation` knows, in the rulebook's order."""
    return list(book.side_bets)


def expectation(book: SiKiPiBook, decks: int, bet: str) -> Fraction:
    """Give what the Player gains on average on one unit of a Bonus, on his own Hand or the
    Dealer's.
    """
    side = book.side_bets[bet]
    gained = Fraction(0)
    for ranks in combinations_with_replacement(RANKS, CARDS_IN_A_HAND):
        ways, hand = 1, []
        for rank, count in Counter(ranks).items():
            ways *= comb(len(_SUITS) * decks, count)
            hand += [card(rank + suit) for suit in _SUITS[:count]]
        line = bonus_line(side, hand)
        gained += ways * (Fraction(-1) if line is None else Fraction(*line.pays))
    return gained / comb(len(DECK) * decks, CARDS_IN_A_HAND)
