"""How a card device is spoken to: one table of settings, in the house profile and in devices.toml.

A protocol's own file says which of them it uses (`drivers.protocols`); `drivers.catalogue` says
whether the words in them are known.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Final

import msgspec

from tablemgr.basics.about_setting import MAYBE_EMPTY, AboutSetting, FileName, Line

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
    """How one device is spoken to. `protocol` and `port` are empty if nothing is said."""

    protocol: Annotated[
        str, AboutSetting("Card reader", "the protocol that it speaks", at_start=True)
    ] = ""
    port: Annotated[
        Port,
        AboutSetting(
            "Cards come from",
            "simulator, manual, or a serial port: any pyserial URL",
            at_start=True,
        ),
    ] = ""
    speed: Annotated[
        Annotated[int, msgspec.Meta(ge=300, le=4_000_000)] | None,
        AboutSetting("Reader's speed", "bits a second; if left out, the protocol's own"),
    ] = None
    preset: Annotated[str, AboutSetting("Meaning of codes", "code-line: what its codes mean")] = (
        "suit-number"
    )
    uid_table: Annotated[
        FileName,
        AboutSetting("Table of tags", "code-line with uid-table: the CSV file of the house's tags"),
    ] = ""
    mode: Annotated[
        Line, AboutSetting("Reader's mode", "bee-tek: in which mode its cards are taken")
    ] = MANUAL_BURN_CARDS
    operations: Annotated[
        bool,
        AboutSetting(
            "Reader's operations", "angel-eye: a supervisor may lock the shoe and clear its errors"
        ),
    ] = False
    acknowledge: Annotated[
        bool, AboutSetting("Reader is answered", "angel-eye: each message is answered")
    ] = False
    operation_bcc: Annotated[
        BccScope,
        AboutSetting(
            "Check of operations", "angel-eye: which bytes of an operation its check covers"
        ),
    ] = BccScope.WITH_STX


USUAL_SETTINGS: Final = DeviceSettings()
"""Those of a device of which nothing is said."""
