"""How far the Initial Bet scatters: the average square of what it gains, and of two boxes together.

Exact while no Hand is split. The Hands of a Split, and the Hands of two boxes, are drawn apart once
it is known how the Dealer's Hand ends: what one takes out of the shoe and the other then lacks is
left out. `docs/decisions/063-money-to-its-end.md` says what that comes to.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, TypeAlias

from tablemgr.rules.games.blackjack.odds.against import Against, Column, Played
from tablemgr.rules.games.blackjack.odds.dealer import VALUES
from tablemgr.rules.games.blackjack.odds.plans import Plan, plan_for
from tablemgr.rules.games.blackjack.odds.shoe import (
    TOTALS,
    Counts,
    Ends,
    fresh,
    hand_of,
    row_of,
    without,
)
from tablemgr.rules.games.blackjack.odds.splitting import Splitting
from tablemgr.rules.games.blackjack.odds.strategy import HALF, Strategy
from tablemgr.rules.games.blackjack.odds.values import ALONE, Move
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.odds.family import Scatter

_BUST, _BLACKJACK = len(TOTALS), len(TOTALS) + 1
_ENDS: Final = range(len(TOTALS) + 2)
"""How the Dealer's Hand ends: at each of `TOTALS`, Bust, or with a Blackjack."""

_Result: TypeAlias = tuple[float, bool]
"""What a Hand gains, and whether it is not Bust."""
_Results: TypeAlias = Mapping[_Result, float]
"""How likely each is."""
_ByEnd: TypeAlias = tuple[_Results, ...]
"""For each way in which the Dealer's Hand ends, how likely it ends so with each result."""


def scatter_part(book: BlackjackBook, decks: int, strategy: str, part: int) -> Scatter:
    """The part of that number, from 0: the Rounds in which the Dealer's first card is
    `VALUES[part]`.
    """
    return scatter(book, fresh(decks), plan_for(strategy, book, decks), VALUES[part])


def scatter(book: BlackjackBook, shoe: Counts, plan: Plan, up: int) -> Scatter:
    """Weigh the Rounds in which the Dealer's first card has the value `up`, times how likely such a
    Round is.
    """
    left = without(shoe, hand_of(up))
    table = _FirstCard(book, left, plan.interim, plan.column(up), up)
    means, squares = [0.0] * len(_ENDS), 0.0
    for hand, chance in _first_two(left):
        for end, results in enumerate(table.results(*hand)):
            for (gain, _), likely in results.items():
                means[end] += chance * likely * gain
                squares += chance * likely * gain * gain
    ends = _chances(table.against.ends(hand_of()))
    together = sum(
        mean * mean / likely for mean, likely in zip(means, ends, strict=True) if likely > 0
    )
    of_up = shoe[up - 1] / sum(shoe)
    return Scatter(of_up * sum(means), of_up * squares, of_up * together)


def _first_two(left: Counts) -> Iterator[tuple[tuple[int, int], float]]:
    """Each pair of values, and how likely the first two cards are it."""
    in_all = sum(left) * (sum(left) - 1)
    for first in VALUES:
        for second in range(first, len(VALUES) + 1):
            ways = left[first - 1] * (left[second - 1] - (first == second))
            if ways > 0:
                yield (first, second), ways * (1 if first == second else 2) / in_all


def _chances(ends: Ends) -> tuple[float, ...]:
    return (*ends.totals, ends.bust, ends.blackjack)


class _Hands:
    """How the Hands end that are played by a column's moves against one first card."""

    def __init__(self, against: Against, column: Column, paired: int, share: float) -> None:
        self.against = against
        self._moves = Played(against, column, paired, share)
        self._every_bet = against.options.dealer_blackjack_takes == "every-bet"
        self._share = share
        self._not_bust = cache(self._drawn_on)

    def played(self, hand: Counts, *, stands: bool = False) -> _ByEnd:
        """Give the results from this Hand on; what no drawn card leaves standing is Bust."""
        move = Move.STAND if stands else self._moves.move(hand)
        if move is Move.STAND:
            return self._stand(hand, 1)
        stake = 2 if move is Move.DOUBLE else 1
        found = self._next(hand, 2) if stake == 2 else self._not_bust(hand)
        chances = _chances(self.against.ends(hand))
        return tuple(
            {**results, (-float(stake), False): max(chance - sum(results.values()), 0.0)}
            for results, chance in zip(found, chances, strict=True)
        )

    def _drawn_on(self, hand: Counts) -> _ByEnd:
        if self._moves.move(hand) is Move.STAND:
            return self._stand(hand, 1)
        return self._next(hand, 1)

    def _next(self, hand: Counts, stake: int) -> _ByEnd:
        """Give the results of the Hand with one more card, if it is not Bust then."""
        found: list[defaultdict[_Result, float]] = [defaultdict(float) for _ in _ENDS]
        for after, chance in self.against.next_cards(hand):
            if row_of(after).hard > 21:
                continue
            then = self._stand(after, 2) if stake == 2 else self._not_bust(after)
            for sums, results in zip(found, then, strict=True):
                for result, likely in results.items():
                    sums[result] += chance * likely
        return tuple(found)

    def _stand(self, hand: Counts, stake: int) -> _ByEnd:
        total, chances = row_of(hand).total, _chances(self.against.ends(hand))
        return tuple({(self._gain(total, end, stake), True): chances[end]} for end in _ENDS)

    def _gain(self, total: int, end: int, stake: int) -> float:
        """Give what a Hand with this total gains against this end."""
        if end == _BLACKJACK:
            return -float(stake) if self._every_bet else -self._share
        if end == _BUST or total > TOTALS[end]:
            return self.against.win * stake
        return 0.0 if total == TOTALS[end] else -float(stake)


class _FirstCard:
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
        self._hands = _Hands(self.against, column, 0, ALONE)

    def results(self, first: int, second: int) -> _ByEnd:
        """Give the results of the first two cards."""
        hand = hand_of(first, second)
        chances = _chances(self.against.ends(hand))
        if row_of(hand).total == 21:
            return tuple({(self._blackjack(hand, end), True): chances[end]} for end in _ENDS)
        if self.column.surrenders(first, second):
            found: _ByEnd = tuple({(-HALF, True): chances[end]} for end in _ENDS)
        elif first == second and self.column.splits(first):
            found = _Split(self, first).results(chances)
        else:
            found = self._hands.played(hand)
        return tuple(
            {(gain + self._insurance(hand, end), stands): p for (gain, stands), p in each.items()}
            for end, each in enumerate(found)
        )

    def _blackjack(self, hand: Counts, end: int) -> float:
        """Give what a Blackjack gains: its pay unless the Dealer has one too, or Even Money at once
        (B8).
        """
        pays = self.book.pays
        if self.up == 1 and self.interim.even_money:
            return pays.even_money[0] / pays.even_money[1]
        paid = 0.0 if end == _BLACKJACK else pays.blackjack[0] / pays.blackjack[1]
        return paid + self._insurance(hand, end)

    def _insurance(self, hand: Counts, end: int) -> float:
        """Give what Insurance for half the Initial Bet gains (B9), if the strategy takes it."""
        if self.up != 1 or not self.interim.insure[min(hand[9], 2)]:
            return 0.0
        pays = self.book.pays.insurance
        return HALF * (pays[0] / pays[1] if end == _BLACKJACK else -1.0)


class _Split:
    """Two cards of one value, split as often as the rules allow (B11)."""

    def __init__(self, table: _FirstCard, value: int) -> None:
        self.value = value
        left = without(table.left, hand_of(value, value))
        split = Splitting(table.book, table.up, left, table.column, value)
        self._left, self._most = left, split.most
        hands = _Hands(split.against(0), table.column, value, 0.0)
        self._one_bet = table.book.options.dealer_blackjack_takes == "initial-bet"
        pair = hand_of(value, value)
        other: list[defaultdict[_Result, float]] = [defaultdict(float) for _ in _ENDS]
        any_card: list[defaultdict[_Result, float]] = [defaultdict(float) for _ in _ENDS]
        for hand, chance in hands.against.next_cards(hand_of(value)):
            results = hands.played(hand, stands=value == 1)  # 3.22.2: Aces have one card each
            for end, each in enumerate(results):
                for result, likely in each.items():
                    any_card[end][result] += chance * likely
                    if hand != pair:
                        other[end][result] += chance * likely
        self._any, self._other = tuple(map(_scaled, any_card)), tuple(map(_scaled, other))

    def results(self, chances: tuple[float, ...]) -> _ByEnd:
        """Give the results of all Hands of the box together; `chances`: how likely each end is."""
        found = []
        for end, chance in enumerate(chances):
            sums: defaultdict[_Result, float] = defaultdict(float)
            for (gain, stands), likely in self._box(end, 2, 2, 0).items():
                # B6: the Dealer's Blackjack takes one Initial Bet, if a Hand is there to take it of
                taken = end == _BLACKJACK and self._one_bet and stands
                sums[gain - taken, stands] += chance * likely
            found.append(sums)
        return tuple(found)

    def _box(self, end: int, hands: int, waiting: int, others: int) -> _Results:
        """Give the results of the `waiting` Hands that have one card, of `hands` on the box;
        `others` have drawn another value than the one that is split.
        """
        if not waiting:
            return {(0.0, False): 1.0}
        if hands == self._most:
            return _both(self._any[end], self._box(end, hands, waiting - 1, others))
        same = hands - 2
        chance = (self._left[self.value - 1] - same) / (sum(self._left) - same - others)
        found: defaultdict[_Result, float] = defaultdict(float)
        drawn = _both(self._other[end], self._box(end, hands, waiting - 1, others + 1))
        for result, likely in drawn.items():
            found[result] += (1 - chance) * likely
        if chance > 0:
            for result, likely in self._box(end, hands + 1, waiting + 1, others).items():
                found[result] += chance * likely
        return found


def _scaled(results: _Results) -> _Results:
    """Give the results so that all together are certain."""
    in_all = sum(results.values())
    return {result: likely / in_all for result, likely in results.items()} if in_all else {}


def _both(one: _Results, other: _Results) -> _Results:
    found: defaultdict[_Result, float] = defaultdict(float)
    for (gain, stands), likely in one.items():
        for (more, beside), chance in other.items():
            found[gain + more, stands or beside] += likely * chance
    return found
