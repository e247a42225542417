"""Bytes that are no message: those that were given up, and a message that has not ended. Pure."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from drivers.device import BadReason

INCOMPLETE_LIMIT_NS: Final = 1_000_000_000
"""A message whose end is missing for longer is reported. The longest message takes 0.2 s."""

NEVER_NS: Final = 1 << 100


class Rejected(Struct, frozen=True):
    """Bytes that are not a message, up to where the next may start, and why."""

    raw: bytes
    reason: BadReason


class Unfinished(Struct):
    """When a message that has begun is late, told once. A codec has one beside its framer."""

    late_ns: int = NEVER_NS
    """After this time the unfinished message is reported; `NEVER_NS` if there is none, or if it has
    been reported.
    """

    def begins(self, now_ns: int) -> None:
        """A message has started now."""
        self.late_ns = now_ns + INCOMPLETE_LIMIT_NS

    def ends(self) -> None:
        """Nothing is unfinished."""
        self.late_ns = NEVER_NS

    def overdue(self, now_ns: int) -> bool:
        """True once for each message that has waited too long."""
        if now_ns <= self.late_ns:
            return False
        self.late_ns = NEVER_NS
        return True
