"""Find what a machine has for a set-up, and write the new house profile."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from drivers.catalogue import known_protocols
from drivers.ports import find_ports
from drivers.printers.made import found_printers
from tablemgr.basics.errors import Fault
from tablemgr.basics.files import write_file
from ui.start.first_setup import Machine

_MODE: Final = 0o644
WITNESS: Final = Path("/var/lib/tablemgr-witness/rounds")
"""The file of another account that the Debian package makes; it can only be added to."""


def find_machine() -> Machine:
    """Find what is there: ports without trouble, the protocols, printers."""
    ports = [(port.name, port.description or port.name) for port in find_ports()]
    protocols = [(name, protocol.title) for name, protocol in known_protocols().items()]
    printers = [(address, address) for address in found_printers()]
    witness = str(WITNESS) if WITNESS.exists() else ""
    return Machine(ports, protocols, printers, witness)


def write_profile(path: Path, text: str) -> None:
    """Write a new house profile. Raises `Fault`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, text.encode(), _MODE)
    except OSError as error:
        raise Fault(
            "{path}: {error}.", "Name another file with --profile.", path=path, error=error.strerror
        ) from error
