"""Totals of Hands (1.2, 1.12, 1.28, 3.2; ruling B1)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablemgr.basics.cards import DECK, cards
from tablemgr.rules.games.blackjack.hand import CardRow, card_value


@pytest.mark.parametrize(
    ("codes", "total", "soft", "natural"),
    [
        ("", 0, False, False),
        ("Ah", 11, True, False),
        ("Kh", 10, False, False),
        ("Ah Kh", 21, True, True),
        ("Th Ah", 21, True, True),
        ("Ah Ad", 12, True, False),
        ("Ah 6d", 17, True, False),
        ("Ah 6d 8c", 15, False, False),
        ("Ah 6d 8c 5s", 20, False, False),
        ("Ah 9d Ac", 21, True, False),
        ("Ah 9d Ac Ts", 21, False, False),
        ("7h 7d 7c", 21, False, False),
        ("5h 6d", 11, False, False),
        ("Th 6d 6c", 22, False, False),
        ("Ah Ad Ac As Th 8h", 22, False, False),
        ("Jh Qd", 20, False, False),
    ],
)
def test_total_b1(codes: str, total: int, soft: bool, natural: bool) -> None:
    row = CardRow(cards(codes))
    assert (row.total, row.soft, row.natural) == (total, soft, natural)
    assert row.bust is (total > 21)


def test_values_3_2() -> None:
    assert [card_value(card) for card in cards("Ah 2h 9h Th Jh Qh Kh")] == [1, 2, 9, 10, 10, 10, 10]


@given(st.lists(st.sampled_from(DECK), min_size=1, max_size=9))
def test_total_is_the_best_way_to_count_the_aces_b1(drawn: list[object]) -> None:
    row = CardRow(card for card in DECK for d in drawn if d is card)
    ways = [(1, 11) if card.rank == "A" else (min(card.pips, 10),) for card in row.cards]
    totals = {sum(way) for way in product(*ways)}
    assert row.total == max((t for t in totals if t <= 21), default=min(totals))
    assert row.soft is (row.total != min(totals))
    assert row.bust is (min(totals) > 21)
