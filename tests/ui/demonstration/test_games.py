"""Every game that the window can show has a demonstration."""

from __future__ import annotations

import pytest

from tablemgr.rules.commands import parse
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from ui.demonstration.games import USUAL_GAME, script_of
from ui.presenter.families import shown_games


@pytest.mark.parametrize("game", shown_games())
def test_the_demonstration_of_a_game_plays_that_game_and_has_pictures(game: str) -> None:
    script = script_of(game)
    assert script.profile.get("game", USUAL_GAME) == game
    assert script.cards_of_shoe()
    table = Table(load(game))
    for lines in script.rounds:
        assert sum(line.startswith("picture ") for line in lines) >= 2
        for line in lines:
            if line.split()[0] in table.vocabulary.words:
                assert parse(line, table.vocabulary)


def test_the_usual_game_can_be_shown() -> None:
    assert USUAL_GAME in shown_games()
