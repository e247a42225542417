"""What each event answers for itself, and who fulfils the protocols."""

from __future__ import annotations

import pytest

import drivers.device as device_module
import drivers.machine_events as machine_module
from drivers.card_source import CardSource
from drivers.device import (
    BadFrame,
    BadReason,
    CardDrawn,
    Codec,
    Device,
    DeviceError,
    DeviceEvent,
    Doubt,
    ErrorKind,
    LockState,
    OperationRefused,
    PortUnavailable,
)
from drivers.manual import ManualDevice
from drivers.port import PortSettings, SerialPort
from drivers.protocols.angel_eye import AngelEyeCodec
from drivers.reports import PortTrouble
from drivers.simulated import SimulatedShoe
from drivers.simulator import Simulator
from tests.drivers.device_events import ACE, DOUBTFUL, HARMLESS


@pytest.mark.parametrize("event", DOUBTFUL, ids=repr)
def test_what_casts_doubt_on_the_cards(event: DeviceEvent) -> None:
    assert event.doubts_cards


@pytest.mark.parametrize("event", HARMLESS, ids=repr)
def test_what_does_not(event: DeviceEvent) -> None:
    assert not event.doubts_cards


KINDS = {
    kind
    for module in (device_module, machine_module)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, DeviceEvent)
} - {DeviceEvent, Doubt}


def test_every_kind_of_event_is_on_one_of_the_two_lists() -> None:
    assert {type(event) for event in (*DOUBTFUL, *HARMLESS)} == KINDS


def test_every_kind_of_event_has_a_sentence_of_its_own() -> None:
    keys = {kind.key for kind in KINDS}
    assert len(keys) == len(KINDS)
    assert DeviceEvent.key not in keys


@pytest.mark.parametrize(
    ("event", "key"),
    [
        (CardDrawn(ACE), "device.card-drawn"),
        (DeviceError(ErrorKind.FOREIGN_CARD, 6, True, True), "device.error.foreign-card.raised"),
        (DeviceError(ErrorKind.UNKNOWN, 9, False, True), "device.error.unknown.cleared"),
        (LockState(locked=True), "device.lock.locked"),
        (BadFrame(b"", BadReason.BAD_CHECK), "device.bad-frame.bad-check"),
        (OperationRefused(None, 0x0F), "device.operation-refused.0F"),
        (PortUnavailable("p", PortTrouble.IN_USE, ""), "device.port.in-use"),
    ],
)
def test_the_name_of_the_sentence(event: DeviceEvent, key: str) -> None:
    assert event.text_key == key


def test_shoe_person_and_simulator_are_devices() -> None:
    def drop(_delivered: object) -> None:
        """Nobody listens."""

    devices: list[Device] = [
        SerialPort(PortSettings("COM3"), drop),
        ManualDevice(drop),
        SimulatedShoe(Simulator(CardSource()), drop),
    ]
    codec: Codec = AngelEyeCodec()
    assert [device.name for device in devices] == ["COM3", "manual", "simulator"]
    assert codec.feed(b"", 0) == []
