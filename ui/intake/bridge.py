"""From the device's thread to the table: bytes are journalled, understood, and told, in order.

What a device delivers on its own thread comes here through a queued signal, on the window's
thread. However much comes, a turn of the event loop takes a bounded part of it, and what a device
may say at all is limited (`drivers.limits`). Knows the table's session and no widget; parses
nothing itself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from enum import Enum
from typing import Final, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from drivers.device import (
    CardDrawn,
    CutCard,
    Device,
    DeviceEvent,
    Operation,
    StartOfCommunication,
)
from drivers.event_kinds import NOT_ENTERED
from drivers.intake import Intake
from drivers.limits import Bucket, DeviceLimits
from drivers.link import DeviceLink, LinkState
from drivers.machine_events import CardSet
from drivers.manual import KEYPAD
from drivers.port import too_much
from drivers.reports import RawBytes, Report
from drivers.rubbish import Rubbish
from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Fault
from tablemgr.journal import Json, Stamp

TICK_MS: Final = 1000
LONGEST_REST_TICKS: Final = 5
FRAME_MS: Final = 16
"""So long lies between two turns of which the first has changed what is shown."""
TURN_NS: Final = 20_000_000
MOST_A_TURN: Final = 32
"""A turn of the event loop begins no more of a device's messages after so long, nor more than so
many: then the window has its turn.
"""


class Listener(Protocol):
    """What the bridge needs of the table that it tells."""

    def turn(self) -> AbstractContextManager[None]:
        """Whatever is told inside is shown once, at its end."""

    def raw(self, port: str, data: bytes, stamp: Stamp) -> None:
        """Store bytes before they are parsed."""

    def reported(self, event: DeviceEvent, details: Mapping[str, Json]) -> None:
        """Store and show what the device said."""

    def card(self, card: Card, via: str) -> None:
        """A card came."""

    def cut_card(self) -> None:
        """The cut card came out."""

    def new_shoe(self) -> None:
        """The device was started with a new shoe."""


class DeviceBridge(QObject):
    """Owns one device and its link. Lives on the window's thread."""

    delivered = Signal()
    """Something waits to be taken; emitted on whichever thread."""
    changed = Signal()
    """The link's state is another."""
    reader_failed = Signal(object)
    """The exception of which the device's reader died; another reader is made."""

    def __init__(
        self,
        link: DeviceLink,
        listener: Listener,
        *,
        via: str,
        monotonic_ns: Callable[[], int],
        limits: DeviceLimits | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`limits` are what the device may say; None: whatever it does."""
        super().__init__(parent)
        self.device: Device | None = None
        self._link = link
        self._listener = listener
        self._via = via
        self._monotonic_ns = monotonic_ns
        self._limits = limits
        self._messages: Bucket | None = None
        self._told = 0
        self._since_ns = 0
        self._over = ""
        """How much was too much, once it was."""
        self._stopped = False
        self._waiting = Intake(limits)
        self._events: deque[DeviceEvent] = deque()
        """Understood from bytes that are stored, and not told yet: they go before all else."""
        self._rubbish = Rubbish()
        self._failures = 0
        """How often the reader died since it brought something."""
        self._rest_ticks = 0
        """So many seconds until another reader is made."""
        self._spoke = False
        """Something was told in this turn."""
        self._called = False
        """A turn is due: who delivers need not call for one."""
        self._tick = QTimer(self)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self._on_tick)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self._take_turn)
        self.delivered.connect(self._on_delivered, Qt.ConnectionType.QueuedConnection)

    @property
    def state(self) -> LinkState:
        """What is known of the device."""
        return self._link.state

    def start(self, device: Device) -> None:
        """Take the device over and start it. Raises `Fault` if it cannot start."""
        self.device = device
        self._count_anew()
        device.start()
        self._tick.start()

    def stop(self) -> None:
        """Stop the device; what still waits in the queue is not taken any more."""
        self._stopped = True
        self._tick.stop()
        self._again.stop()
        if self.device is not None:
            self.device.stop()

    def replace(self, device: Device) -> None:
        """Another device in place of the one that was: the same far end, opened otherwise."""
        if self.device is not None:
            self.device.stop()
        self.start(device)

    def forget(self) -> None:
        """What was understood and not told yet is told by another: it stands in the journal."""
        self._events.clear()
        self._rubbish.give()

    def take_back(self) -> None:
        """A person takes a device that was set aside back in service."""
        if self.device is not None:
            self.replace(self.device)

    def ask(self, operation: Operation) -> None:
        """Ask something of the device. Raises `Fault` if it can't be asked."""
        data = self._link.request(operation, self._monotonic_ns())
        if self.device is not None:
            self.device.send(data)

    def deliver(self, report: Report | CardDrawn) -> None:
        """What the device calls, on its own thread."""
        if self._waiting.put(report) and not self._called:
            self._called = True
            self.delivered.emit()

    # --- one turn --------------------------------------------------------------------------------

    @Slot()
    def _on_delivered(self) -> None:
        """A turn is due at once, unless one was a moment ago: then after a frame."""
        if not self._again.isActive():
            self._take_turn()

    @Slot()
    def _take_turn(self) -> None:
        """Take a bounded part of what waits; the rest comes with the next turn.

        That is called for by a timer: what is posted again and again lets no other event through.
        """
        if self._stopped:
            return
        before = self.state
        self._spoke = False
        try:
            with self._listener.turn():
                ends_ns = self._monotonic_ns() + TURN_NS
                for _ in range(MOST_A_TURN):
                    if not self._take_one() or self._monotonic_ns() >= ends_ns:
                        break
                if not self._events:
                    self._end_turn()
        finally:  # a bug stops the Round, and never keeps what comes next from being taken
            self._call_for_more()
        self._say_changed(before)

    def _call_for_more(self) -> None:
        self._called = bool(self._events or self._waiting)
        if self._called:
            pause_ms = 0 if self._events else self._waiting.pause_ms(self._monotonic_ns())
            self._again.start(max(pause_ms, FRAME_MS if self._spoke else 0))
        elif self._spoke:
            self._again.start(FRAME_MS)

    def _take_one(self) -> bool:
        """Tell one event, or store and understand one piece; False if neither is there now."""
        if self._events:
            self._tell(self._events.popleft())
            return True
        now_ns = self._monotonic_ns()
        if self._over or not self._waiting or self._waiting.pause_ms(now_ns):
            return False
        self._receive(self._waiting.next(now_ns))
        return True

    def _end_turn(self) -> None:
        """All that is stored has been told but for the rubbish at its end."""
        joined = self._rubbish.give()
        if joined is not None:
            self._tell(joined)
        if self._over:
            self._set_aside()

    def _set_aside(self) -> None:
        """Stop reading. Everything that was stored has been told; what was not is let go."""
        if self.device is not None:
            self.device.stop()
        self._waiting.end()
        reason, self._over = self._over, ""
        for event in self._link.set_aside(reason):
            self._tell(event, counts=False)

    def _receive(self, report: Report | CardDrawn) -> None:
        if isinstance(report, RawBytes):
            self._failures = 0
            stamp = Stamp(report.wall_ns, report.monotonic_ns)
            self._listener.raw(self.state.port, report.data, stamp)
        events = self._link.feed(report)
        replies = self._link.take_replies()
        if replies and self.device is not None:
            self.device.send(replies)
        self._keep(events)

    def _keep(self, events: Iterable[DeviceEvent]) -> None:
        """What is to be told, in its order; rubbish between two messages is joined."""
        for event in events:
            if not self._rubbish.takes(event):
                joined = self._rubbish.give()
                self._events.extend([event] if joined is None else [joined, event])

    # --- once a second ---------------------------------------------------------------------------

    @Slot()
    def _on_tick(self) -> None:
        """What silence tells, and whether the reader lives."""
        before = self.state
        self._keep(self._link.tick(self._monotonic_ns()))
        self._mind_reader()
        self._say_changed(before)
        if self._events or self._rubbish:
            self._take_turn()

    def _mind_reader(self) -> None:
        """A reader that died is a lost device: another is made, later each time that it dies."""
        device = self.device
        if device is None:
            return
        if self._rest_ticks:
            self._rest_ticks -= 1
            if not self._rest_ticks:
                device.start()
            return
        failure = device.failure
        if failure is not None:
            device.stop()
            self._failures += 1
            self._rest_ticks = min(self._failures, LONGEST_REST_TICKS)
            reason = f"{type(failure).__name__}: {failure}"
            self._keep(self._link.reader_failed(reason))
            self.reader_failed.emit(failure)

    def _say_changed(self, before: LinkState) -> None:
        after = self.state
        if (before.connected, before.error, before.locked, before.trouble) != (
            after.connected,
            after.error,
            after.locked,
            after.trouble,
        ):
            self.changed.emit()

    # --- telling ---------------------------------------------------------------------------------

    def _tell(self, event: DeviceEvent, *, counts: bool = True) -> None:
        self._spoke = True
        if not isinstance(event, NOT_ENTERED) or event.doubts_cards:
            self._count(1 if counts else 0)
            self._listener.reported(event, details_of(event))
        match event:
            case CardDrawn(card, by_hand=by_hand):
                self._count(1)
                self._listener.card(card, KEYPAD if by_hand else self._via)
            case CardSet(cards):
                for card in cards:
                    self._count(1)
                    self._listener.card(card, self._via)
            case CutCard():
                self._listener.cut_card()
            case StartOfCommunication(new_shoe=True):
                self._listener.new_shoe()

    def _count(self, messages: int) -> None:
        """Note so many messages; once they are more than a shoe can have to say, how many."""
        self._told += messages
        now_ns = self._monotonic_ns()
        if self._messages is not None and not self._messages.take(messages, now_ns):
            self._over = too_much(self._told, "messages", now_ns - self._since_ns)

    def _count_anew(self) -> None:
        """A device begins: it has said nothing yet."""
        self._waiting.begin()
        self._messages = None if self._limits is None else self._limits.messages()
        self._told = self._rest_ticks = 0
        self._since_ns = self._monotonic_ns()
        self._over = ""


def details_of(event: DeviceEvent) -> dict[str, Json]:
    """An event's fields as the journal stores them."""
    return {name: _json(getattr(event, name)) for name in event.__struct_fields__}


def _json(value: object) -> Json:
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, Card):
        return value.code
    if isinstance(value, tuple):
        return [_json(one) for one in value]
    if isinstance(value, Fault):
        return str(value)
    return repr(value)
