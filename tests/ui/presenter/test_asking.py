"""The questions that any game can ask."""

from __future__ import annotations

from tablemgr.rules.commands import WalkAway
from tests.ui.presenter.positions import ACE, dealt
from ui.presenter.asking import walk_away


def test_whose_only_player_has_left_5_3() -> None:
    asked = walk_away(dealt(*ACE))
    assert asked is not None
    assert asked.title == "Whose Player has left?"
    assert [(each.label, each.command, each.reason) for each in asked.choices] == [
        ("Box 1", WalkAway(1), None),
        ("Box 2", WalkAway(2), None),
    ]
    assert asked.cite is not None
    assert asked.cite.number == "5.3"
    assert walk_away(dealt("open", "bet 1 ann 100 seated")) is None, "the Bets are still open"
