"""How a Player decides by the cards of his Hand: by a chart, or in the best way.

A chart knows only the Hand's total. `best` knows each card, and computes each decision from the
shoe without the Hand's cards and the Dealer's first card.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec import Struct

from tablemgr.rules.games.blackjack.odds.against import Against, Column
from tablemgr.rules.games.blackjack.odds.shoe import Counts, fresh, hand_of, row_of, without
from tablemgr.rules.games.blackjack.odds.splitting import Splitting
from tablemgr.rules.games.blackjack.odds.strategy import (
    BASIC,
    BEST,
    HALF,
    Strategy,
    may_surrender,
    row_index,
    strategy_for,
)
from tablemgr.rules.games.blackjack.odds.values import ALONE, BESIDE_ANOTHER, Move
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook


class Plan(Struct, frozen=True):
    """All decisions of a strategy."""

    interim: Strategy
    """The strategy that says whether to take Even Money and Insurance."""
    column: Callable[[int], Column]
    """How it decides against a first card of that value."""


def plan_for(name: str, book: BlackjackBook, decks: int) -> Plan:
    """The plan of that name. Raises `KeyError` if there is none."""
    if name == BEST:
        return best_plan(book, decks, fresh(decks))
    strategy = strategy_for(name, book, decks)
    return Plan(strategy, cache(lambda up: Charted(strategy, up)))


def best_plan(book: BlackjackBook, decks: int, shoe: Counts) -> Plan:
    """The best decisions from this shoe; Even Money and Insurance as from `decks` full decks."""
    chart = strategy_for(BASIC, book, decks)
    return Plan(chart, cache(lambda up: Best(book, shoe, up)))


class Charted:
    """The tables of a strategy against one first card."""

    def __init__(self, strategy: Strategy, up: int) -> None:
        self.strategy = strategy
        self.up = up

    def move(self, hand: Counts, paired: int) -> Move:
        """Give the chart's move for the Hand's total."""
        own, row = self.strategy, row_of(hand)
        if sum(hand) == 2:
            moves = own.split_first if paired else own.first
        else:
            moves = own.split_later if paired else own.later
        return moves[self.up][row_index(row.total, row.soft)]

    def splits(self, value: int) -> bool:
        """Say whether the chart splits this pair."""
        return self.strategy.split[self.up][value]

    def surrenders(self, first: int, second: int) -> bool:
        """Say whether the chart gives up these two cards."""
        own = self.strategy
        if first == second:
            return own.surrender_pair[self.up][first]
        row = row_of(hand_of(first, second))
        return own.surrender[self.up][row_index(row.total, row.soft)]


class Best:
    """The best decisions against one first card, from a full shoe without the cards that are seen:
    the Dealer's first card, the Hand's own, and after a Split the other split card.
    """

    def __init__(self, book: BlackjackBook, shoe: Counts, up: int) -> None:
        self.book = book
        self.up = up
        self.left = without(shoe, hand_of(up))
        self._hands = cache(self._hands_of)
        self.splits = cache(self._splits)

    def _hands_of(self, paired: int) -> _Decided:
        seen = hand_of(paired) if paired else hand_of()
        against = Against(self.book, self.up, without(self.left, seen))
        return _Decided(against, BESIDE_ANOTHER if paired else ALONE, split=bool(paired))

    def move(self, hand: Counts, paired: int) -> Move:
        """The decision that gains most on average."""
        decided = self._hands(paired)
        return (decided.of_two if sum(hand) == 2 else decided.later)(hand)[0]

    def _unsplit(self, first: int, second: int) -> float:
        return self._hands(0).of_two(hand_of(first, second))[1]

    def _splits(self, value: int) -> bool:
        """Say whether a Split gains more than any other decision (B11)."""
        if self.book.options.most_hands == 1:
            return False
        return self._split(value) > self._unsplit(value, value)

    def _split(self, value: int) -> float:
        left = without(self.left, hand_of(value, value))
        return Splitting(self.book, self.up, left, self, value).weighed().gain

    def surrenders(self, first: int, second: int) -> bool:
        """Say whether every other decision loses more than half the Bet (B7)."""
        if not may_surrender(self.book.options, self.up):
            return False
        if self._unsplit(first, second) >= -HALF:
            return False
        return not (first == second and self.splits(first) and self._split(first) >= -HALF)


class _Decided:
    """The best move of each Hand and what it is worth."""

    def __init__(self, against: Against, share: float, *, split: bool) -> None:
        self.against = against
        self.share = share
        options = against.options
        self.may_double = options.double_after_split or not split
        self.later = cache(self._later)
        self.of_two = cache(self._of_two)

    def _later(self, hand: Counts) -> tuple[Move, float]:
        """The better of Hit and Stand (B12, B13), and what it gains; a 21 stands."""
        total = row_of(hand).total
        may_stand = total >= 12 or self.against.options.stand_below_12
        stand = self.against.stand(hand, 1, self.share) if may_stand else None
        if total >= 21 and stand is not None:
            return Move.STAND, stand
        hit = self.against.drawn(hand, 1, lambda after: self.later(after)[1])
        return (Move.HIT, hit) if stand is None or hit > stand else (Move.STAND, stand)

    def _of_two(self, hand: Counts) -> tuple[Move, float]:
        """The best of Hit, Stand and Double Down, and what it gains."""
        move, worth = self.later(hand)
        if row_of(hand).total < 21 and self.may_double:
            double = self.against.double(hand, self.share)
            if double > worth:
                return Move.DOUBLE, double
        return move, worth
