"""Where a printer is, as the house profile writes it: `tcp://10.0.0.5:9100`, `cups:office`."""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from msgspec import Struct

from tablemgr.basics.errors import Fault

RAW_PORT: Final = 9100
"""Where receipt printers listen on a network."""
USUAL_BAUD: Final = 38_400

FORMS: Final = (
    "tcp://HOST:PORT, usb:VENDOR:PRODUCT, serial:DEVICE@SPEED, file:DEVICE, cups:QUEUE, folder:PATH"
)
_HEX: Final = re.compile(r"([0-9a-fA-F]{4}):([0-9a-fA-F]{4})")


class PrinterWay(Enum):
    """By what a printer is reached."""

    NETWORK = "tcp"
    USB = "usb"
    SERIAL = "serial"
    FILE = "file"
    """A device that only takes bytes, such as `/dev/usb/lp0`."""
    CUPS = "cups"
    FOLDER = "folder"

    @property
    def is_receipt_printer(self) -> bool:
        """Say whether it takes ESC/POS; the others take the PDF."""
        return self not in (PrinterWay.CUPS, PrinterWay.FOLDER)

    @property
    def answers(self) -> bool:
        """Say whether a printer can say something on this way."""
        return self in (PrinterWay.NETWORK, PrinterWay.USB, PrinterWay.SERIAL)


class PrinterAddress(Struct, frozen=True):
    """A way and a place. `number` is the port of a network, the speed of a serial line."""

    way: PrinterWay
    place: str
    number: int = 0

    @property
    def usb_ids(self) -> tuple[int, int]:
        """Vendor and product of a printer on USB."""
        vendor, product = self.place.split(":")
        return int(vendor, 16), int(product, 16)


def parse_address(text: str) -> PrinterAddress:
    """The address in a text. Raises `Fault` if it is none.

    >>> parse_address("tcp://10.0.0.5").number
    9100
    """
    word, colon, rest = text.partition(":")
    found = {each.value: each for each in PrinterWay}.get(word)
    if found is not None and colon and rest:
        made = _parsed(found, rest)
        if made is not None:
            return made
    raise Fault(
        "{text!r} is not a printer's address.", "Write one of: {forms}.", text=text, forms=FORMS
    )


def _parsed(way: PrinterWay, rest: str) -> PrinterAddress | None:
    if way is PrinterWay.NETWORK:
        if not rest.startswith("//"):
            return None
        host, _, port = rest[2:].rpartition(":") if ":" in rest else (rest[2:], "", "")
        number = _number(port, RAW_PORT)
        if not host or number is None or number > 65_535:
            return None
        return PrinterAddress(way, host, number)
    if way is PrinterWay.USB:
        return PrinterAddress(way, rest.lower()) if _HEX.fullmatch(rest) else None
    if way is PrinterWay.SERIAL:
        device, at, speed = rest.rpartition("@")
        baud = _number(speed if at else "", USUAL_BAUD)
        return None if baud is None else PrinterAddress(way, device if at else rest, baud)
    return PrinterAddress(way, rest)


def _number(text: str, usual: int) -> int | None:
    if not text:
        return usual
    return int(text) if text.isascii() and text.isdigit() and 0 < int(text) < 10_000_000 else None
