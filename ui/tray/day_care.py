"""Shows the report of the table's day, and saves it as a PDF beside the slips. Decides nothing.

A long day is read in small parts, so that the table goes on meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import brought, keep_new
from tablemgr.basics.gaming_day import MIDNIGHT, day_begun
from tablemgr.basics.messages import Speaker
from tablemgr.journal import Entry, EntryKind, Journal
from tablemgr.past.case_book import case_files
from tablemgr.past.day_report import CONTEXT, DayReport
from tablemgr.past.luck import explain_games, explain_parts
from tablemgr.past.report_choice import of_day, of_session
from tablemgr.past.report_page import ReportExtras, page_of
from tablemgr.past.report_parts import ReportPage
from tablemgr.past.report_reading import before_day, before_round, before_session, walk_from
from tablemgr.past.theory import known_edges_of
from tablemgr.past.variance_hints import hints_of
from tablemgr.service.slip_name import SlipName
from ui.table.controller import TableController
from ui.table.opening import now
from ui.theme.words import whole_fault

if TYPE_CHECKING:
    from ui.tray.day_sheet import DaySheet

LAST_ROUNDS: Final = 1000
"""How many of the last Rounds are read if neither session nor day is asked for."""
_AT_ONCE: Final = 500
"""So many entries are read before the table has its turn."""
_SESSION, _DAY, _PAPER = "session", "day", "paper"
_SHIFT, _HEAD = "shift", "head"


class _Reading:
    """A report that is being read: which part of the journal, and what is chosen of it."""

    def __init__(
        self, journal: Journal, after: int, title: str, choose: Callable[[DayReport], DayReport]
    ) -> None:
        self.after, self.title, self.choose = after, title, choose
        self.walk = walk_from(journal, after)
        kinds = (EntryKind.ACT, EntryKind.SESSION)
        self._entries: Iterator[Entry] = iter(journal.entries(kinds=kinds, after=after))

    def go_on(self) -> bool:
        """Read a part; says whether that was all."""
        count = 0
        for count, entry in enumerate(islice(self._entries, _AT_ONCE), 1):  # noqa: B007 - the last
            self.walk.entry(entry)
        if count == _AT_ONCE:
            return False
        self.walk.end()
        return True


class DayCare(QObject):
    """The reports of one window's table."""

    put_away = Signal()
    """The sheet was closed."""

    def __init__(self, controller: TableController, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre
        self._page: ReportPage | None = None
        self._reading: _Reading | None = None
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._read_on)

    @cached_property
    def sheet(self) -> DaySheet:
        """The sheet, made when it is first wanted."""
        from ui.tray.day_sheet import DaySheet  # noqa: PLC0415 - not at a start

        sheet = DaySheet(self._centre)
        sheet.wanted.connect(self._wanted)
        sheet.closed.connect(self._closed)
        return sheet

    @property
    def is_reading(self) -> bool:
        """Say whether a report is being read."""
        return self._turn.isActive()

    def show(self) -> None:
        """Open the sheet on the present session, or on today if the table's money is not kept."""
        session = self._controller.session
        self._wanted(_SESSION if session.tray.desk.state.session else _DAY)
        self.sheet.open()

    def _closed(self) -> None:
        self._turn.stop()
        self.put_away.emit()

    def _wanted(self, name: str) -> None:
        if name == _PAPER:
            self.sheet.say(self._save())
        elif name in (_SHIFT, _HEAD):
            self.sheet.say(self._issue(name))
        else:
            self._reading = self._asked(name)
            self._turn.start()
            self._read_on()

    def _asked(self, name: str) -> _Reading:
        journal = self._controller.session.journal
        title = self.tr("Table {0}").format(journal.header.table_id)
        if name == _SESSION:
            number = self._controller.session.tray.desk.state.session
            title += self.tr(", session {0}").format(number)
            after = before_session(journal)
            return _Reading(journal, after, title, lambda report: of_session(report, number))
        if name == _DAY:
            begins = self._controller.profile.gaming_day or MIDNIGHT
            today = day_begun(now().wall(), begins)
            after, title = before_day(journal, today, begins), f"{title}, {today}"
            return _Reading(
                journal, after, title, lambda report: of_day(report, today, begins=begins)
            )
        first = max(journal.last_round_no - LAST_ROUNDS + 1, 1)
        title += self.tr(", Rounds {0} to {1}").format(first, journal.last_round_no)
        return _Reading(journal, before_round(journal, first), title, lambda report: report)

    def _read_on(self) -> None:
        """Read a part of what was asked for, and show it once it is read."""
        reading = self._reading
        if reading is None:
            self._turn.stop()
        elif not reading.go_on():
            read = len(reading.walk.report.rounds)
            self.sheet.say(self.tr("{0} Rounds are read…").format(read))
        else:
            self._turn.stop()
            self._reading = None
            self._show(reading)

    def _show(self, reading: _Reading) -> None:
        journal, report = self._controller.session.journal, reading.choose(reading.walk.report)
        rounds = {each.number for each in report.rounds}
        entries = journal.entries(after=reading.after)
        extras = ReportExtras(
            tuple(each for each in case_files(entries) if each.round_no in rounds),
            hints_of(journal, sessions={each.number for each in report.sessions}),
            explain_games(report.rounds, known_edges_of),
            explain_parts(report.rounds, known_edges_of),
        )
        say = Speaker(CONTEXT, QCoreApplication.translate)
        self._page = page_of(reading.title, report, extras, say)
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
