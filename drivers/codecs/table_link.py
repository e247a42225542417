"""Our own protocol, for adapter boxes of shufflers and shoes: bytes to events. Pure.

The Angel Eye envelope with text in it (`table_link_payload`), and three differences: the host
answers every message (ACK, or NAK if it is damaged) and the device sends a message until it is
answered, three times at most; the device reports in every 5 s if it has nothing to say, so that
silence means a dead link; the host asks for no operations.

`sequence` says what ten numbers can't show: nobody sees that ten messages in a row were lost. But
such a device has then been silent for so long that the link is called dead.
"""

from __future__ import annotations

from typing import Final

from drivers.codecs import table_link_payload as payload
from drivers.codecs.envelope import Accepted, EventFrame, OperationFrame, Refused, encode
from drivers.codecs.numbered import NumberedLine
from drivers.device import (
    BadFrame,
    BadReason,
    CutCard,
    DeviceEvent,
    Operation,
    StartOfCommunication,
    no_commands,
)
from drivers.machine_events import LinkAlive, LinkDead

HEARTBEAT_NS: Final = 5_000_000_000
DEAD_AFTER_NS: Final = 3 * HEARTBEAT_NS
"""Three heartbeats missed: silence for longer than this."""


class TableLinkCodec:
    """Bytes of an adapter box to events. A `drivers.device.Codec`."""

    def __init__(self) -> None:
        self._line = NumberedLine(self._read, _answer, acknowledge=True)
        self._cut_card_out = False
        self._heard_ns: int | None = None
        """When a sound message last came, or since when one is waited for; None before the first
        call.
        """
        self._dead = False

    def feed(self, data: bytes, now_ns: int) -> list[DeviceEvent]:
        """The events that `data` completes, in order."""
        before = self.tick(now_ns)
        events = self._line.feed(data, now_ns)
        if not events:
            return before
        if any(not isinstance(event, BadFrame) for event in events):
            self._heard_ns = now_ns
            if self._dead:
                self._dead = False
                before.append(LinkAlive())
        return before + events

    def tick(self, now_ns: int) -> list[DeviceEvent]:
        """The events of a message without an end, and of heartbeats that don't come."""
        events = self._line.tick(now_ns)
        if self._heard_ns is None:
            self._heard_ns = now_ns
        silent_ns = now_ns - self._heard_ns
        if silent_ns > DEAD_AFTER_NS and not self._dead:
            self._dead = True
            events.append(LinkDead(silent_ns))
        return events

    def reset(self) -> list[DeviceEvent]:
        """Forgets what came before, except the cut card: the shoe may be replaced while
        unplugged.
        """
        self._heard_ns = None
        self._dead = False
        return self._line.reset()

    def request(self, operation: Operation, now_ns: int) -> bytes:
        """Raises `Fault`: the protocol has no operations."""
        del operation, now_ns
        raise no_commands()

    def take_replies(self) -> bytes:
        """An ACK for each message, a NAK for each damaged one."""
        return self._line.take_replies()

    def heartbeat(self, now_ns: int) -> bytes:
        """The heartbeat with the number that is due, if no message has begun and the link is not
        dead.
        """
        heard_ns = self._heard_ns
        if heard_ns is None or self._dead or now_ns - heard_ns > DEAD_AFTER_NS:
            return b""
        return self._line.due(payload.HEARTBEAT)

    def _read(self, frame: EventFrame) -> DeviceEvent:
        said = payload.read(frame.data, frame.seq)
        match said:
            case payload.Start():
                event = StartOfCommunication(new_shoe=self._cut_card_out)
                self._cut_card_out = False
                return event
            case BadReason():
                return BadFrame(encode(frame), said)
            case CutCard():
                self._cut_card_out = True
        return said


def _answer(item: Accepted | Refused | OperationFrame) -> DeviceEvent:
    """The host asks for nothing, so that no answer can be meant for it."""
    return BadFrame(encode(item), BadReason.UNKNOWN_KIND)
