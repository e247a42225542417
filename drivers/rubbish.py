"""Joins bytes that were not understood, so that a whole run of them gets one entry. Pure."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

from drivers.device import (
    BadFrame,
    BadReason,
    DeviceEvent,
    OperationAccepted,
    OperationRefused,
)
from drivers.machine_events import BadFrames

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
