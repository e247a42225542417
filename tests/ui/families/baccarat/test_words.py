"""The words for the two Hands and what they are worth."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import cards
from tablemgr.rules.games.baccarat.position import BANKER, PLAYER
from ui.families.baccarat.words import hand_name, hands_text, total_text


def test_the_hands_have_their_own_names() -> None:
    assert [hand_name(place) for place in (PLAYER, BANKER)] == ["Player", "Banker"]


@pytest.mark.parametrize(
    ("held", "words"),
    [("", ""), ("Kh", "0"), ("7h 6d", "3"), ("9c Kd", "Natural 9"), ("5h 4d Ks", "9")],
)
def test_a_total_is_its_last_digit_and_a_natural_says_so_1_2_1_3(held: str, words: str) -> None:
    assert total_text(cards(held) if held else ()) == words


def test_what_decides_who_wins_is_both_totals_3_11() -> None:
    assert hands_text(cards("7h Kd"), cards("2s 2c 4d")) == "Player 7, Banker 8"
