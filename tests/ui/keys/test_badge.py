"""A reader that acts as a keyboard: no window receives its keys, and a badge names its owner."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.people import Person
from tests.tablemgr.house.staff.house import TOP, House
from tests.ui.keys.test_press import Hand
from tests.ui.rig import TableRig
from ui.dialogs.sign_in_view import SignStep
from ui.keys.bursts import BURST_MS
from ui.keys.press import Presses

CODE = "04a2e8b5c3"
BADGE = "BADGE-0042"
IN_TURN = ("open", "bet 1 ann 53 seated", "close", "card 6h 9d 5c", "proceed")


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def timed_table(new_rig: Callable[..., TableRig], hand: Hand, tmp_path: Path) -> TableRig:
    """A table at which a reader is quiet after a pause, by the machine's clock."""
    register = House(tmp_path / "staff").staffed().register
    register.give_badge(TOP, "Ann", BADGE)
    return new_rig(presses=Presses(hand), staff=register)


@pytest.fixture
def table(timed_table: TableRig) -> TableRig:
    """A table at which a reader is quiet when the test calls `quiet`, however slow the machine."""
    assert timed_table.presses.bursts is not None
    timed_table.presses.bursts._timer.timeout.disconnect()
    return timed_table


def types(
    rig: TableRig, hand: Hand, text: str, apart_ms: int, target: QWidget | None = None
) -> None:
    """Type a line and Return, as a person or a reader does."""
    for sign in [*text, "\r"]:
        hand.now_ms += apart_ms
        if sign == "\r":
            QTest.keyClick(target or rig.window.felt, Qt.Key.Key_Return)
        else:
            QTest.keyClick(target or rig.window.felt, sign)


def quiet(rig: TableRig, hand: Hand) -> None:
    """Let a second pass in which no key comes."""
    hand.now_ms += 1000
    assert rig.presses.bursts is not None
    rig.presses.bursts.settle()


@pytest.mark.parametrize(
    ("code", "apart_ms"),
    [*((CODE, apart_ms) for apart_ms in (5, 12, 29, 60)), ("b", 60), ("3 100", 60)],
)
def test_what_a_reader_types_never_reaches_the_table(
    table: TableRig, hand: Hand, code: str, apart_ms: int
) -> None:
    table.tell(*IN_TURN)
    told = list(table.session.table.history)
    types(table, hand, code, apart_ms)
    quiet(table, hand)
    assert table.session.table.history == told
    assert table.controller.questions.open is None
    assert "reader" in table.window.sheets.alerts.cards


def test_what_a_reader_types_reaches_no_line_of_text(table: TableRig, hand: Hand) -> None:
    table.tell("open")
    line = table.window.side.bets.line
    line.setFocus()
    types(table, hand, CODE, 10, line)
    quiet(table, hand)
    assert line.text() == ""


@pytest.mark.parametrize("apart_ms", [BURST_MS + 1, 90, 150])
def test_what_a_person_types_reaches_the_table(table: TableRig, hand: Hand, apart_ms: int) -> None:
    table.tell("open")
    line = table.window.side.bets.line
    line.setFocus()
    types(table, hand, "3 100", apart_ms, line)
    quiet(table, hand)
    assert dict(table.session.table.position.boxes[3].bets) == {"p3": 10000}
    assert "reader" not in table.window.sheets.alerts.cards


def test_a_key_goes_on_its_way_by_itself_once_it_is_quiet(
    timed_table: TableRig, hand: Hand
) -> None:
    timed_table.tell(*IN_TURN)
    hand.tap(timed_table.window.felt, Qt.Key.Key_Space)
    assert blackjack_of(timed_table.session.table.position).turn is not None
    hand.tap(timed_table.window.felt, Qt.Key.Key_H)
    timed_table.until(lambda: blackjack_of(timed_table.session.table.position).next_card == (1, 0))


def test_by_the_systems_own_way_a_persons_key_counts_and_a_readers_does_not(
    table: TableRig, hand: Hand
) -> None:
    table.tell(*IN_TURN)
    system = table.window.windowHandle()
    told = list(table.session.table.history)
    for key in (Qt.Key.Key_B, Qt.Key.Key_H, Qt.Key.Key_Return):
        hand.now_ms += 8
        QTest.keyClick(system, key)
    quiet(table, hand)
    assert table.session.table.history == told
    hand.now_ms += 1000
    QTest.keyClick(system, Qt.Key.Key_H)
    assert table.session.table.history == told
    quiet(table, hand)
    assert blackjack_of(table.session.table.position).next_card == (1, 0)


def test_keys_that_waited_while_the_window_was_busy_are_told_apart_by_their_own_time(
    table: TableRig, hand: Hand
) -> None:
    table.tell("open")
    line = table.window.side.bets.line
    line.setFocus()
    for sign in "42":  # both come at once, and were pressed 200 ms apart
        hand.now_ms += 200
        QTest.keyClicks(line, sign)
    quiet(table, hand)
    assert line.text() == "42"


@pytest.mark.parametrize("apart_ms", [5, 60])
def test_a_badge_names_its_owner_and_his_pin_is_asked(
    table: TableRig, hand: Hand, apart_ms: int
) -> None:
    table.tell(*IN_TURN)
    types(table, hand, BADGE, apart_ms)
    quiet(table, hand)
    sheet = table.window.sheets.signing_in
    assert sheet.isVisible()
    view = sheet.steps.view()
    assert view.step is not SignStep.WHO
    assert view.name == "ann"
    assert table.phase() is BlackjackPhase.SUBSEQUENT_DEAL
    assert table.session.person != Person("ann")


def test_a_badge_on_an_open_sign_in_starts_it_again(table: TableRig, hand: Hand) -> None:
    table.window.sheets.sign_in()
    sheet = table.window.sheets.signing_in
    sheet.steps.choose("ben")
    sheet.steps.press("4")
    types(table, hand, BADGE, 8, sheet)
    quiet(table, hand)
    view = sheet.steps.view()
    assert view.name == "ann"
    assert view.dots == 0


def test_a_reader_that_falters_types_nothing_into_the_table(table: TableRig, hand: Hand) -> None:
    table.tell(*IN_TURN)
    told = list(table.session.table.history)
    for sign, apart_ms in zip("b4h2s9", (1000, 40, 120, 60, 200, 5), strict=True):
        hand.now_ms += apart_ms
        QTest.keyClick(table.window.felt, Qt.Key(ord(sign.upper())))
    quiet(table, hand)
    assert table.session.table.history == told
    card = table.window.sheets.alerts.cards["reader"]
    assert card.text.text() == "6 keys came as fast as a badge reader types. None of them counted."
    hand.tap(table.window.felt, Qt.Key.Key_H)
    quiet(table, hand)
    assert blackjack_of(table.session.table.position).next_card == (1, 0)


def test_the_house_says_how_slow_its_badge_reader_is(
    new_rig: Callable[..., TableRig], hand: Hand
) -> None:
    rig = new_rig(presses=Presses(hand), settings="badge-key-ms = 90")
    assert rig.presses.bursts is not None
    rig.presses.bursts._timer.timeout.disconnect()
    rig.tell(*IN_TURN)
    told = list(rig.session.table.history)
    types(rig, hand, CODE, 90)
    quiet(rig, hand)
    assert rig.session.table.history == told


def test_a_key_that_waits_counts_before_a_touch_that_came_after_it(
    table: TableRig, hand: Hand
) -> None:
    table.tell(*IN_TURN)
    hand.tap(table.window.felt, Qt.Key.Key_H)
    assert blackjack_of(table.session.table.position).next_card is None
    hand.now_ms += 20
    QTest.mousePress(table.window.header, Qt.MouseButton.LeftButton)
    assert blackjack_of(table.session.table.position).next_card == (1, 0)
