"""Changing the house profile's file: what is not changed stays, and nothing wrong is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.house.profile import DEFAULT, Setting, load_or_create, reads
from tablemgr.house.profile_change import change_file, changed


def test_only_what_is_changed_is_another_and_comments_stay() -> None:
    settings: dict[str, Setting | None] = {
        "game": "si-ki-pi",
        "decks": 1,
        "limits.initial": ["10", "1000"],
    }
    text = changed(DEFAULT, settings, "house.toml")
    before, after = DEFAULT.splitlines(), text.splitlines()
    others = [line for line in after if line not in before]
    assert [line.split(" =")[0] for line in others] == ["game", "decks", "initial"]
    assert "# for the sum of a box's Initial Bets" in text
    profile = reads(text, "house.toml")
    assert (profile.game, profile.decks, profile.limits.initial) == ("si-ki-pi", 1, ("10", "1000"))


def test_a_setting_is_added_where_there_is_none_and_taken_out_again() -> None:
    text = changed(DEFAULT, {"game": "si-ki-pi", "decks": 1, "dealing": "shuffler"}, "house.toml")
    assert reads(text, "house.toml").dealing == "shuffler"
    again = changed(text, {"dealing": None, "game": "blackjack-v5", "decks": 6}, "house.toml")
    assert reads(again, "house.toml").dealing is None


def test_the_same_settings_leave_the_text_as_it_is() -> None:
    settings: dict[str, Setting | None] = {
        "game": "rws-blackjack",
        "decks": 8,
        "table-manners.boxes-only": False,
    }
    assert changed(DEFAULT, settings, "house.toml") == DEFAULT


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"layout": "F"}, "has no layout"),
        ({"dealing": "hand"}, "'hand' is not a way of dealing"),
        ({"decks": 1}, "takes 4 to 8 decks"),
        ({"device.port": "/dev/ttyS0"}, "sign-in must be"),
        ({"limits.initial": ["100", "5"]}, "the minimum, 100, is more than the maximum, 5"),
    ],
)
def test_what_would_be_no_profile_is_refused_and_not_written(
    tmp_path: Path, settings: dict[str, str | int | list[str]], says: str
) -> None:
    file = tmp_path / "house.toml"
    load_or_create(file)
    with pytest.raises(Fault, match=says):
        change_file(file, settings)
    assert file.read_text(encoding="utf-8") == DEFAULT
    assert [path.name for path in tmp_path.iterdir()] == ["house.toml"]


def test_a_text_that_is_no_toml_is_refused() -> None:
    with pytest.raises(Fault, match=r"house\.toml"):
        changed("format = = 1", {"decks": 1}, "house.toml")
