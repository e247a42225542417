"""The common part of the protocols in the Angel Eye envelope: frames, numbers, answers. Pure.

The device numbers its messages 0 to 9 in turn and sends each up to three times. A `NumberedLine`
sorts out damage, repeats, conflicts and gaps; the protocol says what a message means. A codec has
one of these. It reads no clock, keeps at most one unfinished frame, and never raises on bytes.

Ten numbers can't show that ten messages in a row were lost; nor that nine were lost within ten
seconds, if the tenth is the same as the one before them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from drivers.device import (
    BadFrame,
    BadReason,
    DeviceEvent,
    Repeated,
    SequenceConflict,
    SequenceGap,
)
from drivers.device_settings import BccScope
from drivers.wire.envelope import (
    ACK,
    NAK,
    Accepted,
    EventFrame,
    Framer,
    OperationFrame,
    Refused,
    encode,
)
from drivers.wire.unfinished import Rejected, Unfinished

NAK_BCC: Final = 0x02
NAK_NO_ETX: Final = 0x03

MAX_OWED_BYTES: Final = 4096
"""How many bytes of answers are kept if nobody takes them; the device no longer waits for older
ones."""

START: Final = b"S"
"""The data of the message that begins a new numbering."""


FORGET_AFTER_NS: Final = 10_000_000_000
"""A message this old is no longer remembered: if the same comes again, it is a new one, with a gap.
"""


class _Seen(Struct, frozen=True):
    frame: EventFrame
    last_ns: int


class Sequence:
    """Remembers the last message (for repeats) and the last number (for gaps)."""

    def __init__(self) -> None:
        self._seen: _Seen | None = None
        self._last_seq: int | None = None

    @property
    def expected(self) -> int | None:
        """The number that the next new message should have; None if any is right."""
        return None if self._last_seq is None else (self._last_seq + 1) % 10

    def first_under(self, seq: int, now_ns: int) -> EventFrame | None:
        """The remembered message, if it has this number and is not too old; else None.

        The same message again is a repeat; a different one with its number is a conflict.
        """
        seen = self._seen
        if seen is None or seen.frame.seq != seq or now_ns - seen.last_ns >= FORGET_AFTER_NS:
            return None
        return seen.frame

    def remember(self, frame: EventFrame, now_ns: int) -> None:
        """Makes `frame` the last message: it is new, or came once more."""
        self._seen = _Seen(frame, now_ns)
        self._last_seq = frame.seq

    def reset(self) -> None:
        """Forgets the last message: the line has started again. Its number is kept, so that the
        first message after it shows what was not heard meanwhile; a device that was switched on
        meanwhile, which nobody heard, shows a gap that was none.
        """
        self._seen = None


class NumberedLine:
    """The device's end of such a line.

    `read` gives the event of each new message, in order; `answer` gives the event of anything else:
    an answer to us, or an operation that came back. With `acknowledge` each message is answered by
    ACK and each damaged one by NAK.
    """

    def __init__(
        self,
        read: Callable[[EventFrame], DeviceEvent],
        answer: Callable[[Accepted | Refused | OperationFrame], DeviceEvent],
        acknowledge: bool,
        operation_bcc: BccScope = BccScope.WITH_STX,
    ) -> None:
        self.read = read
        self.answer = answer
        self.acknowledge = acknowledge
        self._framer = Framer(operation_bcc)
        self._sequence = Sequence()
        self._unfinished = Unfinished()
        self._replies = bytearray()

    def feed(self, data: bytes, now_ns: int) -> list[DeviceEvent]:
        """The events that `data` completes, in order."""
        framer = self._framer
        if len(data) == 1 and framer.grows(data):
            return []
        had_begun = bool(framer.pending)
        found = framer.feed(data)
        if not found and had_begun:  # the unfinished message has only grown
            return []
        events: list[DeviceEvent] = []
        for item in found:
            if isinstance(item, EventFrame):
                self._message(item, now_ns, events)
            elif isinstance(item, Rejected):
                self._owe_nak(item.reason)
                events.append(BadFrame(item.raw, item.reason))
            else:
                events.append(self.answer(item))
        del self._replies[:-MAX_OWED_BYTES]
        if framer.pending:
            self._unfinished.begins(now_ns)
        else:
            self._unfinished.ends()
        return events

    @property
    def late_ns(self) -> int:
        """After this time `tick` has something to tell."""
        return self._unfinished.late_ns

    def tick(self, now_ns: int) -> list[DeviceEvent]:
        """The event of a message whose end has been missing for too long."""
        if self._unfinished.overdue(now_ns):
            return [BadFrame(self._framer.pending, BadReason.INCOMPLETE)]
        return []

    def reset(self) -> list[DeviceEvent]:
        """Forgets what came before; gives what was left unfinished."""
        left = self._framer.reset()
        self._sequence.reset()
        self._unfinished.ends()
        self._replies.clear()
        return [BadFrame(left, BadReason.CUT_OFF)] if left else []

    def take_replies(self) -> bytes:
        """The ACKs and NAKs to send since the last call."""
        owed = bytes(self._replies)
        self._replies.clear()
        return owed

    def due(self, data: bytes) -> bytes:
        """The bytes of a message of this data that has the number due next; empty if a message has
        begun, or any number is right.
        """
        expected = self._sequence.expected
        if expected is None or self._framer.pending:
            return b""
        return encode(EventFrame(expected, data))

    def _message(self, frame: EventFrame, now_ns: int, events: list[DeviceEvent]) -> None:
        """Sorts out repeats, conflicts and gaps, then adds what the message says to `events`."""
        if self.acknowledge:
            self._replies.append(ACK)
        sequence = self._sequence
        first = sequence.first_under(frame.seq, now_ns)
        if first == frame:
            sequence.remember(frame, now_ns)
            events.append(Repeated(frame.seq))
            return
        if frame.data != START:  # which may have any number
            if first is not None:
                events.append(SequenceConflict(frame.seq, first.data, frame.data))
                return
            expected = sequence.expected
            if expected is not None and expected != frame.seq:
                events.append(SequenceGap(expected, frame.seq))
        sequence.remember(frame, now_ns)
        events.append(self.read(frame))

    def _owe_nak(self, reason: BadReason) -> None:
        if self.acknowledge and reason is not BadReason.UNFRAMED:
            code = NAK_BCC if reason is BadReason.BAD_CHECK else NAK_NO_ETX
            self._replies += bytes([NAK, code])
