"""The worth of a Hand against one first card of the Dealer, exactly, by each of its cards.

`values` computes the same for a chart, but knows only a Hand's total and a shoe that never changes.
Here each card on the table is missing from the shoe. One unit is the Initial Bet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Protocol

from tablemgr.rules.games.blackjack.odds.dealer import VALUES
from tablemgr.rules.games.blackjack.odds.shoe import Counts, dealer_ends, plus, row_of, without
from tablemgr.rules.games.blackjack.odds.values import Move
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook


class Column(Protocol):
    """How a Player decides against one first card of the Dealer."""

    def move(self, hand: Counts, paired: int) -> Move:
        """The decision for a Hand below 21. `paired` is the value of the cards that were split, or
        0 if none were.
        """
        ...

    def splits(self, value: int) -> bool:
        """Say whether two cards of that value are split, as often as the rules allow."""
        ...

    def surrenders(self, first: int, second: int) -> bool:
        """Say whether the first two cards are given up."""
        ...


class Against:
    """A first card of the Dealer, and the shoe for the Hand that is asked about."""

    def __init__(self, book: BlackjackBook, up: int, left: Counts) -> None:
        self.options = book.options
        self.up = up
        self.left = left
        """The shoe without the Dealer's card, but with the cards of the Hand that is asked
        about.
        """
        self.win = book.pays.regular[0] / book.pays.regular[1]
        self._every_bet = book.options.dealer_blackjack_takes == "every-bet"
        self.ends = cache(lambda hand: dealer_ends(up, without(left, hand)))

    def natural(self, out: Counts) -> float:
        """How likely the Dealer has a Blackjack when these cards are out of the shoe."""
        if self.up not in (1, 10):
            return 0.0
        return (self.left[10 - self.up] - out[10 - self.up]) / (sum(self.left) - sum(out))

    def next_cards(self, hand: Counts) -> Iterator[tuple[Counts, float]]:
        """The Hand with each card that can come next, and how likely that is."""
        after = without(self.left, hand)
        size = sum(after)
        for value in VALUES:
            if after[value - 1]:
                yield plus(hand, value), after[value - 1] / size

    def stand(self, hand: Counts, stake: int, share: float) -> float:
        """Give what a Hand gains on average if it takes no more cards.

        `share` is how much of the Initial Bet it loses to the Dealer's Blackjack, if that takes
        only one Initial Bet (B6).
        """
        ends, total = self.ends(hand), row_of(hand).total
        gain = stake * (self.win * ends.below(total) - ends.above(total))
        return gain - (stake if self._every_bet else share) * ends.blackjack

    def drawn(self, hand: Counts, stake: int, then: Callable[[Counts], float]) -> float:
        """Give what a Hand gains on average with one more card: its stake is lost if it is Bust,
        else `then` says what it gains.
        """
        return sum(
            chance * (-stake if row_of(after).hard > 21 else then(after))
            for after, chance in self.next_cards(hand)
        )

    def double(self, hand: Counts, share: float) -> float:
        """Give what a Double Down gains on average: twice the Bet, one card and no more."""
        return self.drawn(hand, 2, lambda after: self.stand(after, 2, share))


class Played:
    """The gain of Hands that are played by a column's moves."""

    def __init__(self, against: Against, column: Column, paired: int, share: float) -> None:
        self.against = against
        self.column = column
        self.paired = paired
        self.share = share
        self.gain = cache(self._gain)
        self.bust = cache(self._bust)

    def move(self, hand: Counts) -> Move:
        """The decision for a Hand; a 21 stands."""
        return Move.STAND if row_of(hand).total >= 21 else self.column.move(hand, self.paired)

    def _gain(self, hand: Counts) -> float:
        """Give what this Hand gains on average."""
        move = self.move(hand)
        if move is Move.STAND:
            return self.against.stand(hand, 1, self.share)
        if move is Move.DOUBLE:
            return self.against.double(hand, self.share)
        return self.against.drawn(hand, 1, self.gain)

    def _bust(self, hand: Counts) -> float:
        """How likely it is that this Hand goes Bust and the Dealer then has a Blackjack."""
        move = self.move(hand)
        if move is Move.STAND:
            return 0.0
        found = 0.0
        for after, chance in self.against.next_cards(hand):
            if row_of(after).hard > 21:
                found += chance * self.against.natural(after)
            elif move is Move.HIT:
                found += chance * self.bust(after)
        return found
