"""Addresses, a folder as a printer, queues of CUPS, and the picture that a receipt printer gets."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from PIL import Image

from drivers.printers.address import PrinterAddress, PrinterWay, parse_address
from drivers.printers.escpos_words import PaperTrouble
from drivers.printers.made import found_printers, is_receipt_printer, make_printer
from drivers.printers.picture import PRINTABLE_DOTS, black_dots, receipt
from drivers.printers.printer import NotReadyError, PaperEnd
from drivers.printers.spooler import RunProgram, SpooledPrinter, queues
from tablemgr.basics.errors import Fault


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("tcp://10.0.0.5", PrinterAddress(PrinterWay.NETWORK, "10.0.0.5", 9100)),
        ("tcp://till:9101", PrinterAddress(PrinterWay.NETWORK, "till", 9101)),
        ("usb:04B8:0202", PrinterAddress(PrinterWay.USB, "04b8:0202")),
        ("serial:COM3", PrinterAddress(PrinterWay.SERIAL, "COM3", 38_400)),
        ("serial:/dev/ttyUSB0@9600", PrinterAddress(PrinterWay.SERIAL, "/dev/ttyUSB0", 9600)),
        ("file:/dev/usb/lp0", PrinterAddress(PrinterWay.FILE, "/dev/usb/lp0")),
        ("cups:office", PrinterAddress(PrinterWay.CUPS, "office")),
        ("folder:~/paper", PrinterAddress(PrinterWay.FOLDER, "~/paper")),
    ],
)
def test_an_address_says_the_way_and_the_place(text: str, address: PrinterAddress) -> None:
    assert parse_address(text) == address
    assert is_receipt_printer(text) == (not text.startswith(("cups", "folder")))


@pytest.mark.parametrize(
    "text", ["", "tcp:", "tcp:10.0.0.5", "tcp://a:0", "tcp://a:70000", "usb:4b8", "lpt:1", "cups:"]
)
def test_what_is_no_address_is_refused_with_what_may_stand_there(text: str) -> None:
    with pytest.raises(Fault, match="tcp://HOST:PORT"):
        parse_address(text)


def test_a_usb_address_has_both_its_numbers() -> None:
    assert parse_address("usb:04b8:0202").usb_ids == (0x04B8, 0x0202)


# --- a folder ------------------------------------------------------------------------------------


def test_a_folder_keeps_each_job_as_a_file_and_the_same_job_twice_as_one(tmp_path: Path) -> None:
    printer = make_printer(f"folder:{tmp_path}")
    printer.check()
    assert printer.send(3, "slip-000001", b"%PDF").end is PaperEnd.OUT
    assert printer.send(3, "slip-000001", b"%PDF").end is PaperEnd.OUT
    assert printer.send(3, "slip-000001", b"another").end is PaperEnd.FAILED
    assert [each.read_bytes() for each in tmp_path.iterdir()] == [b"%PDF"]


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(NotReadyError) as found:
        make_printer(f"folder:{tmp_path / 'none'}").check()
    assert found.value.trouble is PaperTrouble.NO_FOLDER
    assert make_printer(f"folder:{tmp_path / 'none'}").send(1, "a", b"b").end is PaperEnd.FAILED


# --- CUPS ----------------------------------------------------------------------------------------


def cups_that_says(status: int = 0, **said: str) -> RunProgram:
    """CUPS's programs as they answer: by the program's name, what it prints."""

    def run(words: Sequence[str], given: bytes) -> subprocess.CompletedProcess[bytes]:
        del given
        if words[0] not in said:
            raise FileNotFoundError(words[0])
        return subprocess.CompletedProcess(words, status, said[words[0]].encode(), b"")

    return run


ASKED_OF = "printer-state-reasons,printer-is-accepting-jobs\n"
IDLE = "printer office is idle.  enabled since Sun Nov 29\n"


@pytest.mark.parametrize(
    ("run", "trouble"),
    [
        (cups_that_says(), PaperTrouble.NO_SPOOLER),
        (cups_that_says(1, lpstat="lpstat: Scheduler is not running.\n"), PaperTrouble.NO_SPOOLER),
        (cups_that_says(1, lpstat='lpstat: Invalid destination name in list "office"!\n'),
         PaperTrouble.UNKNOWN_QUEUE),
        (cups_that_says(lpstat="printer office disabled since Sun\n"),
         PaperTrouble.QUEUE_STOPPED),
        (cups_that_says(lpstat=IDLE, ipptool=f"{ASKED_OF}paused,true\n"),
         PaperTrouble.QUEUE_STOPPED),
        (cups_that_says(lpstat=IDLE, ipptool=f"{ASKED_OF}none,false\n"),
         PaperTrouble.QUEUE_STOPPED),
        (cups_that_says(lpstat=IDLE, ipptool=f"{ASKED_OF}offline-report,true\n"),
         PaperTrouble.OFFLINE),
        (cups_that_says(lpstat=IDLE, ipptool=f"{ASKED_OF}media-empty-error,true\n"),
         PaperTrouble.PAPER_OUT),
        (cups_that_says(lpstat=IDLE, ipptool=f"{ASKED_OF}cover-open-error,true\n"),
         PaperTrouble.COVER_OPEN),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_queue_is_said(run: RunProgram, trouble: PaperTrouble) -> None:
    with pytest.raises(NotReadyError) as found:
        SpooledPrinter("office", run).check()
    assert found.value.trouble is trouble


def test_a_job_that_cups_has_taken_is_sent_and_no_more() -> None:
    run = cups_that_says(lpstat=IDLE, ipptool=f"{ASKED_OF}media-empty-report,true\n",
                         lp="request id is office-12 (1 file(s))\n")  # fmt: skip
    SpooledPrinter("office", run).check()
    assert SpooledPrinter("office", run).send(3, "slip", b"%PDF").end is PaperEnd.SENT


def test_a_job_that_cups_refuses_has_failed_and_one_without_an_answer_is_in_doubt() -> None:
    def hanging(words: Sequence[str], given: bytes) -> subprocess.CompletedProcess[bytes]:
        del given
        raise subprocess.TimeoutExpired(list(words), 15)

    for said, trouble in (
        ("lp: Error - The printer or class does not exist.\n", PaperTrouble.UNKNOWN_QUEUE),
        ('lp: Destination "office" is not accepting jobs.\n', PaperTrouble.QUEUE_STOPPED),
        ("lp: Error - scheduler not responding!\n", PaperTrouble.NO_SPOOLER),
    ):
        refused = SpooledPrinter("office", cups_that_says(1, lp=said)).send(3, "slip", b"%PDF")
        assert (refused.end, refused.trouble) == (PaperEnd.FAILED, trouble)
    assert SpooledPrinter("office", cups_that_says()).send(3, "a", b"").end is PaperEnd.FAILED
    assert SpooledPrinter("office", hanging).send(3, "slip", b"%PDF").end is PaperEnd.DOUBT


def test_the_queues_and_the_ports_are_found(tmp_path: Path) -> None:
    assert queues(cups_that_says(lpstat="office\nPDF\n")) == ["office", "PDF"]
    assert queues(cups_that_says()) == []
    (tmp_path / "usb").mkdir()
    (tmp_path / "usb/lp0").touch()
    assert f"file:{tmp_path}/usb/lp0" in found_printers(tmp_path)


# --- the picture ---------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", PRINTABLE_DOTS)
def test_a_page_is_cut_to_what_the_roll_can_print_and_its_dots_stand_in_the_bytes(
    paper: str,
) -> None:
    """GS v 0 in pictures of at most 256 rows, and a cut at the end."""
    width = PRINTABLE_DOTS[paper]
    page = Image.new("L", (width + 64, 300), 255)
    page.paste(0, (32, 0, 40, 300))  # eight black dots at the left of what is printed
    dots = black_dots(page, paper)
    assert dots.size == (width, 300)
    made = receipt([dots])
    row = b"\xff" + b"\x00" * (width // 8 - 1)
    heads = [b"\x1dv0\x00" + (width // 8).to_bytes(2, "little") + rows.to_bytes(2, "little")
             for rows in (256, 44)]  # fmt: skip
    assert heads[0] + row * 256 in made
    assert heads[1] + row * 44 in made
    assert made.endswith(b"\x1dV\x00")
