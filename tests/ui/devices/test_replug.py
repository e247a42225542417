"""A reader at another port is known by its serial number and offered there (§8)."""

from __future__ import annotations

import os
import tty
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from drivers.ports import System, identity_of, port_of
from tablemgr.house.profile import Setting
from tablemgr.journal import EntryKind
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from ui.devices.replug import MOVED

from ..rig import TableRig

READER, OTHER = "0403:6001:A1B2", "0403:6001:ZZZZ"
MEI = Person("Mei Tan", Role.PIT_SUPERVISOR)


class Machine:
    """A machine whose ports are pseudo-terminals with names that the test gives them."""

    def __init__(self, folder: Path) -> None:
        self.by_id = folder / "by-id"
        self.by_id.mkdir()
        self._folder = folder
        self._known: dict[str, str] = {}
        self._open: dict[str, tuple[int, int]] = {}
        self.system = System(identities=lambda: self._known, lasting_names=(self.by_id,))

    def plug(self, name: str, identity: str | None, by_id: str = "") -> str:
        far, near = os.openpty()
        tty.setraw(near)
        device = os.ttyname(near)
        port = self._folder / name
        port.symlink_to(device)
        self._open[name] = (far, near)
        if identity is not None:
            self._known[device] = identity
        if by_id:
            (self.by_id / by_id).symlink_to(device)
        return str(port)

    def unplug(self, name: str) -> None:
        far, near = self._open.pop(name)
        self._known.pop(os.ttyname(near), None)
        (self._folder / name).unlink()
        os.close(near)
        os.close(far)

    def close(self) -> None:
        for name in list(self._open):
            self.unplug(name)


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(tmp_path)
    yield machine
    machine.close()


def rig_at(port: str, folder: Path, qtbot: QtBot, machine: Machine) -> TableRig:
    folder.mkdir(exist_ok=True)
    rig = TableRig(folder, qtbot, port=port, settings='sign-in = "pin"')
    rig.open_table.devices.replug.system = machine.system
    rig.until(rig.connected)
    rig.open_table.devices.replug.look()
    return rig


def offered(rig: TableRig) -> bool:
    rig.open_table.devices.replug.look()
    return MOVED in rig.window.sheets.alerts.cards


def gone(rig: TableRig) -> bool:
    return not rig.connected()


def stored(rig: TableRig) -> list[str]:
    entries = rig.session.journal.entries(kinds=[EntryKind.SESSION])
    return [entry.data["reader"] for entry in entries if "reader" in entry.data]


def test_a_reader_at_another_port_is_offered_and_used_once_somebody_has_signed(
    tmp_path: Path, qtbot: QtBot, machine: Machine
) -> None:
    rig = rig_at(machine.plug("ttyUSB0", READER), tmp_path / "table", qtbot, machine)
    assert stored(rig) == [READER]
    machine.unplug("ttyUSB0")
    rig.until(lambda: gone(rig))
    assert not offered(rig), "it is nowhere"
    machine.plug("ttyUSB1", READER, by_id="usb-FTDI_A1B2")
    rig.until(lambda: offered(rig))
    name = str(machine.by_id / "usb-FTDI_A1B2")
    card = rig.window.sheets.alerts.cards[MOVED]
    assert name in card.text.text()
    assert gone(rig), "nothing is used by itself"

    asked: list[object] = []
    devices = rig.open_table.devices
    devices.show()
    assert name in devices.panel.moved.text()

    def signs(settings: Mapping[str, Setting | None], then: Callable[[Person], object]) -> None:
        asked.append(settings)
        then(MEI)

    devices._ask_settings = signs
    card.action.click()
    assert asked == [{"device.port": name}]
    rig.until(rig.connected)
    rig.open_table.devices.replug.look()
    assert MOVED not in rig.window.sheets.alerts.cards
    assert f'port = "{name}"' in rig.file.read_text(encoding="utf-8")
    changed = [e for e in rig.session.journal.entries() if e.data.get("changed")]
    assert changed[-1].person == MEI.name
    devices._show()
    assert not devices.panel.move_there.isVisibleTo(devices.panel)
    rig.close()


def test_another_reader_than_the_table_s_own_is_not_offered(
    tmp_path: Path, qtbot: QtBot, machine: Machine
) -> None:
    rig = rig_at(machine.plug("ttyUSB0", READER), tmp_path / "table", qtbot, machine)
    machine.unplug("ttyUSB0")
    rig.until(lambda: gone(rig))
    machine.plug("ttyUSB1", OTHER)
    machine.plug("ttyUSB2", None)
    assert not offered(rig)
    rig.close()


def test_the_reader_is_known_after_a_new_start(
    tmp_path: Path, qtbot: QtBot, machine: Machine
) -> None:
    port = machine.plug("ttyUSB0", READER)
    first = rig_at(port, tmp_path / "table", qtbot, machine)
    first.tell("open")
    first.close()
    machine.unplug("ttyUSB0")
    machine.plug("ttyUSB1", READER)
    second = TableRig(tmp_path / "table", qtbot, port=port)
    second.open_table.devices.replug.system = machine.system
    second.until(lambda: offered(second))
    second.close()


def test_a_port_without_a_serial_number_is_no_device_that_is_known(machine: Machine) -> None:
    port = machine.plug("ttyUSB0", None)
    assert identity_of(port, machine.system) is None
    assert identity_of("socket://host:1", machine.system) is None
    with_number = machine.plug("ttyUSB1", READER)
    assert identity_of(with_number, machine.system) == READER
    assert port_of(READER, machine.system) == os.path.realpath(with_number)
    machine.plug("ttyUSB2", READER)
    assert port_of(READER, machine.system) is None, "two claim to be it"
    assert port_of(OTHER, machine.system) is None
