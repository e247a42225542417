"""The table's keys count by their place, whatever script the keyboard writes."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.rulebook import games
from tests.tablemgr.memory_journal import session_of
from tests.tablemgr.plain_tables import after_each_command
from tests.ui.keys.test_badge import IN_TURN
from tests.ui.keys.test_press import Hand
from tests.ui.rig import TableRig
from ui.keys.places import Meant, Places, num_lock_is_off
from ui.keys.press import Presses
from ui.parts.keys import EntryLine
from ui.presenter.guide import guide_view

RECORDS = Path(__file__).parents[2] / "records"

NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
PAD = Qt.KeyboardModifier.KeypadModifier
S, H, Q, THREE, SPACE = 31 + 8, 35 + 8, 16 + 8, 4 + 8, 57 + 8
"""Scan codes as X11, Wayland and Qt's evdev reader give them."""


def pressed(
    sign: str, scan: int = 0, modifiers: Qt.KeyboardModifier = NONE, text: str | None = None
) -> QKeyEvent:
    """A key with this sign on it, at this place; 0: the system does not tell the place."""
    key = ord(sign.upper()) if len(sign.upper()) == 1 else ord(sign)
    said = sign if text is None else text
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan, 0, 0, said)


@pytest.mark.parametrize(
    ("sign", "scan", "latin"),
    [
        *(("ы", S, "s"), ("σ", S, "s"), ("ד", S, "s"), ("س", S, "s"), ("ს", S, "s")),
        *(("р", H, "h"), ("η", H, "h"), ("י", H, "h"), ("ا", H, "h"), ("Р", H, "H")),
        *(("ы", 0, "s"), ("σ", 0, "s"), ("ד", 0, "s"), ("س", 0, "s"), ("Ы", 0, "S")),
        *(("٣", THREE, "3"), ("٣", 0, "3"), ("۳", 0, "3"), ("š", THREE, "3"), ("ı", 23 + 8, "i")),
    ],
)
def test_a_key_of_another_script_is_the_latin_one_at_its_place(
    sign: str, scan: int, latin: str
) -> None:
    assert Places().meant(pressed(sign, scan)) == Meant(Qt.Key(ord(latin.upper())), latin)


def test_with_ctrl_a_key_has_no_text_and_counts_all_the_same() -> None:
    assert Places().meant(pressed("я", 44 + 8, CTRL, "")) == Meant(Qt.Key.Key_Z, "")


@pytest.mark.parametrize(
    ("sign", "scan"), [("s", S), ("z", 21 + 8), (";", 44 + 8), ("3", THREE), (" ", 57 + 8)]
)
def test_a_key_of_a_latin_keyboard_stays_what_it_says(sign: str, scan: int) -> None:
    assert Places().meant(pressed(sign, scan)) is None


def test_a_sign_at_the_place_of_a_letter_is_the_letter_where_another_script_is_written() -> None:
    places = Places()
    assert places.meant(pressed("-", Q)) is None
    places.meant(pressed("ד", S))
    assert places.meant(pressed("-", Q)) == Meant(Qt.Key.Key_Q, "q")
    assert places.meant(pressed("3", THREE)) is None
    places.meant(pressed("s", S))
    assert places.meant(pressed("-", Q)) is None


SCRIPTS = {
    "Russian": "йцукенгшщзфывапролдячсмить",
    "Greek": ";ςερτυθιοπασδφγηξκλζχψωβνμ",
    "Hebrew": "/'קראטוןםפשדגכעיחלךזסבהנמצ",
    "Arabic": "ضصثقفغعهخحشسيبلاتنمئءؤرﻻىة",
}
"""What is written at the places of Q to P, A to L and Z to M."""
LATIN = "QWERTYUIOPASDFGHJKLZXCVBNM"
CODES = (*range(16 + 8, 26 + 8), *range(30 + 8, 39 + 8), *range(44 + 8, 51 + 8))


@functools.cache
def shown_keys() -> frozenset[str]:
    """The keys that stand on the buttons of some moment of the games' own records."""
    found = {"A", "C", "D", "W"}  # of the window itself
    for game in games():
        for path in sorted((RECORDS / game).glob("*.round.toml"))[::5]:
            for table in after_each_command(path):
                view = guide_view(session_of(table))
                shown = [*view.actions, *filter(None, (view.back,))]
                found |= {action.shortcut for action in shown}
    return frozenset(key for key in found if len(key) == 1 and key.isalpha())


@pytest.mark.parametrize("script", SCRIPTS)
def test_each_key_that_is_shown_works_at_its_place_from_the_first_press_on(script: str) -> None:
    assert shown_keys() >= {*"ACDHPWG"}
    for key in sorted(shown_keys()):
        assert key in LATIN, f"{key} has no place on a keyboard of {script} letters"
        at = LATIN.index(key)
        sign = SCRIPTS[script][at]
        assert Places().meant(pressed(sign, CODES[at])) == Meant(Qt.Key(ord(key)), key.lower())


def test_in_a_line_of_text_letters_stay_as_they_are() -> None:
    assert Places().meant(pressed("ы", S), typed=True) is None
    enter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Enter, PAD, "\r")
    assert Places().meant(enter, typed=True) == Meant(Qt.Key.Key_Return, "\r")


def test_the_number_pad_without_num_lock_is_known() -> None:
    assert num_lock_is_off(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_End, PAD))
    assert not num_lock_is_off(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_End, NONE))
    assert not num_lock_is_off(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_1, PAD, "1"))


# --- at the window ------------------------------------------------------------------------------


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def table(new_rig: Callable[..., TableRig], hand: Hand) -> TableRig:
    return new_rig(presses=Presses(hand, waits=False))


def press(rig: TableRig, hand: Hand, made: Callable[[], QKeyEvent]) -> None:
    """Send a key as Qt does: first the offer to claim it, then the press, then the release."""
    hand.now_ms += 1000
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        one = made()
        sent = QKeyEvent(
            kind,
            one.key(),
            one.modifiers(),
            one.nativeScanCode(),
            one.nativeVirtualKey(),
            one.nativeModifiers(),
            one.text(),
        )
        target: QWidget = QApplication.focusWidget() or rig.window
        QCoreApplication.sendEvent(target, sent)


def enter() -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Enter, PAD, 104 + 8, 0, 0, "\r")


def test_a_russian_keyboard_hits_and_stands_3_20(table: TableRig, hand: Hand) -> None:
    table.tell(*IN_TURN)
    press(table, hand, lambda: pressed("р", H))
    assert blackjack_of(table.session.table.position).next_card == (1, 0)
    table.draw("2c")
    press(table, hand, lambda: pressed(" ", SPACE))
    assert blackjack_of(table.session.table.position).turn is None


def test_cards_are_typed_on_a_russian_keyboard(
    new_rig: Callable[..., TableRig], hand: Hand
) -> None:
    rig = new_rig(port="manual", presses=Presses(hand, waits=False))
    rig.tell("open", "bet 1 ann 53 seated", "close")
    rig.window.activateWindow()
    rig.until(rig.window.isActiveWindow)
    press(rig, hand, lambda: pressed("л", 37 + 8))
    press(rig, hand, lambda: pressed("р", H))
    rig.until_cards("Kh")


def test_the_number_pads_enter_is_return_everywhere(table: TableRig, hand: Hand) -> None:
    table.tell("open", "bet 1 ann 53 seated", "close", "card Th 9d 9c", "proceed")
    table.tell("stand 1", "card Kd")
    assert table.controller.settling.lines_left == 1
    press(table, hand, enter)
    assert table.controller.settling.lines_left == 0


def test_a_name_is_written_in_any_script(table: TableRig, hand: Hand) -> None:
    line = EntryLine(table.window)
    line.show()
    table.window.activateWindow()
    table.until(table.window.isActiveWindow)
    line.setFocus()
    press(table, hand, lambda: pressed("ы", S))
    assert line.text() == "ы"


def test_num_lock_off_is_said(table: TableRig, hand: Hand) -> None:
    press(table, hand, lambda: QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_End, PAD))
    assert table.window.guide.note.label.text().startswith("NumLock is off")
