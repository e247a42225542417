"""The cost of the Bonus, exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb
from typing import Final

from tablemgr.basics.cards import DECK, RANKS, Suit, card
from tablemgr.rules.games.si_ki_pi.flow import CARDS_IN_A_HAND
from tablemgr.rules.games.si_ki_pi.rulebook import SiKiPiBook
from tablemgr.rules.games.si_ki_pi.settling import bonus_line
from tablemgr.rules.odds.outcomes import Outcomes, outcomes_of
from tablemgr.rules.rulebook.model import SideBet

_SUITS: Final = [suit.value for suit in Suit]


def exact_bets(book: SiKiPiBook) -> list[str]:
    """The Bets that `outcomes` knows, in the rulebook's order."""
    return list(book.side_bets)


def outcomes(book: SiKiPiBook, decks: int, bet: str) -> Outcomes:
    """How likely each gain on one unit of a Bonus is, on his own Hand or the Dealer's."""
    side = book.side_bets[bet]
    return outcomes_of(_hands(side, decks), comb(len(DECK) * decks, CARDS_IN_A_HAND))


def by_box(book: SiKiPiBook, bet: str) -> bool:
    """Say whether a Bonus hangs on its own box's Hand: two boxes are as good as apart."""
    return book.side_bets[bet].test != "dealer-four-cards"


def _hands(side: SideBet, decks: int) -> Iterator[tuple[Fraction, int]]:
    """Give what each Hand pays, and the number of ways to draw it."""
    for ranks in combinations_with_replacement(RANKS, CARDS_IN_A_HAND):
        ways, hand = 1, []
        for rank, count in Counter(ranks).items():
            ways *= comb(len(_SUITS) * decks, count)
            hand += [card(rank + suit) for suit in _SUITS[:count]]
        line = bonus_line(side, hand)
        yield (Fraction(-1) if line is None else Fraction(*line.pays)), ways
