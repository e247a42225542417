"""The paper of one table: what is printed by itself or by a touch, and what a person says of it.

A printer's thread speaks to the table's own thread by a signal. Play never waits for it. Knows no
widget.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal

from drivers.printers.made import is_receipt_printer, make_printer
from drivers.printers.printer import PaperWork, Printer
from drivers.printers.thread import PaperReport, PrinterThread
from tablemgr.house.profile_tables import PrinterLine
from tablemgr.past.case_file import CaseFile
from tablemgr.rules.commands import Command, Settle, Void
from tablemgr.service.paper import NOT_THERE, SPOILT, PaperState, Print, SlipCopy
from tablemgr.service.slip_acts import slip_of
from tablemgr.service.slip_name import SlipName
from ui.presenter.paper import PAPER, paper_alert, paper_status, paper_view
from ui.printing.desk import PaperDesk
from ui.printing.receipts import Receipts
from ui.slips.asked_slips import AskedSlips
from ui.slips.case_slips import CaseSlips
from ui.slips.tray_slips import TraySlips, name_of
from ui.table.hub import TableHub
from ui.table.opening import now
from ui.table.settling import Settling
from ui.views.header import DeviceStatus
from ui.views.paper import PaperView

if TYPE_CHECKING:
    from tablemgr.slips.kinds.asked import AskedSlip
    from tablemgr.slips.kinds.tray import TraySlip

SLIPS: Final = "slips"
"""The role of the printer at the table."""
CAGE: Final = "cage"
"""The role of the printer at the cage."""
REPORTS: Final = "reports"
"""The role of the printer of reports."""
CLOSER, COUNT = "closer", "count"
"""The slips of the tray that end a shift, or may."""
CLOSING_MS: Final = 5000
"""How long a closing waits for its last slip."""
_PRINTED: Final = (PaperState.SENT, PaperState.OUT, PaperState.SEEN)


class TablePaper(QObject):
    """One table's prints."""

    _said = Signal(object)
    """A printer's thread has said something: a `PaperReport`."""
    changed = Signal()
    """The printer or a print has changed."""

    def __init__(self, hub: TableHub, settling: Settling) -> None:
        """Raises `Fault` if the profile has an address that is none."""
        super().__init__(hub)
        self._hub = hub
        self._settling = settling
        self._cases = CaseSlips(hub.profile, settling.slips)
        self._trays = TraySlips(hub.profile, settling.slips)
        self.asked = AskedSlips(hub.profile, settling.slips)
        """The slips that somebody asks for."""
        self.last_tray_slip: SlipName | None = None
        """The newest slip of the tray since the start."""
        self._receipts = Receipts()
        self._closed = False
        lines = hub.profile.printers.by_role
        self._lines: Mapping[str, PrinterLine] = lines
        threads = {
            role: PrinterThread(_maker(line), self._said.emit) for role, line in lines.items()
        }
        self.desk = PaperDesk(lambda: hub.session, threads, self._work)
        self._said.connect(self._heard)
        hub.restored.connect(self.begin)
        if SLIPS in lines:
            settling.slips.next_copy = self.desk.next_copy

    @property
    def has_printer(self) -> bool:
        """Say whether the table has a printer for its slips."""
        return SLIPS in self._lines

    @property
    def name(self) -> str:
        """Where slips are printed, for a person; empty if nowhere."""
        return self._lines[SLIPS].address if self.has_printer else ""

    def begin(self) -> None:
        """Go on where the journal ends. The last slip is printed if that was left undone."""
        if not self._lines:
            return
        session = self._hub.session
        with self._hub.standstill.guard():
            self.desk.take_up()
            if session.between_rounds and session.round_no:
                issue = slip_of(session, session.round_no)
                if issue is not None and not self.desk.prints.of_slip(issue.name):
                    self._print_by_itself()
        self._show()

    def after_act(self, command: Command) -> None:
        """A Round is over: print its slip, if the house wants that."""
        if isinstance(command, Settle | Void) and self.has_printer:
            with self._hub.standstill.guard():
                self._print_by_itself()
            self._show()

    def print_slip(self, round_no: int, name: SlipName) -> None:
        """Print a slip: the first paper of it as it is, any further one as a duplicate."""
        with self._hub.standstill.guard():
            issue = slip_of(self._hub.session, round_no, name)
            if issue is None:
                return
            copy = self.desk.next_copy(name, issue.duplicate)
            for _ in range(issue.duplicate, copy + 1):  # each paper has a file too
                self._settling.new_copy(round_no, name)
            self.desk.print(SlipCopy(name, round_no, copy), SLIPS)
        self._show()

    def print_case(self, file: CaseFile) -> None:
        """Print the slip of a closed case: the first paper of it as it is, any further one as a
        duplicate.
        """
        session, slips = self._hub.session, self._cases
        with self._hub.standstill.guard():
            if not slips.is_saved(session, file):
                slips.save(session, file)
            name, copies = slips.name(session, file), max(1, slips.copies(session, file))
            copy = self.desk.next_copy(name, copies)
            if copy == copies:
                slips.save(session, file, copy)
            self.desk.print(SlipCopy(name, file.round_no, copy), SLIPS)
        self._show()

    def keep_tray_slips(self, since: int) -> None:
        """Sign and save the slips of the tray that the entries after number `since` lead to. Print
        those that go with chips and those that the house wants printed, all parts of each at once,
        and what the cage prepares at the cage. Raises `Fault`.
        """
        session = self._hub.session
        for slip in self._trays.keep(session, since):
            self.last_tray_slip = name_of(slip)
            if slip.goes_with_chips or self._is_wanted(irregular=slip.is_irregular):
                self._print_tray_slip(slip)
            if slip.kind == CLOSER or (slip.kind == COUNT and session.tray.desk.state.shift_ends):
                self._end_shift(slip)
        self._show()

    def _end_shift(self, count: TraySlip) -> None:
        """Issue the shift report, signed by who has counted. At a closing the head of the journal
        is printed too: on paper nobody at the machine can write it again.
        """
        session = self._hub.session
        report = self.asked.shift(session, now(), count.signers)
        if REPORTS in self._lines or self._is_wanted(irregular=False):
            self.print_asked(report)
        if count.kind == CLOSER:
            self.print_asked(self.asked.head(session, now()))

    def print_closing_head(self) -> None:
        """At the closing of a table that keeps no tray print the head of the journal, if a Round
        was played since the last one, and wait while the printer takes it. Nothing at a table
        without a key, whose closing is not signed either. Raises `Fault`.
        """
        session = self._hub.session
        if self._settling.slips.signer is None or not self.has_printer or session.tray.is_kept:
            return
        if session.between_rounds and session.round_no > self.asked.last_head_of(session):
            self.print_asked(self.asked.head(session, now()))
            self._wait_while_printing()

    def _wait_while_printing(self) -> None:
        """Until nothing is on its way to a printer, or none takes it; `CLOSING_MS` at most."""
        waiting, late = QEventLoop(), QTimer(singleShot=True, interval=CLOSING_MS)

        def look() -> None:
            if not self.desk.is_printing or self.desk.waits:
                waiting.quit()

        late.timeout.connect(waiting.quit)
        self.changed.connect(look)
        late.start()
        if self.desk.is_printing:
            waiting.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        self.changed.disconnect(look)

    def print_asked(self, slip: AskedSlip) -> None:
        """Print a slip that was asked for, a shift report by the printer of reports: the first
        paper of it as it is, any further one as a duplicate. Nothing without a printer.
        """
        role = REPORTS if slip.kind == "shift" and REPORTS in self._lines else SLIPS
        if role not in self._lines:
            return
        session, name = self._hub.session, SlipName(slip.number, slip.kind)
        with self._hub.standstill.guard():
            copies = max(1, self.asked.copies(session, slip))
            copy = self.desk.next_copy(name, copies)
            if copy == copies:
                self.asked.sign(session, slip, copy)
            self.desk.print(SlipCopy(name, session.round_no, copy), role)
        self._show()

    def print_tray_slip(self, name: SlipName) -> None:
        """Print a slip of the tray: the first paper of it as it is, any further one as a
        duplicate.
        """
        with self._hub.standstill.guard():
            found = self._trays.find(self._hub.session, name)
            if found is not None:
                self._print_tray_slip(found)
        self._show()

    def on_paper(self, name: SlipName) -> bool:
        """Say whether a slip of the tray may go with its chips: it has been printed, or this house
        has no printer that should have printed it.
        """
        prints = self.desk.prints.of_slip(name)
        return not prints or any(each.state in _PRINTED for each in prints)

    def _print_tray_slip(self, slip: TraySlip) -> None:
        role = CAGE if slip.at_cage and CAGE in self._lines else SLIPS
        if role not in self._lines:
            return
        session, name = self._hub.session, name_of(slip)
        copies = max(1, self._trays.copies(session, slip))
        copy = self.desk.next_copy(name, copies)
        if copy == copies:
            self._trays.sign(session, slip, copy)
        self.desk.print(SlipCopy(name, session.round_no, copy), role)

    def _print_again(self, slip: SlipCopy) -> None:
        """Print a slip of any kind once more."""
        session = self._hub.session
        if self._of_round(slip):
            self.print_slip(slip.round_no, slip.name)
        elif self._trays.find(session, slip.name) is not None:
            self.print_tray_slip(slip.name)
        elif (asked := self.asked.find(session, slip.name)) is not None:
            self.print_asked(asked)
        else:
            self.print_case(self._cases.find(session, slip.name))

    def _of_round(self, slip: SlipCopy) -> bool:
        return slip_of(self._hub.session, slip.round_no, slip.name) is not None

    def case_closed(self, file: CaseFile) -> None:
        """A case, correction or reopening is closed: print its slip, if the house wants that."""
        if self.has_printer and self._is_wanted(irregular=True):
            self.print_case(file)

    def view(self) -> PaperView:
        """Give the view of the printer's sheet."""
        return paper_view(self.desk, self.name)

    def status(self) -> DeviceStatus:
        """How the printer is, for the bar on top; empty if the table has none."""
        return paper_status(self.desk) if self.has_printer else DeviceStatus()

    # --- what a person says ----------------------------------------------------------------------

    def came_out(self, number: int) -> None:
        """A person has seen the print."""
        self._answer(partial(self.desk.came_out, number))

    def still_wanted(self, number: int) -> None:
        """A print that has waited long is to be printed."""
        self._answer(partial(self.desk.still_wanted, number))

    def not_wanted(self, number: int) -> None:
        """A print that waits is not to be printed."""
        self._answer(partial(self.desk.not_wanted, number))

    def is_missing(self, number: int) -> None:
        """A person has looked, and the print is not there: print a duplicate."""
        self._print_instead(number, NOT_THERE)

    def is_spoilt(self, number: int) -> None:
        """A person has looked, and the print can't be used: print a duplicate."""
        self._print_instead(number, SPOILT)

    def close(self) -> None:
        """End the printers' threads."""
        self._closed = True
        self.desk.stop()
        self._receipts.close()

    # --- the printers ----------------------------------------------------------------------------

    def _answer(self, act: Callable[[], object]) -> None:
        with self._hub.standstill.guard():
            act()
        self._show()

    def _print_instead(self, number: int, why: str) -> None:
        slip = self.desk.prints.all[number].slip
        self._answer(partial(self.desk.is_missing, number, why))
        self._print_again(slip)

    def _print_by_itself(self) -> None:
        session = self._hub.session
        issue = slip_of(session, session.round_no)
        if issue is None:
            return
        position = session.table.position
        irregular = (
            bool(position.flags) or position.voided_under is not None or issue.reopening is not None
        )
        if self._is_wanted(irregular=irregular):
            self.desk.print(SlipCopy(issue.name, issue.round_no), SLIPS)

    def _is_wanted(self, *, irregular: bool) -> bool:
        """Say whether the house wants a slip on paper without being asked."""
        wanted = self._hub.profile.slip.printed
        return wanted == "every-settlement" or (wanted == "irregular" and irregular)

    def _work(self, found: Print) -> PaperWork:
        """A print, drawn for its printer's paper. Raises `Fault`."""
        line, slip = self._lines[found.role], found.slip
        session, slips = self._hub.session, self._settling.slips
        if self._of_round(slip):
            pdf = slips.paper_pdf(session, slip, line.paper)
        elif (of_tray := self._trays.find(session, slip.name)) is not None:
            pdf = self._trays.pdf(session, of_tray, slip.copy, line.paper)
        elif (asked := self.asked.find(session, slip.name)) is not None:
            pdf = self.asked.pdf(session, asked, slip.copy, line.paper)
        else:
            pdf = self._cases.paper_pdf(session, slip, line.paper)
        name = slip.name.file + (f"-duplicate-{slip.copy}" if slip.copy else "")
        if is_receipt_printer(line.address):
            return PaperWork(found.number, name, partial(self._receipts.make, pdf, line.paper))
        return PaperWork(found.number, name, lambda: pdf)

    def _heard(self, report: PaperReport) -> None:
        if self._closed:
            return
        before = self.desk.prints.all.get(report.number)
        with self._hub.standstill.guard():
            self.desk.heard(report)
        after = self.desk.prints.all.get(report.number)
        alert = None if after is None else paper_alert(self.desk, after, new=after != before)
        if alert is not None:
            self._hub.alerted.emit(alert)
        elif not self.desk.to_look_at:
            self._hub.alert_over.emit(PAPER)
        self._show()

    def _show(self) -> None:
        self.changed.emit()
        self._hub.show()


def _maker(line: PrinterLine) -> Callable[[Callable[[], bool]], Printer]:
    return lambda stopped: make_printer(line.address, confirms=line.confirms, stopped=stopped)
