"""Watches whether the wall clock keeps pace with the steady clock. Pure: the caller reads both.

A clock that is set while the program runs shows against the steady clock, even if it is moved
slowly. A clock that was set before a start shows if it is earlier than the journal's last entry, or
much later. A machine that slept looks the same: its steady clock stood still.
"""

from __future__ import annotations

from typing import Final

from tablemgr.journal import Stamp

S: Final = 1_000_000_000
JUMP_S: Final = 60
"""A difference of more than this between the two clocks is a jump."""
FAR_S: Final = 7 * 24 * 3600
"""If the journal's last entry is older than this, the clock may still be right: the screen asks."""


class ClockWatch:
    """Compares the two clocks from the moment when it is made, and again from each jump."""

    def __init__(self, now: Stamp) -> None:
        self._from = now

    def jump_s(self, now: Stamp) -> int:
        """By how many seconds the wall clock was moved (negative: back); 0 if it was not."""
        wall = now.wall_ns - self._from.wall_ns
        moved = wall - (now.mono_ns - self._from.mono_ns)
        if abs(moved) <= JUMP_S * S:
            return 0
        self._from = now
        return round(moved / S)


def far_s(now: Stamp, latest_wall_ns: int) -> int:
    """How far the wall clock is from the latest moment in the journal, in seconds.

    Negative if it is earlier; 0 if it is later by less than a week.
    """
    away = now.wall_ns - latest_wall_ns
    if -JUMP_S * S <= away <= FAR_S * S:
        return 0
    return round(away / S)
