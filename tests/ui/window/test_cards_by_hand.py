"""While the keypad is shown it has the keys: a typed card is a card, and no decision."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tablemgr.rules.games.blackjack.position import blackjack_of
from tests.ui.rig import TableRig

NewRig = Callable[..., TableRig]
ASKED = ("open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "close")
CARDS = ("8h", "9d", "9s", "6d", "Td")


def typed(rig: TableRig, keys: str) -> None:
    """Type letters and digits, each where the window's keyboard is."""
    QApplication.processEvents()
    rig.window.activateWindow()
    rig.until(rig.window.isActiveWindow)
    for each in keys:
        QTest.keyClick(QApplication.focusWidget() or rig.window, Qt.Key(ord(each.upper())))


def in_turn(rig: TableRig) -> tuple[int, int] | None:
    place = blackjack_of(rig.session.table.position).turn
    return None if place is None else (place.box, place.hand)


def manual(rig: TableRig) -> TableRig:
    rig.tell(*ASKED)
    rig.by_hand(*CARDS)
    rig.tell("proceed")
    return rig


@pytest.mark.parametrize(
    ("keys", "code"),
    [("9s", "9s"), ("8h", "8h"), ("10c", "Tc"), ("0d", "Td"), ("2d", "2d"), ("ac", "Ac")],
)
def test_a_typed_card_is_the_hit_and_no_key_is_a_decision_3_20(
    by_hand: TableRig, keys: str, code: str
) -> None:
    rig = manual(by_hand)
    assert in_turn(rig) == (1, 0)
    typed(rig, keys)
    rig.until_cards(*CARDS, code)
    assert rig.cards() == [*CARDS, code]


def test_with_f2_the_keypad_has_the_keys_though_a_shoe_reads_the_cards(rig: TableRig) -> None:
    rig.tell(*ASKED)
    typed(rig, "")
    QTest.keyClick(rig.window.felt, Qt.Key.Key_F2)
    typed(rig, "9d")
    rig.until_cards("9d")
    assert rig.cards() == ["9d"]
    QTest.keyClick(QApplication.focusWidget() or rig.window, Qt.Key.Key_F2)
    assert rig.window.felt.hasFocus()


def test_the_keypad_has_the_keys_again_after_a_sheet(by_hand: TableRig) -> None:
    rig = manual(by_hand)
    rig.window.header.open_menu()
    typed(rig, "k")
    QTest.keyClick(QApplication.focusWidget() or rig.window, Qt.Key.Key_Escape)
    assert rig.window.side.keypad.hasFocus()
    typed(rig, "9h")
    rig.until_cards("9h")
    rig.window.felt.setFocus()
    assert rig.window.side.keypad.hasFocus(), "a touch on the felt does not take the keys"


def test_a_rank_is_forgotten_if_the_card_would_now_go_elsewhere_3_20(by_hand: TableRig) -> None:
    rig = manual(by_hand)
    typed(rig, "9")
    assert rig.window.side.keypad.rank == "9"
    rig.tell("stand 1")
    assert in_turn(rig) == (2, 0)
    assert rig.window.side.keypad.rank is None
    QTest.keyClick(rig.window.side.keypad, Qt.Key.Key_Space)
    assert in_turn(rig) is None


def test_d_draws_no_card_of_the_simulated_shoe_while_cards_are_entered(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close")
    rig.window.side.toggle_keypad()
    QTest.keyClick(rig.window.side.keypad, Qt.Key.Key_D)
    assert rig.cards() == []
    typed(rig, "9d")
    rig.until_cards("9d")
