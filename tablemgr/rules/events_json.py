"""Events to and from the plain JSON values that the journal stores."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from tablemgr.basics.cards import Card, stored_card
from tablemgr.basics.errors import Fault
from tablemgr.basics.money import Money
from tablemgr.rules import events as common
from tablemgr.rules.events import Event, RoundDerivedAnew
from tablemgr.rules.games.families import event_named, kinds_of

_COMMON: Final = kinds_of(common)
"""The kinds of event that every game has, by their names in a journal."""


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return value.code
    if isinstance(value, Money):
        return int(value)
    raise TypeError(f"{value!r} does not belong in an event")


def _typed(kind: type, value: Any) -> Any:
    if kind is Card and isinstance(value, str):
        return stored_card(value)
    if kind is Money and isinstance(value, int):
        return Money(value)
    raise ValueError(f"{value!r} is no {kind.__name__}")


def encode(events: Sequence[Event]) -> list[Any]:
    """The events as JSON values (amounts in whole cents, cards as `Kh`)."""
    plain: list[Any] = msgspec.to_builtins(events, enc_hook=_plain)
    return plain


def decode(values: object) -> list[Event]:
    """The events that `encode` wrote, of any family. Raises `Fault` naming what is not an event."""
    try:
        return [_event(value) for value in msgspec.convert(values, list[dict[str, Any]])]
    except msgspec.ValidationError as error:
        raise Fault(
            "the journal holds an event that this program does not know: {error}", error=error
        ) from None


def _event(value: dict[str, Any]) -> Event:
    """One event, with the events inside it decoded too."""
    kind = _kind(str(value.get("type")))
    event = msgspec.convert(value, kind, dec_hook=_typed)
    if isinstance(event, RoundDerivedAnew):
        flags = None if event.flags is None else tuple(decode(list(event.flags)))
        return RoundDerivedAnew(event.number, event.card, tuple(decode(list(event.events))), flags)
    return event


@cache
def _kind(name: str) -> type[Event]:
    """The kind of event of that name: one that every game has, or else one family's."""
    kind = _COMMON.get(name) or event_named(name)
    if kind is None:
        raise msgspec.ValidationError(f"{name!r}")
    return kind
