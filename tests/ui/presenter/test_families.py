"""Which family's presenter shows a game.

@@ A game's drawing is found by its appendix, with a place for every Bet, or refused in words.
"""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files

import pytest
from msgspec.structs import replace

from tablemgr.basics.errors import Fault
from tablemgr.rules.rulebook import load
from tests.ui.presenter.positions import PAIR, SET, SI_KI_PI, dealt
from ui.families.blackjack.presenter import PRESENTER as BLACKJACK
from ui.families.si_ki_pi.presenter import PRESENTER as FAMILY
from ui.presenter.families import (
    layout_digest,
    layout_of,
    presenter_of,
    presenter_of_book,
    shown_games,
)


def test_each_game_is_shown_by_its_family() -> None:
    assert presenter_of(dealt(*PAIR).table.position) is BLACKJACK
    assert presenter_of(dealt(*SET, game=SI_KI_PI).table.position) is FAMILY
    assert {game for game in shown_games() if presenter_of_book(load(game)) is FAMILY} == {
        "si-ki-pi"
    }
    assert {"blackjack-v4", "blackjack-v5", "live-blackjack", "rws-blackjack"} <= {*shown_games()}


def test_a_game_without_a_screen_is_a_fault_that_says_what_to_do() -> None:
    book = replace(load("rws-blackjack"), family="roulette")
    with pytest.raises(Fault, match="has no screen yet") as raised:
        presenter_of_book(book)
    assert raised.value.remedy == "Choose another game."


@pytest.mark.parametrize("game", shown_games())
def test_each_game_that_is_shown_has_its_first_layout(game: str) -> None:
    book = load(game)
    letter = next(iter(book.layouts))
    assert layout_of(book, letter).boxes
    (name,) = layout_digest(game, letter)
    drawing = files("assets").joinpath("layouts", name).read_bytes()
    assert layout_digest(game, letter) == {name: sha256(drawing).hexdigest()}


def test_a_layout_that_is_not_there_is_a_fault_with_its_file_in_it() -> None:
    with pytest.raises(Fault, match=r"rws-blackjack-z\.svg can't be read"):
        layout_of(load("rws-blackjack"), "Z")
