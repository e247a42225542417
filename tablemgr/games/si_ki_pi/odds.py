"""What Si Ki Pi's Bets cost: the Bonus exactly, the Initial Bet by Rounds at a real table.

Both sides are set by the House Way, as a Player can ask for (3.19).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb
from typing import Final

from tablemgr.cards import DECK, RANKS, Suit, card
from tablemgr.commands import Bet, Close, Command, DealCard, HouseWay, Open, Reveal, Settle
from tablemgr.games.si_ki_pi.flow import CARDS_IN_A_HAND
from tablemgr.games.si_ki_pi.rulebook import SiKiPiBook
from tablemgr.games.si_ki_pi.settling import bonus_line
from tablemgr.money import Money
from tablemgr.odds.family import Odds
from tablemgr.table import Table

HOUSE_WAY: Final = "house-way"
PLAYER: Final = "player"
STAKE: Final = Money(100_00)
"""The commission on it is in whole cents."""
BOX: Final = 1
_SUITS: Final = [suit.value for suit in Suit]

_BEFORE_THE_CARDS: Final[tuple[Command, ...]] = (
    Open(),
    Bet(BOX, PLAYER, STAKE, seated=True),
    Close(),
)
_AFTER_THE_CARDS: Final[tuple[Command, ...]] = (HouseWay(BOX), Reveal(), Settle())


def exact_bets(book: SiKiPiBook) -> list[str]:
    """The Bets that `expectation` knows, in the rulebook's order."""
    return list(book.side_bets)


def expectation(book: SiKiPiBook, decks: int, bet: str) -> Fraction:
    """What the Player gains on one unit of a Bonus, on average, whosever Hand it is on."""
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


class SiKiPiPlayer:
    """One table, and one Player who lets the Dealer set his Hand."""

    stake = STAKE

    def __init__(self, book: SiKiPiBook, decks: int, strategy: str) -> None:
        assert strategy == HOUSE_WAY, strategy
        self.table = Table(book, boxes=1, decks=decks)
        self._decks = decks
        self.new_cards()

    def new_cards(self) -> None:
        """Cards in factory order."""
        self._deck = [DealCard(card) for card in DECK] * self._decks

    def play(self, chance: Callable[[], float]) -> Money:
        """One Round, with the cards drawn one by one from all of the deck's."""
        do, deck = self.table.do, self._deck
        size, drawn = len(deck), 0
        for command in _BEFORE_THE_CARDS:
            do(command)
        position = self.table.position
        while position.next_card is not None:
            place = drawn + int(chance() * (size - drawn))
            deck[drawn], deck[place] = deck[place], deck[drawn]
            do(deck[drawn])
            drawn += 1
        for command in _AFTER_THE_CARDS:
            do(command)
        net: Money = position.net()[PLAYER]
        return net


def _explain(_: SiKiPiBook, __: int, ___: str) -> str:
    return "Player and Dealer alike set by the House Way."


ODDS: Final = Odds(
    exact_bets=exact_bets,
    expectation=expectation,
    strategies=(HOUSE_WAY,),
    player=SiKiPiPlayer,
    explain=_explain,
)
