"""Plays Rounds of Si Ki Pi at a real table: one Player, whose Hand is set by a strategy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablemgr.basics.cards import DECK
from tablemgr.basics.money import Money
from tablemgr.rules.commands import Bet, Close, Command, DealCard, Open, Settle
from tablemgr.rules.games.si_ki_pi.commands import HouseWay, Reveal, SetHand
from tablemgr.rules.games.si_ki_pi.odds.exact import BEST, BestSettings
from tablemgr.rules.games.si_ki_pi.position import si_ki_pi_of
from tablemgr.rules.games.si_ki_pi.rulebook import SiKiPiBook
from tablemgr.rules.table import Table

PLAYER: Final = "player"
STAKE: Final = Money(100_00)
"""The commission on it is in whole cents."""
BOX: Final = 1

_BEFORE_THE_CARDS: Final[tuple[Command, ...]] = (
    Open(),
    Bet(BOX, PLAYER, STAKE, seated=True),
    Close(),
)
_HOUSE_WAY: Final = HouseWay(BOX)  # a Player can ask for it (3.19)
_AFTER_THE_CARDS: Final[tuple[Command, ...]] = (Reveal(), Settle())


class SiKiPiPlayer:
    """One table, and one Player who lets the Dealer set his Hand, or sets it in the best way."""

    stake = STAKE

    def __init__(self, book: SiKiPiBook, decks: int, strategy: str) -> None:
        self._best = BestSettings(book, decks) if strategy == BEST else None
        self.table = Table(book, boxes=1, decks=decks)
        self._decks = decks
        self.new_cards()

    def new_cards(self) -> None:
        """Put the cards back in factory order."""
        self._deck = [DealCard(card) for card in DECK] * self._decks

    def play(self, chance: Callable[[], float]) -> Money:
        """Play one Round, each card drawn by `chance` (0 up to 1) from all that are left; gives the
        Player's net result.
        """
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
        do(self._setting())
        for command in _AFTER_THE_CARDS:
            do(command)
        net: Money = position.net_of(PLAYER)
        return net

    def _setting(self) -> Command:
        if self._best is None:
            return _HOUSE_WAY
        cards = si_ki_pi_of(self.table.position).boxes[BOX].hand.cards
        low, high, _ = self._best.set(tuple(cards))
        return SetHand(BOX, low, high)
