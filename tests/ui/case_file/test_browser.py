"""The case file is searched, read and saved at the window while the table is in play."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from tablemgr.journal import Json
from tablemgr.rules.commands import parse
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.training.drill_file import find_flaws, read_drill
from tests.ui.rig import TableRig
from ui.case_file.browser import CaseFileBrowser, SlipPlace
from ui.case_file.source import StoredSource
from ui.slips.files import Kept
from ui.views.header import MenuItem
from ui.views.shared import Tone, path_text

MARY = Person("mary", Role.PIT_SUPERVISOR)
PAUL = Person("paul", Role.SHIFT_MANAGER)
BETS = ("open", "bet 1 ann 100 seated", "bet 3 cho 200 seated", "close")
DEALT = ("8h", "9c", "7d", "8d", "Qh", "2c")
ON = ("choose 1 ann continue", "choose 3 cho continue", "resume")


def signed(rig: TableRig, person: Person, *lines: str) -> None:
    for line in lines:
        for command in parse(line, rig.session.table.vocabulary):
            assert rig.controller.tell(command, by=person), line


@pytest.fixture
def file(rig: TableRig) -> CaseFileBrowser:
    """Two dealing errors, a Void, a correction; the last Round is open."""
    rig.session.hit_by_card = False
    rig.tell(*BETS)
    rig.draw(*DEALT)
    signed(rig, MARY, "reconstruct no", *ON)
    rig.tell("irregularity foreign-card")
    signed(rig, MARY, "void 5.5.1")
    rig.controller.shoe_care.searched(MARY)
    rig.tell(*BETS)
    rig.draw(*DEALT)
    signed(rig, MARY, "reconstruct yes", *ON, "correct 2 8c")
    rig.window.header.asked.emit(MenuItem.CASE_FILE)
    assert rig.phase() is BlackjackPhase.INTERIM
    return rig.window.back.case_file


def listed(file: CaseFileBrowser) -> list[str]:
    rows = file.sheet.list
    return [rows.item(n).data(Qt.ItemDataRole.UserRole) for n in range(rows.count())]


def pick(box: QComboBox, label: str) -> None:
    box.setCurrentIndex(box.findText(label))


def test_every_case_is_listed_the_newest_first_with_its_slip(file: CaseFileBrowser) -> None:
    assert file.sheet.isVisible()
    assert listed(file) == ["C1", "3", "2", "1"]
    assert file.sheet.count.text() == "4 of 4"
    assert file.sheet.stack.pages, "the newest one's slip is shown"
    words = file.sheet.list.item(2).text()
    assert "Round 1" in words
    assert "A foreign card   § 5.5.1\nVoid under 5.5.1, mary" in words


def test_cases_are_found_by_kind_person_paragraph_day_and_words(file: CaseFileBrowser) -> None:
    sheet = file.sheet
    pick(sheet.kind, "A card no Hand was due")
    assert listed(file) == ["3", "1"]
    pick(sheet.paragraph, "§ 5.5.1")
    assert listed(file) == []
    assert sheet.count.text() == "None of 4 cases matches."
    assert not sheet.save.isVisible()
    sheet.all.click()
    pick(sheet.person, "mary")
    assert len(listed(file)) == 4
    sheet.text.setText("really 8♣")
    assert listed(file) == ["C1"]
    sheet.all.click()
    assert (sheet.text.text(), len(listed(file))) == ("", 4)
    assert sheet.day.count() == 2, "every day, and the one on which something happened"


def test_up_and_down_go_through_the_list(file: CaseFileBrowser) -> None:
    QTest.keyClick(file.sheet, Qt.Key.Key_Down)
    assert file.sheet.list.currentRow() == 1
    QTest.keyClick(file.sheet, Qt.Key.Key_Up)
    assert file.sheet.list.currentRow() == 0


def test_precedents_are_rulings_on_the_same_kind_in_the_same_game(file: CaseFileBrowser) -> None:
    sheet = file.sheet
    sheet.list.setCurrentRow(1)
    assert sheet.before.text() == "not Reconstructed: 1"
    sheet.precedents.click()
    assert listed(file) == ["3", "1"]
    assert sheet.count.text() == "Rulings on this kind in this game: 2"
    sheet.list.setCurrentRow(1)
    assert not sheet.precedents.isVisible(), "nothing was before the first"


def test_the_slip_is_saved_under_a_name_of_its_own(rig: TableRig, file: CaseFileBrowser) -> None:
    before = rig.slips()
    file.sheet.save.click()
    (new,) = [path for path in rig.slips() if path not in before]
    assert new.name == "correction-000001.pdf"
    assert "Saved as" in file.sheet.note.label.text()


def test_the_path_of_a_saved_slip_is_read_whole(file: CaseFileBrowser) -> None:
    path = "/home/the_folder_of_all_slips_of_table_1/and_of_one_more_table/correction-000001.pdf"
    file.sheet.say(path_text(path), Tone.PAY)
    label = file.sheet.note.label
    needed = label.fontMetrics().boundingRect(
        0, 0, label.width(), 9999, Qt.TextFlag.TextWordWrap, label.text()
    )
    assert needed.width() <= label.width()


def test_the_round_of_a_case_is_stepped_through(rig: TableRig, file: CaseFileBrowser) -> None:
    file.sheet.list.setCurrentRow(2)
    file.sheet.round.click()
    assert not file.sheet.isVisible()
    assert rig.window.back.past.sheet.isVisible()
    assert "Round 1" in rig.window.back.past.sheet.heading.text()


def test_what_has_come_since_is_in_it_the_next_time(rig: TableRig, file: CaseFileBrowser) -> None:
    file.sheet.dismiss()
    rig.tell("irregularity face-up-card")
    rig.window.header.asked.emit(MenuItem.CASE_FILE)
    assert listed(file)[0] == "4"


def test_where_the_tables_own_journal_has_stopped_its_file_is_read(
    rig: TableRig, file: CaseFileBrowser
) -> None:
    file.sheet.dismiss()
    rig.session.journal.close()
    file.show()
    assert listed(file) == ["C1", "3", "2", "1"]


def test_a_journal_that_cannot_be_read_is_said_on_the_screen(rig: TableRig, tmp_path: Path) -> None:
    gone = StoredSource(tmp_path / "gone.journal")
    browser = CaseFileBrowser(gone, rig.window.centre, SlipPlace(lambda _: Kept(tmp_path)))
    browser.show()
    assert listed(browser) == []
    assert "gone.journal" in browser.sheet.note.label.text()


def test_where_nothing_went_wrong_it_says_so(rig: TableRig) -> None:
    rig.window.header.asked.emit(MenuItem.CASE_FILE)
    sheet = rig.window.back.case_file.sheet
    assert sheet.count.text() == "Nothing has gone wrong at this table yet."


def test_a_wrong_pin_is_listed_and_its_slip_is_read(rig: TableRig) -> None:
    wrong: dict[str, Json] = {"staff": "wrong-pin", "name": "mei", "table": "T1", "wrong_tries": 1}
    rig.session.note(wrong)
    rig.tell("open")
    rig.session.note({**wrong, "wrong_tries": 2})
    rig.window.header.asked.emit(MenuItem.CASE_FILE)
    file = rig.window.back.case_file
    assert listed(file) == ["S2", "S1"]
    assert "Round 1" in file.sheet.list.item(0).text()
    assert "A wrong PIN" in file.sheet.list.item(0).text()
    assert file.sheet.round.isVisible()
    file.sheet.list.setCurrentRow(1)
    assert "before the first Round" in file.sheet.list.item(1).text()
    assert file.sheet.round.isHidden(), "there is no Round to step through"
    assert file.sheet.note.label.text() == ""


def test_a_case_becomes_a_drill_in_which_nobody_is_named(
    rig: TableRig, file: CaseFileBrowser
) -> None:
    """Of the live journal, into the folder of training; a second touch makes no second one."""
    file.choose(next(ref for ref in listed(file) if ref.isdigit()))
    for _ in range(2):
        file.sheet.drill.click()
    data = rig.session.journal.path.parent.parent
    [made] = (data / "training" / "drills").rglob("*.drill.toml")
    text = made.read_text()
    assert find_flaws(read_drill(made)) == []
    assert "bet 3 bob 600.00 seated" in text, "names and amounts are others"
    assert "The drill is" in file.sheet.note.label.text()
