"""A table that is started a second time: the first window comes to the front instead.

The second start writes an empty file beside the journal; the first start deletes it and shows its
window. Nothing listens on a network, and a file that a dead program left is ignored.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from tablemgr.basics.errors import Fault
from tablemgr.journal.lock import InUse
from ui.start.failed import somebody_can_see

LOOK_MS: Final = 300
"""How often the first start looks for a request."""
PATIENCE_S: Final = 1.5
"""How long the second start waits for the first to show its window."""
_PAUSE_S: Final = 0.02


def request_of(journal: Path) -> Path:
    """The file by which a second start of that journal's table asks for the window."""
    return journal.with_name(f"{journal.name}.raise")


class RaiseRequests(QObject):
    """Looks for requests as long as the window lives, and answers each by showing the window."""

    def __init__(self, journal: Path, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._request = request_of(journal)
        with suppress(OSError):  # a request that was made to an earlier start
            self._request.unlink(missing_ok=True)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Show the window if somebody has asked for it."""
        try:
            self._request.unlink()
        except OSError:  # no request, or one that can't be deleted
            return
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        if somebody_can_see():
            window.raise_()
            window.activateWindow()


def ask_first(journal: Path, patience_s: float | None = None) -> bool:
    """Ask the program that has the journal to show its window; True if it answers in time."""
    request = request_of(journal)
    ends = time.monotonic() + (PATIENCE_S if patience_s is None else patience_s)
    try:
        request.touch()
        while request.exists():
            if time.monotonic() >= ends:
                request.unlink(missing_ok=True)
                return False
            time.sleep(_PAUSE_S)
    except OSError:  # the folder can't be written: nobody could be asked
        return False
    return True


def already_open(table: str, in_use: InUse, *, shown: bool) -> Fault:
    """Word what the second start says. `shown`: the first window has come to the front."""
    remedy = "Its window has been brought to the front: go on there."
    if not shown:
        remedy = (
            "Its window does not answer: look for it, or for another user's session on this "
            "machine, before you end that program."
        )
    return Fault(
        "Table {table} is open already. {what}", remedy, table=table, what=in_use.messages[0]
    )
