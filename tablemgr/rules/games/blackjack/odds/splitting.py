"""The worth of splitting two equal cards, exactly (B11, 3.22).

A Hand's decisions depend on its own cards only, so that cards which other Hands of the box have
taken are like unseen cards in the shoe. One thing is known of them and counts: whether the
second card of another Hand had the value that is split. The chance that it had not is computed
as one minus the chance that it had.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import NamedTuple

from tablemgr.rules.games.blackjack.odds.against import Against, Column, Played
from tablemgr.rules.games.blackjack.odds.shoe import Counts, hand_of, without
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.odds.family import Weighed


class _Second(NamedTuple):
    """The gain of a split Hand, by its second card: the sum of each gain times its chance."""

    other: float
    """With second cards of another value than the first."""
    same: float
    """With second cards of the same value."""


class Splitting:
    """Two cards of one value, split against one first card of the Dealer.

    `left` is the shoe without the Dealer's card and the two that are split.
    """

    def __init__(
        self, book: BlackjackBook, up: int, left: Counts, column: Column, value: int
    ) -> None:
        self.book = book
        self.up = up
        self.left = left
        self.column = column
        self.value = value
        self.most = 2 if value == 1 else book.options.most_hands  # 3.22.2: Aces once
        self._second = cache(self._second_card)

    def weighed(self) -> Weighed:
        """Give what the Split gains on average.

        If the Dealer's Blackjack takes one Initial Bet in all (B6), it takes none if all Hands of
        the box are Bust. How likely that is lies between 0 and the chance that one Hand is Bust; it
        is computed as if the Hands went Bust independently, and `within` is the largest error.
        """
        gain = self._gain(hands=2, waiting=2, others=0)
        natural = self.against(0).natural(hand_of(self.value))
        if self.book.options.dealer_blackjack_takes == "every-bet" or not natural:
            return Weighed(gain, 0.0)
        one = self._one_bust()
        all_bust = one * one / natural
        return Weighed(gain - (natural - all_bust), max(all_bust, one - all_bust))

    def against(self, more: int) -> Against:
        """The shoe if `more` further cards of the value are known to be out of it."""
        pairs = hand_of(*[self.value] * more)
        one_hand_has = hand_of(self.value)
        left = tuple(a + b for a, b in zip(without(self.left, pairs), one_hand_has, strict=True))
        return Against(self.book, self.up, left)

    def _played(self, more: int) -> Played:
        return Played(self.against(more), self.column, self.value, 0.0)

    def _second_card(self, more: int) -> _Second:
        """Give what one Hand gains if `more` other Hands are known to have drawn a card of the
        value.
        """
        played = self._played(more)
        other = same = 0.0
        first = hand_of(self.value)
        pair = hand_of(self.value, self.value)
        for hand, chance in played.against.next_cards(first):
            stands = self.value == 1  # 3.22.2: split Aces have one card each
            gain = played.against.stand(hand, 1, 0.0) if stands else played.gain(hand)
            if hand == pair:
                same += chance * gain
            else:
                other += chance * gain
        return _Second(other, same)

    def _one_bust(self) -> float:
        """How likely it is that one given Hand goes Bust and the Dealer has a Blackjack."""
        if self.value == 1:
            return 0.0
        played = self._played(0)
        return sum(
            chance * played.bust(hand)
            for hand, chance in played.against.next_cards(hand_of(self.value))
        )

    def _gain(self, hands: int, waiting: int, others: int) -> float:
        """Give what the `waiting` Hands that have one card gain, of `hands` on the box, times the
        chance to get there: `others` Hands have drawn another value, the rest of the box the same
        value.
        """
        if not waiting:
            return 0.0
        if hands == self.most:
            every = self._with(hands - 2, others, of_the_same=True)
            return waiting * every
        return (
            self._with(hands - 2, others, of_the_same=False)
            + self._gain(hands, waiting - 1, others + 1)
            + self._gain(hands + 1, waiting + 1, others)
        )

    def _with(self, same: int, others: int, *, of_the_same: bool) -> float:
        """Give what one Hand gains, times the chance that of the Hands before it `same` drew the
        value and `others` did not. Its own second card has another value, or with `of_the_same`
        any.
        """
        found = 0.0
        for known in range(others + 1):
            chance = self._drawn(same + known)
            if not chance:
                break
            second = self._second(same + known)
            gain = second.other + second.same if of_the_same else second.other
            found += (-1) ** known * comb(others, known) * chance * gain
        return found

    def _drawn(self, count: int) -> float:
        """How likely it is that the next `count` cards all have the value."""
        chance, size = 1.0, sum(self.left)
        for drawn in range(count):
            chance *= (self.left[self.value - 1] - drawn) / (size - drawn)
        return chance
