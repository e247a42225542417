"""The acts of simulated Players at their boxes, as frozen data: hand signals, words, chips,
cards.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from tablemgr.basics.cards import Card
from tablemgr.basics.money import Money


class Gesture(Enum):
    """A movement of a Player's hand; which one means what, each family says."""

    TAP = "tap"
    """A finger taps the table."""
    WAVE = "wave"
    """A flat hand moves from side to side."""
    ONE_FINGER = "one finger"
    TWO_FINGERS = "two fingers"
    LINE = "line"
    """A finger draws a line."""
    HAND_UP = "hand up"


class HandSign(Struct, frozen=True):
    """How a decision is signalled: the gesture, and the word for it."""

    gesture: Gesture
    words: str


class BoxSign(Struct, frozen=True):
    """The signs to be seen at one box: a gesture, words, or both."""

    box: int
    gesture: Gesture | None = None
    words: str = ""


class ChipsShown(Struct, frozen=True):
    """Chips that lie on the layout and that nobody has told the table of."""

    place: str
    """The id of the place: `box-3.initial`."""
    amount: Money


class CardShown(Struct, frozen=True):
    """A card as it lies on the layout, whatever the reader said."""

    place: str
    card: Card | None
    """None: a card of another back."""
    shift: float = 0.0
    """How far it lies to the right of the middle of its place, in cards."""


class SignsView(Struct, frozen=True):
    """Everything that Players and chance put on the felt beside what the table knows."""

    signs: tuple[BoxSign, ...] = ()
    chips: tuple[ChipsShown, ...] = ()
    cards: tuple[CardShown, ...] = ()
    notes: tuple[str, ...] = ()
    """What is heard or seen beside the boxes: a lamp of the printer."""
