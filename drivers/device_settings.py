"""How a card device is spoken to: one table of settings, in the house profile and in devices.toml.

A protocol's own file says which of them it uses (`drivers.protocols`); `drivers.catalogue` says
whether the words in them are known.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Final

import msgspec

from tablemgr.basics.texts_in_files import MAYBE_EMPTY, FileName, Line

Port = Annotated[
    str,
    msgspec.Meta(
        max_length=300,
        pattern=MAYBE_EMPTY,
        description='"simulator", "manual" or a serial port in quotes',
    ),
]
"""The lasting names of ports (maker, product, serial number) are longer than other lines."""

MANUAL_BURN_CARDS: Final = "Manual Burn Cards"
"""The mode in which a Bee-Tek shoe is used here."""


class BccScope(Enum):
    """Where the check of an Angel Eye operation begins; its maker's text and example disagree."""

    WITH_STX = "with-stx"
    """As in his example."""
    AFTER_STX = "after-stx"
    """As in his text."""


class DeviceSettings(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """How one device is spoken to. `port` may be `simulator`, `manual`, or any pyserial URL; it is
    empty if nothing is said. `speed` is in bits a second, None for the protocol's own.

    `preset` says what the codes of `code-line` mean; with `uid-table`, `uid_table` is the CSV file
    of the house's tags. `mode` is the one in which a `bee-tek` shoe's cards are taken.
    `operations` allows a supervisor to lock an `angel-eye` shoe and to clear its errors;
    `acknowledge` has each of its messages answered.
    """

    protocol: str = ""
    port: Port = ""
    speed: Annotated[int, msgspec.Meta(ge=300, le=4_000_000)] | None = None
    preset: str = "suit-number"
    uid_table: FileName = ""
    mode: Line = MANUAL_BURN_CARDS
    operations: bool = False
    acknowledge: bool = False
    operation_bcc: BccScope = BccScope.WITH_STX


USUAL_SETTINGS: Final = DeviceSettings()
"""Those of a device of which nothing is said."""
