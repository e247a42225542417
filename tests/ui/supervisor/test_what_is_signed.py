"""The sheet that asks for a PIN names what is signed; Return goes on; no PIN gets into a reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tablemgr.basics.cards import card
from tests.tablemgr.house.staff.house import PINS, House
from tests.ui.rig import TableRig
from tests.ui.supervisor.case_rig import BEGIN, acts, case_steps, dealing_error, press, step
from ui.supervisor.case_steps import CaseStep, CaseSteps
from ui.supervisor.pit_requests import PitRequests
from ui.views.header import MenuItem


def lines(asking: CaseSteps | PitRequests) -> list[str]:
    """What the sheet says, while it is open."""
    sheet = asking.signing.sheet
    assert sheet.isVisible()
    return sheet.names.what.text().splitlines()


def pit(rig: TableRig) -> PitRequests:
    return rig.window.resolving.pit


def test_a_ruling_names_its_acts_its_moves_the_players_and_the_amounts(rig: TableRig) -> None:
    cases = dealing_error(rig)
    press(cases, "Reconstruct")
    for move in list(cases.sheet.plan.buttons):
        cases.tick(move)
    cases.go_on()
    cases.answer_all(goes_on=True)
    while step(cases) is not CaseStep.SIGN:
        cases.go_on()
    cases.sheet.on.click()
    said = lines(cases)
    assert said[0] == "The cards are Reconstructed."
    assert "Box 1: ann plays on." in said
    assert any(line.startswith("2\u2663 from ") for line in said)
    assert "ann: +120, 100 in play" in said
    assert any(line.startswith("House: ") for line in said)


def test_a_misread_names_the_card_its_hands_and_whose_money_changes(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    rig.draw("8h", "9c", "7d", "8d", "Qh")
    rig.window.header.asked.emit(MenuItem.MISREAD)
    pit(rig).misreading.buttons[4].click()
    pit(rig).misreading.keypad.card_chosen.emit(card("2d"))
    pit(rig).misreading.sign.click()
    said = lines(pit(rig))
    assert said[0] == "Card 4, Box 1: 8\u2666 was really 2\u2666"
    assert any(line.startswith("Box 1: ") and "\u2192" in line for line in said)
    assert any(line.startswith("ann: ") and "\u2192" in line for line in said)
    assert not any(line.startswith("cho: ") for line in said), "nothing changes for him"


def settled(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close")
    rig.draw("8h", "7d", "Kd")
    rig.tell("proceed", "stand 1")
    rig.draw("Th")
    rig.tell("settle")
    rig.window.sheets.slips.preview.dismiss()
    rig.window.header.asked.emit(MenuItem.REOPEN)


def test_a_reopening_names_the_round_the_slip_the_reason_and_each_net(rig: TableRig) -> None:
    settled(rig)
    sheet = pit(rig).reasoning
    sheet.text.setText("The last card was misread.")
    QTest.keyClick(sheet.text, Qt.Key.Key_Return)
    assert sheet.isHidden()
    assert lines(pit(rig)) == [
        "The settlement of Round 1, slip 000001, is reopened.",
        "Reason: \u201cThe last card was misread.\u201d",
        "ann: +100 by this settlement",
    ]


def test_return_goes_on_from_the_sentence_to_the_signature(rig: TableRig) -> None:
    rig.tell(*BEGIN, "irregularity other A chip fell down")
    cases = case_steps(rig)
    press(cases, "The manager")
    line = cases.sheet.signing.text
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert cases.sheet.steps.text() == "First write it down in a sentence."
    QTest.keyClicks(line, "The chip belongs to box 3.")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert "\u201cThe chip belongs to box 3.\u201d" in lines(cases)
    cases.signing.sheet.dismiss()
    QTest.keyClick(cases.sheet.signing.money.fields[0], Qt.Key.Key_Return)
    assert lines(cases)


@pytest.fixture
def staffed(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "staff").staffed()
    yield house
    house.register.close()


def test_a_name_with_a_pin_behind_it_gets_into_no_reason(
    staffed: House, new_rig: Callable[..., TableRig]
) -> None:
    rig = new_rig(staff=staffed.register)
    settled(rig)
    sheet = pit(rig).reasoning
    sheet.text.setText(f"A misread card mei {PINS['mei']}")
    sheet.sign.click()
    assert sheet.isVisible()
    assert sheet.lacks.label.text() == (
        "A PIN seems to stand here: take it out, or put a word behind the number."
    )
    assert "signing" not in vars(pit(rig)) or not pit(rig).signing.sheet.isVisible()
    sheet.text.setText("A misread card")
    sheet.sign.click()
    assert lines(pit(rig))[1] == "Reason: \u201cA misread card\u201d"


def test_nor_into_a_decision(staffed: House, new_rig: Callable[..., TableRig]) -> None:
    rig = new_rig(staff=staffed.register)
    rig.tell(*BEGIN, "irregularity other A chip fell down")
    cases = case_steps(rig)
    press(cases, "The manager")
    cases.sheet.signing.text.setText(f"Box 3 has it manager {PINS['top']}")
    cases.sheet.on.click()
    assert "A PIN seems to stand here" in cases.sheet.steps.text()
    assert PINS["top"] not in str(acts(rig))
