"""The bead of a Round of Baccarat: who has won, and which Hand has a pair."""

from __future__ import annotations

import pytest

from tablemgr.rules.games.baccarat.position import BaccaratPosition
from tests.ui.presenter.positions import dealt
from ui.families.baccarat.road import bead, names
from ui.views.players import BeadColour

LAID = ("open", "bet 1 ann player 100", "close")


def position_of(*lines: str) -> BaccaratPosition:
    position = dealt(*LAID, *lines, game="baccarat").table.position
    assert isinstance(position, BaccaratPosition)
    return position


@pytest.mark.parametrize(
    ("drawn", "letter", "name", "colour", "pairs"),
    [
        ("card 4h 9c 4d Ks", "B", "Banker", BeadColour.SECOND, (True, False)),
        ("card 9c 4h Ks 4d", "P", "Player", BeadColour.FIRST, (False, True)),
        ("card 9c 9h Ks Kd", "T", "Tie", BeadColour.NEITHER, (False, False)),
        ("card Tc 4h Ks 5d", "B", "Banker", BeadColour.SECOND, (False, False)),
    ],
)
def test_the_bead_says_who_won_and_which_hand_has_a_pair(
    drawn: str, letter: str, name: str, colour: BeadColour, pairs: tuple[bool, bool]
) -> None:
    """A ten and a King are worth the same, and are no pair."""
    made = bead(position_of(drawn))
    assert made is not None
    assert (made.letter, made.name, made.colour, made.pairs) == (letter, name, colour, pairs)
    assert made.name in names()


def test_a_round_without_all_of_its_cards_has_no_bead() -> None:
    assert bead(position_of("card 4h 9c 4d")) is None
