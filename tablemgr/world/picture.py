"""A position as plain values that can be compared, and in what two positions differ.

Knows no game: whatever a position holds is in its picture.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from enum import Enum
from functools import cache
from typing import Any, Final, TypeAlias

from msgspec import Struct

from tablemgr.basics.cards import Card, UnreadCard
from tablemgr.rules.games.cloning import is_frozen
from tablemgr.rules.games.families import Position
from tablemgr.rules.rulebook import Rulebook

LOG: Final = frozenset({"flags", "notes"})
"""What a Round keeps of what went wrong in it, beside how it stands."""

_PLAIN: Final = frozenset({int, str, bool, type(None)})

PlainValues: TypeAlias = "dict[str, Any]"
"""By the name of an attribute of a position, its value made plain."""


def picture(
    position: Position, *, but: Collection[str] = (), suits: bool = True, ordered: bool = True
) -> PlainValues:
    """Everything that a position holds, without the attributes in `but` (`flags`, or `Case.number`
    of what it holds).

    `suits` False: a card is its rank alone. `ordered` False: in what order things came does not
    count.
    """
    look = _look(suits, frozenset(but), ordered)
    return {
        slot: look.at(getattr(position, slot))
        for slot in slots_of(position)
        if slot not in but and slot != "rulebook"
    }


def differing(one: PlainValues, other: PlainValues) -> list[str]:
    """The attributes that differ, each with both values."""
    return [
        f"{name}: {_short(one[name])} is now {_short(other[name])}"
        for name in one
        if one[name] != other[name]
    ]


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= 400 else f"{text[:400]}…"


class _Look:
    def __init__(self, card: Callable[[Card], str], but: frozenset[str], ordered: bool) -> None:
        self._is_whole = card is str and ordered and not but
        """Nothing is left out: what never changes compares as it is."""
        self._card = card
        self._but = but
        self._ordered = ordered
        self._ways: dict[type, Callable[[Any], Any]] = {}
        """By its type, how a thing is made plain: most of a world's time is spent here."""

    def at(self, thing: Any) -> Any:
        kind = type(thing)
        if kind in _PLAIN:
            return thing
        way = self._ways.get(kind)
        if way is None:
            way = self._ways[kind] = self._way(kind)
        return way(thing)

    def _way(self, kind: Any) -> Callable[[Any], Any]:
        if self._is_whole and is_frozen(kind) and not issubclass(kind, Rulebook):
            return lambda thing: thing
        if issubclass(kind, Card):
            return self._card
        if issubclass(kind, Mapping):
            return lambda thing: self._in_order(
                [(self.at(key), self.at(value)) for key, value in thing.items()]
            )
        if issubclass(kind, list | tuple):
            at = self.at
            return lambda thing: self._in_order(
                [each if type(each) in _PLAIN else at(each) for each in thing]
            )
        if issubclass(kind, set | frozenset):
            return lambda thing: sorted(map(self.at, thing), key=repr)
        if issubclass(kind, Enum):
            return lambda thing: thing.value
        if issubclass(kind, int):  # an amount
            return int
        if issubclass(kind, Rulebook):
            return lambda thing: thing.id
        name = kind.__name__
        kept = [slot for slot in _slots(kind) if f"{name}.{slot}" not in self._but]
        at = self.at
        return lambda thing: [name, *[at(getattr(thing, slot)) for slot in kept]]

    def _in_order(self, values: list[Any]) -> list[Any]:
        return values if self._ordered else sorted(values, key=repr)


@cache
def _look(suits: bool, but: frozenset[str], ordered: bool) -> _Look:
    return _Look(str if suits else _rank, but, ordered)


def _rank(card: Card) -> str:
    return card.code if isinstance(card, UnreadCard) else card.rank


def slots_of(thing: Any) -> tuple[str, ...]:
    """The names of everything that a thing holds."""
    kind: Any = type(thing)
    return _slots(kind)


@cache
def _slots(kind: Any) -> tuple[str, ...]:
    if issubclass(kind, Struct):
        return tuple(kind.__struct_fields__)
    return tuple(
        slot
        for base in kind.__mro__
        for slot in vars(base).get("__slots__", ())
        if not slot.startswith("__")
    )
