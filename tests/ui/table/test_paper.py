"""Slips on paper at the window: by a touch, by themselves, in doubt, and after hours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader
from pytestqt.qtbot import QtBot

from tablemgr.journal import EntryKind, reading
from tablemgr.past.case_book import case_files
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.paper import ENDED, PaperState, Prints
from tablemgr.slips.code.finding import find_codes
from tablemgr.slips.code.signed import read_code
from tests.drivers.printers.fake_printer import FakePrinter
from tests.tablemgr.tables import ROUND
from tests.ui.rig import TableRig
from ui.devices.paper_sheet import PrintLine
from ui.table import paper
from ui.views.header import MenuItem

DONE = (PaperState.OUT, PaperState.SEEN, PaperState.DOUBT, PaperState.FAILED)


@pytest.fixture
def printer() -> Iterator[FakePrinter]:
    with FakePrinter() as made:
        yield made


def table_with(
    printer: FakePrinter,
    folder: Path,
    qtbot: QtBot,
    printed: str = "on-request",
    *,
    key: bool = False,
) -> TableRig:
    address = f'printers.slips.address = "{printer.address}"'
    return TableRig(folder, qtbot, settings=f'{address}\nprinted = "{printed}"', key=key)


def states(rig: TableRig) -> list[tuple[int, int, PaperState]]:
    """Of each print: its slip, its copy, and how far it has come."""
    prints = rig.controller.paper.desk.prints.all.values()
    return [(each.slip.name.number, each.slip.copy, each.state) for each in prints]


def until_done(rig: TableRig) -> None:
    rig.until(lambda: bool(states(rig)) and all(each[2] in DONE for each in states(rig)))


def wait_for(rig: TableRig, slip: str) -> None:
    """Wait until a person is asked about this slip alone."""
    desk = rig.controller.paper.desk
    rig.until(lambda: [each.slip.name.words.in_words() for each in desk.to_look_at] == [slip])


def print_last(rig: TableRig) -> None:
    """Open the last slip and touch *Print*."""
    slips = rig.window.sheets.slips
    slips.show_last()
    slips.preview.print_button.click()
    slips.hide()


def void(rig: TableRig) -> None:
    """Play a Round that is voided."""
    rig.tell("open", "bet 1 ann 100 seated", "irregularity foreign-card")
    rig.session.sign_in(Person("eve", Role.PIT_SUPERVISOR))
    rig.tell("void 5.5.1")


def sheet_line(rig: TableRig, place: int = 0) -> PrintLine:
    """Open the printer's sheet, and give one of its lines."""
    rig.window.header.asked.emit(MenuItem.PRINTER)
    return rig.open_table.paper.sheet.lines[place]


def test_a_case_slip_is_printed_as_it_was_signed_and_again_as_a_duplicate(
    printer: FakePrinter, tmp_path: Path, qtbot: QtBot
) -> None:
    rig = TableRig(
        tmp_path,
        qtbot,
        key=True,
        settings=f'printers.slips.address = "{printer.address}"\nprinted = "irregular"',
    )
    void(rig)
    until_done(rig)
    names = [
        each.slip.name.words.in_words() for each in rig.controller.paper.desk.prints.all.values()
    ]
    assert names == ["void slip 000001", "case slip 000001"]
    (file,) = case_files(rig.session.journal.entries())
    rig.controller.paper.print_case(file)
    rig.until(lambda: len(states(rig)) == 3 and states(rig)[2][2] in DONE)
    assert [copy for _, copy, _ in states(rig)] == [0, 0, 1]
    assert len(printer.papers) == 3
    again = rig.controller.settling.slips.folder / "case-000001-duplicate-1"
    first, second = (
        read_code(find_codes(f"{of}.txt")[0].code) for of in (again.with_name("case-000001"), again)
    )
    assert second.payload.reprint == 1
    assert second.payload.content() == first.payload.content()
    assert "DUPLICATE 1" in PdfReader(f"{again}.pdf").pages[0].extract_text()
    rig.close()


def test_one_touch_prints_and_a_second_prints_a_duplicate(
    printer: FakePrinter, tmp_path: Path, qtbot: QtBot
) -> None:
    rig = table_with(printer, tmp_path, qtbot)
    rig.tell(*ROUND)
    assert not states(rig)
    slips = rig.window.sheets.slips
    slips.show_last()
    assert slips.preview.print_button.isEnabled()
    assert slips.preview.duplicate.isHidden(), "the first paper is no duplicate"
    slips.preview.print_button.click()
    until_done(rig)
    print_last(rig)
    until_done(rig)
    assert states(rig) == [(1, 0, PaperState.OUT), (1, 1, PaperState.OUT)]
    assert len(printer.papers) == 2
    assert len(printer.papers[0]) < len(printer.papers[1]), "DUPLICATE 1 stands on top"
    rig.close()


@pytest.mark.parametrize(
    ("printed", "expected"),
    [
        ("every-settlement", ["slip 000001", "void slip 000001", "case slip 000001"]),
        ("irregular", ["void slip 000001", "case slip 000001"]),
        ("on-request", []),
    ],
)
def test_the_house_says_which_slips_are_printed_by_themselves(
    printer: FakePrinter, tmp_path: Path, qtbot: QtBot, printed: str, expected: list[str]
) -> None:
    """Of a Round without a remark, and a Void with the case that led to it. They wait for paper, so
    that none needs to be drawn for it.
    """
    printer.status = {4: 0x72}
    rig = table_with(printer, tmp_path, qtbot, printed)
    rig.tell(*ROUND)
    void(rig)
    prints = rig.controller.paper.desk.prints.all.values()
    assert [each.slip.name.words.in_words() for each in prints] == expected
    rig.close()


def heads(rig: TableRig) -> list[PaperState]:
    """How far each head of the journal has come, by the table's journal."""
    with reading(rig.journal_path) as journal:
        prints = Prints(journal.entries(kinds=(EntryKind.SLIP,)))
    return [each.state for each in prints.all.values() if each.slip.name.kind == "head"]


def test_the_closing_of_a_table_that_keeps_no_tray_prints_the_head_of_the_journal(
    printer: FakePrinter, tmp_path: Path, qtbot: QtBot
) -> None:
    """Whatever the house prints by itself, once for each Round that was played since the last."""
    closed = table_with(printer, tmp_path, qtbot, key=True)
    closed.close()
    assert heads(closed) == []
    for _ in range(2):
        rig = table_with(printer, tmp_path, qtbot, key=True)
        if not rig.session.round_no:
            rig.tell(*ROUND)
        rig.close()
    assert heads(rig) == [PaperState.OUT]
    assert len(printer.papers) == 1


def test_a_closing_in_the_middle_of_a_round_prints_no_head(
    printer: FakePrinter, tmp_path: Path, qtbot: QtBot
) -> None:
    rig = table_with(printer, tmp_path, qtbot, key=True)
    rig.tell(*ROUND, "open")
    rig.close()
    assert heads(rig) == []


def test_a_closing_does_not_wait_for_a_printer_that_can_not_print(
    printer: FakePrinter, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next start asks if the head is still wanted."""
    monkeypatch.setattr(paper, "CLOSING_MS", 60_000)
    printer.status = {4: 0x72}
    rig = table_with(printer, tmp_path, qtbot, key=True)
    rig.tell(*ROUND)
    rig.close()
    assert heads(rig) == [PaperState.QUEUED]
    printer.status = {}
    again = table_with(printer, tmp_path, qtbot, key=True)
    again.open_table.warm_up()
    wait_for(again, "head slip 000001")
    again.close()


def test_a_slip_in_doubt_is_asked_for_and_printed_again_as_a_duplicate(
    printer: FakePrinter, tmp_path: Path, qtbot: QtBot
) -> None:
    printer.dies_after_cut = True
    rig = table_with(printer, tmp_path, qtbot, "every-settlement")
    rig.tell(*ROUND)
    until_done(rig)
    assert states(rig) == [(1, 0, PaperState.DOUBT)]
    assert rig.window.header.printer.value.accessibleName() == "in doubt"
    printer.dies_after_cut = False
    line = sheet_line(rig)
    assert not line.there.isHidden()
    line.missing.click()
    until_done(rig)
    assert states(rig) == [(1, 0, PaperState.FAILED), (1, 1, PaperState.OUT)]
    rig.close()


def test_a_slip_in_doubt_that_is_there_is_seen(
    printer: FakePrinter, tmp_path: Path, qtbot: QtBot
) -> None:
    printer.dies_after_cut = True
    rig = table_with(printer, tmp_path, qtbot, "every-settlement")
    rig.tell(*ROUND)
    until_done(rig)
    sheet_line(rig).there.click()
    assert states(rig) == [(1, 0, PaperState.SEEN)]
    assert rig.open_table.paper.sheet.lines[0].isHidden()
    assert len(printer.papers) == 1
    rig.close()


def test_play_goes_on_without_paper_and_a_printer_that_returns_late_asks_slip_by_slip(
    printer: FakePrinter, tmp_path: Path, qtbot: QtBot
) -> None:
    printer.status = {4: 0x72}
    rig = table_with(printer, tmp_path, qtbot, "every-settlement")
    rig.tell(*ROUND)
    rig.until(lambda: rig.window.header.printer.value.accessibleName() == "can't print")
    void(rig)
    sheet_line(rig)
    assert rig.open_table.paper.sheet.state.text() == "The printer has no paper."
    desk = rig.controller.paper.desk
    desk.clock_s = lambda: 1e9
    printer.status = {}
    wait_for(rig, "slip 000001")
    sheet_line(rig).wanted.click()
    for waits in ("void slip 000001", "case slip 000001"):
        wait_for(rig, waits)
        sheet_line(rig).unwanted.click()
    until_done(rig)
    assert [state for _, _, state in states(rig)] == [
        PaperState.OUT,
        PaperState.FAILED,
        PaperState.FAILED,
    ]
    assert len(printer.papers) == 1
    rig.close()


def test_a_slip_that_was_not_sent_before_the_program_ended_is_asked_for_at_the_next_start(
    printer: FakePrinter, tmp_path: Path, qtbot: QtBot
) -> None:
    printer.status = {2: 0x16}
    rig = table_with(printer, tmp_path, qtbot, "every-settlement")
    rig.tell(*ROUND)
    assert states(rig) == [(1, 0, PaperState.QUEUED)]
    rig.close()
    printer.status = {}
    rig = TableRig(tmp_path, qtbot)
    rig.open_table.warm_up()
    rig.until(lambda: bool(rig.controller.paper.desk.to_look_at))
    assert not printer.papers
    sheet_line(rig).wanted.click()
    until_done(rig)
    assert states(rig) == [(1, 0, PaperState.OUT)]
    rig.close()


def test_a_slip_on_its_way_when_the_program_ended_is_in_doubt_at_the_next_start(
    printer: FakePrinter, tmp_path: Path, qtbot: QtBot
) -> None:
    rig = table_with(printer, tmp_path, qtbot, "every-settlement")
    printer.answers = 0
    rig.tell(*ROUND)
    rig.until(lambda: states(rig) == [(1, 0, PaperState.SENT)])
    rig.until(lambda: len(printer.papers) == 1)
    rig.close()
    rig = TableRig(tmp_path, qtbot)
    rig.open_table.warm_up()
    (found,) = rig.controller.paper.desk.prints.all.values()
    assert (found.state, found.why) == (PaperState.DOUBT, ENDED)
    rig.close()


def test_a_slip_that_was_settled_and_not_asked_for_before_a_crash_is_printed(
    printer: FakePrinter, tmp_path: Path, qtbot: QtBot
) -> None:
    rig = table_with(printer, tmp_path, qtbot)
    rig.tell(*ROUND)
    rig.close()
    text = rig.file.read_text().replace('"on-request"', '"every-settlement"')
    rig.file.write_text(text)
    rig = TableRig(tmp_path, qtbot)
    rig.open_table.warm_up()
    until_done(rig)
    assert states(rig) == [(1, 0, PaperState.OUT)]
    rig.close()


def test_a_table_without_a_printer_shows_none(tmp_path: Path, qtbot: QtBot) -> None:
    rig = TableRig(tmp_path, qtbot)
    rig.tell(*ROUND)
    rig.open_table.warm_up()
    assert rig.window.header.printer.isHidden()
    rig.window.sheets.slips.show_last()
    assert not rig.window.sheets.slips.preview.print_button.isEnabled()
    assert not states(rig)
    rig.close()
