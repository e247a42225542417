"""Makes the two ends of the protocols other than `angel-eye`; `drivers.catalogue` loads it when a
line speaks one of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from drivers.catalogue import BEE_TEK, CODE_LINE, PRESETS, UID_TABLE, CodecSettings
from drivers.codecs.bee_tek import BeeTekCodec
from drivers.codecs.code_line import BARCODE_4, SUIT_NUMBER, CodeLineCodec, UidCodec
from drivers.codecs.table_link import TableLinkCodec
from drivers.codecs.uid_table import UidTable, read_uid_table
from drivers.device import Codec
from drivers.encoders.encoder import Encoder
from drivers.encoders.lines import bee_tek_encoder, code_encoder, uid_encoder
from drivers.encoders.table_link import TableLinkEncoder
from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Fault
from tablemgr.basics.written import read_written

_CODES: Final[Mapping[str, Mapping[Card, bytes]]] = {
    "suit-number": SUIT_NUMBER,
    "barcode-4": BARCODE_4,
}


def make_codec(protocol: str, settings: CodecSettings) -> Codec:
    """A fresh codec of `bee-tek`, `code-line` or `table-link`. Raises `Fault` for an unknown preset
    or a bad table of tags.
    """
    if protocol == BEE_TEK:
        return BeeTekCodec(settings.mode)
    if protocol != CODE_LINE:
        return TableLinkCodec()
    if settings.preset == UID_TABLE:
        return UidCodec(load_uid_table(settings.uid_table))
    return CodeLineCodec(_codes(settings.preset))


def make_encoder(protocol: str, settings: CodecSettings) -> Encoder:
    """A fresh encoder of `bee-tek`, `code-line` or `table-link`. Raises `Fault` as `make_codec`."""
    if protocol == BEE_TEK:
        return bee_tek_encoder(settings.mode)
    if protocol != CODE_LINE:
        return TableLinkEncoder()
    if settings.preset == UID_TABLE:
        return uid_encoder(load_uid_table(settings.uid_table))
    return code_encoder(_codes(settings.preset))


def _codes(preset: str) -> Mapping[Card, bytes]:
    codes = _CODES.get(preset)
    if codes is None:
        known = ", ".join(PRESETS)
        raise Fault(f"{preset!r} is not a preset of code-line.", f"Give one of: {known}.")
    return codes


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
