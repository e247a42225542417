"""Two cards in words, and Appendix G."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import cards
from ui.families.si_ki_pi.words import beats_text, rank_text, rankings


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


def test_appendix_g_from_the_pair_of_aces_down_to_no_points() -> None:
    first, points = rankings()
    assert [row.name for row in first.rows] == ["Pair", "Gong"]
    pairs, gong = (row.cells for row in first.rows)
    assert (pairs[0], pairs[4], pairs[-1], len(pairs)) == ("A A", "10 10", "2 2", 13)
    assert gong == ("8 2",)
    assert [row.name for row in points.rows] == [
        *(f"{count} points" for count in range(9, 1, -1)),
        *("1 point", "0 points"),
    ]
    assert sum(len(row.cells) for row in points.rows) == 13 * 12 // 2 - 1, "each two ranks once"
    assert points.rows[0].cells == ("A 8", "K 9", "Q 9", "J 9", "10 9", "7 2", "6 3", "5 4")
    assert points.rows[8].cells[:4] == ("A K", "A Q", "A J", "A 10")
    assert "in a row the left is higher" in points.title


def test_which_cards_beat_which_with_the_ten_as_people_read_it_s1() -> None:
    ten, five = cards("Th 9s"), cards("5h 4s")
    assert beats_text((five[0], five[1]), (ten[0], ten[1])) == "10 9 beats 5 4"
    assert beats_text((ten[0], ten[1]), (ten[1], ten[0])) == ""
