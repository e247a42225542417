"""The questions that any game can ask."""

from __future__ import annotations

from tablemgr.rules.commands import Back, Left, WalkAway
from tests.ui.presenter.positions import ACE, dealt
from ui.presenter.asking import walk_away


def test_whose_only_player_has_left_5_3() -> None:
    asked = walk_away(dealt(*ACE))
    assert asked is not None
    assert asked.title == "Who has left, or is back?"
    assert [(each.label, each.command, each.reason) for each in asked.choices] == [
        ("Box 1", WalkAway(1), None),
        ("Box 2", WalkAway(2), None),
    ]
    assert asked.cite is not None
    assert asked.cite.number == "5.3"
    assert walk_away(dealt("open", "bet 1 ann 100 seated")) is None, "the Bets are still open"


def test_who_decides_has_left_and_is_back_i21() -> None:
    deal = ("bet 1 ann 20 seated", "bet 1 bob 10", "close", "card 9h 6d 8d", "proceed")
    asked = walk_away(dealt("open", *deal))
    assert asked is not None
    assert [(c.label, c.command) for c in asked.choices] == [("Box 1: ann has left", Left(1))]
    asked = walk_away(dealt("open", *deal, "left 1"))
    assert asked is not None
    assert [(c.label, c.command) for c in asked.choices] == [
        ("Box 1: bob has left", Left(1)),
        ("Box 1: ann is back", Back(1)),
    ]
