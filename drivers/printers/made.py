"""Makes the printer that an address names, and finds those that are there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from drivers.ports import find_ports
from drivers.printers.address import PrinterWay, parse_address
from drivers.printers.folder import FolderPrinter
from drivers.printers.printer import Printer
from drivers.printers.receipt import ReceiptPrinter, Waits
from drivers.printers.spooler import SpooledPrinter, queues


def make_printer(
    text: str,
    *,
    confirms: bool = True,
    stopped: Callable[[], bool] = lambda: False,
    waits: Waits | None = None,
) -> Printer:
    """The printer at an address. Opens nothing. Raises `Fault` if that is no address."""
    address = parse_address(text)
    if address.way is PrinterWay.CUPS:
        return SpooledPrinter(address.place)
    if address.way is PrinterWay.FOLDER:
        return FolderPrinter(address.place)
    return ReceiptPrinter(address, confirms=confirms, waits=waits, stopped=stopped)


def is_receipt_printer(text: str) -> bool:
    """Say whether what is at the address takes ESC/POS. Raises `Fault` if that is no address."""
    return parse_address(text).way.is_receipt_printer


def found_printers(devices: Path = Path("/dev")) -> list[str]:
    """The addresses of what may be a printer here: queues, USB printers, serial ports."""
    usb = [f"file:{path}" for path in sorted(devices.glob("usb/lp*"))]
    serial = [f"serial:{port.name}" for port in find_ports()]
    return [f"cups:{name}" for name in queues()] + usb + serial
