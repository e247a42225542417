"""The cost of the Initial Bet, exactly: with a strategy's decisions, from a full shoe.

Each value of the Dealer's first card is a part of the answer. The gain is that of a single
Player in one Round from a fresh shoe, for each unit of the Initial Bet: what Split, Double Down
and Insurance add to the stake changes the gain, not the unit.
"""

from __future__ import annotations

from typing import Final

from tablemgr.rules.games.blackjack.odds.against import Against, Column, Played
from tablemgr.rules.games.blackjack.odds.dealer import VALUES
from tablemgr.rules.games.blackjack.odds.plans import Plan, plan_for
from tablemgr.rules.games.blackjack.odds.shoe import Counts, fresh, hand_of, row_of, without
from tablemgr.rules.games.blackjack.odds.splitting import Splitting
from tablemgr.rules.games.blackjack.odds.strategy import HALF, Strategy
from tablemgr.rules.games.blackjack.odds.values import ALONE
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.odds.family import Weighed

PARTS: Final = len(VALUES)


def weigh_part(book: BlackjackBook, decks: int, strategy: str, part: int) -> Weighed:
    """The part of that number, from 0: the Rounds in which the Dealer's first card is
    `VALUES[part]`.
    """
    return weigh(book, fresh(decks), plan_for(strategy, book, decks), VALUES[part])


def weigh(book: BlackjackBook, shoe: Counts, plan: Plan, up: int) -> Weighed:
    """Give what the Rounds gain in which the Dealer's first card has the value `up`, times how
    likely such a Round is.
    """
    left = without(shoe, hand_of(up))
    chance_of_up = shoe[up - 1] / sum(shoe)
    table = _Table(book, left, plan.interim, plan.column(up), up)
    gain = within = 0.0
    for first in VALUES:
        for second in range(first, 11):
            ways = left[first - 1] * (left[second - 1] - (first == second))
            chance = ways * (1 if first == second else 2) / (sum(left) * (sum(left) - 1))
            if chance > 0:
                found = table.weighed(first, second)
                gain += chance * found.gain
                within += chance * found.within
    return Weighed(chance_of_up * gain, chance_of_up * within)


class _Table:
    """One first card of the Dealer, and how the Player decides."""

    def __init__(
        self, book: BlackjackBook, left: Counts, interim: Strategy, column: Column, up: int
    ) -> None:
        self.book = book
        self.up = up
        self.left = left
        self.interim = interim
        self.column = column
        self.against = Against(book, up, left)
        self.played = Played(self.against, column, 0, ALONE)

    def weighed(self, first: int, second: int) -> Weighed:
        """Give what the first two cards gain."""
        hand = hand_of(first, second)
        if row_of(hand).total == 21:
            return Weighed(self._blackjack(hand), 0.0)
        insured = self._insurance(hand)
        if self.column.surrenders(first, second):
            return Weighed(insured - HALF, 0.0)
        if first == second and self.column.splits(first):
            left = without(self.left, hand)
            split = Splitting(self.book, self.up, left, self.column, first).weighed()
            return Weighed(insured + split.gain, split.within)
        return Weighed(insured + self.played.gain(hand), 0.0)

    def _blackjack(self, hand: Counts) -> float:
        """Give what a Blackjack gains: its pay unless the Dealer has one too, or Even Money at once
        (B8).
        """
        pays = self.book.pays
        if self.up == 1 and self.interim.even_money:
            return pays.even_money[0] / pays.even_money[1]
        waits = 1 - self.against.natural(hand)
        return self._insurance(hand) + waits * pays.blackjack[0] / pays.blackjack[1]

    def _insurance(self, hand: Counts) -> float:
        """Give what Insurance for half the Initial Bet gains (B9), if the strategy takes it; else
        0.
        """
        if self.up != 1 or not self.interim.insure[min(hand[9], 2)]:
            return 0.0
        natural, pays = self.against.natural(hand), self.book.pays.insurance
        return HALF * (natural * pays[0] / pays[1] - (1 - natural))
