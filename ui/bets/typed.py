"""Reads a Bet typed as one line: `3 100`, `3 ann 50`, `3 ann 10 p`, `3 100 s`.

The box comes first. Then, in any order: an amount, a Player's name, the letter of a kind of Bet,
and `s` if the Player sits. A name that looks like one of these is typed with `@`, as `@s`. The name
of a Bet can't be a Player's name. Knows no widget and no table.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from typing import Final

from msgspec import Struct, field

from tablemgr.basics.money import Money
from tablemgr.rules.commands import MalformedError, player_name
from ui.bets.naming import bet_named
from ui.views.bets import INITIAL, BetEntered, BetNames, KindView

SEATED_WORD = "s"
_FIGURES: Final = re.compile(r"[-+$]*[0-9.,]*[0-9][0-9.,]*")
"""A word of digits, points and commas only: a name is never meant."""
_LONG_AMOUNT: Final = re.compile(r"[0-9]{13}")
_BEGINS_AS_AMOUNT: Final = re.compile(r"[-+$]*[.,]?[0-9]")
"""A word that begins like an amount, as `1e3`. It is a name if the line has no other name."""


class TypedFault(Enum):
    """The mistakes that can be in a typed line."""

    NO_BOX = "no-box"
    NO_AMOUNT = "no-amount"
    BAD_AMOUNT = "bad-amount"
    LONG_AMOUNT = "long-amount"
    TWO_AMOUNTS = "two-amounts"
    NO_NAME = "no-name"
    ONE_TOO_MANY = "one-too-many"
    NO_KIND = "no-kind"
    NAMES_A_BET = "names-a-bet"


class TypedError(ValueError):
    """A typed line is not a Bet: what is wrong, and in which word."""

    def __init__(self, fault: TypedFault, word: str) -> None:
        super().__init__(f"{fault.value}: {word}")
        self.fault = fault
        self.word = word


class _Line(Struct):
    letters: dict[str, str]
    seats: bool = True
    """The game has Initial Bets, so that a Player may sit."""
    bets: BetNames = ()
    amount: Money | None = None
    player: str | None = None
    kind: str | None = None
    seated: bool | None = None
    words: set[str] = field(default_factory=set)

    def take(self, word: str) -> None:
        lower = word.lower()
        if lower == SEATED_WORD and self.seats:
            self._once("seated", word)
            self.seated = True
        elif lower in self.letters:
            self._once("kind", word)
            self.kind = self.letters[lower]
        elif (money := _money(word)) is not None:
            if self.amount is not None:
                raise TypedError(TypedFault.TWO_AMOUNTS, word)
            self.amount = money
        elif _FIGURES.fullmatch(word) or (self.player and _BEGINS_AS_AMOUNT.match(word)):
            long = _LONG_AMOUNT.match(word.replace(",", "")) is not None
            raise TypedError(TypedFault.LONG_AMOUNT if long else TypedFault.BAD_AMOUNT, word)
        else:
            self._once("player", word)
            self.player = _name(word, self.bets)

    def _once(self, what: str, word: str) -> None:
        if what in self.words:
            raise TypedError(TypedFault.ONE_TOO_MANY, word)
        self.words.add(what)


def read_line(
    text: str, boxes: int, kinds: Sequence[KindView], later_bets: BetNames = ()
) -> BetEntered:
    """The Bet that a typed line means, at a table with this many boxes and these kinds of Bet.

    Without a letter it is an Initial Bet; without a name it is a Bet of the box's usual Player.
    `later_bets` can't be laid yet, but no Player may be called so. Raises `TypedError`.
    """
    words = text.split()
    box = read_box(words[0] if words else "", boxes)
    initial = any(kind.kind == INITIAL for kind in kinds)
    bets = (*((kind.kind, kind.label) for kind in kinds), *later_bets)
    line = _Line({kind.letter: kind.kind for kind in kinds}, initial, bets)
    for word in words[1:]:
        line.take(word)
    if line.amount is None:
        raise TypedError(TypedFault.NO_AMOUNT, text)
    if line.kind is None and not initial:
        raise TypedError(TypedFault.NO_KIND, text)
    return BetEntered(box, line.player or "", line.kind or INITIAL, line.amount, line.seated)


def read_box(word: str, boxes: int) -> int:
    """The number of the box that a word names. Raises `TypedError` if there is no such box."""
    number = int(word) if word.isascii() and word.isdigit() and len(word) < 4 else 0
    if not 1 <= number <= boxes:
        raise TypedError(TypedFault.NO_BOX, word)
    return number


def _money(word: str) -> Money | None:
    try:
        return Money.typed(word)
    except ValueError:
        return None


def _name(word: str, bets: BetNames) -> str:
    try:
        name = player_name(word.removeprefix("@"))
    except MalformedError:
        raise TypedError(TypedFault.NO_NAME, word) from None
    if bet_named(name, bets):
        raise TypedError(TypedFault.NAMES_A_BET, word)
    return name
