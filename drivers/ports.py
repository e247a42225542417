"""Which serial ports there are, by a lasting name, and what is wrong with each. Opens none.

Knows where Linux keeps this (`/dev/serial`, `/proc`); on other systems it says what pyserial knows.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct, field
from serial.tools import list_ports as pyserial_ports

from drivers.reports import PortTrouble

if sys.platform != "win32":
    import grp

_NO_WORDS = "n/a"
"""What pyserial says of a port that describes itself by nothing."""


class Holder(Struct, frozen=True):
    """A process that has a port open."""

    pid: int
    name: str

    def __str__(self) -> str:
        return f"{self.name} (process {self.pid})"


class Trouble(Struct, frozen=True):
    """The trouble with a port; `detail` says more, in English."""

    kind: PortTrouble
    detail: str


class FoundPort(Struct, frozen=True):
    """A port. `name` is the name to write into a profile: if there is a lasting one, it stays the
    same when devices are plugged in and out. `device` is the name that the port has now.
    """

    name: str
    device: str
    description: str
    trouble: Trouble | None


def _comports() -> list[tuple[str, str]]:
    return [
        (port.device, "" if port.description in (None, _NO_WORDS) else port.description)
        for port in pyserial_ports.comports()
    ]


def _identities() -> dict[str, str]:
    return {
        port.device: f"{port.vid:04x}:{port.pid:04x}:{port.serial_number}"
        for port in pyserial_ports.comports()
        if port.serial_number and port.vid is not None and port.pid is not None
    }


class System(Struct, frozen=True):
    """Where this system tells about its ports. Tests use another place."""

    comports: Callable[[], Sequence[tuple[str, str]]] = _comports
    """Each port's device name and description."""
    identities: Callable[[], Mapping[str, str]] = _identities
    """For each device that has a serial number: its maker, product and serial number."""
    lasting_names: tuple[Path, ...] = (Path("/dev/serial/by-id"), Path("/dev/serial/by-path"))
    """Folders of links to devices, the better names first."""
    proc: Path = Path("/proc")
    may_use: Callable[[str], bool] = field(
        default=lambda device: os.access(device, os.R_OK | os.W_OK)
    )


def find_ports(system: System = System(), named: Iterable[str] = ()) -> list[FoundPort]:
    """The ports that exist, and those that are named in a profile but don't exist."""
    names = _lasting_names(system)
    found = [
        FoundPort(names.get(device, device), device, description, trouble_with(device, system))
        for device, description in sorted(system.comports())
    ]
    known = {name for port in found for name in (port.name, port.device)}
    for name in named:
        device = os.path.realpath(name)
        if is_file_name(name) and name not in known and device not in known:
            found.append(FoundPort(name, device, "", trouble_with(name, system)))
    return found


def trouble_with(name: str, system: System = System()) -> Trouble | None:
    """Find what keeps a port from being opened, as far as can be seen without opening it.

    None for a URL and for a port on Windows, of which nothing can be seen.
    """
    if not is_file_name(name):
        return None
    try:
        status = os.stat(name)
    except OSError as error:
        return Trouble(PortTrouble.ABSENT, error.strerror or "it is not there")
    if not system.may_use(name):
        return Trouble(PortTrouble.NO_PERMISSION, _who_may(status.st_gid))
    holders = holders_of(name, system)
    if holders:
        return Trouble(PortTrouble.IN_USE, ", ".join(map(str, holders)))
    return None


def holders_of(name: str, system: System = System()) -> list[Holder]:
    """The other processes that have a port open, as far as the system lets us see them."""
    device = os.path.realpath(name)
    found = []
    for process in sorted(system.proc.glob("[0-9]*"), key=lambda path: int(path.name)):
        if int(process.name) != os.getpid() and _has_open(process, device):
            found.append(Holder(int(process.name), _name_of(process)))
    return found


def identity_of(name: str, system: System = System()) -> str | None:
    """Which device is at a port, by its maker, product and serial number; None if it has no serial
    number, like cheap adapters, or is not there.
    """
    return system.identities().get(os.path.realpath(name)) if is_file_name(name) else None


def port_of(identity: str, system: System = System()) -> str | None:
    """The lasting name of the port at which that device is now; None if it is at none, or if two
    devices have that identity.
    """
    devices = [device for device, known in system.identities().items() if known == identity]
    return _lasting_names(system).get(devices[0], devices[0]) if len(devices) == 1 else None


def is_file_name(name: str) -> bool:
    """Say whether a port's name is a path, not a URL or `COM3`."""
    return name.startswith("/")


def _lasting_names(system: System) -> dict[str, str]:
    """Each device's lasting name; the better one if it has two."""
    names: dict[str, str] = {}
    for folder in system.lasting_names:
        if folder.is_dir():
            for link in sorted(folder.iterdir()):
                names.setdefault(os.path.realpath(link), str(link))
    return names


def _has_open(process: Path, device: str) -> bool:
    try:
        return any(os.readlink(end) == device for end in (process / "fd").iterdir())
    except OSError:  # the process is another user's, or has ended
        return False


def _name_of(process: Path) -> str:
    try:
        return (process / "comm").read_text(errors="replace").strip()
    except OSError:
        return "?"


def _who_may(gid: int) -> str:
    if sys.platform == "win32":
        return "this user may not open it"
    try:
        group = grp.getgrgid(gid).gr_name
    except KeyError:
        group = str(gid)
    return f"this user is not in the group {group}"
