"""The Dealer's Hand against which a strategy is derived, and the cards that are still to come.

The cards to come are those of a fresh shoe less the Dealer's first card, each draw as likely as
the first: near enough for a chart. What the chart is worth is then found by playing Rounds.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

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
    """How likely the next card has each value, after cards of these values have left the shoe."""
    left = {value: decks * (16 if value == 10 else 4) - removed.count(value) for value in VALUES}
    return {value: count / sum(left.values()) for value, count in left.items()}


@dataclass(frozen=True, slots=True)
class Dealer:
    """How the Dealer's Hand ends, from one first card."""

    up: int
    """The value of his first card."""
    cards: dict[int, float]
    """How likely each card to come has each value."""
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
