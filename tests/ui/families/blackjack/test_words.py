"""The words for what a Hand of Blackjack is worth."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import cards
from tablemgr.basics.money import ZERO
from tablemgr.rules.games.blackjack.hand import Hand
from ui.families.blackjack.words import total_text


@pytest.mark.parametrize(
    ("held", "words"),
    [
        ("", ""),
        ("As", "soft 11"),
        ("As 6d", "soft 17"),
        ("Kh 7c", "17"),
        ("Ks Qd", "20"),
        ("Kh 7c 9s", "Bust 26"),
    ],
)
def test_a_hands_total_is_said_as_the_rules_say_it(held: str, words: str) -> None:
    hand = Hand({"ann": ZERO})
    for card in cards(held) if held else ():
        hand.add(card)
    assert total_text(hand) == words
