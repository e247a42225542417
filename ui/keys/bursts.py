"""Tells the keys of a badge or bar-code reader, which acts as a keyboard, from those of a person.

Each key waits as long as the house's slowest reader takes for one. If no other key comes in that
time, the window gets it. If one comes, both are a reader's: from then on nothing reaches a window
until there was a pause, as a reader may falter. Knows no clock: the time of each key is given.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, Qt, QTimer, Signal
from shiboken6 import isValid

BURST_MS: Final = 60
"""Two keys this far apart or less were not typed by a person, if the house says nothing else."""
PAUSE_MS: Final = 250
"""A reader that has begun is done if no key comes for this long."""
_SLACK_MS: Final = 5
"""How much longer a key waits, as timers are not exact."""
_LATE: Final = 2
"""If the timer comes after this many times its interval, the window was busy, and keys may wait
in the system.
"""


class Bursts(QObject):
    """Holds each key back until it is known whether a person or a reader typed it."""

    reader_typed = Signal(str)
    """A reader has typed this and has been quiet since."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.burst_ms = BURST_MS
        """Two keys this far apart or less were not typed by a person."""
        self.releasing = False
        """The keys that waited are being sent to their windows now."""
        self._waiting: list[tuple[QObject, QEvent]] = []
        self._last_ms: int | None = None
        self._typed = ""
        self._is_burst = False
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_time)

    def is_from_reader(self, text: str, now_ms: int) -> bool:
        """A key with this text went down: whether it came too soon to be a person's."""
        most_ms = PAUSE_MS if self._is_burst else self.burst_ms
        soon = self._last_ms is not None and 0 <= now_ms - self._last_ms <= most_ms
        if not soon:
            self.settle()
        self._last_ms = now_ms
        self._typed += text
        if soon:
            self._is_burst = True
            self._waiting.clear()
        self._since.start()
        self._timer.start(PAUSE_MS if self._is_burst else self.burst_ms + _SLACK_MS)
        return soon

    def let_through(self) -> None:
        """A touch came: a key that waits was pressed before it."""
        if not self._is_burst:
            self.settle()

    def holds_back(self, receiver: QObject, event: QEvent) -> bool:
        """Say whether the event is held back: while keys wait, later events of the keyboard wait
        too.

        A reader's keys are held back for good.
        """
        if self.releasing or not self._timer.isActive():
            return False
        if not self._is_burst:
            self._waiting.append((receiver, event.clone()))
        return True

    def _on_time(self) -> None:
        elapsed = self._since.elapsed()
        if (
            elapsed > self._timer.interval() * _LATE
        ):  # the window was busy: let the system's keys come first
            self._since.start()
            self._timer.start(1)
            return
        self.settle()

    def settle(self) -> None:
        """No more keys come: send what waited to its windows, or tell what a reader typed."""
        self._timer.stop()
        typed, self._typed = self._typed, ""
        if self._is_burst:
            self._is_burst = False
            self._waiting.clear()
            self.reader_typed.emit("".join(sign for sign in typed if sign.isprintable()).strip())
            return
        waiting, self._waiting = self._waiting, []
        self.releasing = True
        try:
            for receiver, event in waiting:
                if isValid(receiver):
                    QCoreApplication.sendEvent(receiver, event)
        finally:
            self.releasing = False
