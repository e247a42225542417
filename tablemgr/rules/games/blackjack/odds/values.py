"""The worth of each decision of a blackjack Hand against one first card of the Dealer.

One unit is the Initial Bet. The rulebook's options count: if the Dealer's Blackjack takes only one
Initial Bet (B6), what it costs a Hand depends on whether another Hand of the box is still in play.
Therefore a Hand is described by two numbers, its `Outlook`.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Final, NamedTuple

from tablemgr.rules.games.blackjack.odds.dealer import EMPTY, Dealer, HandRow
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook

ALONE: Final = 1.0
BESIDE_ANOTHER: Final = 0.25
"""About how often the other Hands of a Split are all Bust, so that the Dealer's Blackjack takes the
Initial Bet of this one. Only decisions after a Split depend on it."""


class Move(Enum):
    """A decision, by its letter on the chart."""

    STAND = "S"
    HIT = "H"
    DOUBLE = "D"


class Outlook(NamedTuple):
    """The gain of a Hand on average if it is played in a certain way, and how likely it is Bust.

    If the Dealer's Blackjack takes only one Initial Bet, `gain` leaves that out.
    """

    gain: float
    bust: float


class HandValues:
    """The worth of every decision against one first card of the Dealer."""

    def __init__(self, book: BlackjackBook, dealer: Dealer) -> None:
        self.options = book.options
        self.dealer = dealer
        odds = book.pays.regular
        self._win = odds[0] / odds[1]
        self._every_bet = book.options.dealer_blackjack_takes == "every-bet"
        self.best_later = cache(self._best_later)

    def worth(self, outlook: Outlook, share: float) -> float:
        """The Outlook as one number. `share` is how much of the Initial Bet a Hand in play loses on
        average to the Dealer's Blackjack (1 if it is alone on the box).
        """
        taken = 0.0 if self._every_bet else self.dealer.blackjack * share
        return outlook.gain - taken * (1 - outlook.bust)

    def stand(self, row: HandRow, stake: int = 1) -> Outlook:
        """If it takes no more cards, with `stake` units in the Hand."""
        gain = 0.0
        for end, chance in self.dealer.totals.items():
            if end > 21 or row.total > end:
                gain += chance * self._win
            elif row.total < end:
                gain -= chance
        if self._every_bet:
            gain -= self.dealer.blackjack
        return Outlook(stake * gain, 0.0)

    def hit(self, row: HandRow, share: float) -> Outlook:
        """If it takes one more card, and then does the better of Hit and Stand."""
        return self._next_card(row, lambda after: self.best_later(after, share)[1], 1)

    def double(self, row: HandRow) -> Outlook:
        """If the Bet is doubled, for one card and no more (3.23)."""
        return self._next_card(row, lambda after: self.stand(after, 2), 2)

    def _next_card(self, row: HandRow, then: Callable[[HandRow], Outlook], stake: int) -> Outlook:
        gain = bust = 0.0
        for value, chance in self.dealer.cards.items():
            after = row.plus(value)
            outlook = Outlook(-stake, 1.0) if after.hard > 21 else then(after)
            gain += chance * outlook.gain
            bust += chance * outlook.bust
        return Outlook(gain, bust)

    def _best_later(self, row: HandRow, share: float) -> tuple[Move, Outlook]:
        """The better of Hit and Stand, if both are allowed (B12, B13)."""
        stand = self.stand(row)
        if row.total >= 21:
            return Move.STAND, stand
        hit = self.hit(row, share)
        may_stand = row.total >= 12 or self.options.stand_below_12
        if may_stand and self.worth(stand, share) >= self.worth(hit, share):
            return Move.STAND, stand
        return Move.HIT, hit

    def best_of_two(self, row: HandRow, share: float, *, split: bool) -> tuple[Move, Outlook]:
        """The best decision for a Hand of two cards, Split and Surrender left out."""
        move, outlook = self.best_later(row, share)
        if row.total < 21 and (self.options.double_after_split or not split):
            double = self.double(row)
            if self.worth(double, share) > self.worth(outlook, share):
                return Move.DOUBLE, double
        return move, outlook

    def split(self, value: int) -> float:
        """Give what splitting two cards of that value is worth (B11), if it is split again whenever
        the rules allow.
        """
        pair = EMPTY.plus(value).plus(value)
        again = self.dealer.cards[value] if value != 1 else 0.0
        other = self._split_hand(value, again)
        unsplit = self.best_of_two(pair, BESIDE_ANOTHER, split=True)[1]
        most = self.options.most_hands

        @cache
        def rest(hands: int, waiting: int) -> Outlook:
            """Give what the `waiting` Hands that have one card gain, of `hands` on the box, and how
            likely all of them are Bust.
            """
            if not waiting:
                return Outlook(0.0, 1.0)
            after = rest(hands, waiting - 1)
            if hands < most:
                paired = rest(hands + 1, waiting + 1)
            else:
                paired = Outlook(unsplit.gain + after.gain, unsplit.bust * after.bust)
            return Outlook(
                again * paired.gain + (1 - again) * (other.gain + after.gain),
                again * paired.bust + (1 - again) * other.bust * after.bust,
            )

        return self.worth(rest(2, 2), ALONE)

    def _split_hand(self, value: int, again: float) -> Outlook:
        """A split Hand whose second card has another value; with Aces, whatever that card is."""
        gain = bust = 0.0
        for second, chance in self.dealer.cards.items():
            row = EMPTY.plus(value).plus(second)
            if value == 1:  # 3.22.2: one card each, and the Hand stands
                outlook = self.stand(row)
            elif second == value:
                continue
            else:
                outlook = self.best_of_two(row, BESIDE_ANOTHER, split=True)[1]
            gain += chance * outlook.gain
            bust += chance * outlook.bust
        return Outlook(gain / (1 - again), bust / (1 - again))
