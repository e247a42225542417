"""Fifty-two cards, one object each."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablemgr.basics.cards import DECK, RANKS, Suit, card, cards


def test_there_is_one_object_a_card() -> None:
    assert len(DECK) == len(set(DECK)) == len({c.code for c in DECK}) == 52
    for place, one in enumerate(DECK):
        assert one.index == place
        assert card(one.code) is one
        assert pickle.loads(pickle.dumps(one)) is one
        assert copy.deepcopy(one) is one
        assert copy.copy(one) is one


def test_pips_follow_the_ranks() -> None:
    assert [card(f"{rank}h").pips for rank in RANKS] == list(range(1, 14))
    assert [suit for suit in Suit if suit.is_red] == [Suit.HEARTS, Suit.DIAMONDS]
    assert len({suit.symbol for suit in Suit}) == 4


def test_a_card_does_not_change() -> None:
    with pytest.raises(AttributeError, match="rank"):
        card("Kh").rank = "A"


@given(st.text(max_size=3))
def test_any_other_code_is_no_card(code: str) -> None:
    if code not in {c.code for c in DECK}:
        with pytest.raises(ValueError, match="not a card"):
            card(code)


def test_several_cards_in_a_text() -> None:
    assert cards(" Kh  9d ") == (card("Kh"), card("9d"))
    assert cards("") == ()
    with pytest.raises(ValueError, match="10h"):
        cards("Kh 10h")
