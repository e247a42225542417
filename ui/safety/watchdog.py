"""Tells systemd that the window is up and still answers; without systemd it does nothing.

The unit file asks for it (`Type=notify`, `WatchdogSec`): a window that answers nothing for so long
is ended and started again. It tells from Qt's own loop: a loop that stands still is noticed.
"""

from __future__ import annotations

import socket
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject, QTimer

NAMES: Final = ("NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID")


def notify(address: str, words: str) -> None:
    """Send `READY=1` and the like to systemd's socket. If nobody listens any more, or what was sent
    is not read, do nothing: the window never waits for systemd.
    """
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.setblocking(False)
        line.sendto(words.encode(), address.replace("@", "\0", 1))


class Watchdog(QObject):
    """Says *ready* when the loop first turns, then *alive* twice in the time that systemd waits."""

    def __init__(self, environment: MutableMapping[str, str], parent: QObject) -> None:
        """Takes systemd's words out of the environment: a program that this one starts is not
        to speak for it.
        """
        super().__init__(parent)
        told = {name: environment.pop(name, "") for name in NAMES}
        self._address = told["NOTIFY_SOCKET"]
        if not self._address:
            return
        QTimer.singleShot(0, self, self._say_ready)
        waits = told["WATCHDOG_USEC"]
        if waits.isdecimal():
            alive = QTimer(self, interval=max(1, int(waits) // 2000))
            alive.timeout.connect(self._say_alive)
            alive.start()

    def end(self) -> None:
        """Say that the program is about to end."""
        self._say("STOPPING=1")

    def _say_ready(self) -> None:
        self._say("READY=1")

    def _say_alive(self) -> None:
        self._say("WATCHDOG=1")

    def _say(self, words: str) -> None:
        if self._address:
            notify(self._address, words)
