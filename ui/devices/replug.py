"""Finds the card reader if it was plugged into another port, and offers to use it there.

The journal keeps the reader's serial number. While the reader is gone, this looks for that number
at the other ports. The new port is used only after somebody has signed for it: `DeviceCare` asks.
Opens no port.
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
    """Watches at which port one table's reader is."""

    offered = Signal(str)
    """Somebody wants to use the reader at this port."""

    def __init__(self, controller: TableController, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self.system = System()
        """Where the operating system lists its ports."""
        self.found = ""
        """The port at which the reader was found, if it is not the profile's; otherwise empty."""
        self._remembered = False
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self.look)
        controller.alert_acted.connect(self._acted)

    def begin(self) -> None:
        """Look now, and every `LOOK_MS` from now on."""
        self._timer.start()
        self.look()

    def end(self) -> None:
        """Stop looking."""
        self._timer.stop()

    def look(self) -> None:
        """If the reader is connected, remember it; if it is gone, look for it at other ports."""
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
        remedy = self.tr("Enter cards by hand until a Pit Supervisor signs to use it there.")
        action = self.tr("Use it there")
        self._controller.alerted.emit(
            AlertView(MOVED, text, remedy, Tone.WARN, action=action, lasting=True)
        )

    def _acted(self, key: str) -> None:
        if key == MOVED and self.found:
            self.offered.emit(self.found)
