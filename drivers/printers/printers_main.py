"""`tablemgr printers`: finds printers, says what is wrong with each, prints a test, sets a role.

The caller says which printers the house has, and writes down those that are set.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from typing import Final, TypeAlias

from msgspec import Struct

from drivers.printers.address import FORMS
from drivers.printers.made import found_printers, is_receipt_printer, make_printer
from drivers.printers.picture import PRINTABLE_DOTS, black_dots, receipt
from drivers.printers.printer import NotReadyError, PaperEnd, PaperResult
from drivers.printers.words import TROUBLE_WORDS
from tablemgr.basics.errors import Fault

EXIT_WRONG: Final = 1
TEST_JOB: Final = 9_999
"""No slip has this number in front of a printer: it begins again at 0 after it."""


class HousePrinter(Struct, frozen=True):
    """A printer as the house profile has it."""

    address: str
    paper: str = "80 mm"
    confirms: bool = True


SetPrinter: TypeAlias = Callable[[str, HousePrinter], None]
"""Writes a role's printer into the house profile. Raises `Fault`."""


def run(
    argv: Sequence[str],
    house: Mapping[str, HousePrinter],
    roles: Sequence[str],
    set_printer: SetPrinter,
) -> int:
    """Carry out one `tablemgr printers` command and give its exit status: 0 if all is well, 1 if a
    printer can't print.

    `house` has the printers that are set, by their roles. Raises `Fault`.
    """
    options = _parser(roles).parse_args(argv)
    if options.command == "test":
        return _test(house.get(options.printer) or _named(options, options.printer))
    if options.command == "set":
        return _set(options, set_printer)
    return _list(house, roles)


def _parser(roles: Sequence[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr printers", description="Find, test and set the house's printers."
    )
    parser.set_defaults(command="list")
    commands = parser.add_subparsers(metavar="COMMAND")

    def add(name: str, text: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text, description=text)
        sub.set_defaults(command=name)
        return sub

    add("list", "list the house's printers and those that are found (the default)")
    test = add("test", "print a test, and say what came of it")
    test.add_argument("printer", metavar="ROLE|ADDRESS")
    setting = add("set", "write a role's printer into the house profile, if it can print")
    setting.add_argument("role", choices=roles)
    setting.add_argument("address", metavar="ADDRESS", help=FORMS)
    for sub in (test, setting):
        sub.add_argument("--paper", choices=["80 mm", "58 mm", "A6"])
        sub.add_argument(
            "--silent", action="store_true", help="the printer can't say that a slip is out"
        )
    return parser


def _named(options: argparse.Namespace, address: str) -> HousePrinter:
    usual = "80 mm" if is_receipt_printer(address) else "A6"
    return HousePrinter(address, options.paper or usual, not options.silent)


def _list(house: Mapping[str, HousePrinter], roles: Sequence[str]) -> int:
    wrong = 0
    for role in roles:
        printer = house.get(role)
        if printer is None:
            print(f"{role}: none is set")
            continue
        said = trouble_words(printer)
        wrong += bool(said)
        print(f"{role}: {printer.address}, {printer.paper}: {said or 'ready'}")
    known = {printer.address for printer in house.values()}
    for address in found_printers():
        if address not in known:
            print(f"found: {address}")
    return EXIT_WRONG if wrong else 0


def trouble_words(printer: HousePrinter) -> str:
    """Say what is wrong with a printer, and what to do; empty if it can print. Raises `Fault`."""
    made = make_printer(printer.address, confirms=printer.confirms)
    try:
        made.check()
    except NotReadyError as error:
        return " ".join(filter(None, (*TROUBLE_WORDS[error.trouble], error.said)))
    finally:
        made.close()
    return ""


def _test(printer: HousePrinter) -> int:
    made = make_printer(printer.address, confirms=printer.confirms)
    result = made.send(TEST_JOB, "test", paper_to_test(printer))
    print(f"{printer.address}: {_result_words(result)}")
    return 0 if result.end in (PaperEnd.OUT, PaperEnd.SENT) else EXIT_WRONG


def _result_words(result: PaperResult) -> str:
    why = " ".join(TROUBLE_WORDS[result.trouble]) if result.trouble else result.said
    return {
        PaperEnd.OUT: "the test is out.",
        PaperEnd.SENT: "the test was sent; whether it is out, only the paper says.",
        PaperEnd.DOUBT: "the test was sent, and the printer did not say that it is out. If the "
        f"paper is there, set it with --silent. {why}".rstrip(),
        PaperEnd.FAILED: why,
    }[result.end]


def _set(options: argparse.Namespace, set_printer: SetPrinter) -> int:
    printer = _named(options, options.address)
    said = trouble_words(printer)
    if said:
        raise Fault("{address}: {said}", "Nothing was changed.", address=options.address, said=said)
    set_printer(options.role, printer)
    print(f"{options.role}: {printer.address}, {printer.paper}")
    return 0


def paper_to_test(printer: HousePrinter) -> bytes:
    """A short paper that says that it is a test, as this printer takes it."""
    from PIL import Image, ImageDraw  # noqa: PLC0415 - only for a test

    width = PRINTABLE_DOTS.get(printer.paper, 840)
    page = Image.new("L", (width, 200), 255)
    pen = ImageDraw.Draw(page)
    pen.rectangle((0, 0, width - 1, 199), outline=0, width=3)
    pen.text((24, 80), f"tablemgr: a test on {printer.paper}", fill=0, font_size=28)
    if is_receipt_printer(printer.address):
        return receipt([black_dots(page, printer.paper if printer.paper != "A6" else "80 mm")])
    made = BytesIO()
    page.save(made, "PDF", resolution=203)
    return made.getvalue()
