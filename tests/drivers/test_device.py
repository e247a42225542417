"""What each event answers for itself, and who fulfils the protocols."""

from __future__ import annotations

import pytest

import drivers.device as device_module
import drivers.machine_events as machine_module
from drivers.card_source import CardSource
from drivers.codecs.angel_eye import AngelEyeCodec
from drivers.device import (
    BadFrame,
    BadReason,
    CardDrawn,
    CardSentAgain,
    CardUnreadable,
    Codec,
    Connected,
    CutCard,
    Device,
    DeviceError,
    DeviceEvent,
    Disconnected,
    Doubt,
    ErrorKind,
    GameResult,
    LockState,
    Operation,
    OperationAccepted,
    OperationKind,
    OperationRefused,
    OperationUnanswered,
    PortUnavailable,
    PresetChanged,
    Repeated,
    SequenceConflict,
    SequenceGap,
    StandBy,
    StartOfCommunication,
)
from drivers.machine_events import (
    CardFaceUp,
    CardSet,
    CardStillThere,
    DeviceAlarm,
    DeviceWarning,
    DoubleFeed,
    Heartbeat,
    Jam,
    JokerDrawn,
    LidClosed,
    LidOpened,
    LinkAlive,
    LinkDead,
    OnlyGarbage,
    ShuffleComplete,
    ShuffleStarted,
    WrongMode,
)
from drivers.manual import ManualDevice
from drivers.port import PortSettings, SerialPort
from drivers.reports import PortTrouble
from drivers.simulated import SimulatedShoe
from drivers.simulator import Simulator
from tablemgr.cards import card

ACE, KING = card("Ah"), card("Kd")
LOCK = Operation(OperationKind.LOCK)

DOUBTFUL: list[DeviceEvent] = [
    CardSentAgain(ACE, KING),
    CardSentAgain(ACE, None),
    CardUnreadable(b"\x80"),
    StartOfCommunication(new_shoe=False),
    StartOfCommunication(new_shoe=True),
    Connected("p"),
    Disconnected("p", "gone"),
    SequenceGap(1, 3),
    SequenceConflict(1, b"a", b"b"),
    DoubleFeed((ACE, None)),
    CardFaceUp(ACE),
    JokerDrawn(),
    WrongMode("Game", ACE),
    Jam(),
    LidOpened(),
    DeviceAlarm("E3", "Card Not Read"),
    LinkDead(1),
    LinkAlive(),
    OnlyGarbage("p"),
    *[BadFrame(b"x", reason) for reason in BadReason],
    *[
        DeviceError(kind, 0, True, True)
        for kind in ErrorKind
        if kind not in (ErrorKind.TOO_MANY_CARDS, ErrorKind.BUTTON)
    ],
]

HARMLESS: list[DeviceEvent] = [
    CardDrawn(ACE),
    CardDrawn(ACE, 3, in_flow=False),
    CardSentAgain(ACE, ACE),
    CutCard(),
    StandBy(),
    GameResult(1),
    LockState(locked=True),
    LockState(locked=False),
    PresetChanged("01", "0030"),
    Repeated(1),
    CardSet((ACE, KING)),
    CardStillThere(ACE),
    ShuffleStarted(),
    ShuffleComplete(416),
    LidClosed(),
    DeviceWarning("0x01"),
    Heartbeat(),
    OperationAccepted(LOCK),
    OperationRefused(LOCK, 0x21),
    OperationUnanswered(LOCK),
    *[PortUnavailable("p", trouble, "") for trouble in PortTrouble],
    DeviceError(ErrorKind.TOO_MANY_CARDS, 2, True, True),
    DeviceError(ErrorKind.BUTTON, 3, True, True),
    *[DeviceError(kind, 0, False, False) for kind in ErrorKind],
]


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
