"""The window's shortcuts do nothing while a sheet lies over it or something is typed."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tablemgr.basics.money import Money
from tablemgr.house.staff import TableSignIn
from tablemgr.rules.games.blackjack.commands import Surrender
from tablemgr.rules.people import Person
from tests.ui.stage import SIZES, beside_felt, dress_once, settle, window
from ui.bets.ask_choice import ChoicePage
from ui.bets.ask_overlay import AskOverlay
from ui.bets.panel import BetEntryPanel
from ui.dialogs.sign_in import SignInOverlay
from ui.parts.citing import CiteButton
from ui.table.opening import staff_of_nobody
from ui.views.asking import Choice, ChoiceAsk
from ui.views.bets import BetEntered, BetEntryView, BoxEntry, KindView
from ui.views.shared import Citation

KEYS = ("H", "Return", "Enter", "Space", "1", "Escape")


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    dress_once(qapp)


class Keys:
    """The window's shortcuts, and how often each of them was called."""

    def __init__(self, root: QWidget) -> None:
        self.shortcuts = [QShortcut(QKeySequence(key), root) for key in KEYS]
        self.spies = [QSignalSpy(shortcut.activated) for shortcut in self.shortcuts]

    @property
    def gone_off(self) -> list[str]:
        return [key for key, spy in zip(KEYS, self.spies, strict=True) for _ in range(spy.count())]


@pytest.fixture
def root(qtbot: QtBot) -> QWidget:
    widget = window(qtbot, SIZES[0])
    widget.activateWindow()
    qtbot.waitUntil(widget.isActiveWindow)
    return widget


def press_all(target: QWidget) -> None:
    for key in (Qt.Key.Key_H, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        QTest.keyClick(target, key)


def test_the_keys_of_this_test_do_go_off(root: QWidget) -> None:
    keys = Keys(root)
    press_all(root)
    assert len(keys.gone_off) == 4


def test_no_key_reaches_the_window_below_a_question(root: QWidget) -> None:
    keys = Keys(root)
    overlay = AskOverlay(root, lambda ask: ChoicePage(cast(ChoiceAsk, ask)))
    choices = (Choice("Box 1", 1, Surrender(1)), Choice("Box 2", 2, Surrender(2)))
    overlay.ask(ChoiceAsk("Which box surrenders?", choices))
    press_all(QApplication.focusWidget() or root)
    assert keys.gone_off == []


def test_no_key_reaches_the_window_below_a_wording(root: QWidget) -> None:
    keys = Keys(root)
    cite = CiteButton(root)
    cite.set_cite(Citation("3.20", "Below 12 he draws."))
    cite.show_wording()
    QTest.keyClick(QApplication.focusWidget() or root, Qt.Key.Key_H)
    assert keys.gone_off == []


def test_enter_in_the_typed_line_lays_the_bet_and_does_not_close_the_bets(qtbot: QtBot) -> None:
    panel = BetEntryPanel()
    panel.set_view(BetEntryView(kinds=(KindView("initial", "Bet", "i"),)))
    root = beside_felt(qtbot, SIZES[0], panel)
    root.activateWindow()
    qtbot.waitUntil(root.isActiveWindow)
    keys = Keys(root)
    panel.line.setFocus()
    spy = QSignalSpy(panel.amount_entered)
    QTest.keyClicks(panel.line, "3 100")
    QTest.keyClick(panel.line, Qt.Key.Key_Return)
    assert spy.count() == 1
    assert spy.at(0) == [BetEntered(3, "", "initial", Money(10000))]
    assert keys.gone_off == []


def test_escape_leaves_the_typed_line_and_the_windows_keys_work_again(qtbot: QtBot) -> None:
    panel = BetEntryPanel()
    panel.set_view(BetEntryView())
    root = beside_felt(qtbot, SIZES[0], panel)
    root.activateWindow()
    qtbot.waitUntil(root.isActiveWindow)
    keys = Keys(root)
    panel.line.setFocus()
    QTest.keyClicks(panel.line, "3 1")
    QTest.keyClick(panel.line, Qt.Key.Key_Escape)
    assert panel.line.text() == ""
    QTest.keyClick(QApplication.focusWidget() or root, Qt.Key.Key_H)
    assert keys.gone_off == ["H"]


def test_enter_on_a_name_adds_the_player_and_nothing_else(qtbot: QtBot) -> None:
    panel = BetEntryPanel()
    panel.set_view(BetEntryView(box=BoxEntry(3, (), "", (), suggested="S3")))
    root = beside_felt(qtbot, SIZES[0], panel)
    root.activateWindow()
    qtbot.waitUntil(root.isActiveWindow)
    keys = Keys(root)
    panel.who.click()
    panel.players.add.click()
    spy = QSignalSpy(panel.player_added)
    QTest.keyClick(panel.join.name, Qt.Key.Key_Return)
    assert spy.count() == 1
    assert keys.gone_off == []


def test_enter_signs_in_once(root: QWidget) -> None:
    keys = Keys(root)
    staff = staff_of_nobody()
    overlay = SignInOverlay(root, TableSignIn(staff, "T1", by_name=True))
    overlay.begin(Person("mei"))
    settle()
    spy = QSignalSpy(overlay.signed_in)
    QTest.keyClick(overlay.names.name, Qt.Key.Key_Return)
    assert spy.count() == 1
    assert spy.at(0) == [Person("mei")]
    assert keys.gone_off == []
    staff.close()
