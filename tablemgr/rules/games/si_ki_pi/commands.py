"""The commands that a Si Ki Pi table is told besides what every table is: how Hands are set, and
`reveal`.

Imports nothing of the family, so that its lines can be read without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import Command
from tablemgr.rules.commands.grammar import BOX, readers_of
from tablemgr.rules.commands.words import Reader, Words


class SetHand(Command, frozen=True):
    """`set BOX C C / C C`: what is the Low and what the High Hand of a box, as its Player has set
    them (3.18); of a Hand that was laid, once the Dealer opens it (S11).
    """

    plays_on = True
    called = "Low and High"

    box: int
    low: tuple[Card, Card]
    high: tuple[Card, Card]
    places: tuple[int, ...] = ()
    """Which of the Hand's cards these are, in the order dealt; noted once a card of the Round is
    corrected, as two of them can then be known for a while to be the same card (I18).
    """

    def line(self) -> str:
        low, high = (" ".join(card.code for card in half) for half in (self.low, self.high))
        return f"set {self.box} {low} / {high}"


class LayHand(Command, frozen=True):
    """`laid BOX`: who decides for the box has laid its set Hand face down (3.18; ruling S11)."""

    word = "laid"
    parts = (BOX,)
    plays_on = True
    called = "Set"

    box: int


class HouseWay(Command, frozen=True):
    """`house-way BOX`: the Dealer sets the box's Hand by the House Way (3.19, 3.20)."""

    word = "house-way"
    parts = (BOX,)
    plays_on = True

    box: int


class Reveal(Command, frozen=True):
    """`reveal`: the Dealer's Hand is opened and set by the House Way (3.21)."""

    word = "reveal"
    plays_on = True


def _set(words: Words) -> tuple[Command, ...]:
    box = words.box()
    low = words.card(), words.card()
    words.word("sign between Low and High", ("/",))
    high = words.card(), words.card()
    words.end()
    return (SetHand(box, low, high),)


READERS: Final[Mapping[str, Reader]] = {
    "set": _set,
    **readers_of(LayHand, HouseWay, Reveal),
}
"""By its word, how the line of each of these commands is read."""
