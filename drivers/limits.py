"""Limits how much a device may say at once; holds what nobody has taken yet, and counts what made
no sense. Pure: time is passed in.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from drivers.device import (
    BadFrame,
    BadReason,
    CardDrawn,
    DeviceEvent,
    OperationAccepted,
    OperationRefused,
)
from drivers.machine_events import BadFrames
from drivers.reports import PortReport, RawBytes

_NS: Final = 1_000_000_000


class Bucket:
    """Lets `burst` pass at once, and `a_second` in the long run. Time is passed in."""

    def __init__(self, burst: int, a_second: float) -> None:
        self._burst = burst
        self._a_second = a_second
        self._level = float(burst)
        self._at_ns: int | None = None

    def take(self, count: int, now_ns: int) -> bool:
        """Take `count` out. False, and nothing is taken, if there are fewer in it."""
        self._fill(now_ns)
        if count > self._level:
            return False
        self._level -= count
        return True

    def wait_ns(self, now_ns: int) -> int:
        """How many nanoseconds until there is one in it; 0 if there is."""
        self._fill(now_ns)
        missing = 1 - self._level
        return 0 if missing <= 0 else round(missing / self._a_second * _NS) + 1

    def _fill(self, now_ns: int) -> None:
        if self._at_ns is not None and now_ns > self._at_ns:
            passed_s = (now_ns - self._at_ns) / _NS
            self._level = min(self._burst, self._level + passed_s * self._a_second)
        self._at_ns = now_ns


class DeviceLimits(Struct, frozen=True):
    """The bounds of what one device may say.

    A shoe sends each card up to three times in 27 bytes, and a reader of tags may send one of 26
    bytes ten times a second while the card lies there. A person draws at most one card a second;
    the longest set that a shuffler gives out together are the forty cards of a deal of Si Ki Pi.
    """

    burst_bytes: int = 32 * 1024
    bytes_a_second: float = 512
    """If more comes over the line, the thread that reads the port closes it."""
    burst_messages: int = 64
    messages_a_second: float = 2
    """If there are more cards and journal entries than this, the device is set aside."""
    burst_pieces: int = 256
    pieces_a_second: float = 4
    """Bytes are stored in pieces; if there are more, they wait a little and are joined."""
    piece_bytes: int = 256

    def line(self) -> Bucket:
        """A full bucket of bytes."""
        return Bucket(self.burst_bytes, self.bytes_a_second)

    def messages(self) -> Bucket:
        """A full bucket of messages: each card, and each event that gets an entry."""
        return Bucket(self.burst_messages, self.messages_a_second)

    def pieces(self) -> Bucket:
        """A full bucket of pieces of bytes."""
        return Bucket(self.burst_pieces, self.pieces_a_second)

    def journal_bytes(self, seconds: int, *, entry: int, message: int) -> int:
        """The most that the journal can grow in so many seconds, in bytes.

        `entry` is the size of an entry for no bytes, `message` the largest that one message can
        need; each byte is stored as two.
        """
        line = self.burst_bytes + self.bytes_a_second * seconds
        pieces = self.burst_pieces + self.pieces_a_second * seconds
        messages = self.burst_messages + self.messages_a_second * seconds + self.piece_bytes
        return round(2 * line + pieces * entry + messages * message)


LIMITS: Final = DeviceLimits()


# --- what waits -----------------------------------------------------------------------------------


class WaitingReports:
    """A queue of reports, given out one piece at a time."""

    def __init__(self, limits: DeviceLimits | None) -> None:
        """`limits` say how large a piece may be and how often one may come; None for no limit."""
        self._limits = limits
        self._pieces: Bucket | None = None
        self._waiting: deque[PortReport | CardDrawn] = deque()
        self.open = True
        """False once nothing more is taken in."""
        self.begin()

    def __bool__(self) -> bool:
        """Say whether something waits."""
        return bool(self._waiting)

    def begin(self) -> None:
        """Start again: empty, open, and with a full bucket."""
        self._waiting.clear()
        self._pieces = None if self._limits is None else self._limits.pieces()
        self.open = True

    def end(self) -> None:
        """Drop what waits, and take nothing more in."""
        self.open = False
        self._waiting.clear()

    def put(self, report: PortReport | CardDrawn) -> bool:
        """Take it in; False if this is closed."""
        if self.open:
            self._waiting.append(report)
        return self.open

    def pause_ms(self, now_ns: int) -> int:
        """How many milliseconds the next report must wait; 0 if it need not."""
        if self._pieces is None or not self._waiting or not isinstance(self._waiting[0], RawBytes):
            return 0
        return -(-self._pieces.wait_ns(now_ns) // 1_000_000)

    def next(self, now_ns: int) -> PortReport | CardDrawn:
        """Take out the oldest report. Bytes in a row are joined to one piece, up to its size."""
        report = self._waiting.popleft()
        if not isinstance(report, RawBytes):
            return report
        parts = [report.data]
        while self._waiting and isinstance(more := self._waiting[0], RawBytes):
            parts.append(more.data)
            self._waiting.popleft()
        data = b"".join(parts)
        if self._limits is not None and self._pieces is not None:
            self._pieces.take(1, now_ns)
            data, rest = data[: self._limits.piece_bytes], data[self._limits.piece_bytes :]
            if rest:
                self._waiting.appendleft(replace(report, data=rest))
        return replace(report, data=data)


# --- what made no sense ---------------------------------------------------------------------------

FIRST_BYTES: Final = 64
"""How many bytes of the first run are told; the raw bytes in the journal have all of them."""


class Rubbish(Struct, eq=False):
    """The bytes that were not understood since the last message that was understood."""

    _first: BadFrame | None = None
    _count: int = 0
    _bytes: int = 0
    _reasons: dict[BadReason, None] = field(default_factory=dict)

    def __bool__(self) -> bool:
        """Say whether something is kept."""
        return self._first is not None

    def takes(self, event: DeviceEvent) -> bool:
        """Keep the event if it is rubbish, and say whether it is: bytes without meaning, and after
        such also what looks like an answer to a request that nobody made.
        """
        match event:
            case BadFrame(raw, reason) if reason is not BadReason.INCOMPLETE:
                self._first = self._first or event
                self._bytes += len(raw)
                self._reasons[reason] = None
            case OperationAccepted(None) | OperationRefused(None, _) if self._first is not None:
                self._bytes += 1
            case _:
                return False
        self._count += 1
        return True

    def give(self) -> DeviceEvent | None:
        """All that was kept, as one event, and forget it; None if nothing was kept."""
        first, joined = self._first, None
        if first is not None and self._count > 1:
            reasons = tuple(self._reasons)
            joined = BadFrames(self._count, self._bytes, reasons, first.raw[:FIRST_BYTES])
        self._first, self._count, self._bytes, self._reasons = None, 0, 0, {}
        return joined or first
