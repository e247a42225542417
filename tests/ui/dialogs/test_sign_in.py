"""The sign-in sheet: what touches and keys do, and how it looks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.tablemgr.house.staff.house import PINS, TOP, House
from tests.ui.fit import faults
from tests.ui.reading import read_all
from tests.ui.stage import SIZES, dress_once, settle, window
from ui.dialogs.sign_in import SignInOverlay
from ui.dialogs.sign_in_steps import ERASE

ANN = Person("ann")


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    dress_once(qapp)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "staff").staffed()
    for number in range(20):
        house.register.add(TOP, f"someone_with_a_long_name_{number:02}", Role.PIT_SUPERVISOR)
    yield house
    house.register.close()


@pytest.fixture
def root(qtbot: QtBot) -> QWidget:
    return window(qtbot, SIZES[0])


def type_digits(overlay: SignInOverlay, pin: str) -> None:
    for digit in pin:
        overlay.digits.pad.keys[digit].click()


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_on_the_page_of_names(
    qtbot: QtBot, house: House, size: tuple[int, int]
) -> None:
    root = window(qtbot, size)
    overlay = SignInOverlay(root, house.door())
    overlay.begin(ANN)
    settle()
    assert len(overlay.names.people) == 6, "three rows of two"
    assert faults(root) == []
    overlay.sign(Role.PIT_SUPERVISOR, ANN)
    settle()
    assert faults(root) == []
    assert root.rect().contains(overlay.sheet.geometry())


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_when_it_has_just_opened(
    qtbot: QtBot, house: House, size: tuple[int, int]
) -> None:
    root = window(qtbot, size)
    overlay = SignInOverlay(root, house.door())
    overlay.begin(ANN)
    assert faults(root) == []


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_on_the_page_of_digits(
    qtbot: QtBot, house: House, size: tuple[int, int]
) -> None:
    root = window(qtbot, size)
    overlay = SignInOverlay(root, house.door())
    overlay.sign(Role.PIT_SUPERVISOR, ANN)
    overlay.names.people["mei"].click()
    for _ in range(3):
        type_digits(overlay, "0001")
        overlay.digits.ok.click()
    type_digits(overlay, "12345678")
    settle()
    assert faults(root) == []
    one_time = house.register.reset_pin(TOP, "mei")
    overlay.digits.back.click()
    overlay.names.people["mei"].click()
    type_digits(overlay, one_time.pin)
    overlay.digits.ok.click()
    type_digits(overlay, "1234")
    overlay.digits.ok.click()
    settle()
    assert overlay.digits.note.isVisible()
    assert overlay.digits.error.isVisible()
    assert faults(root) == []
    assert root.rect().contains(overlay.sheet.geometry())


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_where_it_signs_by_name(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    house = House(tmp_path / "empty")
    root = window(qtbot, size)
    overlay = SignInOverlay(root, house.door(by_name=True))
    overlay.begin(ANN)
    settle()
    assert faults(root) == []
    overlay.names.roles["pit-supervisor"].click()
    assert overlay.names.roles["pit-supervisor"].isChecked()
    overlay.names.name.setText("mei")
    with qtbot.waitSignal(overlay.signed_in) as signed:
        overlay.names.ok.click()
    assert signed.args == [Person("mei", Role.PIT_SUPERVISOR)]
    house.register.close()


def test_a_name_and_a_pin_by_touch(qtbot: QtBot, house: House, root: QWidget) -> None:
    overlay = SignInOverlay(root, house.door())
    overlay.begin(ANN)
    overlay.names.people["ben"].click()
    type_digits(overlay, PINS["ben"][:3])
    assert not overlay.digits.ok.isEnabled()
    type_digits(overlay, "7")
    overlay.digits.pad.keys[ERASE].click()
    type_digits(overlay, PINS["ben"][3:])
    assert overlay.digits.dots.count == 6
    with qtbot.waitSignal(overlay.signed_in) as signed:
        overlay.digits.ok.click()
    assert signed.args == [Person("ben")]
    assert not overlay.isVisible()


def test_a_name_and_a_pin_by_keyboard(qtbot: QtBot, house: House, root: QWidget) -> None:
    root.activateWindow()
    qtbot.waitUntil(root.isActiveWindow)
    overlay = SignInOverlay(root, house.door())
    overlay.sign(Role.PIT_SUPERVISOR, ANN)
    QTest.keyClicks(overlay.names.name, "me")
    assert list(overlay.names.people) == ["mei"]
    QTest.keyClick(overlay.names.name, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is overlay
    QTest.keyClicks(overlay, PINS["mei"] + "5")
    QTest.keyClick(overlay, Qt.Key.Key_Backspace)
    with qtbot.waitSignal(overlay.signed) as signed, qtbot.assertNotEmitted(overlay.signed_in):
        QTest.keyClick(overlay, Qt.Key.Key_Return)
    assert signed.args == [Person("mei", Role.PIT_SUPERVISOR)]


def test_more_names_are_a_touch_away(house: House, root: QWidget) -> None:
    overlay = SignInOverlay(root, house.door())
    overlay.begin(ANN)
    seen = set(overlay.names.people)
    for _ in range(3):
        overlay.names.more.click()
        seen |= set(overlay.names.people)
    assert len(seen) == 24
    overlay.names.more.click()
    assert "ann" in overlay.names.people


def test_escape_signs_nobody(qtbot: QtBot, house: House, root: QWidget) -> None:
    overlay = SignInOverlay(root, house.door())
    overlay.sign(Role.PIT_SUPERVISOR, ANN)
    overlay.names.people["mei"].click()
    type_digits(overlay, "4170")
    with qtbot.waitSignal(overlay.closed), qtbot.assertNotEmitted(overlay.signed):
        QTest.keyClick(overlay, Qt.Key.Key_Escape)
    overlay.sign(Role.PIT_SUPERVISOR, ANN)
    overlay.names.people["mei"].click()
    assert overlay.digits.dots.count == 0


def test_a_table_that_nobody_has_signed_in_at_cannot_be_left(
    qtbot: QtBot, house: House, root: QWidget
) -> None:
    overlay = SignInOverlay(root, house.door())
    overlay.begin(ANN, closable=False)
    with qtbot.assertNotEmitted(overlay.closed):
        QTest.keyClick(overlay, Qt.Key.Key_Escape)
    assert overlay.isVisible()
    assert not overlay.close_button.isVisible()


LONG = ("Alexandrina Featherstonehaugh-Cholmondel", "Alexandrina Featherstonehaugh-Cholmonder")


@pytest.mark.parametrize("size", SIZES)
def test_two_long_names_that_differ_at_their_end_are_read_whole(
    qtbot: QtBot, house: House, size: tuple[int, int]
) -> None:
    for name in LONG:
        house.register.add(TOP, name, Role.PIT_SUPERVISOR)
    root = window(qtbot, size)
    overlay = SignInOverlay(root, house.door())
    for signs_act in (False, True):
        if signs_act:
            overlay.sign(Role.PIT_SUPERVISOR, ANN)
        else:
            overlay.begin(ANN)
        overlay.names.name.setText("alex")
        settle()
        assert [button.text().splitlines()[0] for button in overlay.names.people.values()] == [
            *LONG
        ]
        assert faults(root) == []
        overlay.names.people[LONG[0]].click()
        settle()
        assert overlay.digits.name.text() == LONG[0]
        assert faults(root) == []


@pytest.mark.parametrize("size", SIZES)
def test_what_is_signed_is_there_whole_however_much_it_is(
    qtbot: QtBot, house: House, size: tuple[int, int]
) -> None:
    root = window(qtbot, size)
    overlay = SignInOverlay(root, house.door())
    lines = [f"Setting {n}: twenty-five \u2192 fifty" for n in range(20)]
    overlay.sign(Role.PIT_SUPERVISOR, ANN, "\n".join(lines))
    settle()
    assert overlay.names.what.text().splitlines() == lines
    bar = overlay.names.what_area.verticalScrollBar()
    assert bar.maximum() > 0
    assert root.rect().contains(overlay.sheet.geometry())
    overlay.sign(Role.PIT_SUPERVISOR, ANN, lines[0])
    settle()
    assert bar.maximum() == 0
    assert faults(root) == []


# --- a PIN is read nowhere, and what is signed is read --------------------------------------------


def typed(overlay: SignInOverlay, keys: str) -> str:
    overlay.names.name.clear()
    QTest.keyClicks(overlay.names.name, keys)
    return overlay.names.name.text()


def test_a_pin_that_is_typed_a_step_early_stands_nowhere(root: QWidget, house: House) -> None:
    overlay = SignInOverlay(root, house.door())
    overlay.begin(ANN)
    assert typed(overlay, PINS["ann"]) == ""
    assert overlay.names.error.text() == "First the name. The PIN is asked after it."
    assert typed(overlay, f"ann{PINS['ann']}") == "ann"
    assert typed(overlay, f"ann {PINS['ann']}").strip() == "ann"
    assert typed(overlay, "someone_with_a_long_name_07") == "someone_with_a_long_name_07"
    assert typed(overlay, "someone_with_a_long_name_0738105") == "someone_with_a_long_name_"
    assert typed(overlay, "An") == "An"


def test_return_goes_on_from_the_name_to_the_pin(root: QWidget, house: House) -> None:
    overlay = SignInOverlay(root, house.door())
    overlay.begin(ANN)
    typed(overlay, "ben")
    QTest.keyClick(overlay.names.name, Qt.Key.Key_Return)
    assert overlay.pages.currentWidget() is overlay.digits
    assert overlay.digits.name.text() == "ben"


LINES = "\n".join(f"Person {number} is in it as Dealer, by top." for number in range(20))


def test_what_is_signed_is_read_to_its_end_first(root: QWidget, house: House) -> None:
    overlay = SignInOverlay(root, house.door())
    overlay.sign(Role.SHIFT_MANAGER, ANN, LINES)
    settle()
    page = overlay.names
    assert [button.isEnabled() for button in page.people.values()] == [False]
    page.people["manager"].click()
    overlay.steps.type_name("manager")
    assert page.error.text() == "Read the list to its end first."
    overlay.steps.name_by_badge("manager")
    assert overlay.pages.currentWidget() is page, "nor by a badge"
    assert read_all(overlay) > 1
    bar = page.what_area.verticalScrollBar()
    assert bar.value() == bar.maximum()
    assert page.read_on.isHidden()
    page.people["manager"].click()
    assert overlay.pages.currentWidget() is overlay.digits
    overlay.steps.back()
    assert page.people["manager"].isEnabled(), "it was read"
    overlay.sign(Role.SHIFT_MANAGER, ANN, LINES)
    assert not page.people["manager"].isEnabled(), "the next signature is another"


def test_a_list_that_is_scrolled_by_hand_is_read_too(root: QWidget, house: House) -> None:
    overlay = SignInOverlay(root, house.door())
    overlay.sign(Role.SHIFT_MANAGER, ANN, LINES)
    settle()
    bar = overlay.names.what_area.verticalScrollBar()
    bar.setValue(bar.maximum() - 1)
    assert not overlay.names.people["manager"].isEnabled()
    bar.setValue(bar.maximum())
    assert overlay.names.people["manager"].isEnabled()


@pytest.mark.parametrize("size", SIZES)
def test_what_is_seen_whole_needs_no_reading_and_a_long_list_is_not_cut(
    qtbot: QtBot, house: House, size: tuple[int, int]
) -> None:
    root = window(qtbot, size)
    overlay = SignInOverlay(root, house.door())
    overlay.sign(Role.SHIFT_MANAGER, ANN, "\n".join(LINES.splitlines()[:6]))
    settle()
    assert overlay.names.read_on.isHidden()
    assert overlay.names.people["manager"].isEnabled()
    overlay.sign(Role.SHIFT_MANAGER, ANN, LINES)
    settle()
    assert overlay.names.read_on.isVisible()
    assert root.rect().contains(overlay.sheet.geometry())
    assert faults(root) == []
