"""A game's drawing is found by its appendix, with a place for every Bet, or refused in words."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.rules.rulebook import load
from ui.presenter.families import shown_games
from ui.presenter.layouts import layout_digest, layout_of


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
