from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.basics.cards import DECK, Card, Suit, card
from tests.ui.fit import faults
from tests.ui.stage import SIZES, beside_felt, dress_once
from ui.cards.keypad import CardKeypad
from ui.views.cards import KeypadView
from ui.views.shared import WhyNot

VIEW = KeypadView("Box 3")


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    dress_once(qapp)


@pytest.fixture
def keypad(qtbot: QtBot) -> CardKeypad:
    widget = CardKeypad()
    widget.set_view(VIEW)
    beside_felt(qtbot, SIZES[0], widget)
    widget.window().activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)
    return widget


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "view", [VIEW, KeypadView(), KeypadView(reason=WhyNot("The card reader reads the cards."))]
)
def test_nothing_is_cut(qtbot: QtBot, size: tuple[int, int], view: KeypadView) -> None:
    widget = CardKeypad()
    widget.set_view(view)
    assert faults(beside_felt(qtbot, size, widget)) == []


@pytest.mark.parametrize("wanted", DECK, ids=str)
def test_every_card_is_two_taps(qtbot: QtBot, wanted: Card) -> None:
    widget = CardKeypad()
    qtbot.addWidget(widget)
    widget.set_view(VIEW)
    widget.ranks[wanted.rank].click()
    with qtbot.waitSignal(widget.card_chosen) as chosen:
        widget.suits[wanted.suit].click()
    assert chosen.args == [wanted]
    assert widget.rank is None


def test_a_suit_alone_enters_nothing(qtbot: QtBot, keypad: CardKeypad) -> None:
    with qtbot.assertNotEmitted(keypad.card_chosen):
        keypad.suits[Suit.HEARTS].click()
        QTest.keyClick(keypad, Qt.Key.Key_H)


def test_another_rank_replaces_the_first(qtbot: QtBot, keypad: CardKeypad) -> None:
    keypad.ranks["9"].click()
    keypad.ranks["4"].click()
    with qtbot.waitSignal(keypad.card_chosen) as chosen:
        keypad.suits[Suit.CLUBS].click()
    assert chosen.args == [card("4c")]


@pytest.mark.parametrize(("keys", "code"), [("kh", "Kh"), ("0s", "Ts"), ("td", "Td"), ("aC", "Ac")])
def test_a_card_is_entered_by_keyboard(
    qtbot: QtBot, keypad: CardKeypad, keys: str, code: str
) -> None:
    with qtbot.waitSignal(keypad.card_chosen) as chosen:
        QTest.keyClicks(keypad, keys)
    assert chosen.args == [card(code)]


def test_a_suits_key_is_the_windows_own_until_a_rank_is_given(
    qtbot: QtBot, keypad: CardKeypad
) -> None:
    hit = QShortcut(QKeySequence("H"), keypad.window())
    with qtbot.waitSignal(hit.activated):
        QTest.keyClick(keypad, Qt.Key.Key_H)
    with qtbot.assertNotEmitted(hit.activated), qtbot.waitSignal(keypad.card_chosen):
        QTest.keyClicks(keypad, "kh")


def test_escape_drops_the_rank(keypad: CardKeypad) -> None:
    keypad.choose_rank("K")
    QTest.keyClick(keypad, Qt.Key.Key_Escape)
    assert keypad.rank is None


def test_nothing_is_entered_where_it_is_not_allowed(qtbot: QtBot, keypad: CardKeypad) -> None:
    keypad.set_view(KeypadView(reason=WhyNot("The card reader reads the cards.")))
    assert keypad.where.text() == "The card reader reads the cards."
    with qtbot.assertNotEmitted(keypad.card_chosen):
        QTest.keyClicks(keypad, "kh")
        keypad.ranks["K"].click()
