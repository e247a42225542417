"""Writes a device's event as the journal stores it. Knows no event by name."""

from __future__ import annotations

from enum import Enum

from drivers.device import DeviceEvent
from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Fault
from tablemgr.journal import Json


def details_of(event: DeviceEvent) -> dict[str, Json]:
    """The fields of a device's event, by name, as the journal stores them."""
    return {name: _json(getattr(event, name)) for name in event.__struct_fields__}


def _json(value: object) -> Json:
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, Card):
        return value.code
    if isinstance(value, tuple):
        return [_json(one) for one in value]
    if isinstance(value, Fault):
        return str(value)
    return repr(value)
