"""One of each kind of event, at least, by whether it doubts the cards."""

from __future__ import annotations

from drivers.device import (
    BadFrame,
    BadReason,
    CardDrawn,
    CardSentAgain,
    CardUnreadable,
    Connected,
    CutCard,
    DeviceError,
    DeviceEvent,
    Disconnected,
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
    BadFrames,
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
    SetAside,
    ShuffleComplete,
    ShuffleStarted,
    WrongMode,
)
from drivers.reports import PortTrouble
from tablemgr.basics.cards import card

ACE, KING = card("Ah"), card("Kd")
LOCK = Operation(OperationKind.LOCK)

DOUBTFUL: list[DeviceEvent] = [
    CardSentAgain(ACE, KING),
    CardSentAgain(ACE, None),
    CardUnreadable(b"\x80"),
    BadFrames(3, 40, (BadReason.UNFRAMED, BadReason.BROKEN), b"\xff"),
    SetAside("p", "40960 bytes in 0.5 s"),
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
