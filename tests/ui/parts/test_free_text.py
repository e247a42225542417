"""A PIN typed one step too early is shown nowhere, and nobody is told it."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

import ui
from tablemgr.journal import Entry
from tests.ui.rig import TableRig
from ui.parts.free_text import FreeText
from ui.supervisor.pit_requests import PitRequests
from ui.views.header import MenuItem

PIN = "417096"
TYPED = {"EntryLine", "QLineEdit", "QTextEdit", "QPlainTextEdit", "QInputDialog"}
OTHER_LINES = {
    "parts/free_text.py": "it is the free text itself",
    "supervisor/adjust_rows.py": "amounts of money, which are read before they are signed",
    "dialogs/sign_in_pages.py": "the name before the PIN: it drops digits as they are typed",
    "start/setup_page.py": "settings of a new table: nobody has a PIN yet",
    "parts/typing_sheet.py": "a copy of the line that was touched, which says what it takes",
    "tray/tray_sheet.py": "numbers of chips and amounts of money, read before they are signed",
    "case_file/overlay.py": "words to look for in the case file: they are stored nowhere",
}
"""The modules with a line to type in that is no free text, and why."""


def lines_to_type_in(source: str) -> list[str]:
    """The lines to type in that a module makes, or of which it makes a kind."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found.append(node.func.id)
        elif isinstance(node, ast.ClassDef):
            found += [base.id for base in node.bases if isinstance(base, ast.Name)]
    return [name for name in found if name in TYPED]


def test_every_line_of_the_window_is_free_text_or_says_why_not() -> None:
    folder = Path(ui.__file__).parent
    has = {
        str(path.relative_to(folder))
        for path in folder.rglob("*.py")
        if lines_to_type_in(path.read_text(encoding="utf-8"))
    }
    assert has - {"parts/keys.py"} == set(OTHER_LINES)


def test_a_line_that_is_none_is_found() -> None:
    assert lines_to_type_in("self.text = EntryLine()\n") == ["EntryLine"]
    assert lines_to_type_in("class Line(QLineEdit):\n    pass\n") == ["QLineEdit"]
    assert lines_to_type_in("self.text = FreeText()\n") == []


@pytest.mark.parametrize("name", [False, True])
def test_what_may_be_a_pin_is_shown_as_dots_and_is_no_word(qtbot: QtBot, name: bool) -> None:
    line = FreeText(name=name)
    qtbot.addWidget(line)
    QTest.keyClicks(line, PIN)
    assert line.displayText() == "\N{BLACK CIRCLE}" * len(PIN)
    assert line.words() == ""
    assert line.lacks()
    QTest.keyClick(line, Qt.Key.Key_Home)
    QTest.keyClicks(line, "m")
    assert (line.words(), line.holds_pin) == (("m417096", False) if name else ("", True))
    QTest.keyClick(line, Qt.Key.Key_End)
    QTest.keyClicks(line, " too much")
    assert line.words() == f"m{PIN} too much"
    assert line.displayText() == f"m{PIN} too much"
    assert line.lacks() == ""


# --- in the window -------------------------------------------------------------------------------


def pit(rig: TableRig) -> PitRequests:
    return rig.window.resolving.pit


def report(rig: TableRig) -> QWidget:
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd")
    sheet = pit(rig).reporting
    rig.window.menu.open(MenuItem.REPORT)
    sheet.buttons["other"].click()
    return sheet


def found_bet(rig: TableRig) -> QWidget:
    rig.tell("open", "bet 1 ann 100 seated", "close")
    rig.window.menu.open(MenuItem.FOUND_BET)
    sheet = pit(rig).finding
    sheet.box.choose(1)
    sheet.pad.set_text("25")
    return sheet


def reason(rig: TableRig) -> QWidget:
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd")
    rig.tell("proceed", "stand 1", "card 8c", "settle")
    rig.window.menu.open(MenuItem.REOPEN)
    return pit(rig).reasoning


def joins(rig: TableRig) -> QWidget:
    rig.tell("open")
    panel = rig.window.side.bets
    rig.window.touches.box(1)
    panel._begin_joining()
    return panel.join


def shoe(rig: TableRig) -> QWidget:
    rig.open_table.devices.ask_for_shoe()
    sheet = rig.open_table.devices.shoe_sheet
    sheet.by_machine.click()
    return sheet


def test_a_pin_typed_where_a_digit_begins_a_bet_is_shown_nowhere(rig: TableRig) -> None:
    rig.tell("open")
    panel = rig.window.side.bets
    for digit in PIN:
        QTest.keyClicks(rig.window, digit)
    assert panel.line.displayText() == "\N{BLACK CIRCLE}" * len(PIN)
    QTest.keyClick(panel.line, Qt.Key.Key_Return)
    assert panel.line.text() == ""
    assert not [each for each in rig.window.findChildren(QLabel) if PIN in each.text()]


@pytest.mark.parametrize("asks", [report, found_bet, reason, joins, shoe])
def test_a_pin_and_return_in_a_free_text_are_stored_and_shown_nowhere(
    rig: TableRig, asks: Callable[[TableRig], QWidget]
) -> None:
    asked = asks(rig)
    before = stored(rig)
    (line,) = (each for each in asked.findChildren(FreeText) if each.isVisible())
    line.clear()
    QTest.keyClicks(line, PIN)
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert stored(rig) == before
    labels = [each.text() for each in rig.window.findChildren(QLabel) if each.isVisible()]
    shown = [each.displayText() for each in rig.window.findChildren(QLineEdit) if each.isVisible()]
    assert not [text for text in (*labels, *shown) if PIN in text]
    assert line.isVisible(), "it asks on"


def stored(rig: TableRig) -> list[Entry]:
    return list(rig.session.journal.entries())
