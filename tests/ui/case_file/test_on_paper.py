"""`tablemgr cases JOURNAL --slip N --print`: on paper, each step stored as at the window."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tablemgr.basics.errors import Fault
from tablemgr.journal import EntryKind, reading
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.ui.rig import TableRig
from ui.case_file.on_paper import print_case

VOID = ("open", "bet 1 ann 100 seated", "irregularity foreign-card")


def table(folder: Path, qtbot: QtBot) -> TableRig:
    """A table with a printer, at which a case is closed. When it closes, its head is printed."""
    (folder / "paper").mkdir()
    settings = f'printers.slips.address = "folder:{folder / "paper"}"'
    rig = TableRig(folder, qtbot, key=True, settings=settings)
    rig.tell(*VOID)
    rig.session.sign_in(Person("eve", Role.PIT_SUPERVISOR))
    rig.tell("void 5.5.1")
    return rig


def states(journal: Path) -> list[str]:
    with reading(journal) as reader:
        slips = reader.entries(kinds=(EntryKind.SLIP,), holding=('"paper"',))
        return [
            f"{each.data['paper']} {each.data['state']}" for each in slips if "paper" in each.data
        ]


def test_a_case_slip_is_printed_step_by_step_and_again_as_a_duplicate(
    tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    rig = table(tmp_path, qtbot)
    with pytest.raises(Fault, match="open in another program"):
        print_case(rig.journal_path, "1", rig.file)
    rig.close()
    for _ in range(2):
        assert print_case(rig.journal_path, "1", rig.file) == 0
    steps = ("reserved", "queued", "sent", "out")
    assert states(rig.journal_path) == [f"{n} {step}" for n in (1, 2, 3) for step in steps]
    assert capsys.readouterr().out.count("case slip 000001: out") == 2
    assert len(list((tmp_path / "paper").iterdir())) == 3
    with pytest.raises(Fault, match="No closed case is 9"):
        print_case(rig.journal_path, "9", rig.file)


def test_a_printer_that_can_not_print_is_said_and_nothing_waits(
    tmp_path: Path, qtbot: QtBot
) -> None:
    rig = table(tmp_path, qtbot)
    rig.close()
    shutil.rmtree(tmp_path / "paper")
    with pytest.raises(Fault, match="was not printed"):
        print_case(rig.journal_path, "1", rig.file)
    assert states(rig.journal_path)[-3:] == ["2 reserved", "2 queued", "2 failed"]
