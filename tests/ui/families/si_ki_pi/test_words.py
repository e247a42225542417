"""Two cards in words, and Appendix G."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import cards
from ui.families.si_ki_pi.words import rank_text, rankings, shown_rank


@pytest.mark.parametrize(
    ("held", "words"),
    [
        ("As Ad", "Pair of Aces"),
        ("Ks Kd", "Pair of Kings"),
        ("Qs Qd", "Pair of Queens"),
        ("Js Jd", "Pair of Jacks"),
        ("Ts Td", "Pair of 10s"),
        ("2s 2d", "Pair of 2s"),
        ("8s 2d", "Gong"),
        ("5s 4d", "9 points"),
        ("As Kd", "1 point"),
        ("9s 2d", "1 point"),
        ("Ks Qd", "0 points"),
    ],
)
def test_what_two_cards_are_worth_3_4(held: str, words: str) -> None:
    one, other = cards(held)
    assert rank_text((one, other)) == words


def test_a_ten_is_shown_as_a_number_and_no_other_rank_is_changed() -> None:
    assert [shown_rank(rank) for rank in "AKQJT92"] == ["A", "K", "Q", "J", "10", "9", "2"]


def test_appendix_g_from_the_pair_of_aces_down_to_no_points() -> None:
    first, points = rankings()
    assert [row.rank for row in first.rows] == ["Pair", "Gong"]
    pairs, gong = (row.hands for row in first.rows)
    assert (pairs[0], pairs[4], pairs[-1], len(pairs)) == ("A A", "10 10", "2 2", 13)
    assert gong == ("8 2",)
    assert [row.rank for row in points.rows] == [
        *(f"{count} points" for count in range(9, 1, -1)),
        *("1 point", "0 points"),
    ]
    assert sum(len(row.hands) for row in points.rows) == 13 * 12 // 2 - 1, "each two ranks once"
