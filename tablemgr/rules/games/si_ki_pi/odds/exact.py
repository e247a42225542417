"""The cost of the Initial Bet, exactly: every Hand of the Player against every one of the Dealer.

Suits never matter (3.3), so that there are 1,820 kinds of Hand, by how many cards it has of each
rank.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from functools import cache
from itertools import combinations_with_replacement
from math import comb
from typing import Final, NamedTuple, TypeAlias

from tablemgr.basics.cards import DECK, RANKS, Card, Suit, card
from tablemgr.rules.games.si_ki_pi.flow import CARDS_IN_A_HAND
from tablemgr.rules.games.si_ki_pi.house_way import HandSetting, house_way, settings
from tablemgr.rules.games.si_ki_pi.ranking import Rank, rank, ranks
from tablemgr.rules.games.si_ki_pi.rulebook import SiKiPiBook
from tablemgr.rules.odds.family import Weighed

HOUSE_WAY: Final = "house-way"
BEST: Final = "best"
PARTS: Final = 20
OF_A_RANK: Final = len(Suit)
"""How many cards of a rank a deck has."""

RanksOfTwo: TypeAlias = tuple[Rank, Rank]
"""The ranks of a Low and a High Hand."""


class Kind(NamedTuple):
    """One kind of Hand: all Hands that have the same ranks."""

    cards: tuple[Card, ...]
    """Four cards of it."""
    held: tuple[tuple[int, int], ...]
    """The ranks, by their index in `RANKS`, and how many cards of each."""
    by_house_way: RanksOfTwo
    """The ranks of its Low and its High Hand if it is set by the House Way."""


class DealerHands(NamedTuple):
    """All Hands that the Dealer can have if the Player has four given cards."""

    ways: Mapping[RanksOfTwo, int]
    """How many Hands there are, by the ranks of the Low and the High Hand."""
    wins: float
    """What a win gains for each unit, less the commission."""

    def gain(self, setting: HandSetting) -> float:
        """Give what this setting gains on average; it wins if both halves are higher (S1, 3.22)."""
        own_low, own_high = ranks_of(setting)
        won = lost = 0
        for (low, high), ways in self.ways.items():
            halves = (own_low > low) + (own_high > high)
            if halves == 2:
                won += ways
            elif halves == 0:
                lost += ways
        return (won * self.wins - lost) / sum(self.ways.values())


def ranks_of(setting: HandSetting) -> RanksOfTwo:
    """Give the ranks of its two halves."""
    return rank(setting.low), rank(setting.high)


@cache
def kinds() -> tuple[Kind, ...]:
    """Every kind of Hand."""
    found = []
    for places in combinations_with_replacement(range(len(RANKS)), CARDS_IN_A_HAND):
        held = tuple(Counter(places).items())
        cards = tuple(card(RANKS[r] + suit.value) for r, n in held for suit in list(Suit)[:n])
        found.append(Kind(cards, held, ranks_of(house_way(cards))))
    return tuple(found)


def wins_of(book: SiKiPiBook) -> float:
    """Give what a win gains for each unit, less the commission."""
    return book.pays.win[0] / book.pays.win[1] * (1 - book.pays.commission_percent / 100)


def against(wins: float, decks: int, kind: Kind) -> DealerHands:
    """The Dealer's Hands if the Player has a Hand of this kind; `wins`: what a win gains."""
    left = [OF_A_RANK * decks] * len(RANKS)
    for place, count in kind.held:
        left[place] -= count
    chosen = [[comb(have, count) for count in range(CARDS_IN_A_HAND + 1)] for have in left]
    found: defaultdict[RanksOfTwo, int] = defaultdict(int)
    for _, held, ranked in kinds():
        ways = 1
        for place, count in held:
            ways *= chosen[place][count]
        found[ranked] += ways
    return DealerHands(found, wins)


def best_setting(cards: tuple[Card, ...], table: DealerHands) -> HandSetting:
    """The setting that gains most."""
    return max(settings(cards), key=table.gain)


def weigh_part(book: SiKiPiBook, decks: int, strategy: str, part: int) -> Weighed:
    """The part of that number, from 0: what its kinds of Hand gain, each times how likely it is."""
    gain, wins = 0.0, wins_of(book)
    for kind in kinds()[part::PARTS]:
        table = against(wins, decks, kind)
        best = strategy == BEST
        setting = best_setting(kind.cards, table) if best else house_way(kind.cards)
        ways = 1
        for _, count in kind.held:
            ways *= comb(OF_A_RANK * decks, count)
        gain += ways * table.gain(setting)
    return Weighed(gain / comb(len(DECK) * decks, CARDS_IN_A_HAND), 0.0)


@cache
def _kind_of(names: str) -> Kind:
    return next(kind for kind in kinds() if ranks(kind.cards) == names)


class BestSettings:
    """The best settings: what a Player does who always chooses the one that gains most."""

    def __init__(self, book: SiKiPiBook, decks: int) -> None:
        self.against = cache(lambda names: against(wins_of(book), decks, _kind_of(names)))

    def set(self, cards: tuple[Card, ...]) -> HandSetting:
        """The setting of these four cards that gains most on average."""
        return best_setting(cards, self.against(ranks(cards)))
