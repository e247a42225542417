"""A simulated clock: it goes on by a second at each look, and now and then somebody sets it."""

from __future__ import annotations

from random import Random
from typing import Final

from tablemgr.journal import Stamp

_SECOND: Final = 1_000_000_000
_BEGIN: Final = 1_700_000_000 * _SECOND
_DAY_S: Final = 86_400


class WorldClock:
    """The world's time of day. The monotonic time goes on, whatever is set."""

    def __init__(self) -> None:
        self._mono = 0
        self._set = 0

    def __call__(self) -> Stamp:
        """The present time, a second later at each call."""
        self._mono += _SECOND
        return Stamp(_BEGIN + self._set + self._mono, self._mono)

    def goes_on(self, seconds: int) -> None:
        """So much time passes."""
        self._mono += seconds * _SECOND

    def is_set(self, dice: Random) -> None:
        """Somebody sets the clock, by up to a day forwards or backwards."""
        self._set += dice.randint(-_DAY_S, _DAY_S) * _SECOND
