"""The bytes that a device has delivered and nobody has taken yet: joined, cut into pieces, held
back.

Pure. `put` is called on the device's thread, everything else on one other thread. What waits is
limited by what the port lets through (`drivers.limits`).
"""

from __future__ import annotations

from collections import deque

from msgspec.structs import replace

from drivers.device import CardDrawn
from drivers.limits import Bucket, DeviceLimits
from drivers.reports import PortReport, RawBytes


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
