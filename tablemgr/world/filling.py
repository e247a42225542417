"""Fills in the fields of any command by their names and types, sense or nonsense. Seeded."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from tablemgr.basics.cards import DECK, Card, UnreadCard, unread_card
from tablemgr.basics.money import Money
from tablemgr.rules.commands import Command, MalformedError, parse
from tablemgr.rules.table import Table
from tablemgr.world.drawn_cards import next_card

NAMES: Final = ("ann", "bob", "cat", "gus")
_AMOUNTS: Final = (1000, 2500, 5000, 1, 33, 1234, 2501, 9999)
"""Round sums, and some of which halves and fifths are no whole cent."""


def filled(table: Table, dice: Random, kind: Any, box: int | None = None) -> Command:
    """A command of that kind, on that box if it has one."""
    return _Filling(table, dice, box).made(kind)


def is_said_so(table: Table, command: Command) -> bool:
    """Say whether the command can be told to this table: whether its line means the same again."""
    try:
        return parse(command.line(), table.journal_vocabulary) == (command,)
    except MalformedError:
        return False


@cache
def _fields(kind: Any) -> tuple[FieldInfo, ...]:
    return fields(kind)


class _Filling:
    """Fills in one command's fields by their names and types."""

    def __init__(self, table: Table, dice: Random, box: int | None) -> None:
        self._table = table
        self._dice = dice
        self._box = dice.randint(1, table.boxes) if box is None else box
        self._hand: list[Card] = []
        """What a field of several cards takes its cards from, once it is known."""

    def made(self, kind: Any) -> Command:
        values = {
            field.name: self._value(field.name, field.type)
            for field in _fields(kind)
            if field.required or self._is_said(field)
        }
        made: Command = kind(**values)
        return made

    def _is_said(self, field: FieldInfo) -> bool:
        """Say whether an optional field is filled in: a Bet names its KIND in games without an
        Initial Bet, and its seat in the others.
        """
        if field.name == "kind" and field.type is str:
            return not self._table.rulebook.betting.has_initial_bet
        if field.name == "seated" and not self._table.rulebook.betting.has_initial_bet:
            return False
        return self._dice.random() < 0.5

    def _value(self, name: str, kind: Any) -> Any:
        dice = self._dice
        if kind is bool:
            return dice.random() < 0.5
        if kind is int:
            return self._number(name)
        if kind is Money:
            return Money(dice.choice(_AMOUNTS))
        if kind is UnreadCard:
            return unread_card(len(self._table.position.cards) + dice.randint(0, 1) or 1)
        if kind is Card:
            return next_card(self._table, dice)
        if get_origin(kind) is tuple:
            return self._several(get_args(kind))
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self.made(kind)
        return self._word(name)

    def _number(self, name: str) -> int:
        if name == "box":
            return self._box
        return self._dice.randint(1, max(1, len(self._table.position.cards)))

    def _word(self, name: str) -> str:
        dice, table = self._dice, self._table
        match name:
            case "player":
                return dice.choice(NAMES)
            case "kind":
                return dice.choice(sorted(table.rulebook.side_bets))
            case "paragraph":
                cases = table.position.cases
                known = [each for case in cases for each in case.void_paragraphs]
                return dice.choice(known or sorted(table.rulebook.paragraphs))
            case _:
                return "so it was"

    def _several(self, kinds: tuple[Any, ...]) -> tuple[Any, ...]:
        """So many cards of the box's Hand; or the names of some Players, perhaps each with an
        amount.
        """
        if kinds[-1] is not Ellipsis:
            return tuple(self._card_of_hand() if kind is Card else "" for kind in kinds)
        names = self._dice.sample(NAMES, self._dice.choice((1, 1, 2)))
        if get_origin(kinds[0]) is tuple:
            return tuple((name, Money(self._dice.choice((0, *_AMOUNTS)))) for name in names)
        return tuple(names)

    def _card_of_hand(self) -> Card:
        if not self._hand:
            rows = (cards for place, cards in self._table.position.rows() if place.box == self._box)
            cards = list(next(rows, ()))
            self._hand = self._dice.sample(cards, len(cards)) + self._dice.sample(DECK, 4)
        return self._hand.pop(0)
