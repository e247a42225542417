"""Whether the wall clock goes as the steady clock does. Pure: both are read by the caller.

A clock that is set while the program runs is seen by the steady one, however slowly it is moved;
one that was set before a start is seen where it lies before what the journal has already, or far
behind it. A machine that slept looks the same: its steady clock stood still.
"""

from __future__ import annotations

from typing import Final

from tablemgr.journal import Stamp

S: Final = 1_000_000_000
JUMP_S: Final = 60
"""More than this between the two clocks is a jump."""
FAR_S: Final = 7 * 24 * 3600
"""A journal whose last entry lies further back than this may be right: the clock is asked about."""


class ClockWatch:
    """Compares the two clocks from the moment when it is made, and from each jump again."""

    def __init__(self, now: Stamp) -> None:
        self._from = now

    def jump_s(self, now: Stamp) -> int:
        """By how many seconds the wall clock was moved, back below zero; 0 if it was not."""
        wall = now.wall_ns - self._from.wall_ns
        moved = wall - (now.mono_ns - self._from.mono_ns)
        if abs(moved) <= JUMP_S * S:
            return 0
        self._from = now
        return round(moved / S)


def far_s(now: Stamp, latest_wall_ns: int) -> int:
    """How far the wall clock is from the latest moment that was ever written down, in seconds.

    Below zero if it lies before it; 0 if it is neither before it nor a week and more after.
    """
    away = now.wall_ns - latest_wall_ns
    if -JUMP_S * S <= away <= FAR_S * S:
        return 0
    return round(away / S)
