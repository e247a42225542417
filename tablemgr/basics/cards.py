"""Playing cards: ranks, suits and the fifty-two cards of a deck. Knows no game's point values.

There is one `Card` object a rank and suit, so that cards can be compared by identity.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import cache
from typing import Final, NoReturn


class Suit(Enum):
    """A suit; the value is its letter in a round record."""

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"

    @property
    def is_red(self) -> bool:
        """True for hearts and diamonds."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)

    @property
    def symbol(self) -> str:
        """The suit's sign, e.g. `♠`."""
        return _SYMBOLS[self]


_SYMBOLS: Final = {
    Suit.SPADES: "\u2660",
    Suit.HEARTS: "\u2665",
    Suit.DIAMONDS: "\u2666",
    Suit.CLUBS: "\u2663",
}

RANKS: Final = "A23456789TJQK"
"""The ranks as a round record writes them, Ace first."""


class Card:
    """One rank of one suit, unchangeable. `card("Kh")` finds it; nothing else makes one.

    `code` is as in a round record (`Kh`, `Td`), `index` its place in `DECK`, `pips` 1 for an Ace,
    the face value of 2 to 10, and 11 to 13 for J, Q, K.
    """

    __slots__ = ("code", "index", "pips", "rank", "suit")

    rank: str
    suit: Suit
    code: str
    index: int
    pips: int

    def __init__(self, rank: str, suit: Suit, index: int) -> None:
        fill = object.__setattr__
        fill(self, "rank", rank)
        fill(self, "suit", suit)
        fill(self, "code", rank + suit.value)
        fill(self, "index", index)
        fill(self, "pips", RANKS.index(rank) + 1)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a card does not change its {name}")

    def in_words(self) -> str:
        """Write it as a person writes it: `K♥`, `10♠`."""
        return f"{'10' if self.rank == 'T' else self.rank}{self.suit.symbol}"

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"card({self.code!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return card, (self.code,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


DECK: Final[tuple[Card, ...]] = tuple(
    Card(rank, suit, 13 * s + r) for s, suit in enumerate(Suit) for r, rank in enumerate(RANKS)
)
"""The fifty-two cards in factory order: suit by suit, Ace to King."""

_BY_CODE: Final = {c.code: c for c in DECK}


def card(code: str) -> Card:
    """The card that `code` names (`"Kh"`). Raises `ValueError` if it names none."""
    try:
        return _BY_CODE[code]
    except KeyError:
        raise ValueError(
            f"{code!r} is not a card: a rank A 2-9 T J Q K and a suit s h d c"
        ) from None


def cards(codes: str) -> tuple[Card, ...]:
    """The cards that a text names, separated by spaces. Raises `ValueError` as `card` does."""
    return tuple(card(code) for code in codes.split())


class UnreadCard(Card):
    """A card that came out and that nobody has seen: its number in its Round is all that is known.

    It has no `rank`, `suit`, `pips` or `index` to ask for; `code` is `?7`. `unread_card(7)` finds
    it; nothing else makes one.
    """

    __slots__ = ("number",)

    number: int

    def __init__(self, number: int) -> None:
        fill = object.__setattr__
        fill(self, "number", number)
        fill(self, "code", f"?{number}")

    def in_words(self) -> str:
        """Name it by its number: `card 7`."""
        return f"card {self.number}"

    def __reduce__(self) -> tuple[object, ...]:
        return unread_card, (self.number,)


@cache
def unread_card(number: int) -> UnreadCard:
    """The card of that number in its Round, which was not read: the same object each time."""
    return UnreadCard(number)


def unread_among(those: Iterable[Card]) -> list[UnreadCard]:
    """Those of the cards that were not read, in their order."""
    return [each for each in those if isinstance(each, UnreadCard)]


def stored_card(code: str) -> Card:
    """The card that `code` names in a journal: `Kh`, or `?7` for one that was not read. Raises
    `ValueError` if it names none.
    """
    number = code.removeprefix("?")
    if number != code and number.isascii() and number.isdigit() and len(number) < 6:
        return unread_card(int(number))
    return card(code)
