"""The rankings of Appendix G, as its tables print them."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from tablemgr.basics.cards import DECK, cards
from tablemgr.rules.games.si_ki_pi.ranking import (
    GONG,
    Half,
    named,
    order,
    rank,
    ranks,
    strength,
    worth,
)

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


def half(codes: str) -> Half:
    first, second = cards(codes)
    return first, second


PAIRS = [f"{r}{r}" for r in "AKQJT98765432"]
ROWS = [two for row in POINT_TABLE.values() for two in row.split()]


def of_ranks(two: str) -> Half:
    return half(f"{two[0]}s {two[1]}h")


@pytest.mark.parametrize(("points", "listed"), POINT_TABLE.items())
def test_point_totals_of_appendix_g_3_4_2(points: int, listed: str) -> None:
    assert {worth(of_ranks(two)) for two in listed.split()} == {points}


def test_what_appendix_g_does_not_list_has_no_points_and_is_all_equal_3_4_2_3_22_5() -> None:
    listed = {frozenset(two) for two in ROWS}
    rest = {
        (first, second)
        for first, second in combinations(DECK, 2)
        if len(name := {first.rank, second.rank}) == 2 and name not in (*listed, {"2", "8"})
    }
    assert {worth(two) for two in rest} == {0}
    assert len({rank(two) for two in rest}) == 1
    assert rank(next(iter(rest))) < rank(of_ranks("65"))


def test_pairs_from_aces_down_then_gong_then_the_rows_of_appendix_g_from_left_to_right_s1() -> None:
    ladder = [rank(of_ranks(two)) for two in (*PAIRS, "28", *ROWS)]
    assert all(higher > lower for higher, lower in pairwise(ladder))
    assert worth(half("8c 2h")) == GONG


@pytest.mark.parametrize(
    ("higher", "lower"), [("K9", "Q9"), ("T9", "72"), ("AK", "AQ"), ("AJ", "AT"), ("AT", "92")]
)
def test_of_equal_points_the_higher_card_then_the_other_one_s1(higher: str, lower: str) -> None:
    assert worth(of_ranks(higher)) == worth(of_ranks(lower)) > 0
    assert rank(of_ranks(higher)) > rank(of_ranks(lower))


def test_of_two_zeros_the_one_with_the_highest_card_is_high_and_none_ranks_higher_s4() -> None:
    ace, king = of_ranks("9A"), of_ranks("KQ")
    assert rank(ace) == rank(king)
    assert strength(ace) > strength(king) > strength(of_ranks("KJ"))


def test_two_cards_are_named_as_appendix_g_writes_them() -> None:
    assert [named(half(codes)) for codes in ("9s Kd", "Th Ac", "3s Td")] == ["K 9", "A 10", "10 3"]


def test_suits_and_places_do_not_matter_3_3() -> None:
    for first, second in combinations(DECK, 2):
        other = half(f"{second.rank}c {first.rank}d")
        assert rank((first, second)) == rank(other)


def test_order_of_the_cards_3_3() -> None:
    deck = sorted(DECK[:13], key=order)
    assert "".join(c.rank for c in deck) == "23456789TJQKA"


def test_same_ranks_are_the_same_setting_s5() -> None:
    assert ranks(cards("Kd 3s")) == ranks(cards("3h Kc")) == "3K"
