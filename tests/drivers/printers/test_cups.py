"""An office printer by the CUPS of this machine, if it has the queue PDF of cups-pdf: a slip that
was printed is read back from the paper. Without CUPS `test_other_printers.py` says what it answers.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.printers.escpos_words import PaperTrouble
from drivers.printers.made import make_printer
from drivers.printers.printer import NotReadyError, PaperEnd
from drivers.printers.spooler import queues, run_program
from tablemgr.slips.code.finding import find_codes
from tablemgr.slips.kinds import SlipDrawing
from tablemgr.slips.layouts import lines_layout
from tablemgr.slips.paper import Paper
from tablemgr.slips.typesetter import typeset
from tablemgr.slips.typography import load_fonts
from tests.tablemgr.slips.samples import FONTS
from tests.tablemgr.slips.test_code_block import code_of


def lacking() -> str:
    """Say what of CUPS is not here: its programs, its service or the queue; empty if all is."""
    if shutil.which("lpstat") is None:
        return "CUPS is not installed here"
    if b"is running" not in run_program(["lpstat", "-r"], b"").stdout:
        return "the service of CUPS (cupsd) is not running here"
    return "" if "PDF" in queues() else "CUPS has no queue PDF of cups-pdf here"


LACKING = lacking()
pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
FOLDERS = (Path.home() / "PDF", Path("/var/spool/cups-pdf/ANONYMOUS"))
PRINTED_S = 30
administrator = pytest.mark.skipif(os.geteuid() != 0, reason="only root may stop a queue of CUPS")


def printed(title: str) -> Path:
    """The file that cups-pdf makes of the job with that title."""
    until = time.monotonic() + PRINTED_S
    while time.monotonic() < until:
        for folder in FOLDERS:
            for found in folder.glob(f"{title}*.pdf"):
                if found.read_bytes().rstrip().endswith(b"%%EOF"):
                    return found
        time.sleep(0.05)  # CUPS says nothing when the paper is out
    raise AssertionError(f"nothing was printed as {title}")


def test_a_slip_is_read_back_from_the_paper_that_cups_printed() -> None:
    code, title = code_of(3, 2), f"slip-{os.getpid()}-{time.monotonic_ns()}"
    sheet, fonts = Paper.A6.value, load_fonts(FONTS)
    pdf = typeset([lines_layout("Slip\n陳大文\n", SlipDrawing(code, sheet, fonts))], sheet, fonts)
    printer = make_printer("cups:PDF")
    printer.check()
    assert printer.send(1, title, pdf).end is PaperEnd.SENT
    paper = printed(title)
    (found,) = find_codes(str(paper))
    assert found.code == code
    paper.unlink()


def test_a_queue_that_is_not_there_is_said_and_takes_nothing() -> None:
    printer = make_printer("cups:no-such-queue")
    with pytest.raises(NotReadyError) as found:
        printer.check()
    assert found.value.trouble is PaperTrouble.UNKNOWN_QUEUE
    result = printer.send(1, "slip", b"%PDF")
    assert (result.end, result.trouble) == (PaperEnd.FAILED, PaperTrouble.UNKNOWN_QUEUE)


@pytest.fixture(params=["cupsdisable", "cupsreject"])
def stopped(request: pytest.FixtureRequest) -> Iterator[str]:
    """A queue of its own that is stopped in one of the two ways that CUPS has."""
    name = f"stopped-{os.getpid()}"
    by_root("lpadmin", "-p", name, "-E", "-v", "socket://127.0.0.1:9")
    by_root(request.param, name)
    yield name
    by_root("lpadmin", "-x", name)


def by_root(program: str, *words: str) -> None:
    subprocess.run([f"/usr/sbin/{program}", *words], check=True, capture_output=True)


@administrator
def test_a_queue_that_was_stopped_is_said_(stopped: str) -> None:
    with pytest.raises(NotReadyError) as found:
        make_printer(f"cups:{stopped}").check()
    assert found.value.trouble is PaperTrouble.QUEUE_STOPPED
