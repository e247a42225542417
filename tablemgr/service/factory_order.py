"""Cards that come as they lie in a new pack: the sign that nobody has shuffled them (5.5.4).

Packs are sorted suit by suit, each suit from Ace to King or from King to Ace, and makers differ in
the order of the suits and in which suits run down. A run here goes up or down by one rank in one
suit; at a suit's end it goes on with the Ace or the King of any other. Knows no rule and no shoe.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec import Struct

from tablemgr.basics.cards import DECK, Card

RUN_LENGTH: Final = 7
"""That many cards in a row raise the alarm; `expected_false_alarms` and decision 010 say why."""

_KING: Final = 13


class OrderRun(Struct, frozen=True):
    """The run that the last card ends: how many cards it has going up, and going down."""

    last: Card | None = None
    up: int = 0
    down: int = 0

    @property
    def length(self) -> int:
        """The longer of the two."""
        return max(self.up, self.down)

    def then(self, card: Card) -> OrderRun:
        """The run that ends with `card`, the next to come out."""
        last = self.last
        if last is None:
            return OrderRun(card, 1, 1)
        if card.suit is last.suit:
            up = self.up + 1 if card.pips == last.pips + 1 else 1
            down = self.down + 1 if card.pips == last.pips - 1 else 1
            return OrderRun(card, up, down)
        ended = {1: self.down, _KING: self.up}.get(last.pips, 0)  # the suit's end has been reached
        if not ended or card.pips not in (1, _KING):
            return OrderRun(card, 1, 1)
        return OrderRun(card, ended + 1, 1) if card.pips == 1 else OrderRun(card, 1, ended + 1)


NO_RUN: Final = OrderRun()
"""Before the first card."""


def expected_false_alarms(decks: int, length: int = RUN_LENGTH) -> Fraction:
    """How often a well shuffled shoe has a run of `length` cards, on average.

    This is at least the probability that the shoe has such a run. Exact: the number of possible
    runs (each a sequence of different faces), times the probability that `length` cards in a row
    are that sequence (a face has `decks` copies among the cards left), times the places where it
    can begin.
    """
    cards = 52 * decks
    one_way = Fraction(1)
    for drawn in range(length):
        one_way *= Fraction(decks, cards - drawn)
    return (cards - length + 1) * _ways(length) * one_way


def _ways(length: int) -> int:
    """How many sequences of `length` faces are a run from their first card to their last."""
    ways = {NO_RUN.then(card): 1 for card in DECK}
    for size in range(2, length + 1):
        longer: dict[OrderRun, int] = {}
        for run, count in ways.items():
            for card in DECK:
                after = run.then(card)
                if after.length == size:
                    longer[after] = longer.get(after, 0) + count
        ways = longer
    return sum(ways.values())
