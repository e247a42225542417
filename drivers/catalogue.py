"""Every protocol that this program speaks, and how to make its two ends. Opens no port.

A protocol is a file of `drivers.protocols` with `PROTOCOL`; it is found there by name. Nothing else
in the program says which protocols there are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from drivers import protocols
from drivers.device import Codec, DeviceEvent
from drivers.device_settings import DeviceSettings
from drivers.protocol import Encoder, WireProtocol
from tablemgr.basics.errors import Fault
from tablemgr.basics.wrong_values import WrongValue, unknown_word


@cache
def known_protocols() -> Mapping[str, WireProtocol]:
    """Every protocol by its name, in the order of the files' names."""
    files = sorted(each.name for each in iter_modules(protocols.__path__))
    found = (import_module(f"{protocols.__name__}.{file}").PROTOCOL for file in files)
    return MappingProxyType({each.name: each for each in found})


def known_presets() -> tuple[str, ...]:
    """List what the setting `preset` may say, for any protocol."""
    return tuple(preset for each in known_protocols().values() for preset in each.presets)


def protocol_of(settings: DeviceSettings) -> WireProtocol:
    """The protocol that a device speaks. Raises `Fault` if there is none of that name."""
    found = known_protocols().get(settings.protocol)
    if found is None:
        known = ", ".join(known_protocols())
        raise Fault(
            "{protocol!r} is not a protocol.",
            "Give one of: {known}.",
            protocol=settings.protocol,
            known=known,
        )
    return found


def speed_of(settings: DeviceSettings) -> int:
    """The speed of a device's line in bits a second. Raises `Fault` as `protocol_of` does."""
    return settings.speed or protocol_of(settings).speed


def make_codec(settings: DeviceSettings) -> Codec:
    """A fresh codec, the program's end. Raises `Fault` for an unknown protocol or preset, or a bad
    table of tags.
    """
    return _checked(settings).make_codec(settings)


def make_encoder(settings: DeviceSettings) -> Encoder:
    """A fresh encoder, the device's end, for the simulator. Raises `Fault` as `make_codec` does."""
    return _checked(settings).make_encoder(settings)


def has_message(settings: DeviceSettings, event: DeviceEvent) -> bool:
    """Say whether the protocol has a message for the event. Raises `Fault` as `make_encoder`
    does.
    """
    return bool(make_encoder(settings).say(event, 0.0))


def _checked(settings: DeviceSettings) -> WireProtocol:
    """The device's protocol, which has the preset, if it has any."""
    found = protocol_of(settings)
    if found.presets and settings.preset not in found.presets:
        known = ", ".join(found.presets)
        raise Fault(
            "{preset!r} is not a preset of {found}.",
            "Give one of: {known}.",
            preset=settings.preset,
            found=found.name,
            known=known,
        )
    return found


def settings_flaws(settings: DeviceSettings) -> Iterator[WrongValue]:
    """Name each mistake in a device's settings, with its place in their table: a word that nobody
    knows, or a file that is not named.
    """
    if not settings.protocol:
        wanted = f"one of {', '.join(known_protocols())}"
        yield WrongValue((), f"protocol is missing: {wanted}")
    elif settings.protocol not in known_protocols():
        yield WrongValue(("protocol",), unknown_word(settings.protocol, sorted(known_protocols())))
    if settings.preset not in known_presets():
        yield WrongValue(("preset",), unknown_word(settings.preset, sorted(known_presets())))
    for each in known_protocols().values():
        if settings.preset in each.house_presets and not settings.uid_table:
            words = f"the preset {settings.preset} needs uid-table, the CSV file of the tags"
            yield WrongValue(("uid-table",), words)
