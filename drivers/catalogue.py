"""Every protocol that this program speaks, and how to make its two ends. Opens no port.

No maker of shufflers has published the protocol of its machines, so that no model is named here.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from drivers.codecs.angel_eye import AngelEyeCodec, AngelEyeSettings
from drivers.codecs.envelope import BccScope
from drivers.device import Codec, DeviceEvent
from drivers.encoders.angel_eye import AngelEyeEncoder
from drivers.encoders.encoder import Encoder
from drivers.machine_events import MANUAL_BURN_CARDS
from tablemgr.basics.errors import Fault

ANGEL_EYE: Final = "angel-eye"
BEE_TEK: Final = "bee-tek"
CODE_LINE: Final = "code-line"
TABLE_LINK: Final = "table-link"

DEFAULT_SPEED: Final = {ANGEL_EYE: 4800, BEE_TEK: 9600, CODE_LINE: 9600, TABLE_LINK: 9600}
"""Each protocol, and the usual speed of its line in bits a second."""

PROTOCOLS: Final = tuple(DEFAULT_SPEED)

DEFAULT_PRESET: Final = "suit-number"
UID_TABLE: Final = "uid-table"
PRESETS: Final = (DEFAULT_PRESET, "barcode-4", UID_TABLE)
"""What the codes of `code-line` mean: known ones, or what a table of the house says."""

_OTHERS: Final = frozenset((BEE_TEK, CODE_LINE, TABLE_LINK))
"""The protocols that are loaded when a line speaks them; the keypad speaks `angel-eye` always."""


class CodecSettings(Struct, frozen=True):
    """What a house can set; each protocol uses what concerns it.

    `preset` and `uid_table` (a CSV file, see `drivers.codecs.uid_table`) are for `code-line`,
    `mode` for `bee-tek`, the others for `angel-eye`.
    """

    preset: str = DEFAULT_PRESET
    uid_table: Path | None = None
    mode: str = MANUAL_BURN_CARDS
    operations: bool = False
    acknowledge: bool = False
    operation_bcc: BccScope = BccScope.WITH_STX


def make_codec(protocol: str, settings: CodecSettings = CodecSettings()) -> Codec:
    """A fresh codec. Raises `Fault` for an unknown protocol or preset, or a bad table of tags."""
    if protocol == ANGEL_EYE:
        return AngelEyeCodec(
            AngelEyeSettings(settings.operations, settings.acknowledge, settings.operation_bcc)
        )
    codec: Codec = _other(protocol).make_codec(protocol, settings)
    return codec


def make_encoder(protocol: str, settings: CodecSettings = CodecSettings()) -> Encoder:
    """A fresh encoder, the device's end of the protocol, for the simulator. Raises `Fault` as
    `make_codec` does.
    """
    if protocol == ANGEL_EYE:
        return AngelEyeEncoder(settings.operation_bcc)
    encoder: Encoder = _other(protocol).make_encoder(protocol, settings)
    return encoder


def has_message(protocol: str, settings: CodecSettings, event: DeviceEvent) -> bool:
    """Whether the protocol has a message for the event. Raises `Fault` as `make_encoder` does."""
    return bool(make_encoder(protocol, settings).say(event, 0.0))


def _other(protocol: str) -> Any:
    """The module that makes the ends of a protocol of `_OTHERS`."""
    if protocol not in _OTHERS:
        known = ", ".join(PROTOCOLS)
        raise Fault(f"{protocol!r} is not a protocol.", f"Give one of: {known}.")
    return import_module("drivers.other_protocols")
