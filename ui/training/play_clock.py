"""How long was played: the clock stands still while anything holds it. Knows no table."""

from __future__ import annotations

import time
from collections.abc import Callable


class PlayClock:
    """Counts the seconds of play; it begins at once. What holds it may overlap: no second is taken
    off twice.
    """

    def __init__(self, now_s: Callable[[], float] = time.monotonic) -> None:
        """`now_s` gives monotonic seconds."""
        self._now_s = now_s
        self._held_by: set[str] = set()
        self._before_s = 0.0
        """The seconds of play before it began to go the last time."""
        self._since_s = now_s()
        """When that was; means nothing while it stands still."""

    @property
    def played_s(self) -> float:
        """The seconds of play so far."""
        return self._before_s + (0.0 if self._held_by else self._now_s() - self._since_s)

    def begin(self) -> None:
        """Count from nothing; what holds it still does."""
        self._before_s, self._since_s = 0.0, self._now_s()

    def hold(self, why: str, *, on: bool) -> None:
        """Let it stand still for this reason from now on, or no longer."""
        self._before_s, self._since_s = self.played_s, self._now_s()
        if on:
            self._held_by.add(why)
        else:
            self._held_by.discard(why)
