"""One supervisor's desk: its window, and the thread that reads the server for it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from tablemgr.basics.errors import Fault
from tablemgr.pit.floor import Floor
from ui.pit.desk_thread import DeskLine, DeskNews, DeskReport, DeskThread
from ui.pit.desk_window import DeskWindow
from ui.theme.words import fault_in_words

SHOW_MS = 100
"""What has come is shown so soon; several things that come together are shown once."""


class SupervisorDesk(QObject):
    """A desk. `close` ends its thread."""

    _read = Signal(object)
    """The thread has read something: a `DeskReport`."""
    shown = Signal()
    """What has come is shown now."""

    def __init__(self, line: DeskLine) -> None:
        super().__init__()
        self.floor = Floor()
        self.window = DeskWindow(self.floor)
        self._thread = DeskThread(line, self._read.emit)
        self._read.connect(self._take)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SHOW_MS)
        self._soon.timeout.connect(self._show)

    def begin(self) -> None:
        """Read from now on."""
        self._thread.start()

    def close(self) -> None:
        """Hang up. Raises what ended the thread, if a bug of ours did."""
        self._thread.stop()
        self._soon.stop()
        if self._thread.failure is not None:
            raise self._thread.failure

    def _take(self, report: DeskReport) -> None:
        if isinstance(report, Fault):
            self.window.say_trouble(" ".join(filter(None, fault_in_words(report))))
            return
        assert isinstance(report, DeskNews)
        self.window.say_trouble("")
        self.floor.take(report.marks, report.news)
        if not self._soon.isActive():
            self._soon.start()

    def _show(self) -> None:
        self.window.refresh()
        self.shown.emit()
