"""`tablemgr cases JOURNAL --slip N --print`: prints a case's slip at the house's printer, without a
window. The table is closed meanwhile; each step is stored as the window stores it.
"""

from __future__ import annotations

import queue
from functools import partial
from pathlib import Path
from typing import Final

from drivers.printers.made import is_receipt_printer, make_printer
from drivers.printers.printer import PaperWork
from drivers.printers.thread import PaperReport, PaperWaits, PrinterThread
from drivers.printers.words import TROUBLE_WORDS
from tablemgr.basics.errors import Fault
from tablemgr.house.profile import key_path, read_profile
from tablemgr.past.case_book import case_files
from tablemgr.service.paper import PaperState, Print, SlipCopy, prints_of
from tablemgr.service.session import TableSession
from ui.printing.desk import PaperDesk
from ui.printing.receipts import Receipts
from ui.slips import drawing
from ui.slips.case_slips import CaseSlips
from ui.slips.store import SlipStore
from ui.table.opening import open_session, slips_folder

ROLE: Final = "slips"
"""The printer at the table."""
EXIT_OK: Final = 0
EXIT_NOT_OUT: Final = 1
_LOOK: Final = "Open the window and look: Printer…"


def print_case(journal: Path, ref: str, profile_file: Path) -> int:
    """Print the slip of a closed case, and say how far it came; exit status 0 if it is out or was
    sent, 1 if not. Raises `Fault`.
    """
    profile = read_profile(profile_file)
    line = profile.printers.by_role.get(ROLE)
    if line is None:
        raise Fault("The house profile has no printer for slips.", "tablemgr printers set slips …")
    session = open_session(profile, journal)
    reports: queue.Queue[PaperReport] = queue.Queue()
    folder, receipts = slips_folder(profile, journal.parent.parent), Receipts()
    slips = CaseSlips(profile, SlipStore(profile, folder, key_path(profile, profile_file)))

    def work(found: Print) -> PaperWork:
        pdf = slips.paper_pdf(session, found.slip, line.paper)
        make = lambda: pdf  # noqa: E731 - the other way is a partial
        if is_receipt_printer(line.address):
            make = partial(receipts.make, pdf, line.paper)
        return PaperWork(found.number, found.slip.name.file, make)

    thread = PrinterThread(
        lambda stopped: make_printer(line.address, confirms=line.confirms, stopped=stopped),
        reports.put,
    )
    desk = PaperDesk(lambda: session, {ROLE: thread}, work)
    desk.prints = prints_of(session)
    try:
        if desk.prints.open:
            raise Fault("Other prints of this table wait.", _LOOK)
        return _printed(desk, reports, _asked_for(session, slips, desk, ref))
    finally:
        desk.stop()
        receipts.close()
        drawing.stop()
        session.journal.close()


def _asked_for(session: TableSession, slips: CaseSlips, desk: PaperDesk, ref: str) -> int:
    """Sign and save what is missing, then ask for the print; gives its number."""
    found = list(case_files(session.journal.entries()))
    file = next((each for each in found if each.ref == ref.upper()), None)
    if file is None or file.closed is None:
        there = ", ".join(each.ref for each in found if each.closed is not None) or "none"
        raise Fault("No closed case is {ref}.", "The journal has: {there}.", ref=ref, there=there)
    if not slips.is_saved(session, file):
        slips.save(session, file)
    name, copies = slips.name(session, file), max(1, slips.copies(session, file))
    copy = desk.next_copy(name, copies)
    if copy == copies:
        slips.save(session, file, copy)
    desk.print(SlipCopy(name, file.round_no, copy), ROLE)
    return max(desk.prints.all)


def _printed(desk: PaperDesk, reports: queue.Queue[PaperReport], number: int) -> int:
    """Hear the printer until the print has left its hands."""
    while desk.is_at_printer(number):
        report = reports.get()
        desk.heard(report)
        if isinstance(report, PaperWaits):
            what, remedy = TROUBLE_WORDS[report.trouble]
            desk.not_wanted(number)
            raise Fault("The slip was not printed: {what}", "{remedy}", what=what, remedy=remedy)
    found = desk.prints.all[number]
    print(f"{found.slip.name.words.in_words()}: {found.state.value} {found.why}".rstrip())
    if found.state in (PaperState.OUT, PaperState.SENT):
        return EXIT_OK
    print(_LOOK)
    return EXIT_NOT_OUT
