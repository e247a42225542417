"""The program's work for itself once a Round is over and nobody needs it. Knows no rule.

Python keeps the memory of small things that are gone, for the next ones of their kind: in a long
night 2 MiB. A whole search by its collector gives that back; it takes some 20 ms, so it waits until
a Round is over and nothing has happened for a while.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

from ui.table.controller import TableController

QUIET_MS = 1000
"""How long nothing may have happened: the Dealer's next touch is never one that waits."""


class Resting(QObject):
    """Gives memory back once after each Round, for as long as the table is open."""

    def __init__(self, controller: TableController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._rested_after = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(QUIET_MS)
        self._timer.timeout.connect(self.rest)
        controller.changed.connect(self._wait)

    @property
    def waits(self) -> bool:
        """Say whether it rests soon, if nothing happens."""
        return self._timer.isActive()

    def rest(self) -> None:
        """Give back what Python holds in reserve."""
        self._rested_after = self._controller.session.round_no
        gc.collect()

    def _wait(self) -> None:
        session = self._controller.session
        if session.between_rounds and session.round_no != self._rested_after:
            self._timer.start()
        else:
            self._timer.stop()
