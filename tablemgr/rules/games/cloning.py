"""A copy of a position that can be changed alone: what is frozen is shared, all else is copied.

While a case is open, each card previews its remedies on such copies; in a long Round a deep copy of
everything would cost more with every card. Knows no rule.
"""

from __future__ import annotations

from copy import copy
from enum import Enum
from functools import cache
from typing import Any, Final, TypeVar

from msgspec import Struct

from tablemgr.basics.cards import Card

_T = TypeVar("_T")
_FROZEN: Final = (int, str, bytes, tuple, frozenset, Enum, Card, type(None))
"""What never changes. A tuple in a position holds only such things."""


def clone(thing: _T) -> _T:
    """The copy. Raises `TypeError` for a kind of thing that a position can't hold."""
    copied: _T = _clone(thing, {})
    return copied


def _clone(thing: Any, seen: dict[int, Any]) -> Any:
    kind: Any = type(thing)
    if kind is dict:
        if all(map(is_frozen, map(type, thing.values()))):
            return dict(thing)
        return {key: _clone(value, seen) for key, value in thing.items()}
    if kind is list:
        kinds: set[Any] = set(map(type, thing))
        if all(map(is_frozen, kinds)):
            return list(thing)
        return [_clone(value, seen) for value in thing]
    if kind is set:
        return set(thing)
    if is_frozen(kind):
        return thing
    found = seen.get(id(thing))
    if found is None:  # a box stands in several lists: its copy does so too
        found = seen[id(thing)] = copy(thing) if issubclass(kind, Struct) else object.__new__(kind)
        for slot in _slots(kind):
            setattr(found, slot, _clone(getattr(thing, slot), seen))
    return found


@cache
def is_frozen(kind: Any) -> bool:
    """Say whether a thing of this kind never changes, so that two may share it."""
    if issubclass(kind, Struct):
        return bool(kind.__struct_config__.frozen)
    return issubclass(kind, _FROZEN)


@cache
def _slots(kind: Any) -> tuple[str, ...]:
    """Every attribute of a kind. Raises `TypeError` if it has others than its slots."""
    if kind.__dictoffset__:
        raise TypeError(f"{kind.__name__} has more than slots: it can't be copied")
    return tuple(
        slot
        for base in kind.__mro__
        for slot in vars(base).get("__slots__", ())
        if not slot.startswith("__")
    )
