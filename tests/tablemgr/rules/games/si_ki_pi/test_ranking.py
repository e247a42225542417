"""The rankings of Appendix G, as its tables print them."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from tablemgr.basics.cards import DECK, Card, cards
from tablemgr.rules.games.si_ki_pi.ranking import GONG, order, rank, ranks

POINT_TABLE = {
    9: "A8 K9 Q9 J9 T9 72 63 54",
    8: "A7 K8 Q8 J8 T8 62 53",
    7: "A6 K7 Q7 J7 T7 98 52 43",
    6: "A5 K6 Q6 J6 T6 97 42",
    5: "A4 K5 Q5 J5 T5 96 87 32",
    4: "A3 K4 Q4 J4 T4 95 86",
    3: "A2 K3 Q3 J3 T3 94 85 76",
    2: "K2 Q2 J2 T2 93 84 75",
    1: "AK AQ AJ AT 92 83 74 65",
}
"""Appendix G, Hands Ranking (Point Total)."""


def half(codes: str) -> tuple[Card, Card]:
    first, second = cards(codes)
    return first, second


@pytest.mark.parametrize(("points", "listed"), POINT_TABLE.items())
def test_point_totals_of_appendix_g_3_4_2(points: int, listed: str) -> None:
    for two in listed.split():
        assert rank(half(f"{two[0]}s {two[1]}h")) == points


def test_what_appendix_g_does_not_list_has_no_points_3_4_2() -> None:
    listed = {frozenset(two) for row in POINT_TABLE.values() for two in row.split()}
    for first, second in combinations(DECK, 2):
        name = frozenset(first.rank + second.rank)
        if len(name) == 2 and name not in listed and name != {"2", "8"}:
            assert rank((first, second)) == 0


def test_pairs_from_aces_down_then_gong_then_points_3_4_1() -> None:
    pairs = [half(f"{r}s {r}d") for r in "AKQJT98765432"]
    ladder = [*map(rank, pairs), rank(half("2s 8d")), 9]
    assert all(higher > lower for higher, lower in pairwise(ladder))
    assert rank(half("8c 2h")) == GONG


def test_suits_and_places_do_not_matter_3_3() -> None:
    for first, second in combinations(DECK, 2):
        other = half(f"{second.rank}c {first.rank}d")
        assert rank((first, second)) == rank(other)


def test_order_of_the_cards_3_3() -> None:
    deck = sorted(DECK[:13], key=order)
    assert "".join(c.rank for c in deck) == "23456789TJQKA"


def test_same_ranks_are_the_same_setting_s5() -> None:
    assert ranks(cards("Kd 3s")) == ranks(cards("3h Kc")) == "3K"
