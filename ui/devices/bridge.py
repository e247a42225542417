"""From the device's thread to the table: bytes are journalled, understood, and told, in order.

What a device delivers on its own thread comes here through a queued signal, on the window's
thread. Knows the table's session and no widget; parses nothing itself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final, Protocol

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from drivers.device import (
    CardDrawn,
    CutCard,
    Device,
    DeviceEvent,
    GameResult,
    Operation,
    Repeated,
    StandBy,
    StartOfCommunication,
)
from drivers.link import DeviceLink, LinkState
from drivers.machine_events import CardSet, CardStillThere, Heartbeat
from drivers.reports import RawBytes, Report
from tablemgr.cards import Card
from tablemgr.errors import Fault
from tablemgr.journal import Json, Stamp

TICK_MS: Final = 1000
_OF_NO_ACCOUNT: Final = (
    *(CardDrawn, CardSet, Repeated, CardStillThere),
    *(StandBy, Heartbeat, GameResult),
)
"""Events that are not entered: the card is, as an act; the others stand in the raw bytes."""


class Desk(Protocol):
    """What the bridge needs of whoever holds the table."""

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

    def __init__(
        self,
        link: DeviceLink,
        desk: Desk,
        *,
        via: str,
        monotonic_ns: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.device: Device | None = None
        self._link = link
        self._desk = desk
        self._via = via
        self._monotonic_ns = monotonic_ns
        self._stopped = False
        self._waiting: deque[Report | CardDrawn] = deque()
        self._tick = QTimer(self)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self._on_tick)
        self.delivered.connect(self._on_delivered, Qt.ConnectionType.QueuedConnection)

    @property
    def state(self) -> LinkState:
        """What is known of the device."""
        return self._link.state

    def start(self, device: Device) -> None:
        """Take the device over and start it. Raises `Fault` where it cannot start."""
        self.device = device
        device.start()
        self._tick.start()

    def stop(self) -> None:
        """Stop the device; what still waits in the queue is not taken any more."""
        self._stopped = True
        self._tick.stop()
        if self.device is not None:
            self.device.stop()

    def replace(self, device: Device) -> None:
        """Another device in place of the one that was: the same far end, opened otherwise."""
        if self.device is not None:
            self.device.stop()
        self._waiting.clear()
        self.start(device)

    def ask(self, operation: Operation) -> None:
        """Ask something of the device. Raises `Fault` where it can't be asked."""
        data = self._link.request(operation, self._monotonic_ns())
        if self.device is not None:
            self.device.send(data)

    def deliver(self, report: Report | CardDrawn) -> None:
        """What the device calls, on its own thread."""
        self._waiting.append(report)
        self.delivered.emit()

    @Slot()
    def _on_delivered(self) -> None:
        """Take everything that waits; bytes that came one after the other are stored as one."""
        while self._waiting and not self._stopped:
            self._receive(self._next())

    def _next(self) -> Report | CardDrawn:
        report = self._waiting.popleft()
        if not isinstance(report, RawBytes):
            return report
        data = report.data
        while self._waiting and isinstance(self._waiting[0], RawBytes):
            more = self._waiting.popleft()
            assert isinstance(more, RawBytes)
            data += more.data
        return replace(report, data=data)

    def _receive(self, report: Report | CardDrawn) -> None:
        if isinstance(report, RawBytes):
            stamp = Stamp(report.wall_ns, report.monotonic_ns)
            self._desk.raw(self.state.port, report.data, stamp)
        before = self.state
        events = self._link.feed(report)
        replies = self._link.take_replies()
        if replies and self.device is not None:
            self.device.send(replies)
        self._take(events, before)

    @Slot()
    def _on_tick(self) -> None:
        before = self.state
        self._take(self._link.tick(self._monotonic_ns()), before)

    def _take(self, events: tuple[DeviceEvent, ...], before: LinkState) -> None:
        for event in events:
            self._tell(event)
        after = self.state
        if (before.connected, before.error, before.locked, before.trouble) != (
            after.connected,
            after.error,
            after.locked,
            after.trouble,
        ):
            self.changed.emit()

    def _tell(self, event: DeviceEvent) -> None:
        if not isinstance(event, _OF_NO_ACCOUNT) or event.doubts_cards:
            self._desk.reported(event, details_of(event))
        match event:
            case CardDrawn(card, by_hand=by_hand):
                self._desk.card(card, "keypad" if by_hand else self._via)
            case CardSet(cards):
                for card in cards:
                    self._desk.card(card, self._via)
            case CutCard():
                self._desk.cut_card()
            case StartOfCommunication(new_shoe=True):
                self._desk.new_shoe()


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
