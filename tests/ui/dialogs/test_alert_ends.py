"""Messages go away when they no longer hold, and they cover no title."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from drivers.device import DeviceError, ErrorKind, LockState
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tests.ui.case_file.test_browser import BETS, DEALT
from tests.ui.rig import TableRig
from ui.dialogs.alert_ends import TableMoment, is_over
from ui.presenter.alerts import ended_by
from ui.views.dialogs import AlertEnds, AlertView
from ui.views.header import MenuItem

NOW = TableMoment(3, 5, 60, in_doubt=True)


def keys(rig: TableRig) -> set[str]:
    return set(rig.window.sheets.alerts.cards)


@pytest.mark.parametrize(
    ("ends", "later", "over"),
    [
        (AlertEnds.BY_HAND, TableMoment(4, 0, 70, in_doubt=False), False),
        (AlertEnds.NEXT_ACT, NOW._replace(cards=61), False),
        (AlertEnds.NEXT_ACT, NOW._replace(acts=6), True),
        (AlertEnds.NEXT_ACT, NOW._replace(round_no=4), True),
        (AlertEnds.NEXT_CARD, NOW._replace(acts=6), False),
        (AlertEnds.NEXT_CARD, NOW._replace(cards=61), True),
        (AlertEnds.NEXT_ROUND, NOW._replace(acts=9, cards=66), False),
        (AlertEnds.NEXT_ROUND, NOW._replace(round_no=4), True),
        (AlertEnds.COMPARED, NOW._replace(acts=9), False),
        (AlertEnds.COMPARED, NOW._replace(in_doubt=False), True),
    ],
)
def test_each_message_ends_with_its_cause(ends: AlertEnds, later: TableMoment, over: bool) -> None:
    assert is_over(AlertView("k", "t", ends=ends), NOW, later) is over


def test_what_the_device_reports_to_be_over_is_over() -> None:
    cleared = DeviceError(kind=ErrorKind.CANNOT_READ, code=1, raised=False, in_error_mode=False)
    assert ended_by(cleared) == f"device.error.{ErrorKind.CANNOT_READ.value}"
    assert ended_by(LockState(locked=False)) == "device.lock.locked"
    assert ended_by(LockState(locked=True)) == ""


def test_an_answer_to_the_menu_goes_with_the_next_thing_told(rig: TableRig) -> None:
    rig.window.header.asked.emit(MenuItem.REPORT)
    assert "no-report" in keys(rig)
    rig.controller.changed.emit()
    assert "no-report" in keys(rig), "nothing has been told yet"
    rig.tell("open")
    assert "no-report" not in keys(rig)


def test_a_lock_that_is_opened_takes_its_message_along(rig: TableRig) -> None:
    rig.controller.device_events.reported(LockState(locked=True), {})
    assert "device.lock.locked" in keys(rig)
    rig.controller.device_events.reported(LockState(locked=False), {})
    assert "device.lock.locked" not in keys(rig)


def test_a_doubt_about_the_cards_ends_with_the_comparison(rig: TableRig) -> None:
    rig.tell(*BETS)
    rig.draw("8h")
    error = DeviceError(kind=ErrorKind.CANNOT_READ, code=1, raised=True, in_error_mode=False)
    rig.controller.device_events.reported(error, {})
    assert rig.session.doubt is not None
    doubts = {key for key in keys(rig) if key.startswith("device.error")}
    assert doubts
    cleared = DeviceError(kind=ErrorKind.CANNOT_READ, code=1, raised=False, in_error_mode=False)
    rig.controller.device_events.reported(cleared, {})
    assert not doubts & keys(rig)


def test_a_message_never_lies_on_an_open_sheets_title(rig: TableRig) -> None:
    rig.session.hit_by_card = False
    rig.tell(*BETS)
    rig.draw(*DEALT)
    sheet = rig.window.resolving.cases.sheet
    assert sheet.isVisible()
    rig.window.sheets.messages.alert(AlertView("k", "A message that comes meanwhile"))
    QApplication.processEvents()
    heading = sheet.heading
    at = heading.mapTo(rig.window.centre, heading.rect().center())
    found = rig.window.centre.childAt(at)
    assert found is heading
    sheet.dismiss()
    assert rig.window.sheets.alerts.isVisible(), "it is seen once the sheet is put away"


def test_after_a_typed_bet_the_first_key_does_what_its_button_says(rig: TableRig) -> None:
    rig.tell("open")
    line = rig.window.side.bets.line
    line.setFocus()
    QTest.keyClicks(line, "3 100")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert not line.hasFocus()
    assert rig.session.table.position.boxes[3].bets
    QTest.keyClick(rig.window.felt, Qt.Key.Key_Space)
    assert rig.phase() is BlackjackPhase.INITIAL_DEAL


def test_an_empty_line_leaves_space_to_the_window(rig: TableRig) -> None:
    rig.tell("open", "bet 3 ann 100")
    line = rig.window.side.bets.line
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Space)
    assert rig.phase() is BlackjackPhase.INITIAL_DEAL
