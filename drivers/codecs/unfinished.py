"""A message that has begun and whose end has not come: since when, and was it told. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

INCOMPLETE_LIMIT_NS: Final = 1_000_000_000
"""A message whose end has been missing for longer is reported. The longest takes 0.2 s."""


@dataclass(slots=True)
class Unfinished:
    """Kept by a codec beside its framer."""

    _since_ns: int = 0
    _waiting: bool = False
    _told: bool = False

    def begins(self, now_ns: int) -> None:
        """The start of a message is there, since now."""
        self._since_ns, self._waiting, self._told = now_ns, True, False

    def ends(self) -> None:
        """Nothing is unfinished."""
        self._waiting = False

    def overdue(self, now_ns: int) -> bool:
        """True once for each message that has waited too long."""
        if not self._waiting or self._told or now_ns - self._since_ns <= INCOMPLETE_LIMIT_NS:
            return False
        self._told = True
        return True
