"""The words of a record's line, taken one after the other and each checked."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct, field

from tablemgr.basics.cards import Card, card
from tablemgr.basics.errors import Fault
from tablemgr.basics.money import ZERO, Money

if TYPE_CHECKING:
    from tablemgr.rules.commands.model import Command

_DIGITS: Final = re.compile("[0-9]{1,4}")


class MalformedError(Fault):
    """A line that means nothing: an unknown word, or a word that is not a card, a box or an amount.

    An error of the file, never a Refusal.
    """


class Vocabulary(Struct, frozen=True):
    """The words that a game knows: its number of boxes, side Bets, and commands of its own."""

    boxes: int
    side_bets: frozenset[str]
    words: frozenset[str]
    reports: frozenset[str] = frozenset()
    """The kinds of irregularity that can be reported."""
    readers: Mapping[str, Reader] = field(default_factory=dict)
    """By a command's word, how the game reads the commands of its own, and those that it reads in
    another way than all games do.
    """


class Words:
    """The words of one line, taken one after the other."""

    def __init__(self, words: list[str], vocabulary: Vocabulary) -> None:
        self.name = words[0]
        self._rest = words[1:]
        self._vocabulary = vocabulary

    def _take(self, what: str) -> str:
        if not self._rest:
            raise MalformedError("{value!r} lacks its {what}", value=self.name, what=what)
        return self._rest.pop(0)

    def box(self) -> int:
        return self.number("box", most=self._vocabulary.boxes)

    def player(self) -> str:
        return player_name(self._take("player"))

    def amount(self, *, zero: bool = False) -> Money:
        return amount(self._take("amount"), zero=zero)

    def signed_amount(self) -> Money:
        """An amount that may be below zero, but is never zero: `20`, `-12.50`."""
        word = self._take("amount")
        return -amount(word[1:]) if word.startswith("-") else amount(word)

    def kind(self) -> str:
        word = self._take("kind of Bet")
        if word not in self._vocabulary.side_bets:
            known = ", ".join(sorted(self._vocabulary.side_bets))
            raise MalformedError(
                "{word!r} is not a side Bet of this game: {known}", word=word, known=known
            )
        return word

    def word(self, what: str, choices: tuple[str, ...]) -> str:
        """One of a few words."""
        word = self._take(what)
        if word not in choices:
            article = "an" if what[0] in "aeiou" else "a"
            raise MalformedError(
                "{word!r} is not {article} {what}: {names}",
                word=word,
                article=article,
                what=what,
                names=", ".join(choices),
            )
        return word

    def card(self) -> Card:
        """The card that the next word names."""
        try:
            return card(self._take("card"))
        except ValueError as error:
            raise MalformedError(str(error)) from None

    def number(self, what: str, *, least: int = 1, most: int = 9999) -> int:
        """A whole number of at most four digits."""
        word = self._take(what)
        if _DIGITS.fullmatch(word) is None or not least <= int(word) <= most:
            raise MalformedError(
                "{word!r} is not a {what}: {least} to {most}",
                word=word,
                what=what,
                least=least,
                most=most,
            )
        return int(word)

    @property
    def vocabulary(self) -> Vocabulary:
        """Give the words that the game knows."""
        return self._vocabulary

    def rest(self) -> list[str]:
        rest, self._rest = self._rest, []
        return rest

    def has_more(self) -> bool:
        return bool(self._rest)

    def end(self) -> None:
        if self._rest:
            raise MalformedError(
                "{rest!r} is one word too many for {value!r}", rest=self._rest[0], value=self.name
            )


Reader: TypeAlias = "Callable[[Words], tuple[Command, ...]]"
"""Reads the words of a command's line, and gives what it tells the table."""


def player_name(word: str) -> str:
    """The word, if it can name a Player: letters, digits, `-`, `_`. Else `MalformedError`."""
    if not word or not all(c.isalpha() or c.isdecimal() or c in "-_" for c in word):
        raise MalformedError(
            "{word!r} is not a Player's name: letters, digits, - and _ only", word=word
        )
    return word


def amount(word: str, *, zero: bool = False) -> Money:
    """An amount in dollars, more than zero unless `zero` is allowed. Else `MalformedError`."""
    try:
        money = Money.parse(word)
    except ValueError as error:
        raise MalformedError(str(error)) from None
    if money == ZERO and not zero:
        raise MalformedError("{word!r} is not an amount: more than zero is needed", word=word)
    return money
