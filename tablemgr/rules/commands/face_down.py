"""The words of a table for a card that was not read and lies face down (ruling S10).

No round record has them: once its face is known, a record has a plain `card` in their place.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tablemgr.basics.cards import Card, UnreadCard, unread_card
from tablemgr.rules.commands.grammar import CARD, CARD_NUMBER, LinePart, readers_of
from tablemgr.rules.commands.model import Command, Correct, DealCard, Stood

_UNREAD = LinePart(
    lambda words: unread_card(CARD_NUMBER.read(words)), lambda unread: str(unread.number)
)


class Unread(DealCard, frozen=True):
    """`unread NUMBER`: the Round's card of that number was drawn and not read; it lies face down in
    the Hand that is due it.
    """

    word = "unread"
    called = "Not read"
    parts: ClassVar[tuple[LinePart, ...]] = (_UNREAD,)

    card: UnreadCard

    def line(self) -> str:
        return Command.line(self)


class Opened(Command, frozen=True):
    """`opened NUMBER CARD`: the card of that number, which was not read, is that card; its Hand is
    being opened.
    """

    word = "opened"
    parts = (CARD_NUMBER, CARD)
    plays_on = True

    number: int
    card: Card


ABOUT_AN_EARLIER_CARD: Final = (Correct, Stood, Opened)
"""The commands that say otherwise of a card of before: the Round is derived again with that."""
FACE_DOWN_READERS: Final = readers_of(Unread, Opened)
"""How the lines of these commands are read."""
