"""Shows the report of the table's day, and saves it as a PDF beside the slips. Decides nothing."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import brought, keep_new
from tablemgr.basics.gaming_day import day_begun
from tablemgr.journal import EntryKind, Journal
from tablemgr.past.case_book import case_files
from tablemgr.past.day_report import DayReport, of_day, of_session, report_of
from tablemgr.past.report_page import ReportExtras, ReportPage, page_of
from tablemgr.past.variance_hints import hints_of
from tablemgr.service.slip_name import SlipName
from ui.table.controller import TableController
from ui.table.opening import now
from ui.theme.words import whole_fault

if TYPE_CHECKING:
    from ui.tray.day_sheet import DaySheet

_MOST_ROUNDS: Final = 1000
"""So many of the last Rounds are read: enough for two days, and quick."""
_SESSION, _DAY, _PAPER = "session", "day", "paper"
_SHIFT, _HEAD = "shift", "head"


class DayCare(QObject):
    """The reports of one window's table."""

    put_away = Signal()
    """The sheet was closed."""

    def __init__(self, controller: TableController, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre
        self._page: ReportPage | None = None

    @cached_property
    def sheet(self) -> DaySheet:
        """The sheet, made when it is first wanted."""
        from ui.tray.day_sheet import DaySheet  # noqa: PLC0415 - not at a start

        sheet = DaySheet(self._centre)
        sheet.wanted.connect(self._wanted)
        sheet.closed.connect(self.put_away)
        return sheet

    def show(self) -> None:
        """Open the sheet on the present session, or on today if the table's money is not kept."""
        session = self._controller.session
        self._wanted(_SESSION if session.tray.desk.state.session else _DAY)
        self.sheet.open()

    def _wanted(self, name: str) -> None:
        if name == _PAPER:
            self.sheet.say(self._save())
            return
        if name in (_SHIFT, _HEAD):
            self.sheet.say(self._issue(name))
            return
        session = self._controller.session
        report = _report(session.journal)
        title = self.tr("Table {0}").format(session.journal.header.table_id)
        if name == _SESSION:
            number = session.tray.desk.state.session
            report = of_session(report, number)
            title += self.tr(", session {0}").format(number)
        elif name == _DAY:
            begins = self._controller.profile.gaming_day or "00:00"
            today = day_begun(now().wall(), begins)
            report, title = of_day(report, today, begins=begins), f"{title}, {today}"
        rounds = {each.number for each in report.rounds}
        entries = session.journal.entries(after=_first_seq(session.journal))
        cases = [each for each in case_files(entries) if each.round_no in rounds]
        hints = hints_of(session.journal, sessions={each.number for each in report.sessions})
        self._page = page_of(title, report, ReportExtras(tuple(cases), hints))
        self.sheet.set_page(self._page)
        self.sheet.say("")

    def _issue(self, name: str) -> str:
        """Issue a slip, and print it if there is a printer; gives the words for what came of it."""
        paper, session = self._controller.paper, self._controller.session
        try:
            asked = paper.asked
            is_shift = name == _SHIFT
            slip = asked.shift(session, now(), ()) if is_shift else asked.head(session, now())
        except Fault as fault:
            return whole_fault(fault)
        paper.print_asked(slip)
        saved = SlipName(slip.number, slip.kind).file
        folder = self._controller.settling.slips.folder
        return self.tr("Saved as {0}").format(folder / f"{saved}.pdf")

    def _save(self) -> str:
        """Save what is shown; gives the words for what came of it."""
        from tablemgr.slips.report_pdf import render  # noqa: PLC0415 - loads reportlab

        if self._page is None:
            return ""
        moment = now().wall()
        folder = self._controller.settling.slips.folder
        path = folder / f"report-{moment:%Y%m%d-%H%M%S}.pdf"
        try:
            keep_new(path, render(self._page, brought("assets") / "fonts"))
        except Fault as fault:
            return f"{fault.what} {fault.remedy}".rstrip()
        return self.tr("Saved as {0}").format(path)


def _first_seq(journal: Journal) -> int:
    """The number of the entry before the first Round that is read."""
    first = max(journal.last_round_no - _MOST_ROUNDS, 1)
    entry = next(iter(journal.entries(round_no=first, kinds=(EntryKind.ACT,))), None)
    return 0 if first == 1 or entry is None else entry.seq - 1


def _report(journal: Journal) -> DayReport:
    kinds = (EntryKind.ACT, EntryKind.SESSION)
    return report_of(journal.entries(kinds=kinds, after=_first_seq(journal)))
