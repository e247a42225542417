"""Every protocol that this program speaks, and how to make its two ends. Opens no port.

No maker of shufflers has published the protocol of its machines, so that no model is named here.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct

from drivers.codecs.angel_eye import AngelEyeCodec, AngelEyeSettings
from drivers.codecs.bee_tek import MANUAL_BURN_CARDS, BeeTekCodec
from drivers.codecs.code_line import BARCODE_4, SUIT_NUMBER, CodeLineCodec, UidCodec
from drivers.codecs.envelope import BccScope
from drivers.codecs.table_link import TableLinkCodec
from drivers.codecs.uid_table import UidTable, read_uid_table
from drivers.device import Codec
from drivers.encoders.angel_eye import AngelEyeEncoder
from drivers.encoders.encoder import Encoder
from drivers.encoders.lines import bee_tek_encoder, code_encoder, uid_encoder
from drivers.encoders.table_link import TableLinkEncoder
from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Fault
from tablemgr.basics.written import read_written

ANGEL_EYE: Final = "angel-eye"
BEE_TEK: Final = "bee-tek"
CODE_LINE: Final = "code-line"
TABLE_LINK: Final = "table-link"

DEFAULT_SPEED: Final = {ANGEL_EYE: 4800, BEE_TEK: 9600, CODE_LINE: 9600, TABLE_LINK: 9600}
"""Each protocol, and the usual speed of its line in bits a second."""

PROTOCOLS: Final = tuple(DEFAULT_SPEED)

UID_TABLE: Final = "uid-table"
PRESETS: Final = {"suit-number": SUIT_NUMBER, "barcode-4": BARCODE_4, UID_TABLE: None}
"""What the codes of `code-line` mean; None if a table of the house says it."""


DEFAULT_PRESET: Final = "suit-number"


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
    match protocol:
        case "angel-eye":
            return AngelEyeCodec(
                AngelEyeSettings(settings.operations, settings.acknowledge, settings.operation_bcc)
            )
        case "bee-tek":
            return BeeTekCodec(settings.mode)
        case "code-line" if settings.preset == UID_TABLE:
            return UidCodec(load_uid_table(settings.uid_table))
        case "code-line":
            return CodeLineCodec(_codes(settings.preset))
        case "table-link":
            return TableLinkCodec()
    raise _no_protocol(protocol)


def make_encoder(protocol: str, settings: CodecSettings = CodecSettings()) -> Encoder:
    """A fresh encoder, the device's end of the protocol, for the simulator. Raises `Fault` as
    `make_codec` does.
    """
    match protocol:
        case "angel-eye":
            return AngelEyeEncoder(settings.operation_bcc)
        case "bee-tek":
            return bee_tek_encoder(settings.mode)
        case "code-line" if settings.preset == UID_TABLE:
            return uid_encoder(load_uid_table(settings.uid_table))
        case "code-line":
            return code_encoder(_codes(settings.preset))
        case "table-link":
            return TableLinkEncoder()
    raise _no_protocol(protocol)


def _codes(preset: str) -> Mapping[Card, bytes]:
    codes = PRESETS.get(preset)
    if codes is None:
        known = ", ".join(PRESETS)
        raise Fault(f"{preset!r} is not a preset of code-line.", f"Give one of: {known}.")
    return codes


def _no_protocol(protocol: str) -> Fault:
    return Fault(f"{protocol!r} is not a protocol.", f"Give one of: {', '.join(PROTOCOLS)}.")


def load_uid_table(path: Path | None) -> UidTable:
    """The table in a CSV file. Raises `Fault`, also if no file is named."""
    if path is None:
        raise Fault(
            "The preset uid-table needs the house's table of tags.",
            "Name its CSV file in the device profile, or with --uid-table.",
        )
    try:
        text = read_written(path, "Give the CSV file of the tags.")
    except FileNotFoundError:
        raise Fault(f"{path}: there is no such file.", "Give the CSV file of the tags.") from None
    return read_uid_table(text, str(path))
