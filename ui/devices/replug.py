"""A card reader that is at another port now: known by its serial number, offered, never just used.

Remembers in the journal which device reads the cards. Looks while it is not connected; who signs
for the other port is asked by others. Opens no port.
"""

from __future__ import annotations

import os
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from drivers.ports import System, identity_of, is_file_name, port_of
from drivers.reports import PortTrouble
from ui.table.controller import TableController
from ui.views.dialogs import AlertView
from ui.views.shared import Tone

MOVED: Final = "reader-moved"
LOOK_MS: Final = 2000
_GONE: Final = (PortTrouble.ABSENT, PortTrouble.UNPLUGGED)


class Replug(QObject):
    """Minds where one table's reader is. `offered` gives the port that is to be used instead."""

    offered = Signal(str)

    def __init__(self, controller: TableController, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self.system = System()
        """Where the machine tells of its ports."""
        self.found = ""
        """The port at which the reader is now, if that is another; else empty."""
        self._remembered = False
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self.look)
        controller.alert_acted.connect(self._acted)

    def begin(self) -> None:
        """Look from now on."""
        self._timer.start()
        self.look()

    def end(self) -> None:
        """Look no more."""
        self._timer.stop()

    def look(self) -> None:
        """Remember the reader while it is connected; look for it while it is not there."""
        controller = self._controller
        state, port = controller.link(), controller.profile.device.port
        if state is None or not is_file_name(port) or controller.session.halted is not None:
            return
        if state.connected:
            self._remember(port)
            return
        self._remembered = False
        reader = controller.session.standing.reader
        found = port_of(reader, self.system) if reader and state.trouble in _GONE else None
        if found is not None and os.path.realpath(found) != os.path.realpath(port):
            self._offer(found)

    def _remember(self, port: str) -> None:
        if self.found:
            self.found = ""
            self._controller.alert_over.emit(MOVED)
        if self._remembered:
            return
        self._remembered = True
        session = self._controller.session
        identity = identity_of(port, self.system)
        if identity is not None and identity != session.standing.reader:
            session.note({"reader": identity, "port": port})

    def _offer(self, found: str) -> None:
        if found == self.found:
            return
        self.found = found
        text = self.tr("The card reader is at another port now: {0}").format(found)
        remedy = self.tr(
            "It is used there once a Pit Supervisor has signed. Enter cards by hand meanwhile."
        )
        action = self.tr("Use it there")
        self._controller.alerted.emit(
            AlertView(MOVED, text, remedy, Tone.WARN, action=action, lasting=True)
        )

    def _acted(self, key: str) -> None:
        if key == MOVED and self.found:
            self.offered.emit(self.found)
