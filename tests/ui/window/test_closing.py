"""The window may be closed between Rounds; in the middle of one it asks first."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.rig import TableRig
from ui.parts.cover import top_cover
from ui.views.header import MenuItem

BEGIN = ("open", "bet 1 ann 100 seated", "close")


def test_between_rounds_the_window_closes_at_once(rig: TableRig) -> None:
    assert rig.window.close()
    assert rig.window.isHidden()


def test_in_a_round_it_asks_and_return_keeps_the_table_open(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    rig.window.menu.open(MenuItem.QUIT)
    sheet = rig.window.sheets.closing
    assert top_cover(rig.window) is sheet
    assert not rig.window.close(), "asked a second time it still asks"
    QTest.keyClick(QApplication.focusWidget() or sheet, Qt.Key.Key_Return)
    assert sheet.isHidden()
    assert rig.window.isVisible()
    rig.draw("Kh")


def test_what_was_confirmed_closes_the_window(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    rig.window.close()
    rig.window.sheets.closing.leave.click()
    assert rig.window.isHidden()
