"""Lines of text on a serial line: found in bytes, and sent. Does not know what a line means.

A line ends with LF, or also with CR if the protocol says so; empty lines are left out. If a line
grows too long, everything up to the next end of line is given up. Every byte that is not an end of
line comes out exactly once: in a line, in a `Rejected`, or in `pending`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from drivers.device import BadFrame, BadReason, DeviceEvent, Operation, no_commands
from drivers.protocol import PatientEncoder, Reply, one_by_one
from drivers.wire.unfinished import NEVER_NS, Rejected, Unfinished

MAX_LINE_BYTES: Final = 128
"""More than any protocol's longest line."""

LF_ENDS: Final = re.compile(rb"\n")
CR_OR_LF_ENDS: Final = re.compile(rb"[\r\n]")


class LineFramer:
    """Finds the lines in a stream of bytes. Keeps at most one unfinished line."""

    def __init__(self, end: re.Pattern[bytes]) -> None:
        self._end = end
        self._pending = b""
        self._giving_up = False
        """True from when a line grew too long until its end."""

    @property
    def pending(self) -> bytes:
        """A line whose end has not come."""
        return self._pending

    def holds(self, chunk: bytes) -> bool:
        """Takes `chunk` if it only makes the pending line longer; gives True then."""
        pending = self._pending + chunk
        if len(pending) > MAX_LINE_BYTES or self._end.search(chunk) is not None:
            return False
        if self._giving_up:
            return False
        self._pending = pending
        return True

    def feed(self, chunk: bytes) -> list[bytes | Rejected]:
        """The lines that `chunk` completes and the bytes that are given up, in their order."""
        if self._end.search(chunk) is None:
            return self._grow(chunk)
        first, *others, rest = self._end.split(self._pending + chunk)
        found: list[bytes | Rejected] = []
        if self._giving_up:
            self._giving_up = False
            if first:
                found.append(Rejected(first, BadReason.TOO_LONG))
        else:
            others.insert(0, first)
        for line in others:
            if len(line) > MAX_LINE_BYTES:
                found.append(Rejected(line, BadReason.TOO_LONG))
            elif line:
                found.append(line)
        self._pending = b""
        return found + self._grow(rest)

    def reset(self) -> bytes:
        """Forgets and gives back what was pending."""
        left, self._pending = self._pending, b""
        self._giving_up = False
        return left

    def _grow(self, chunk: bytes) -> list[bytes | Rejected]:
        self._pending += chunk
        if self._pending and (self._giving_up or len(self._pending) > MAX_LINE_BYTES):
            self._giving_up = True
            left, self._pending = self._pending, b""
            return [Rejected(left, BadReason.TOO_LONG)]
        return []


class LineCodec:
    """A protocol of lines without numbers, checks or answers. A `drivers.device.Codec`.

    `read` gets a line, with any blanks at its ends, and the time; it gives the line's event, or a
    `BadReason` if it has no meaning. Lines of blanks are left out.
    """

    def __init__(
        self,
        read: Callable[[bytes, int], DeviceEvent | BadReason],
        end: re.Pattern[bytes] = CR_OR_LF_ENDS,
    ) -> None:
        self._read = read
        self._framer = LineFramer(end)
        self._unfinished = Unfinished()

    def feed(self, data: bytes, now_ns: int) -> list[DeviceEvent]:
        """The events that `data` completes, in order."""
        late_ns = self._unfinished.late_ns
        if now_ns <= late_ns < NEVER_NS and self._framer.holds(data):
            return []
        events = self.tick(now_ns)
        had_begun = bool(self._framer.pending.strip())
        found = self._framer.feed(data)
        for line in found:
            if isinstance(line, Rejected):
                events.append(BadFrame(line.raw, line.reason))
                continue
            said = self._read(line, now_ns)
            if not isinstance(said, BadReason):
                events.append(said)
            elif line.strip():
                events.append(BadFrame(line, said))
        if not self._framer.pending.strip():
            self._unfinished.ends()
        elif found or not had_begun:
            self._unfinished.begins(now_ns)
        return events

    def tick(self, now_ns: int) -> list[DeviceEvent]:
        """A line whose end is missing for too long: a reader may be set to send no end of line."""
        if self._unfinished.overdue(now_ns):
            return [BadFrame(self._framer.pending, BadReason.INCOMPLETE)]
        return []

    def reset(self) -> list[DeviceEvent]:
        """Forgets what came before; gives what was left unfinished."""
        self._unfinished.ends()
        left = self._framer.reset()
        return [BadFrame(left, BadReason.CUT_OFF)] if left.strip() else []

    def request(self, operation: Operation, now_ns: int) -> bytes:
        """Raises `Fault`: such a device takes no commands."""
        del operation, now_ns
        raise no_commands()

    def take_replies(self) -> bytes:
        """Empty: the protocol has no answers."""
        return b""

    def heartbeat(self, now_ns: int) -> bytes:
        """Empty: the protocol has no heartbeats."""
        del now_ns
        return b""


class LineEncoder(PatientEncoder):
    """An `Encoder` that sends only what `line` gives for an event."""

    def __init__(self, line: Callable[[DeviceEvent], bytes | None]) -> None:
        self._line = line

    def power_up(self, now_s: float) -> list[bytes]:
        """None: it is not known what such a device says when it is switched on."""
        del now_s
        return []

    def say(self, event: DeviceEvent, now_s: float) -> list[bytes]:
        del now_s
        return [line for one in one_by_one(event) if (line := self._line(one))]

    def hear(self, data: bytes, now_s: float) -> Reply:
        del data, now_s
        return Reply()
