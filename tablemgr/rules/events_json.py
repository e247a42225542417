"""Events to and from the plain JSON values that the journal stores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tablemgr.basics.cards import Card, card
from tablemgr.basics.errors import Fault
from tablemgr.basics.money import Money
from tablemgr.rules.events import Event, RoundDerivedAnew


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return value.code
    if isinstance(value, Money):
        return int(value)
    raise TypeError(f"{value!r} does not belong in an event")


def _typed(kind: type, value: Any) -> Any:
    if kind is Card and isinstance(value, str):
        return card(value)
    if kind is Money and isinstance(value, int):
        return Money(value)
    raise ValueError(f"{value!r} is no {kind.__name__}")


def encode(events: Sequence[Event]) -> list[Any]:
    """The events as JSON values (amounts in whole cents, cards as `Kh`)."""
    plain: list[Any] = msgspec.to_builtins(events, enc_hook=_plain)
    return plain


def decode(values: object) -> list[Event]:
    """The events that `encode` wrote. Raises `Fault` naming what is not an event."""
    try:
        return [_whole(event) for event in msgspec.convert(values, list[Event], dec_hook=_typed)]
    except msgspec.ValidationError as error:
        raise Fault(
            f"the journal holds an event that this program does not know: {error}"
        ) from None


def _whole(event: Event) -> Event:
    """An event with the events inside it decoded too."""
    if isinstance(event, RoundDerivedAnew):
        return RoundDerivedAnew(event.number, event.card, tuple(decode(list(event.events))))
    return event
