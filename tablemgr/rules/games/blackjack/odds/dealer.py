"""The Dealer's Hand, and the cards that can still come, for deriving a strategy.

The cards that can come are those of a fresh shoe without the Dealer's first card, and every draw is
made from all of them. That is near enough for a chart; what the chart is worth is then found by
playing Rounds.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from msgspec import Struct

from tablemgr.rules.games.blackjack.flow import FULL_HAND

VALUES: Final = range(1, 11)
"""The values of a card, an Ace as 1."""
BUST: Final = 22


class HandRow(NamedTuple):
    """A Hand by what it adds up to: its total with every Ace as 1, and whether it has one."""

    hard: int
    ace: bool

    @property
    def soft(self) -> bool:
        """An Ace counts 11."""
        return self.ace and self.hard <= 11

    @property
    def total(self) -> int:
        """The Point Total (B1)."""
        return self.hard + 10 if self.soft else self.hard

    def plus(self, value: int) -> HandRow:
        """The Hand with one more card."""
        return HandRow(self.hard + value, self.ace or value == 1)


EMPTY: Final = HandRow(0, False)


def chances(decks: int, removed: tuple[int, ...] = ()) -> dict[int, float]:
    """For each value, how likely the next card has it, once cards of the values `removed` are
    out of the shoe.
    """
    left = {value: decks * (16 if value == 10 else 4) - removed.count(value) for value in VALUES}
    return {value: count / sum(left.values()) for value, count in left.items()}


class Dealer(Struct, frozen=True):
    """How likely the Dealer's Hand ends in which way, from one first card."""

    up: int
    """The value of his first card."""
    cards: dict[int, float]
    """For each value, how likely the next card has it."""
    totals: dict[int, float]
    """How likely each total from 17 to 21 is, and `BUST`; a Blackjack is not among them."""
    blackjack: float


def dealer_with(up: int, decks: int) -> Dealer:
    """The Dealer with a first card of value `up`, from a fresh shoe."""
    cards = chances(decks, (up,))

    @cache
    def ends(row: HandRow) -> dict[int, float]:
        if row.total >= FULL_HAND:
            return {min(row.total, BUST): 1.0}
        found: dict[int, float] = {}
        for value, chance in cards.items():
            for end, then in ends(row.plus(value)).items():
                found[end] = found.get(end, 0.0) + chance * then
        return found

    blackjack = cards[11 - up] if up in (1, 10) else 0.0
    totals = dict(ends(EMPTY.plus(up)))
    totals[21] -= blackjack
    return Dealer(up, cards, totals, blackjack)
