"""Keys that come faster than a person types: a badge or bar-code reader that is a keyboard.

Each key waits for 30 ms. Is it quiet until then, it goes on its way; comes another one sooner, both
are a reader's, and nothing of it reaches a window until the reader is quiet. Knows no clock: the
time of each key is given.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, Qt, QTimer, Signal
from shiboken6 import isValid

BURST_MS: Final = 30
"""Two keys that lie less apart are no person's."""
_LATE: Final = 2
"""A timer that is so many times too late may have come before keys that wait in the system."""


class Bursts(QObject):
    """Keeps each key until it is known whose it is."""

    over = Signal(str)
    """A reader has typed this; it was quiet since."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.releasing = False
        """Keys that waited are on their way now."""
        self._waiting: list[tuple[QObject, QEvent]] = []
        self._last_ms: int | None = None
        self._typed = ""
        self._is_burst = False
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_time)

    def is_readers(self, text: str, now_ms: int) -> bool:
        """A key went down: whether it comes too soon after the last one to be a person's."""
        soon = self._last_ms is not None and 0 <= now_ms - self._last_ms < BURST_MS
        if not soon:
            self.settle()
        self._last_ms = now_ms
        self._typed += text
        if soon:
            self._is_burst = True
            self._waiting.clear()
        self._since.start()
        self._timer.start(BURST_MS)
        return soon

    def keeps(self, receiver: QObject, event: QEvent) -> bool:
        """Whether the event is kept: while keys wait, all that belongs to them waits behind them.

        Of a reader's keys nothing is kept for later.
        """
        if self.releasing or not self._timer.isActive():
            return False
        if not self._is_burst:
            self._waiting.append((receiver, event.clone()))
        return True

    def _on_time(self) -> None:
        elapsed = self._since.elapsed()
        if elapsed > BURST_MS * _LATE:  # the window was busy: let the system's keys come first
            self._since.start()
            self._timer.start(1)
            return
        self.settle()

    def settle(self) -> None:
        """It is quiet: what waited goes on its way, or what a reader typed is told."""
        self._timer.stop()
        typed, self._typed = self._typed, ""
        if self._is_burst:
            self._is_burst = False
            self._waiting.clear()
            self.over.emit("".join(sign for sign in typed if sign.isprintable()).strip())
            return
        waiting, self._waiting = self._waiting, []
        self.releasing = True
        try:
            for receiver, event in waiting:
                if isValid(receiver):
                    QCoreApplication.sendEvent(receiver, event)
        finally:
            self.releasing = False
