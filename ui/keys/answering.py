"""When the window had answered a press: what a person taps before that, he taps at an old picture.

A busy program handles a press late, and the next one waits meanwhile. So the answer is told on the
clock of the presses, which is not the program's: the two differ by what the quickest press took.
Knows no table and no rule.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def now() -> int:
    """The time, in milliseconds of a clock that never jumps."""
    return time.monotonic_ns() // 1_000_000


class Answering(QObject):
    """When the window had answered the last press that counts."""

    def __init__(self, clock: Callable[[], int] = now, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._behind: int | None = None
        """How far the clock of the presses is behind ours, at most."""
        self._pressed: object = None
        """What was pressed last."""
        self._answered_at: int | None = None
        """When that was answered, by our clock; None if it is still being answered."""

    def came(self, at_ms: int) -> None:
        """A press came that was made at that time, by its own clock."""
        behind = self._clock() - at_ms
        self._behind = behind if self._behind is None else min(self._behind, behind)

    def begins(self, pressed: object) -> None:
        """The window is about to answer a press of this key or button."""
        self._pressed, self._answered_at = pressed, None
        QTimer.singleShot(0, self._answered)

    def _answered(self) -> None:
        """The window has handled the press, and has been painted."""
        self._answered_at = self._clock()

    def answered_at(self, pressed: object) -> int | None:
        """When the last press was answered, by the clock of the presses: now, if it is still being
        answered. None if something else was pressed last.
        """
        if self._pressed != pressed or self._behind is None:
            return None
        at = self._clock() if self._answered_at is None else self._answered_at
        return at - self._behind
