"""A receipt printer with the faults that printers have: what is said of it, and of a job."""

from __future__ import annotations

import queue
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from drivers.printers.escpos_words import PaperTrouble
from drivers.printers.made import make_printer
from drivers.printers.printer import NotReadyError, PaperEnd, PaperResult, PaperWork
from drivers.printers.receipt import Waits
from drivers.printers.thread import (
    PaperDone,
    PaperReady,
    PaperReport,
    PaperWaits,
    PrinterThread,
)
from drivers.printers.words import TROUBLE_WORDS
from tablemgr.basics.errors import Fault
from tests.drivers.printers.fake_printer import FakePrinter

SOON = Waits(open_s=2, write_s=2, status_s=2, out_s=0.4)
IN_TIME = Waits(open_s=2, write_s=2, status_s=2, out_s=10)
SLIP = b"a slip" * 100 + b"\x1dV\x00"
WAIT_S = 10.0


def sent_to(
    printer: FakePrinter, number: int = 7, waits: Waits = IN_TIME, *, confirms: bool = True
) -> PaperResult:
    return make_printer(printer.address, confirms=confirms, waits=waits).send(number, "slip", SLIP)


def test_a_job_is_out_when_the_printer_itself_says_so() -> None:
    with FakePrinter() as printer:
        assert sent_to(printer) == PaperResult(PaperEnd.OUT)
        assert printer.papers == [SLIP]


def test_a_job_that_is_answered_twice_is_out_once_and_its_second_answer_is_not_the_next_jobs() -> (
    None
):
    with FakePrinter(answers=2) as printer:
        assert sent_to(printer, 7).end is PaperEnd.OUT
        printer.swallows = True
        assert sent_to(printer, 8, SOON).end is PaperEnd.DOUBT


def test_an_answer_that_comes_late_is_waited_for() -> None:
    late = threading.Event()
    with FakePrinter(late=late) as printer:
        threading.Timer(0.3, late.set).start()
        assert sent_to(printer).end is PaperEnd.OUT


@pytest.mark.parametrize(
    ("fault", "papers"),
    [
        ({"swallows": True}, []),
        ({"halves": 50}, [SLIP[:50]]),
        ({"dies_after_cut": True}, [SLIP]),
        ({"answers": 0}, [SLIP]),
    ],
)
def test_a_job_without_an_answer_is_in_doubt(fault: dict[str, int], papers: list[bytes]) -> None:
    with FakePrinter(**fault) as printer:  # type: ignore[arg-type] # whole numbers and truths
        assert sent_to(printer, waits=SOON).end is PaperEnd.DOUBT
    assert printer.papers == papers


def test_a_printer_that_is_not_asked_leaves_a_job_sent() -> None:
    with FakePrinter(answers=0, status=None) as printer:
        printer_waits = Waits(open_s=2, write_s=2, status_s=0.05, out_s=1)
        assert sent_to(printer, waits=printer_waits, confirms=False).end is PaperEnd.SENT


@pytest.mark.parametrize(
    ("status", "trouble"),
    [
        ({2: 0x16}, PaperTrouble.COVER_OPEN),
        ({2: 0x32}, PaperTrouble.PAPER_OUT),
        ({4: 0x72}, PaperTrouble.PAPER_OUT),
        ({3: 0x1A}, PaperTrouble.CUTTER),
        ({3: 0x32}, PaperTrouble.BROKEN),
        ({2: 0x52}, PaperTrouble.OFFLINE),
    ],
)
def test_what_is_wrong_is_known_before_anything_is_sent(
    status: dict[int, int], trouble: PaperTrouble
) -> None:
    with FakePrinter(status=status) as printer:
        found = sent_to(printer)
        assert (found.end, found.trouble) == (PaperEnd.FAILED, trouble)
        assert not printer.papers


def test_paper_that_is_nearly_out_does_not_stop_a_slip() -> None:
    with FakePrinter(status={4: 0x1E}) as printer:
        assert sent_to(printer).end is PaperEnd.OUT


def trouble_at(address: str, waits: Waits = SOON) -> PaperTrouble:
    with pytest.raises(NotReadyError) as found:
        make_printer(address, waits=waits).check()
    return found.value.trouble


def test_nobody_at_the_address_somebody_silent_and_a_plain_file_are_told_apart(
    tmp_path: Path,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        quiet = Waits(open_s=2, write_s=1, status_s=0.05, out_s=1)
        assert trouble_at(f"tcp://127.0.0.1:{port}", quiet) is PaperTrouble.SILENT
    assert trouble_at(f"tcp://127.0.0.1:{port}") is PaperTrouble.ABSENT
    plain = tmp_path / "file"
    plain.write_bytes(b"not to be written over")
    assert trouble_at(f"file:{plain}") is PaperTrouble.WRONG_ADDRESS
    assert plain.read_bytes() == b"not to be written over"
    assert trouble_at(f"file:{tmp_path / 'none'}") is PaperTrouble.ABSENT
    assert trouble_at(f"serial:{tmp_path / 'none'}") is PaperTrouble.ABSENT


def test_every_trouble_has_its_words() -> None:
    assert set(TROUBLE_WORDS) == set(PaperTrouble)
    assert all(what.endswith(".") and remedy for what, remedy in TROUBLE_WORDS.values())


# --- the printer's thread ------------------------------------------------------------------------


@contextmanager
def thread_at(address: str) -> Iterator[tuple[PrinterThread, queue.Queue[PaperReport]]]:
    said: queue.Queue[PaperReport] = queue.Queue()
    thread = PrinterThread(
        lambda stopped: make_printer(address, waits=IN_TIME, stopped=stopped),
        said.put,
        look_again_s=[0.01],
    )
    try:
        yield thread, said
    finally:
        thread.stop()
        assert thread.failure is None


def work(number: int) -> PaperWork:
    return PaperWork(number, "slip", lambda: SLIP)


def test_nothing_is_sent_before_it_is_said_to_go() -> None:
    with FakePrinter() as printer, thread_at(printer.address) as (thread, said):
        thread.add(work(1))
        assert said.get(timeout=WAIT_S) == PaperReady(1)
        assert not printer.papers
        thread.go(1)
        assert said.get(timeout=WAIT_S) == PaperDone(1, PaperResult(PaperEnd.OUT))
        assert printer.papers == [SLIP]


def test_a_job_waits_for_its_printer_and_says_once_why() -> None:
    with FakePrinter(status={4: 0x72}) as printer, thread_at(printer.address) as (thread, said):
        thread.add(work(1))
        assert said.get(timeout=WAIT_S) == PaperWaits(1, PaperTrouble.PAPER_OUT)
        printer.status = {}
        assert said.get(timeout=WAIT_S) == PaperReady(1)


def test_a_job_that_is_withdrawn_is_not_sent_and_the_next_one_is() -> None:
    with FakePrinter() as printer, thread_at(printer.address) as (thread, said):
        thread.add(work(1))
        thread.add(work(2))
        assert said.get(timeout=WAIT_S) == PaperReady(1)
        thread.withdraw(1)
        assert said.get(timeout=WAIT_S) == PaperReady(2)
        assert not printer.papers


def test_a_job_that_can_not_be_made_has_failed_and_says_why() -> None:
    def make() -> bytes:
        raise Fault("There is no font.", "Install it.")

    with thread_at("tcp://127.0.0.1:1") as (thread, said):
        thread.add(PaperWork(1, "slip", make))
        result = PaperResult(PaperEnd.FAILED, said="There is no font. Install it.")
        assert said.get(timeout=WAIT_S) == PaperDone(1, result)
