"""The signals by which a system or a terminal asks the program to end. Knows no table.

A signal may come in the middle of an act. Python only notes its number in a socket; Qt's loop reads
it there once the act is complete, and emits `came`. What then ends, and how, is for others to say.
"""

from __future__ import annotations

import signal
import socket
from contextlib import suppress
from typing import Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

ASKING: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""Ctrl+C, a shutdown or `kill`, a terminal or a session that ended. Windows has no SIGHUP."""


class EndSignals(QObject):
    """Listens for the signals from `install` to `remove`, on the main thread only."""

    came = Signal(str)
    """Carries the signal's name, `SIGTERM`, after the act that it came into is complete."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[socket.socket, socket.socket] | None = None
        self._before: dict[signal.Signals, Any] = {}
        self._wakeup_before = -1
        self._notifier: QSocketNotifier | None = None

    def install(self) -> None:
        """Listen from now on. Raises OSError if the system has no socket left."""
        read, written = socket.socketpair()
        for line in (read, written):
            line.setblocking(False)
        self._lines = (read, written)
        self._notifier = QSocketNotifier(read.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)
        self._wakeup_before = signal.set_wakeup_fd(written.fileno(), warn_on_full_buffer=False)
        self._before = {each: signal.signal(each, _only_noted) for each in ASKING}

    def remove(self) -> None:
        """Put everything back as it was. May be called twice."""
        lines, self._lines = self._lines, None
        if lines is None:
            return
        for each, handler in self._before.items():
            signal.signal(each, handler)
        signal.set_wakeup_fd(self._wakeup_before)
        if self._notifier is not None:
            self._notifier.setEnabled(False)
            self._notifier.deleteLater()
        for line in lines:
            line.close()

    def _read(self) -> None:
        if self._lines is None:
            return
        with suppress(BlockingIOError):
            asked = [number for number in self._lines[0].recv(64) if number in ASKING]
            if asked:
                self.came.emit(signal.Signals(asked[0]).name)


def _only_noted(_number: int, _frame: object) -> None:
    """Python must have a handler: without one it would raise `KeyboardInterrupt`, or end."""
