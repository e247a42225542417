"""Everything that a table holds in memory, counted, so that nothing in it grows without end."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from enum import Enum
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any, Final

from tablemgr.basics.cards import Card
from tablemgr.rules.rulebook import Rulebook
from tablemgr.world.picture import slots_of

MOST_HELD: Final = 250
"""No list, queue or text of a table needs more places than this in one Round."""
_BUFFERS: Final = (list, tuple, set, frozenset, dict, deque, bytearray, bytes, str)
_LEFT_OUT: Final = (
    *(int, float, type, Enum, Card, Rulebook, type(None)),
    *(FunctionType, BuiltinFunctionType, MethodType, ModuleType),
)
_OURS: Final = ("tablemgr.", "drivers.", "ui.", "collections", "builtins")


def too_much_held(*roots: object) -> Iterator[str]:
    """List what holds more than `MOST_HELD` in these, by the names that lead there."""
    seen: set[int] = set()
    waiting: deque[tuple[str, Any]] = deque((type(root).__name__, root) for root in roots)
    while waiting:
        name, thing = waiting.popleft()
        if isinstance(thing, _LEFT_OUT) or id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, _BUFFERS):
            if len(thing) > MOST_HELD:
                yield f"{name} holds {len(thing)}"
            waiting.extend((f"{name}[]", each) for each in _inside(thing))
        elif type(thing).__module__.startswith(_OURS):
            waiting.extend((f"{name}.{key}", value) for key, value in _attributes(thing))


def _inside(thing: Any) -> Iterator[Any]:
    if isinstance(thing, dict):
        yield from thing.keys()
        yield from thing.values()
    elif not isinstance(thing, str | bytes | bytearray):
        yield from thing


def _attributes(thing: Any) -> Iterator[tuple[str, Any]]:
    yield from vars(thing).items() if hasattr(thing, "__dict__") else ()
    for slot in slots_of(thing):
        if hasattr(thing, slot):
            yield slot, getattr(thing, slot)
