"""`tablemgr printers`: what is set and what is wrong with it, a test, and a role's printer set."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers.printers.printers_main import HousePrinter, run
from tablemgr.basics.errors import Fault
from tablemgr.commandline.house_printers import printers_in, set_printer
from tests.drivers.printers.fake_printer import FakePrinter

ROLES = ("slips", "cage", "reports")
Said = pytest.CaptureFixture[str]


def no_setting(role: str, printer: HousePrinter) -> None:
    pytest.fail(f"{role} was set to {printer}")


def test_the_list_says_in_words_what_is_wrong(capsys: Said) -> None:
    with FakePrinter(status={4: 0x72}) as printer:
        house = {"slips": HousePrinter(printer.address)}
        assert run([], house, ROLES, no_setting) == 1
        said = capsys.readouterr().out
        assert f"slips: {printer.address}, 80 mm: The printer has no paper." in said
        assert "cage: none is set" in said
        printer.status = {}
        assert run(["list"], house, ROLES, no_setting) == 0
        assert f"slips: {printer.address}, 80 mm: ready" in capsys.readouterr().out


def test_a_test_is_printed_and_the_printer_says_that_it_is_out(capsys: Said) -> None:
    with FakePrinter() as printer:
        house = {"slips": HousePrinter(printer.address, "58 mm")}
        assert run(["test", "slips"], house, ROLES, no_setting) == 0
        assert run(["test", printer.address], {}, ROLES, no_setting) == 0
        assert len(printer.papers) == 2
    assert capsys.readouterr().out.count("the test is out.") == 2


def test_a_printer_that_is_cut_off_leaves_its_test_in_doubt(capsys: Said) -> None:
    with FakePrinter(dies_after_cut=True) as printer:
        assert run(["test", printer.address], {}, ROLES, no_setting) == 1
    assert "did not say that it is out" in capsys.readouterr().out


def test_a_folder_is_tested_and_set_in_the_house_profile(tmp_path: Path, capsys: Said) -> None:
    folder, profile = tmp_path / "paper", tmp_path / "house.toml"
    folder.mkdir()
    address = f"folder:{folder}"

    def write(role: str, printer: HousePrinter) -> None:
        set_printer(profile, role, printer)

    assert run(["test", address], {}, ROLES, no_setting) == 0
    (paper,) = folder.iterdir()
    assert paper.read_bytes().startswith(b"%PDF")
    assert printers_in(profile, HousePrinter) == {}
    assert run(["set", "cage", address], {}, ROLES, write) == 0
    assert printers_in(profile, HousePrinter) == {"cage": HousePrinter(address, "A6")}
    capsys.readouterr()


def test_a_printer_that_can_not_print_is_not_set(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="no such folder"):
        run(["set", "slips", f"folder:{tmp_path / 'none'}"], {}, ROLES, no_setting)
    with pytest.raises(Fault, match="can't be reached"):
        run(["set", "slips", "tcp://127.0.0.1:1"], {}, ROLES, no_setting)
    with pytest.raises(Fault, match="not a printer's address"):
        run(["set", "slips", "lpt1"], {}, ROLES, no_setting)
