"""A Hand as a settlement slip shows it. Each family makes these of its Hands. Knows no paper."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Bug
from tablemgr.basics.messages import Message, TextOrMessage

HANDS: Final = "hands on slips"
"""The context of what a slip says of a Hand, for a translator."""


def require(holds: bool, what: str) -> None:
    """Raises `Bug` unless `holds`; `what` says what contradicts itself on the slip."""
    if not holds:
        raise Bug(f"settlement slip: {what}")


def face_down_words(count: int) -> Message:
    """Say what a paper says of cards that nobody has opened (Si Ki Pi; ruling S10)."""
    if count == 1:
        return Message(HANDS, "1 card, face down")
    return Message(HANDS, "{count} cards, face down", {"count": count})


class SlipPart(Struct, frozen=True):
    """A part of a Hand that is settled by itself, such as a Low Hand."""

    name: TextOrMessage
    cards: tuple[Card, ...]
    worth: TextOrMessage
    """What it is, as it is printed: `Pair`."""


class SlipHand(Struct, frozen=True):
    """A Hand as it lay on the table, of a box or of the table itself."""

    cards: tuple[Card, ...]
    words: tuple[TextOrMessage, ...] = ()
    """What is printed beside its cards: its total, how it ended."""
    parts: tuple[SlipPart, ...] = ()
    """Its parts, if the game sets a Hand as several; they have all of its cards."""

    def __post_init__(self) -> None:
        if self.parts:
            shown = [card for part in self.parts for card in part.cards]
            require(
                sorted(map(str, shown)) == sorted(map(str, self.cards)),
                "the parts of a Hand have other cards",
            )
