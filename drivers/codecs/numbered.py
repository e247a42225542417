"""What every protocol in the Angel Eye envelope shares: frames, numbers, answers. Pure.

Sorts out damage, repeats, conflicts and gaps; the protocol says what a message means. A codec has
one of these. It reads no clock, keeps at most one unfinished frame, and never raises on bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drivers.codecs.envelope import (
    ACK,
    NAK,
    Accepted,
    BccScope,
    EventFrame,
    Framer,
    OperationFrame,
    Refused,
    Rejected,
    encode,
)
from drivers.codecs.sequence import Sequence
from drivers.codecs.unfinished import Unfinished
from drivers.device import (
    BadFrame,
    BadReason,
    DeviceEvent,
    Repeated,
    SequenceConflict,
    SequenceGap,
)

NAK_BCC: Final = 0x02
NAK_NO_ETX: Final = 0x03

MAX_OWED_BYTES: Final = 4096
"""How many bytes of answers are kept if nobody takes them; the device no longer waits for older
ones."""

START: Final = b"S"
"""The data of the message that begins a new numbering."""


class NumberedLine:
    """What comes from the device.

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
        if frame.data == START:
            sequence.reset()
        elif first is not None:
            events.append(SequenceConflict(frame.seq, first.data, frame.data))
            return
        else:
            expected = sequence.expected
            if expected is not None and expected != frame.seq:
                events.append(SequenceGap(expected, frame.seq))
        sequence.remember(frame, now_ns)
        events.append(self.read(frame))

    def _owe_nak(self, reason: BadReason) -> None:
        if self.acknowledge and reason is not BadReason.UNFRAMED:
            code = NAK_BCC if reason is BadReason.BAD_CHECK else NAK_NO_ETX
            self._replies += bytes([NAK, code])
