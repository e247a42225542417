"""Brings what a device sends from its thread to the table: stores bytes, parses them, tells events.

A device delivers on its own thread; a queued signal brings it here, to the window's thread. One
turn of the event loop takes only a bounded part of it, so that the window never freezes; a device
that sends more than a shoe can have to say is no longer read (`drivers.limits`). The link parses
the bytes. Knows no widget and no table: a `Listener` is told.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from typing import Final, Protocol

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from drivers.device import (
    CardDrawn,
    CutCard,
    Device,
    DeviceEvent,
    Operation,
    StartOfCommunication,
)
from drivers.limits import Bucket, DeviceLimits, Rubbish, WaitingReports
from drivers.link import DeviceLink, LinkState
from drivers.machine_events import NOT_ENTERED, CardSet
from drivers.manual import KEYPAD
from drivers.port import too_much
from drivers.reports import PortReport, RawBytes
from tablemgr.basics.cards import Card
from tablemgr.journal import Json, Stamp
from ui.intake.event_details import details_of

TICK_MS: Final = 1000
MOST_TICKS_TO_RESTART: Final = 5
"""The most ticks that pass before a reader that keeps dying is started again."""
FRAME_MS: Final = 16
"""After a turn that told the table something, the next one waits this long: the window paints."""
MOST_BEGUN_NS: Final = 500_000_000
"""For this long the first bytes of what may be a heartbeat wait for the others."""
TURN_NS: Final = 20_000_000
MOST_A_TURN: Final = 32
"""After this time or this many steps a turn ends, so that the window can work. A step tells one
event or parses one piece of bytes.
"""


class Listener(Protocol):
    """The part of a table that the bridge tells things."""

    def turn(self) -> AbstractContextManager[None]:
        """Show once, at the end of the `with` block, all that is told inside it."""

    def raw(self, port: str, data: bytes, stamp: Stamp) -> None:
        """Store the bytes; the bridge parses them afterwards."""

    def heartbeat(self, port: str, data: bytes, stamp: Stamp) -> None:
        """The bytes of the heartbeat that was due came; they need no entry of their own."""

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
    """The device has delivered something. Emitted on the device's thread."""
    changed = Signal()
    """The link's state has changed."""
    reader_failed = Signal(object)
    """The device's reader died of this exception. The bridge starts it again."""

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
        """`via` is the journal's name for what the cards came by (a protocol, the keypad).

        `limits` say how much the device may send; None means no limit.
        """
        super().__init__(parent)
        self.device: Device | None = None
        self._link = link
        self._listener = listener
        self._via = via
        self._monotonic_ns = monotonic_ns
        self._limits = limits
        self._messages: Bucket | None = None
        self._message_count = 0
        self._started_ns = 0
        """When the device was started; the messages are counted from then on."""
        self._too_much = ""
        """How much the device sent, in words, if it was too much; otherwise empty."""
        self._stopped = False
        self._waiting = WaitingReports(limits)
        self._events: deque[DeviceEvent] = deque()
        """Parsed from stored bytes and not told yet. They are told before more bytes are taken."""
        self._rubbish = Rubbish()
        self._begun: RawBytes | None = None
        """The first bytes of what may be the heartbeat that is due; not stored and not parsed."""
        self._failures = 0
        """How often the reader died since bytes last came."""
        self._ticks_to_restart = 0
        """Ticks until the reader that died is started again; 0: it runs."""
        self._told = False
        """Something was told in this turn."""
        self._turn_is_due = False
        """A turn is asked for: `deliver` need not ask for another."""
        self._tick = QTimer(self)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self._on_tick)
        self._next_turn = QTimer(self)
        self._next_turn.setSingleShot(True)
        self._next_turn.timeout.connect(self._take_turn)
        self.delivered.connect(self._on_delivered, Qt.ConnectionType.QueuedConnection)

    @property
    def state(self) -> LinkState:
        """Give what the link knows of the device now."""
        return self._link.state

    def start(self, device: Device) -> None:
        """Start the device and keep it. Raises `Fault` if it can't start."""
        self.device = device
        self._count_from_zero()
        device.start()
        self._tick.start()

    def stop(self) -> None:
        """Stop the device. What still waits in the queue is dropped."""
        self._stopped = True
        self._tick.stop()
        self._next_turn.stop()
        if self.device is not None:
            self.device.stop()

    def replace(self, device: Device) -> None:
        """Stop the present device and start this one: the same shoe, opened with other settings."""
        if self.device is not None:
            self.device.stop()
        self.start(device)

    def forget(self) -> None:
        """Drop the events that are not told yet. Their bytes are in the journal: `catch_up` tells
        them.
        """
        self._events.clear()
        self._rubbish.give()

    def take_back(self) -> None:
        """Start the device again after it was set aside because it sent too much."""
        if self.device is not None:
            self.replace(self.device)

    def ask(self, operation: Operation) -> None:
        """Send the device an operation. Raises `Fault` if it is not connected, takes no operations
        or still works on one.
        """
        data = self._link.request(operation, self._monotonic_ns())
        if self.device is not None:
            self.device.send(data)

    def deliver(self, report: PortReport | CardDrawn) -> None:
        """Queue a report. The device calls this on its own thread."""
        if self._waiting.put(report) and not self._turn_is_due:
            self._turn_is_due = True
            self.delivered.emit()

    # --- one turn --------------------------------------------------------------------------------

    @Slot()
    def _on_delivered(self) -> None:
        """Take a turn now, unless the timer has one planned."""
        if not self._next_turn.isActive():
            self._take_turn()

    @Slot()
    def _take_turn(self) -> None:
        """Take a bounded part of what waits; a timer calls the next turn for the rest.

        A timer, because a queued signal that is sent again and again lets no other event through.
        """
        if self._stopped:
            return
        before = self.state
        self._told = False
        try:
            with self._listener.turn():
                ends_ns = self._monotonic_ns() + TURN_NS
                for _ in range(MOST_A_TURN):
                    if not self._take_one() or self._monotonic_ns() >= ends_ns:
                        break
                if not self._events:
                    self._end_turn()
        finally:  # a bug stops the Round; bytes that come later must still be taken
            self._plan_next_turn()
        self._say_changed(before)

    def _plan_next_turn(self) -> None:
        self._turn_is_due = bool(self._events or self._waiting)
        if self._turn_is_due:
            pause_ms = 0 if self._events else self._waiting.pause_ms(self._monotonic_ns())
            self._next_turn.start(max(pause_ms, FRAME_MS if self._told else 0))
        elif self._told:
            self._next_turn.start(FRAME_MS)

    def _take_one(self) -> bool:
        """Tell one event, or store and parse one piece of bytes; False if there is neither now."""
        if self._events:
            self._tell(self._events.popleft())
            return True
        now_ns = self._monotonic_ns()
        if self._too_much or not self._waiting or self._waiting.pause_ms(now_ns):
            return False
        self._receive(self._waiting.next(now_ns))
        return True

    def _end_turn(self) -> None:
        """Tell the rubbish that came last; set the device aside if it sent too much."""
        joined = self._rubbish.give()
        if joined is not None:
            self._tell(joined)
        if self._too_much:
            self._set_aside()

    def _set_aside(self) -> None:
        """Stop reading. All that was stored has been told; what was not stored is dropped."""
        if self.device is not None:
            self.device.stop()
        self._waiting.end()
        reason, self._too_much = self._too_much, ""
        for event in self._link.set_aside(reason):
            self._tell(event, counts=False)

    def _receive(self, report: PortReport | CardDrawn) -> None:
        """Store bytes and parse them; heartbeats that are due are told apart before that."""
        begun, self._begun = self._begun, None
        if isinstance(report, RawBytes):
            self._failures = 0
            if begun is not None:
                report = replace(begun, data=begun.data + report.data)
            self._take_bytes(report)
            return
        if begun is not None:
            self._store(begun)
        self._parse(report)

    def _take_bytes(self, report: RawBytes) -> None:
        while report.data:
            due = self._link.heartbeat(report.monotonic_ns)
            if due.startswith(report.data) and due != report.data:
                self._begun = report
                return
            if not due or not report.data.startswith(due):
                self._store(report)
                return
            stamp = Stamp(report.wall_ns, report.monotonic_ns)
            self._listener.heartbeat(self.state.port, due, stamp)
            self._parse(replace(report, data=due))
            report = replace(report, data=report.data[len(due) :])

    def _store(self, report: RawBytes) -> None:
        """Store the bytes, then parse them."""
        stamp = Stamp(report.wall_ns, report.monotonic_ns)
        self._listener.raw(self.state.port, report.data, stamp)
        self._parse(report)

    def _parse(self, report: PortReport | CardDrawn) -> None:
        events = self._link.feed(report)
        replies = self._link.take_replies()
        if replies and self.device is not None:
            self.device.send(replies)
        self._queue(events)

    def _queue(self, events: Iterable[DeviceEvent]) -> None:
        """Queue events for telling, in order. Rubbish between two messages becomes one event."""
        for event in events:
            if not self._rubbish.takes(event):
                joined = self._rubbish.give()
                self._events.extend([event] if joined is None else [joined, event])

    # --- once a second ---------------------------------------------------------------------------

    @Slot()
    def _on_tick(self) -> None:
        """Ask the link whether the device was silent too long, and watch the reader."""
        before = self.state
        begun, now_ns = self._begun, self._monotonic_ns()
        if begun is not None and now_ns - begun.monotonic_ns >= MOST_BEGUN_NS:
            self._begun = None
            self._store(begun)
        self._queue(self._link.tick(now_ns))
        self._watch_reader()
        self._say_changed(before)
        if self._events or self._rubbish:
            self._take_turn()

    def _watch_reader(self) -> None:
        """If the reader died, say that the device is lost, and start it again a few ticks later:
        one tick more each time.
        """
        device = self.device
        if device is None:
            return
        if self._ticks_to_restart:
            self._ticks_to_restart -= 1
            if not self._ticks_to_restart:
                device.start()
            return
        failure = device.failure
        if failure is not None:
            device.stop()
            self._failures += 1
            self._ticks_to_restart = min(self._failures, MOST_TICKS_TO_RESTART)
            reason = f"{type(failure).__name__}: {failure}"
            self._queue(self._link.reader_failed(reason))
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
        self._told = True
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
        """Count messages. If they are more than a shoe can have to say, note how many came."""
        self._message_count += messages
        now_ns = self._monotonic_ns()
        if self._messages is not None and not self._messages.take(messages, now_ns):
            elapsed_ns = now_ns - self._started_ns
            self._too_much = too_much(self._message_count, "messages", elapsed_ns)

    def _count_from_zero(self) -> None:
        """Reset the counts for a device that is about to start."""
        self._waiting.begin()
        self._begun = None
        self._messages = None if self._limits is None else self._limits.messages()
        self._message_count = self._ticks_to_restart = 0
        self._started_ns = self._monotonic_ns()
        self._too_much = ""
