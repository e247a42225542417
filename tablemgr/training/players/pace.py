"""How fast the Players act: the pace rises with the trainee's skill."""

from __future__ import annotations

from typing import Final

SLOWEST: Final = 0.6
"""The pace of a first whole Round."""
FULL: Final = 1.0
"""The pace of a table."""
_UP: Final = 0.05
_DOWN: Final = 0.1


def next_pace(pace: float, *, faultless: bool) -> float:
    """The pace of the next Round: a little faster after a faultless one, else slower."""
    return min(FULL, pace + _UP) if faultless else max(SLOWEST, pace - _DOWN)
