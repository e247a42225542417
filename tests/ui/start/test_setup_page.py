"""The page of a first start: each question has its row, a wrong answer is said, a profile made."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from tablemgr.basics.errors import Fault
from tablemgr.house.profile import read_profile
from tablemgr.rules.rulebook import games
from ui.start.first_setup import Machine
from ui.start.setup_page import SetupPage, run_page

MACHINE = Machine(
    ports=(("/dev/serial/by-id/usb-SHOE", "Shoe"),),
    protocols=(("angel-eye", "Angel Eye"), ("bee-tek", "Bee Tek")),
    printers=(("tcp://10.0.0.5:9100", "tcp://10.0.0.5:9100"),),
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.toml"


@pytest.fixture
def page(qtbot: QtBot, file: Path) -> SetupPage:
    def write(text: str) -> None:
        file.write_text(text)

    found = SetupPage(MACHINE, write, lambda name: f"PIN of {name}"[-6:], lambda _: "No paper.")
    qtbot.addWidget(found)
    found.resize(1280, 800)
    found.show()
    return found


def test_a_touch_makes_the_table_that_is_offered(page: SetupPage, file: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.made):
        page.make_button.click()
    assert read_profile(file).signs_by_name


@pytest.mark.parametrize("game", games())
def test_a_game_asks_what_it_needs(page: SetupPage, game: str) -> None:
    page.answer("game", game)
    assert page.answers.game == game
    assert ("dealing" in page.rows) == (page.answers.dealing != "")
    for row in page.rows.values():
        assert page.rect().contains(row.geometry().topLeft())


def test_a_wrong_answer_is_said_and_the_one_before_holds(page: SetupPage) -> None:
    field = page.rows["initial"].field
    assert field is not None
    field.setText("500 25")
    field.editingFinished.emit()
    assert "is more than the maximum" in page.note.label.text()
    assert field.text() == page.answers.initial == "25 5000"


def test_a_choice_goes_round(page: SetupPage) -> None:
    page.answer("port", "/dev/serial/by-id/usb-SHOE")
    for expected in ("bee-tek", "angel-eye"):
        button = page.rows["protocol"].button
        assert button is not None
        button.click()
        assert page.answers.protocol == expected


def test_a_real_table_has_a_manager_whose_pin_is_shown_once(
    page: SetupPage, file: Path, qtbot: QtBot
) -> None:
    page.answer("port", "manual")
    page.make_button.click()
    assert "first Shift Manager" in page.note.label.text()
    assert not file.exists()
    page.manager.setText("mary")
    page.make_button.click()
    assert "f mary" in page.note.label.text()
    with qtbot.waitSignal(page.made):
        page.make_button.click()
    assert read_profile(file).sign_in == "pin"


def test_a_printer_is_asked_as_it_is_chosen(page: SetupPage) -> None:
    page.answer("printer", "tcp://10.0.0.5:9100")
    assert page.note.label.text() == "No paper."
    assert "paper" in page.rows


def test_a_profile_that_cannot_be_written_is_said(qtbot: QtBot) -> None:
    def write(_: str) -> None:
        raise Fault("house.toml: No space left on device.", "Name another file.")

    page = SetupPage(MACHINE, write, lambda _: "", lambda _: "")
    qtbot.addWidget(page)
    page.make_button.click()
    assert "No space left" in page.note.label.text()


def test_a_page_that_is_closed_makes_nothing(page: SetupPage, file: Path) -> None:

    QTimer.singleShot(0, page, page.close)
    assert run_page(page, lambda shown: shown.show()) is False
    assert not file.exists()
