"""The sheet of the rules at the real window: a touch opens a paragraph, one there the next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.rig import TableRig
from ui.dialogs.look_up import LookUpSheet
from ui.families.blackjack.actions import STAND
from ui.views.header import MenuItem

DEALT = ("open", "bet 1 ann 100 seated", "close", "card 5h 9d 6s", "proceed")


def shown(rig: TableRig) -> str:
    sheet = rig.window.reading.sheet
    assert sheet.isVisible()
    assert sheet.view is not None
    return sheet.view.cite.number


def test_a_touch_on_the_sentence_opens_its_paragraph_and_leads_through_the_rules(
    new_rig: Callable[..., TableRig],
) -> None:
    rig = new_rig(port="manual")
    rig.tell("open")
    QTest.mouseClick(rig.window.guide.strip, Qt.MouseButton.LeftButton)
    assert shown(rig) == "3.10"
    sheet: LookUpSheet = rig.window.reading.sheet
    assert sheet.wording.text() == rig.session.table.rulebook.paragraphs["3.10"]
    sheet.after.click()
    assert shown(rig) == "3.11"
    QTest.keyClick(sheet, Qt.Key.Key_Left)
    assert shown(rig) == "3.10"
    QTest.mouseClick(sheet.rows[0], Qt.MouseButton.LeftButton)
    assert shown(rig) == "section-3"
    sheet.pays.click()
    assert shown(rig) == "pay-tables"
    assert "Ace Pair Suited" in sheet.tables.names
    assert not sheet.pays.isVisible()
    assert sheet.contents.isVisible()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    rig.window.menu.open(MenuItem.RULES)
    assert shown(rig) == ""


def test_a_touch_on_a_refusal_opens_the_paragraph_that_refuses(
    new_rig: Callable[..., TableRig],
) -> None:
    rig = new_rig()
    rig.tell(*DEALT)
    rig.press(STAND)
    QTest.mouseClick(rig.window.guide.strip, Qt.MouseButton.LeftButton)
    assert shown(rig) == "3.20"
