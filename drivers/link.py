"""The link to one device: its codec, and what is known of the device. Pure: no thread, no Qt.

The owner of the link journals each report of the port first, and then feeds it in here. The same
reports in the same order give the same events.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from drivers.device import (
    BadFrame,
    BadReason,
    CardDrawn,
    Codec,
    Connected,
    DeviceError,
    DeviceEvent,
    Disconnected,
    LockState,
    Operation,
    OperationAccepted,
    OperationRefused,
    PortUnavailable,
    Repeated,
    SequenceConflict,
    SequenceGap,
    StartOfCommunication,
)
from drivers.machine_events import (
    CardSet,
    CardStillThere,
    LinkAlive,
    LinkDead,
    OnlyGarbage,
    SetAside,
)
from drivers.reports import PortLost, PortOpened, PortReport, PortTrouble, RawBytes
from tablemgr.basics.errors import Fault

GARBAGE_RUNS: Final = 3
GARBAGE_BYTES: Final = 24
"""After this many runs with at least this many bytes in all, and no message, the speed may be
wrong."""


LAST_BYTES: Final = 32


class LinkState(Struct, frozen=True):
    """The device panel's view of the link.

    `good`, `bad` and `repeated` count since the link was made: messages that were understood, runs
    of bytes that were not, and dropped repeats. `gaps` counts how often a number was not the one
    that was due, or was given twice. `cards` counts the cards.
    """

    port: str = ""
    connected: bool = False
    trouble: PortTrouble | None = None
    trouble_reason: str = ""
    last_bytes_wall_ns: int | None = None
    last_bytes: bytes = b""
    """The last bytes that came, at most `LAST_BYTES` of them."""
    last_event: DeviceEvent | None = None
    cards: int = 0
    good: int = 0
    bad: int = 0
    repeated: int = 0
    gaps: int = 0
    locked: bool | None = None
    """None if the device has not said it."""
    error: DeviceError | None = None
    """The last error that was raised and not cleared."""
    dead: bool = False
    """The device should have reported in and has not. Other devices may be silent."""
    only_garbage: bool = False
    """No message has been understood since the port was opened: the speed may be wrong."""


class DeviceLink:
    """Turns reports of a port into events, and keeps the `LinkState`."""

    def __init__(self, codec: Codec) -> None:
        self._codec = codec
        self._state = LinkState()
        self._garbage = _Garbage()

    @property
    def state(self) -> LinkState:
        """The state as it is now."""
        return self._state

    def feed(self, delivery: PortReport | CardDrawn) -> tuple[DeviceEvent, ...]:
        """The events of what a device delivered. Raises nothing, whatever the bytes."""
        match delivery:
            case RawBytes(data, wall_ns, monotonic_ns):
                events = self._codec.feed(data, monotonic_ns)
                if self._garbage.is_all_there_is(events):
                    events = [*events, OnlyGarbage(self._state.port)]
                self._state = replace(
                    self._state, last_bytes_wall_ns=wall_ns, last_bytes=data[-LAST_BYTES:]
                )
            case PortOpened(port):
                self._state = replace(
                    self._state,
                    port=port,
                    connected=True,
                    trouble=None,
                    trouble_reason="",
                    locked=None,
                    error=None,
                    dead=False,
                    only_garbage=False,
                )
                self._garbage = _Garbage()
                events = [*self._codec.reset(), Connected(port)]
            case PortLost():
                events = self._lost(delivery)
            case CardDrawn():
                events = [delivery]
        return self._noted(events)

    def tick(self, monotonic_ns: int) -> tuple[DeviceEvent, ...]:
        """The events that come from the passing of time alone; to be called about once a second."""
        return self._noted(self._codec.tick(monotonic_ns))

    def set_aside(self, reason: str) -> tuple[DeviceEvent, ...]:
        """The device said too much, `reason` says how much; it is no longer read."""
        return self.feed(PortLost(self._state.port, PortTrouble.FLOODED, reason, 0, 0))

    def reader_failed(self, reason: str) -> tuple[DeviceEvent, ...]:
        """The thread that reads the port ended by `reason`, a bug; told once for each reason."""
        state = self._state
        if (state.connected, state.trouble_reason) == (False, reason):
            return ()
        return self.feed(PortLost(state.port, PortTrouble.FAILED, reason, 0, 0))

    def request(self, operation: Operation, monotonic_ns: int) -> bytes:
        """The bytes to send for `operation`.

        Raises `Fault` if the device is not connected, operations are off, or one is not answered
        yet.
        """
        if not self._state.connected:
            raise Fault("The shoe is not connected.", "Check its cable and its power.")
        return self._codec.request(operation, monotonic_ns)

    def take_replies(self) -> bytes:
        """The bytes that must be sent to the device; to be called after each `feed`."""
        return self._codec.take_replies()

    def heartbeat(self, monotonic_ns: int) -> bytes:
        """The bytes of the heartbeat that is due next; empty if there is none."""
        return self._codec.heartbeat(monotonic_ns)

    def _lost(self, lost: PortLost) -> list[DeviceEvent]:
        was_connected = self._state.connected
        self._state = replace(
            self._state,
            port=lost.port,
            connected=False,
            trouble=lost.trouble,
            trouble_reason=lost.reason,
            locked=None,
            error=None,
            dead=False,
            only_garbage=self._state.only_garbage and lost.trouble is PortTrouble.FLOODED,
        )
        if lost.trouble is PortTrouble.FLOODED:
            return [*self._codec.reset(), SetAside(lost.port, lost.reason)]
        if was_connected:
            return [*self._codec.reset(), Disconnected(lost.port, lost.reason)]
        return [PortUnavailable(lost.port, lost.trouble, lost.reason)]

    def _noted(self, events: Iterable[DeviceEvent]) -> tuple[DeviceEvent, ...]:
        events = tuple(events)
        for event in events:
            self._state = _after(self._state, event)
        return events


class _Garbage(Struct):
    """The bytes that were not understood since the port was opened, until the first message is."""

    runs: int = 0
    count_bytes: int = 0
    over: bool = False

    def is_all_there_is(self, events: Iterable[DeviceEvent]) -> bool:
        """Counts what came; True once, if enough came and all of it was garbage."""
        if self.over:
            return False
        for event in events:
            match event:
                case BadFrame(reason=BadReason.INCOMPLETE):
                    continue
                case BadFrame(raw):
                    self.runs += 1
                    self.count_bytes += len(raw)
                case OperationAccepted(None) | OperationRefused(None, _) | LinkDead():
                    continue  # one byte of garbage may look like an answer
                case _:
                    self.over = True
                    return False
        self.over = self.runs >= GARBAGE_RUNS and self.count_bytes >= GARBAGE_BYTES
        return self.over


def _after(state: LinkState, event: DeviceEvent) -> LinkState:
    """The state after `event`."""
    match event:
        case Repeated() | CardStillThere():
            return replace(state, repeated=state.repeated + 1)
        case BadFrame(reason=BadReason.INCOMPLETE):  # counted once it is given up
            return replace(state, last_event=event)
        case BadFrame():
            return replace(state, bad=state.bad + 1, last_event=event)
        case SequenceGap():
            return replace(state, gaps=state.gaps + 1, last_event=event)
        case SequenceConflict():
            return replace(state, gaps=state.gaps + 1, good=state.good + 1, last_event=event)
        case Connected() | Disconnected() | PortUnavailable() | SetAside():
            return replace(state, last_event=event)
        case LinkDead() | LinkAlive():
            return replace(state, dead=isinstance(event, LinkDead), last_event=event)
        case OnlyGarbage():
            return replace(state, only_garbage=True, last_event=event)
    state = replace(state, good=state.good + 1, only_garbage=False, last_event=event)
    return _after_message(state, event)


def _after_message(state: LinkState, event: DeviceEvent) -> LinkState:
    """The state after a message that was understood."""
    match event:
        case CardDrawn():
            return replace(state, cards=state.cards + 1)
        case CardSet(cards):
            return replace(state, cards=state.cards + len(cards))
        case LockState(locked):
            return replace(state, locked=locked)
        case StartOfCommunication():
            return replace(state, locked=None, error=None)
        case DeviceError(raised=True):
            return replace(state, error=event)
        case DeviceError(kind) if state.error is not None and state.error.kind is kind:
            return replace(state, error=None)
    return state
