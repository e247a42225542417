"""The start screen: what it offers, what is chosen, and that a finger and the eye find it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.basics.errors import Fault
from tablemgr.basics.money import Money
from tablemgr.house.profile import DEFAULT, reads
from tablemgr.house.profile_change import changed
from tablemgr.house.settings import SETTINGS
from tablemgr.rules.rulebook import load
from tests.ui.fit import cut_texts
from tests.ui.stage import SIZES, dress_once, settle
from ui.presenter.families import layout_of, presenter_of_book, shown_games
from ui.start.options import choice_of, for_game, settings_of, start_view
from ui.start.screen import StartScreen
from ui.views.start import StartChoice

PROFILE = reads(DEFAULT, "house.toml")


@pytest.fixture
def screen(qtbot: QtBot, qapp: QApplication) -> StartScreen:
    dress_once(qapp)
    made = StartScreen(
        start_view(PROFILE, ["/dev/serial/by-id/usb-shoe"]),
        lambda game, name: layout_of(load(game), name),
    )
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


@pytest.mark.parametrize("game", shown_games())
@pytest.mark.parametrize("size", SIZES)
def test_everything_can_be_read_and_touched(
    screen: StartScreen, size: tuple[int, int], game: str
) -> None:
    screen.resize(*size)
    screen.choose_game(game)
    screen.say(Fault("Round 7 is open and was begun on another table.", "Finish it first."))
    settle()
    assert screen.size().toTuple() == size
    assert cut_texts(screen) == []


@pytest.mark.parametrize("game", shown_games())
def test_a_game_brings_its_own_layouts_decks_and_dealing(screen: StartScreen, game: str) -> None:
    screen.games.buttons[game].click()
    book = load(game)
    assert list(screen.layouts) == list(book.layouts)
    assert screen.choice.layout in book.layouts
    assert book.decks.min <= screen.choice.decks <= book.decks.max
    assert screen.decks.isHidden() == (book.decks.min == book.decks.max)
    assert screen.dealing.isHidden() == (not presenter_of_book(book).dealings())
    text = changed(DEFAULT, settings_of(screen.choice), "house.toml")
    assert reads(text, "house.toml").game == game


def test_what_is_touched_is_what_is_chosen(screen: StartScreen) -> None:
    given: list[StartChoice] = []
    screen.chosen.connect(given.append)
    QTest.keyClick(screen, Qt.Key(Qt.Key.Key_1 + shown_games().index("si-ki-pi")))
    screen.layouts["F"].click()
    assert screen.dealing.buttons["shuffler"].text() == "Sets of four"
    screen.dealing.buttons["shuffler"].click()
    screen.initial.steps[0, +1].click()
    screen.side.steps[1, -1].click()
    screen.port.buttons["/dev/serial/by-id/usb-shoe"].click()
    screen.protocol.buttons["table-link"].click()
    screen.open_button.click()
    (choice,) = given
    assert (choice.game, choice.layout, choice.dealing) == ("si-ki-pi", "F", "shuffler")
    assert choice.initial == (Money(5000), Money(500000))
    assert choice.side == (Money(500), Money(25000))
    assert (choice.port, choice.protocol) == ("/dev/serial/by-id/usb-shoe", "table-link")
    assert choice.by_pin, "who handles people's money signs by PIN"


def test_a_minimum_never_passes_its_maximum(screen: StartScreen) -> None:
    for _ in range(60):
        screen.initial.steps[0, +1].click()
    assert screen.initial.pair == (Money(500000), Money(500000))


def test_where_nothing_is_chosen_the_profile_stays_as_it_is(screen: StartScreen) -> None:
    assert changed(DEFAULT, settings_of(screen.choice), "house.toml") == DEFAULT


def test_why_a_table_does_not_open_is_said_until_something_else_is_chosen(
    screen: StartScreen,
) -> None:
    screen.say(Fault("The port is not there.", "Choose another."))
    assert screen.note.isVisible()
    screen.port.buttons["manual"].click()
    assert screen.note.isHidden()
    assert screen.protocol.isHidden()


def test_a_game_on_the_command_line_keeps_what_fits_it() -> None:
    choice = for_game(PROFILE, "si-ki-pi", "e")
    assert (choice.layout, choice.decks, choice.dealing) == ("E", 1, "shoe")
    assert choice.initial == (Money(2500), Money(500000))
    assert for_game(PROFILE, "blackjack-v5").decks == 8


def test_it_offers_the_settings_that_say_so() -> None:
    offered = {name for name, each in SETTINGS.items() if each.about.at_start}
    assert set(settings_of(choice_of(PROFILE))) == offered
