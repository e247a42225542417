"""Which family's presenter shows a game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tablemgr.basics.errors import Fault
from tablemgr.rules.rulebook import load
from tests.ui.presenter.positions import PAIR, SET, SI_KI_PI, dealt
from ui.families.blackjack.presenter import PRESENTER as BLACKJACK
from ui.families.si_ki_pi.presenter import PRESENTER as FAMILY
from ui.presenter.families import presenter_of, presenter_of_book, shown_games


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
