"""A table's line to the pit's server, as its window has it. The line's thread speaks to the table's
own by a signal.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tablemgr.basics.errors import Fault
from tablemgr.pit.forwarder import Forwarder
from tablemgr.pit.server import read_address
from tablemgr.slips.witnesses import server_against
from ui.pit.line_thread import LineDown, LineReport, LineThread, LineUp
from ui.table.controller import TableController
from ui.theme.words import fault_in_words
from ui.views.dialogs import AlertView
from ui.views.shared import Tone

REFUSED: Final = "pit-refused"

translate = QCoreApplication.translate


class TableLine(QObject):
    """The line of one table, if its house profile names a server."""

    _said = Signal(object)
    """The thread has said something: a `LineReport`."""

    def __init__(self, controller: TableController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._thread: LineThread | None = None
        self.is_up = False
        """The server is reached now."""
        self._said.connect(self._heard)

    def begin(self) -> None:
        """Send from now on what the journal has and gets; nothing if no server is named."""
        named = self._controller.profile.pit.server
        if not named or self._controller.session.training:
            return
        try:
            address = read_address(Path(named).expanduser())
        except Fault as fault:
            self._refused(fault)
            return
        line = Forwarder(
            address, lambda: self._controller.session.journal, time.time_ns, time.monotonic
        )
        self._thread = LineThread(line, self._said.emit)
        self._thread.start()

    def close(self) -> None:
        """Hang up. Raises what ended the thread, if a bug of ours did."""
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.stop()
            if thread.failure is not None:
                raise thread.failure

    def _heard(self, report: LineReport) -> None:
        match report:
            case LineUp():
                self.is_up = True
                self._controller.alert_over.emit(REFUSED)
                with self._controller.standstill.guard():
                    self._controller.house_care.bear_witness(server_against(report.parted))
            case LineDown(refused=True):
                self.is_up = False
                self._refused(report.fault)
            case LineDown():
                self.is_up = False

    def _refused(self, fault: Fault) -> None:
        text = translate("alerts", "The table is not seen in the pit.")
        said = " ".join(filter(None, fault_in_words(fault)))
        self._controller.alerted.emit(AlertView(REFUSED, text, said, Tone.WARN, lasting=True))
