"""The Players' screen: what it shows, what it never shows, and that its loss changes nothing."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit

from tests.ui.rig import TableRig
from ui.players_screen.screen import LOST, ForThePlayers
from ui.presenter.families import layout_of
from ui.theme.tokens import TOKENS
from ui.views.felt import place_id
from ui.views.header import MenuItem

NewRig = Callable[..., TableRig]
BANKER_WINS = ("open", "bet 1 annabel banker 100", "bet 2 bob tie 25", "close")
SIX_CARDS = ("card 2h 5s", "card 2d Kc", "card 7c 3h")


def shown_to_players(rig: TableRig) -> ForThePlayers:
    """Make the Players' screen of a table, as if it had a screen of its own."""
    controller = rig.controller
    layout = layout_of(rig.session.table.rulebook, controller.profile.layout)
    players = ForThePlayers(controller, layout, rig.window, rig.window.sheets.messages.alert)
    players.screen.resize(1280, 800)
    players.screen.show()
    rig.qtbot.addWidget(players.screen)
    return players


def finish(rig: TableRig) -> None:
    while rig.controller.settling.lines_left:
        rig.controller.settling.next_line()
    rig.tell("settle")


def texts(players: ForThePlayers) -> str:
    return " ".join(label.text() for label in players.screen.findChildren(QLabel))


def picture(players: ForThePlayers, name: str) -> None:
    if folder := os.environ.get("TABLEMGR_PICTURES"):
        QApplication.processEvents()
        players.screen.grab().save(f"{folder}/{name}.png")


def test_baccarat_shows_the_bead_road_its_counts_and_the_pays(new_rig: NewRig) -> None:
    rig = new_rig(settings='game = "baccarat"')
    players = shown_to_players(rig)
    for _ in range(2):
        rig.tell(*BANKER_WINS, *SIX_CARDS)
        finish(rig)
    beads = players.screen.road.beads
    assert [bead.letter for bead in beads] == ["B", "B"]
    assert beads[0].pairs == (True, False), "the Player's first two cards are twos"
    shown = texts(players)
    for words in ("Banker", "8 to 1", "11 to 1", "1 to 1 less 5%", "Results of this shoe"):
        assert words in shown
    picture(players, "players-baccarat")
    again = shown_to_players(rig)
    assert again.screen.road.beads == beads, "read from the journal, as after a new start"


def test_its_ground_is_that_of_the_theme_also_after_a_switch(new_rig: NewRig) -> None:
    rig = new_rig()
    players = shown_to_players(rig)
    for _ in range(2):
        rig.window.menu.open(MenuItem.BRIGHT)
        ground = players.screen.grab().toImage().pixelColor(2, 2)
        assert ground.name() == TOKENS.colours.room


def test_its_title_is_in_the_language_of_what_stands_beside_it(new_rig: NewRig) -> None:
    rig = new_rig(settings='game = "baccarat"')
    players = shown_to_players(rig)
    english = players.screen.road_title.text()
    for tag, is_english in (("zh-SG", False), ("en", True)):
        rig.open_table.languages.choose(tag)
        assert (players.screen.road_title.text() == english) is is_english


def test_no_name_no_amount_and_no_control_is_on_it(new_rig: NewRig) -> None:
    rig = new_rig()
    players = shown_to_players(rig)
    rig.tell("open", "bet 1 annabel 175 seated", "bet 2 cho 125 seated", "close")
    rig.tell("card 8h 9d", "card Td", "card 8d Tc")
    assert players.screen.felt is not None
    view = players.screen._shown
    assert view is not None
    assert all(not box.player and not box.bets for box in view.felt.boxes)
    assert len(view.felt.box(1).hands[0].cards) == 2
    assert "annabel" not in texts(players)
    assert "175" not in texts(players)
    for kind in (QAbstractButton, QLineEdit):
        assert players.screen.findChildren(kind) == []
    picture(players, "players-blackjack")


def test_a_card_that_lies_face_down_stays_so(new_rig: NewRig) -> None:
    rig = new_rig(settings='game = "si-ki-pi"\ndecks = 1')
    players = shown_to_players(rig)
    rig.tell("open", "bet 1 ann 100 seated", "close", "card 2h 3h 4h 5h")
    view = players.screen._shown
    assert view is not None
    cards = [card for box in view.felt.boxes for hand in box.hands for card in hand.cards]
    assert cards
    assert set(cards) == {None}


def test_its_loss_changes_nothing(new_rig: NewRig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = new_rig()
    players = shown_to_players(rig)
    players.show()
    assert not players.screen.isVisible(), "there is one screen only: it must not cover the table"
    assert LOST in rig.window.messages.list.cards

    def breaks(*_: object) -> None:
        raise RuntimeError("the second screen is gone")

    monkeypatch.setattr(players.screen, "set_view", breaks)
    rig.tell("open", "bet 1 ann 100 seated", "close", "card 8h")
    assert rig.controller.standstill.view is None
    assert rig.cards() == ["8h"]


def test_a_box_in_play_has_its_number_once(rig: TableRig) -> None:
    """No name covers the number of the drawing here: a plate does."""
    players = shown_to_players(rig)
    rig.tell("open", "bet 1 ann 50 seated", "bet 3 cho 50", "close")
    QApplication.processEvents()
    felt = players.screen.felt
    place = felt._geometry.rect(place_id(3, "name"))
    right = place.adjusted(place.height() * 1.2, 4, -place.height() * 0.5, -4).toAlignedRect()
    picture = felt.grab().toImage()
    colours = {
        picture.pixelColor(x, y).name()
        for x in range(right.left(), right.right())
        for y in range(right.top(), right.bottom())
    }
    assert len(colours) == 1
