"""The commands that a blackjack table is told besides what every table is: the Players' decisions,
`proceed`.

Imports nothing of the family, so that its lines can be read without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablemgr.basics.money import Money
from tablemgr.rules.commands import (
    CallsForCard,
    Command,
    GoesOn,
    MalformedError,
    amount,
    player_name,
)
from tablemgr.rules.commands.grammar import AMOUNT, BOX, PLAYER, readers_of
from tablemgr.rules.commands.words import Reader, Words


class Insure(Command, frozen=True):
    """`insure BOX PLAYER AMOUNT`."""

    word = "insure"
    parts = (BOX, PLAYER, AMOUNT)
    plays_on = True
    says_moved = "at-once"
    called = "Insurance"

    box: int
    player: str
    amount: Money


class EvenMoney(Command, frozen=True):
    """`even-money BOX PLAYER`."""

    word = "even-money"
    parts = (BOX, PLAYER)
    plays_on = True
    says_moved = "at-once"
    called = "Even Money"

    box: int
    player: str


class Surrender(Command, frozen=True):
    """`surrender BOX`."""

    word = "surrender"
    parts = (BOX,)
    plays_on = True
    says_moved = "at-once"
    called = "Surrender"

    box: int


class Proceed(GoesOn, frozen=True):
    """`proceed`: the Interim Settlement is made and the Subsequent Deal begins."""

    word = "proceed"
    plays_on = True
    says_moved = "all"
    called = "Deal on"


class Hit(CallsForCard, frozen=True):
    """`hit BOX`."""

    word = "hit"
    parts = (BOX,)
    plays_on = True
    says_moved = "at-once"
    called = "Hit"

    def instead(self) -> Command:
        return Stand(self.box)


class Stand(Command, frozen=True):
    """`stand BOX`."""

    word = "stand"
    parts = (BOX,)
    plays_on = True
    says_moved = "at-once"
    called = "Stand"

    box: int


class Double(Command, frozen=True):
    """`double BOX [PLAYER=AMOUNT …]`: a Player who is not named doubles for his full Initial
    Bet.
    """

    plays_on = True
    says_moved = "at-once"
    called = "Double Down"

    box: int
    amounts: tuple[tuple[str, Money], ...] = ()

    def line(self) -> str:
        added = (f"{player}={amount}" for player, amount in self.amounts)
        return " ".join(["double", str(self.box), *added])


class Split(Command, frozen=True):
    """`split BOX [PLAYER=no …]`: a Player who is asked and not named follows."""

    plays_on = True
    says_moved = "at-once"
    called = "Split"

    box: int
    declined: tuple[str, ...] = ()

    def line(self) -> str:
        return " ".join(["split", str(self.box), *(f"{player}=no" for player in self.declined)])


def _double(words: Words) -> tuple[Command, ...]:
    box = words.box()
    pairs = _pairs(words, "N")
    return (Double(box, tuple((player, amount(value, zero=True)) for player, value in pairs)),)


def _split(words: Words) -> tuple[Command, ...]:
    box, pairs = words.box(), _pairs(words, "no")
    for player, value in pairs:
        if value != "no":
            raise MalformedError(
                "'{player}={value}': only '{player}=no' can be said of a Split",
                player=player,
                value=value,
            )
    return (Split(box, tuple(player for player, _ in pairs)),)


def _pairs(words: Words, example: str) -> list[tuple[str, str]]:
    """The `PLAYER=WORD` pairs at the end of a line, each player once."""
    pairs: list[tuple[str, str]] = []
    for word in words.rest():
        player, sign, value = word.partition("=")
        if not sign:
            raise MalformedError("{word!r} is not PLAYER={example}", word=word, example=example)
        if player in dict(pairs):
            raise MalformedError("{player!r} is named twice", player=player)
        pairs.append((player_name(player), value))
    return pairs


READERS: Final[Mapping[str, Reader]] = {
    "double": _double,
    "split": _split,
    **readers_of(Insure, EvenMoney, Surrender, Proceed, Hit, Stand),
}
"""By its word, how the line of each of these commands is read."""
