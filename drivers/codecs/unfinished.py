"""A message that has begun and whose end has not come: since when, and was it told. Pure."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

INCOMPLETE_LIMIT_NS: Final = 1_000_000_000
"""A message whose end has been missing for longer is reported. The longest takes 0.2 s."""

NEVER_NS: Final = 1 << 100


class Unfinished(Struct):
    """Kept by a codec beside its framer."""

    late_ns: int = NEVER_NS
    """Later than this a message is to be told of; `NEVER_NS` if none is, or it was told."""

    def begins(self, now_ns: int) -> None:
        """The start of a message is there, since now."""
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
