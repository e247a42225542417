"""A press counts once, by key and by touch, also if it is held down or tapped twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.games.position import Phase
from tablemgr.service.chip_acts import tick
from tests.ui.rig import TableRig
from ui.families.blackjack.actions import STAND
from ui.keys.answering import Answering
from ui.keys.press import REPEAT_MS, Presses
from ui.views.asking import ChoiceAsk, Question
from ui.views.guide import FLOW

TWO_BOXES = ("open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "bet 3 cho 100 seated")
DEALT = "card Th 9d 8s Tc 8d Td 8h"


class Hand:
    """A hand at keys and buttons, with its own clock."""

    def __init__(self) -> None:
        self.now_ms = 10_000

    def __call__(self, _: QEvent) -> int:
        return self.now_ms

    def tap(self, target: QWidget, key: Qt.Key, *, after_ms: int = 1000) -> None:
        self.now_ms += after_ms
        QTest.keyClick(target, key)

    def hold(self, target: QWidget, key: Qt.Key, times: int) -> None:
        """Hold a key down; the system repeats it."""
        self.now_ms += 1000
        QTest.keyPress(target, key)
        for _ in range(times):
            self.now_ms += 33
            focus = QApplication.focusWidget() or target
            repeated(focus, key)
        QTest.keyRelease(QApplication.focusWidget() or target, key)

    def touch(self, button: QWidget, *, after_ms: int = 1000) -> None:
        self.now_ms += after_ms
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def repeated(target: QWidget, key: Qt.Key) -> None:
    """Send the key once more, as the system does while it is held down."""
    text = "\r" if key is Qt.Key.Key_Return else chr(key).lower()
    none = Qt.KeyboardModifier.NoModifier
    override = QKeyEvent(QEvent.Type.ShortcutOverride, key, none, text, True)
    override.ignore()
    QCoreApplication.sendEvent(target, override)
    QCoreApplication.sendEvent(target, QKeyEvent(QEvent.Type.KeyPress, key, none, text, True))


class BusyWindow:
    """The program's clock; while it answers a touch of the button, time passes."""

    def __init__(self, hand: Hand, takes_ms: int) -> None:
        self.hand, self.takes_ms = hand, takes_ms
        self.late_ms = 0

    def __call__(self) -> int:
        return self.hand.now_ms + self.late_ms + 4_000

    def answer(self) -> None:
        self.late_ms += self.takes_ms


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def table(new_rig: Callable[..., TableRig], hand: Hand) -> TableRig:
    return new_rig(presses=Presses(hand, waits=False))


def turn(rig: TableRig) -> int | None:
    place = blackjack_of(rig.session.table.position).turn
    return None if place is None else place.box


def in_turn(rig: TableRig) -> QWidget:
    rig.tell(*TWO_BOXES, "close", DEALT, "proceed")
    assert turn(rig) == 1
    return rig.window.felt


@pytest.mark.parametrize("apart_ms", [60, 120, 200, REPEAT_MS - 1])
def test_stand_tapped_twice_stands_one_box_3_20(table: TableRig, hand: Hand, apart_ms: int) -> None:
    felt = in_turn(table)
    hand.tap(felt, Qt.Key.Key_Space)
    hand.tap(felt, Qt.Key.Key_Space, after_ms=apart_ms)
    assert turn(table) == 2
    assert "counts once" in table.window.guide.note.label.text()
    hand.tap(felt, Qt.Key.Key_Space, after_ms=REPEAT_MS)
    assert turn(table) == 3


@pytest.mark.parametrize("apart_ms", [60, 200])
def test_stand_touched_twice_stands_one_box_3_20(
    table: TableRig, hand: Hand, apart_ms: int
) -> None:
    in_turn(table)
    button = table.window.guide.row.at(STAND)
    hand.touch(button)
    hand.touch(button, after_ms=apart_ms)
    assert turn(table) == 2
    hand.touch(button, after_ms=REPEAT_MS)
    assert turn(table) == 3


def test_settle_touched_twice_while_the_window_is_busy_opens_no_round(
    new_rig: Callable[..., TableRig], hand: Hand
) -> None:
    """*Place your Bets* is at the other end: a second touch on *Settle* finds an empty slot."""
    busy = BusyWindow(hand, takes_ms=800)
    rig = new_rig(presses=Presses(hand, waits=False, answering=Answering(busy)))
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Th 9d 8s", "proceed", "stand 1")
    rig.tell("card Td")
    for row in rig.session.movements.due(rig.session.table):
        tick(rig.session, row.moves)
    button = rig.window.guide.row.at(FLOW)
    button.clicked.connect(busy.answer)
    hand.touch(button)
    assert rig.phase() is Phase.COMPLETE
    hand.touch(button, after_ms=500)  # before the window has shown anything of it
    assert rig.phase() is Phase.COMPLETE
    hand.now_ms, busy.late_ms = hand.now_ms + busy.late_ms, 0
    QCoreApplication.processEvents()
    assert button.isHidden()
    opens = rig.window.guide.row.at(FLOW)
    assert opens is not button
    hand.touch(opens, after_ms=REPEAT_MS)
    assert rig.phase() is Phase.BETTING


def test_stand_held_down_stands_one_box_3_20(table: TableRig, hand: Hand) -> None:
    felt = in_turn(table)
    hand.hold(felt, Qt.Key.Key_Space, 30)
    assert turn(table) == 2


def test_another_key_counts_at_once(table: TableRig, hand: Hand) -> None:
    felt = in_turn(table)
    hand.tap(felt, Qt.Key.Key_Space)
    hand.tap(felt, Qt.Key.Key_H, after_ms=60)
    position = blackjack_of(table.session.table.position)
    assert position.next_card == (2, 0)


def ready_to_settle(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Th 9d 9s", "proceed", "stand 1")
    rig.tell("card Tc")
    assert rig.phase() is Phase.SETTLEMENT
    assert rig.controller.settling.lines_left == 1


def test_return_held_down_pays_one_bet_and_neither_settles_nor_opens_3_24(
    table: TableRig, hand: Hand
) -> None:
    ready_to_settle(table)
    hand.hold(table.window.felt, Qt.Key.Key_Return, 60)
    assert (table.phase(), table.controller.settling.lines_left) == (Phase.SETTLEMENT, 0)
    hand.hold(table.window.felt, Qt.Key.Key_Return, 60)
    assert table.phase() is Phase.SETTLEMENT
    hand.hold(table.window.felt, Qt.Key.Key_Space, 60)
    assert table.phase() is Phase.COMPLETE
    hand.tap(table.window.felt, Qt.Key.Key_L)
    assert table.window.sheets.slips.preview.isVisible()
    hand.hold(table.window.sheets.slips.preview, Qt.Key.Key_Return, 60)
    assert table.window.sheets.slips.preview.isHidden()
    assert table.phase() is Phase.COMPLETE
    hand.hold(table.window.felt, Qt.Key.Key_Return, 60)
    assert table.phase() is Phase.COMPLETE
    hand.hold(table.window.felt, Qt.Key.Key_Slash, 60)
    assert table.phase() is Phase.BETTING


@pytest.mark.parametrize("apart_ms", [60, 200])
def test_settling_and_opening_are_two_presses_5_6(
    table: TableRig, hand: Hand, apart_ms: int
) -> None:
    ready_to_settle(table)
    hand.tap(table.window.felt, Qt.Key.Key_Space)
    assert table.phase() is Phase.COMPLETE
    hand.tap(table.window.felt, Qt.Key.Key_Space, after_ms=apart_ms)
    hand.tap(table.window.felt, Qt.Key.Key_Return, after_ms=apart_ms)
    assert table.phase() is Phase.COMPLETE
    hand.tap(table.window.felt, Qt.Key.Key_Slash)
    assert table.phase() is Phase.BETTING


def test_what_adds_up_is_never_held_back(table: TableRig, hand: Hand) -> None:
    table.tell("open")
    hand.tap(table.window.felt, Qt.Key.Key_3)
    line = table.window.side.bets.line
    for key in (Qt.Key.Key_Space, Qt.Key.Key_5, Qt.Key.Key_5):
        hand.tap(line, key, after_ms=60)
    assert line.text() == "3 55"
    hand.tap(line, Qt.Key.Key_Return, after_ms=60)
    assert dict(table.session.table.position.boxes[3].bets) == {"p3": 5500}


def test_a_button_that_comes_under_the_finger_does_not_count(table: TableRig, hand: Hand) -> None:
    clicked: list[str] = []
    root = QWidget(table.window)
    root.resize(200, 100)
    first, second = QPushButton("one", root), QPushButton("two", root)
    for button in (first, second):
        button.setGeometry(0, 0, 100, 60)
        button.clicked.connect(lambda _=False, b=button: clicked.append(b.text()))
    first.clicked.connect(first.hide)
    first.raise_()
    root.show()
    hand.touch(first)
    hand.touch(second, after_ms=100)
    hand.touch(second, after_ms=REPEAT_MS)
    assert clicked == ["one", "two"]


def test_a_button_whose_action_changes_under_the_finger_does_nothing_3_20(
    table: TableRig, hand: Hand
) -> None:
    in_turn(table)
    button, note = table.window.guide.row.at(STAND), table.window.guide.note.label
    hand.now_ms += 1000
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    table.tell("stand 1")  # as a card does that ends the Hand of the box whose Player was asked
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert turn(table) == 2, "the Player of box 2 has not been asked"
    assert "Stand: the table changed while you touched it. Nothing was done." in note.text()
    back = table.window.guide.back
    hand.now_ms += 1000
    QTest.mousePress(back, Qt.MouseButton.LeftButton)
    table.tell("hit 2")
    QTest.mouseRelease(back, Qt.MouseButton.LeftButton)
    assert table.window.guide.view.back is not None
    assert "Take back: the table changed" in note.text()
    hand.touch(back)
    assert turn(table) == 2
    hand.touch(button)
    assert turn(table) == 3


def test_a_touch_whose_end_another_window_got_holds_back_none_after_it(
    table: TableRig, hand: Hand
) -> None:
    in_turn(table)
    button = table.window.guide.row.at(STAND)
    hand.touch(button)
    hand.now_ms += 100
    QTest.mousePress(button, Qt.MouseButton.LeftButton)  # held back; its release never comes
    app = QCoreApplication.instance()
    assert app is not None
    QCoreApplication.sendEvent(app, QEvent(QEvent.Type.ApplicationDeactivate))
    assert turn(table) == 2
    hand.touch(button)
    assert turn(table) == 3


def repeating(root: QObject) -> list[str]:
    """Shortcuts and buttons that repeat while held down; buttons with a shortcut of their own."""
    found = [
        f"shortcut {each.key().toString()}"
        for each in root.findChildren(QShortcut)
        if each.autoRepeat()
    ]
    for button in root.findChildren(QAbstractButton):
        if button.autoRepeat():
            found.append(f"button {button.text()}")
        if not button.shortcut().isEmpty():
            found.append(f"button {button.text()} by {button.shortcut().toString()}")
    return found


QUESTIONS: tuple[Question, ...] = (ChoiceAsk("", ()),)


def test_no_shortcut_and_no_button_of_any_window_repeats(table: TableRig) -> None:
    window = table.window
    sheets = ("signing_in", "comparing", "stopped", "interruption")
    made = [getattr(window.sheets, name) for name in sheets]
    made += [window.sheets.slips.preview]
    made += [window.sheets.questions.sheet(question) for question in QUESTIONS]
    made += [window.resolving.cases, window.resolving.pit]
    made += [window.side.keypad, window.side.settlement]
    made += [window.back.past, window.back.case_file]
    assert all(made)
    assert window.findChildren(QShortcut)
    assert repeating(window) == []
    assert table.open_table.simulator_panel is not None
    assert repeating(table.open_table.simulator_panel) == []


def test_a_shortcut_and_a_button_that_repeat_are_found() -> None:
    root = QWidget()
    QShortcut(QKeySequence("S"), root)
    button = QPushButton("Stand", root)
    button.setAutoRepeat(True)
    QPushButton("Hit", root).setShortcut(QKeySequence("H"))
    assert repeating(root) == ["shortcut S", "button Stand", "button Hit by H"]
