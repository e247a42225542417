"""Makes the slips of cases, corrections and reopenings as these are closed. Knows no widget."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.past.case_file import CaseFile, Series
from ui.case_file.source import LiveBook
from ui.safety.beside import beside
from ui.slips.case_slips import CaseSlips
from ui.table.controller import TableController
from ui.views.dialogs import AlertView

translate = QCoreApplication.translate


class CasePapers:
    """The slips of the case file of one table."""

    def __init__(self, controller: TableController, book: LiveBook) -> None:
        self._controller = controller
        self._book = book
        self._last_saved = 0
        """The last case whose slip was saved since the program started."""

    def case_opened(self) -> None:
        """A case is open: the cases that are closed by now have their slips."""
        closed = (file for file in self._book.files() if file.stops and file.closed is not None)
        self._last_saved = max((file.number for file in closed), default=0)

    def cases_closed(self) -> None:
        """Save the slips of the cases that have just been closed."""
        controller = self._controller
        for file in self._book.files():
            if file.closed is None or not file.stops or file.number <= self._last_saved:
                continue
            self._last_saved = file.number
            words = translate("case-papers", "The slip of case {0} can't be made.")
            with beside(controller.alerted.emit, "case-slip", words.format(file.number)):
                self._save(file)
                controller.add(translate("case-papers", "Case {0} is closed.").format(file.number))

    def round_over(self) -> None:
        """Save the slips of what was corrected or reopened in the Round that is over."""
        controller, session = self._controller, self._controller.session
        words = translate("case-papers", "The slip of a correction can't be made.")
        with beside(controller.alerted.emit, "case-slip", words):
            slips = CaseSlips(controller.profile, controller.settling.slips)
            for file in self._book.files():
                signed = file.series in (Series.CORRECTION, Series.REOPENING)
                of_round = file.round_no == session.round_no and file.closed is not None
                if signed and of_round and not slips.is_saved(session, file):
                    self._save(file)

    def _save(self, file: CaseFile) -> None:
        """Save a slip, and print it if the house wants that."""
        controller = self._controller
        slips = CaseSlips(controller.profile, controller.settling.slips)
        kept = slips.save(controller.session, file)
        controller.alert_over.emit("case-slip")
        if kept.notice:
            controller.alerted.emit(AlertView("case-slip-kept", kept.notice))
        controller.paper.case_closed(file)
