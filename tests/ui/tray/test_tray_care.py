"""The tray at the window: opened by two, filled step by step; each slip is in the folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tablemgr.basics.money import Money
from tablemgr.rules.commands import Open
from tests.tablemgr.tables import ROUND
from tests.ui.reading import read_all
from tests.ui.rig import TableRig
from ui.parts.scrolling import PagedArea, PageKeys
from ui.theme.language import speak
from ui.tray.tray_care import TrayCare
from ui.views.header import MenuItem

FULL = {"5": 100, "25": 80, "100": 40}


@pytest.fixture
def rig(tmp_path: Path, qtbot: QtBot) -> Iterator[TableRig]:
    found = TableRig(tmp_path, qtbot, settings="kept = true", key=True)
    found.window.menu.open(MenuItem.TRAY)
    yield found
    found.close()


def care(rig: TableRig) -> TrayCare:
    return rig.open_table.tray


def fill_in(rig: TableRig, chips: dict[str, int]) -> None:
    """Type how many of each, as a person counts them."""
    counting = care(rig).sheet.counting
    for text, pieces in chips.items():
        counting.fields[Money.parse(text)].setText(str(pieces))
    care(rig).sheet.done.click()


def sign(rig: TableRig, name: str) -> None:
    """By name alone, as at a table with the simulator."""
    asking = care(rig).signing.sheet
    assert asking.isVisible()
    read_all(asking)
    asking.names.name.setText(name)
    asking.names.ok.click()


def touch(rig: TableRig, act: str) -> None:
    care(rig).sheet.buttons[act].click()


def count(rig: TableRig, act: str, chips: dict[str, int] = FULL) -> None:
    touch(rig, act)
    fill_in(rig, chips)
    sign(rig, "paul")
    touch(rig, "blind")
    fill_in(rig, chips)


def saved(rig: TableRig) -> list[str]:
    return [path.name for path in rig.slips() if not path.name.startswith("slip-")]


def test_two_people_open_the_table_and_then_a_round_opens(rig: TableRig) -> None:
    assert rig.session.verify(Open()) is not None
    touch(rig, "count opener")
    fill_in(rig, FULL)
    sign(rig, "paul")
    assert care(rig).sheet.figures.isHidden(), "who counts must not see what is expected"
    touch(rig, "blind")
    assert care(rig).sheet.counting.chips() == (), "nor what the first one counted"
    fill_in(rig, FULL)
    assert rig.session.verify(Open()) is None
    assert "6,500" in care(rig).sheet.figures.text()
    assert saved(rig) == ["opener-000001.pdf"]


def test_a_second_count_that_differs_opens_nothing(rig: TableRig) -> None:
    touch(rig, "count opener")
    fill_in(rig, FULL)
    sign(rig, "paul")
    touch(rig, "blind")
    fill_in(rig, {**FULL, "5": 99})
    assert "count opener" in care(rig).sheet.buttons
    assert saved(rig) == []


def test_a_fill_goes_its_way_and_each_step_has_its_signer(rig: TableRig) -> None:
    count(rig, "count opener")
    touch(rig, "fill")
    fill_in(rig, {"100": 20})
    sign(rig, "paul")
    for name in ("rita", "carl", "rita"):
        touch(rig, "step 1")
        sign(rig, name)
    touch(rig, "step 1")
    fill_in(rig, {"100": 20})
    touch(rig, "step 1")
    sign(rig, "pia")
    assert str(rig.session.tray.desk.state.books.float) == "8500.00"
    assert saved(rig) == ["fill-000001.pdf", "opener-000001.pdf", "request-000001.pdf"]
    pages = PdfReader(rig.controller.settling.slips.folder / "fill-000001.pdf").pages
    parts = ["Part 1 of 2: Drop box", "Part 2 of 2: Cage"]
    assert [page.extract_text().splitlines()[1] for page in pages] == parts


def test_chips_leave_with_their_slip_alone_and_each_slip_is_printed_at_its_place(
    tmp_path: Path, qtbot: QtBot
) -> None:
    """D4: a fill is not dispatched without its paper; a fill's is the cage's."""
    cage, slips = tmp_path / "at" / "cage", tmp_path / "at" / "slips"
    slips.mkdir(parents=True)
    lines = [f'printers.{at.name}.address = "folder:{at}"' for at in (slips, cage)]
    settings = "\n".join(["kept = true", 'printed = "every-settlement"', *lines])
    rig = TableRig(tmp_path, qtbot, settings=settings, key=True)
    desk = rig.controller.paper.desk
    rig.window.menu.open(MenuItem.TRAY)
    count(rig, "count opener")
    touch(rig, "fill")
    fill_in(rig, {"100": 20})
    sign(rig, "paul")
    for name in ("rita", "carl"):
        touch(rig, "step 1")
        sign(rig, name)
    rig.until(lambda: set(desk.waits) == {"cage"})
    touch(rig, "step 1")
    sign(rig, "rita")
    assert "not printed yet" in care(rig).sheet.note.label.text()
    cage.mkdir()
    rig.until(lambda: bool(list(cage.iterdir())) and not desk.is_printing)
    assert [path.name for path in cage.iterdir()] == ["000003-fill-000001.pdf"]
    assert sorted(path.name for path in slips.iterdir()) == [
        "000001-opener-000001.pdf",
        "000002-request-000001.pdf",
    ]
    touch(rig, "step 1")
    sign(rig, "rita")
    assert "dispatch" in rig.session.tray.desk.state.transfers[1].taken
    rig.close()


@pytest.mark.parametrize("key", [True, False])
def test_what_goes_with_no_chips_is_printed_as_the_house_wants_it(
    tmp_path: Path, qtbot: QtBot, key: bool
) -> None:
    """On request the opener is not printed by itself, the request for a fill is. A further paper
    is a DUPLICATE, at a table without a key too.
    """
    papers = tmp_path / "papers"
    papers.mkdir()
    address = f'kept = true\nprinters.slips.address = "folder:{papers}"'
    rig = TableRig(tmp_path, qtbot, settings=address, key=key)
    desk = rig.controller.paper.desk
    rig.window.menu.open(MenuItem.TRAY)
    count(rig, "count opener")
    assert not desk.prints.all
    touch(rig, "print")
    touch(rig, "print")
    touch(rig, "fill")
    fill_in(rig, {"100": 20})
    sign(rig, "paul")
    rig.until(lambda: len(list(papers.iterdir())) == 3 and not desk.is_printing)
    names = ("000001-opener-000001", "000002-opener-000001-duplicate-1", "000003-request-000001")
    pages = [PdfReader(papers / f"{name}.pdf").pages[0].extract_text() for name in names]
    first_lines = [page.splitlines()[0] for page in pages]
    assert first_lines == ["Opener 1", "DUPLICATE 1", "Request for chips 1"]
    rig.close()


def test_a_closing_issues_the_shift_report_and_prints_the_head_of_the_journal(
    tmp_path: Path, qtbot: QtBot
) -> None:
    """On request the head alone is printed: on paper nobody at the machine can write it again."""
    papers = tmp_path / "papers"
    papers.mkdir()
    address = f'kept = true\nprinters.slips.address = "folder:{papers}"'
    rig = TableRig(tmp_path, qtbot, settings=address, key=True)
    rig.window.menu.open(MenuItem.TRAY)
    count(rig, "count opener")
    count(rig, "count shift")
    count(rig, "count closer")
    names = [name for name in saved(rig) if name.startswith(("shift", "head"))]
    assert names == ["head-000001.pdf", "shift-000001.pdf", "shift-000002.pdf"]
    rig.until(lambda: bool(list(papers.iterdir())) and not rig.controller.paper.desk.is_printing)
    assert [path.name for path in papers.iterdir()] == ["000001-head-000001.pdf"]
    day = care(rig).day
    day.sheet.wanted.emit("shift")
    assert "shift-000003.pdf" in saved(rig)
    assert "shift-000003.pdf" in day.sheet.note.label.text()
    rig.close()


def test_the_same_person_for_two_functions_is_refused_in_words(rig: TableRig) -> None:
    count(rig, "count opener")
    touch(rig, "fill")
    fill_in(rig, {"100": 20})
    sign(rig, "paul")
    touch(rig, "step 1")
    sign(rig, "paul")
    assert "another person must do this" in care(rig).sheet.note.label.text()


def test_a_buy_in_wants_name_and_amount(rig: TableRig) -> None:
    count(rig, "count opener")
    touch(rig, "buy-in")
    assert "name and the amount" in care(rig).sheet.note.label.text()
    care(rig).sheet.text.setText("ann")
    care(rig).sheet.amount.setText("500")
    touch(rig, "buy-in")
    assert str(rig.session.tray.desk.state.books.sums.drop) == "500.00"
    assert "buy-in-000001.pdf" in saved(rig)


def test_the_entry_is_there_only_for_a_house_that_keeps_its_money(
    rig: TableRig, tmp_path: Path, qtbot: QtBot
) -> None:
    assert is_offered(rig)
    (tmp_path / "other").mkdir()
    other = TableRig(tmp_path / "other", qtbot)
    assert not is_offered(other)
    other.close()


def is_offered(rig: TableRig) -> bool:
    """Whether the menu offers the tray."""
    rig.window.header.open_menu()
    offered = not rig.window.header.menu.buttons[MenuItem.TRAY].isHidden()
    rig.window.header.menu.dismiss()
    return offered


def test_the_day_is_shown_with_its_curves_and_saved_as_a_pdf(rig: TableRig) -> None:
    count(rig, "count opener")
    care(rig).sheet.dismiss()
    rig.tell(*ROUND, *ROUND)
    rig.window.menu.open(MenuItem.TRAY)
    touch(rig, "report")
    sheet = care(rig).day.sheet
    assert sheet.isVisible()
    words = [label.text() for label in sheet.findChildren(QLabel)]
    assert "-540.00 = Rounds -540.00 + tray 0.00 + drop 0.00" in words
    assert "What the House has won, Round by Round" in words
    for name in ("day", "all", "paper"):
        sheet.buttons[name].click()
    (paper,) = [path for path in rig.slips() if path.name.startswith("report-")]
    assert paper.name in sheet.note.label.text()


def test_a_long_session_is_read_in_parts_and_shown_whole(
    rig: TableRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.tray.day_care._AT_ONCE", 10)
    count(rig, "count opener")
    care(rig).sheet.dismiss()
    rig.tell(*ROUND * 5)
    rig.window.menu.open(MenuItem.TRAY)
    touch(rig, "report")
    sheet = care(rig).day.sheet
    assert "Rounds are read" in sheet.note.label.text(), "the table has its turn meanwhile"
    rig.until(lambda: not sheet.note.label.text())
    words = [label.text() for label in sheet.findChildren(QLabel)]
    assert words[words.index("Rounds") + 2] == "5"
    assert "-1350.00 = Rounds -1350.00 + tray 0.00 + drop 0.00" in words
    monkeypatch.setattr("ui.tray.day_care.LAST_ROUNDS", 2)
    sheet.buttons["all"].click()
    rig.until(lambda: not sheet.note.label.text())
    assert sheet.heading.text() == "Table T1, Rounds 4 to 5"
    sheet.buttons["session"].click()
    sheet.dismiss()
    assert not care(rig).day.is_reading, "who closes the sheet waits for nothing"


@pytest.mark.parametrize("tag", ["ta-SG", "ms-SG"])
def test_no_table_of_a_report_is_cut_in_a_longer_language(
    tmp_path: Path, qtbot: QtBot, qapp: QApplication, tag: str
) -> None:
    speak(qapp, tag)
    try:
        rig = TableRig(tmp_path, qtbot, settings="kept = true")
        rig.window.menu.open(MenuItem.TRAY)
        count(rig, "count opener")
        care(rig).sheet.dismiss()
        rig.tell(*ROUND * 2)
        rig.window.menu.open(MenuItem.TRAY)
        touch(rig, "report")
        rig.window.grab()
        (area,) = care(rig).day.sheet.findChildren(PagedArea)
        tables = area.widget()
        assert tables is not None
        assert tables.minimumSizeHint().width() <= area.viewport().width()
        rig.close()
    finally:
        speak(qapp, "en")


def test_every_exception_can_be_reached_in_the_smallest_window(rig: TableRig) -> None:
    count(rig, "count opener")
    for fewer in range(1, 6):
        count(rig, "count count", {**FULL, "5": 100 - fewer})
    sheet = care(rig).sheet
    rig.window.grab()
    last = sheet.buttons[f"settle {len(rig.session.tray.desk.state.exceptions)}"]
    assert rig.window.height() - sheet.sheet.height() > 100, "the foot's keys stay in the window"
    assert last.visibleRegion().isEmpty()
    keys = next(each for each in sheet.findChildren(PageKeys) if each.down.isEnabled())
    while keys.down.isEnabled():
        keys.down.click()
    rig.window.grab()
    assert not last.visibleRegion().isEmpty()


def test_a_count_is_entered_by_pieces_or_by_value(rig: TableRig) -> None:
    touch(rig, "count opener")
    counting = care(rig).sheet.counting
    counting.fields[Money.parse("25")].setText("80")
    counting.by_value.click()
    assert counting.fields[Money.parse("25")].text() == "2000"
    counting.fields[Money.parse("2.50")].setText("252.50")
    assert counting.chips() == ((Money(250), 101), (Money(2500), 80))
    counting.fields[Money.parse("2.50")].setText("251")
    care(rig).sheet.done.click()
    assert "not a whole number of chips" in care(rig).sheet.note.label.text()
    assert "not a whole number of chips" in counting.sum.text()
    counting.fields[Money.parse("2.50")].setText("250")
    counting.by_value.click()
    assert counting.chips() == ((Money(250), 100), (Money(2500), 80))


def test_chips_are_changed_for_the_same_value_and_a_tender_is_named(rig: TableRig) -> None:
    count(rig, "count opener")
    care(rig).sheet.text.setText("ann")
    touch(rig, "exchange")
    fill_in(rig, {"100": 1})
    assert care(rig).sheet.heading.text() == "Chips that are given"
    fill_in(rig, {"25": 5})
    assert "is brought and" in care(rig).sheet.note.label.text()
    care(rig).sheet.text.setText("ann")
    touch(rig, "exchange")
    fill_in(rig, {"100": 1})
    fill_in(rig, {"25": 4})
    assert rig.session.tray.held(rig.session.movements.done)[Money.parse("25")] == 76
    care(rig).sheet.text.setText("ann ticket")
    care(rig).sheet.amount.setText("50")
    touch(rig, "buy-in")
    (slip,) = [path for path in rig.slips() if path.name == "buy-in-000001.pdf"]
    assert "ticket" in PdfReader(slip).pages[0].extract_text()


def test_a_payout_is_put_right_by_a_line_that_names_its_slip(rig: TableRig) -> None:
    count(rig, "count opener")
    care(rig).sheet.dismiss()
    rig.tell(*ROUND)
    rig.window.menu.open(MenuItem.TRAY)
    care(rig).sheet.text.setText("ann 3 to 2")
    touch(rig, "too-little")
    assert "settlement's number" in care(rig).sheet.note.label.text()
    care(rig).sheet.text.setText("1 ann it was a Blackjack")
    care(rig).sheet.amount.setText("15")
    touch(rig, "too-little")
    sign(rig, "mary")
    assert str(rig.session.tray.desk.state.books.sums.corrections) == "-15.00"
