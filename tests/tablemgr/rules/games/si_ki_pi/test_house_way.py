"""The House Way against a second statement of Appendix H, by ranks only, over every hand there is.

The oracle lists the ways to make two halves and strikes out what each item does not allow; the
program instead builds the halves. They share no code.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from tablemgr.basics.cards import DECK, Card, card, cards
from tablemgr.rules.games.si_ki_pi.house_way import HandSetting, house_way
from tablemgr.rules.games.si_ki_pi.ranking import rank, worth

ORDER = "23456789TJQKA"
TENS = "TJQK"
POINTS = {**{r: n for n, r in enumerate("A23456789", 1)}, **dict.fromkeys(TENS, 0)}
GONG = 10
LIST_OF_1_II = {
    (7, 9): "a",
    (8, 8): "b",
    (8, 9): "c",
    (7, GONG): "d",
    (8, GONG): "e",
    (9, GONG): "f",
}

Ways = list[tuple[str, str]]
"""Low and High, each as two ranks in order."""


def sum_of(half: str) -> int:
    if half[0] == half[1]:
        return 11 + ORDER.index(half[0])
    return GONG if half == "28" else (POINTS[half[0]] + POINTS[half[1]]) % 10


def in_order(ranks: str) -> str:
    return "".join(sorted(ranks, key=ORDER.index))


def all_ways(ranks: str) -> Ways:
    """Every way to make two halves, the lower one first; of equals the highest card is High."""
    found = set()
    for places in combinations(range(4), 2):
        half = in_order("".join(ranks[i] for i in places))
        rest = in_order("".join(ranks[i] for i in range(4) if i not in places))
        if (sum_of(half), ORDER.index(half[1])) <= (sum_of(rest), ORDER.index(rest[1])):
            found.add((half, rest))
    return sorted(found)


def pairs_in(way: tuple[str, str]) -> int:
    return sum(half[0] == half[1] for half in way)


def sums(way: tuple[str, str]) -> tuple[int, int]:
    return sum_of(way[0]), sum_of(way[1])


@cache
def oracle(ranks: str) -> tuple[Ways, str]:
    """The ways that Appendix H leaves, which is one, and the item that leaves it."""
    ways = all_ways(ranks)
    shape = sorted(Counter(ranks).values(), reverse=True)
    if shape[0] > 1:
        most = max(map(pairs_in, ways))
        kept = [way for way in ways if pairs_in(way) == most]
        paired = Counter(ranks).most_common(1)[0][0]
        for way in ways:
            if shape != [2, 1, 1] or way in kept:
                continue
            if paired == "9" and sums(way) == (9, 9):
                return [way], "1(i)"
            if paired in "87632" and sums(way) in LIST_OF_1_II:
                return [way], f"1(ii)({LIST_OF_1_II[sums(way)]})"
        return kept, "1"
    if "2" in ranks and "8" in ranks:
        return [way for way in ways if way[1] == "28"], "2"
    if set(ranks) == set("A234"):
        return [way for way in ways if sums(way) == (4, 6)], "3(i)"
    if set(ranks) == set("A235"):
        return [way for way in ways if sums(way) == (4, 7)], "3(ii)"
    return by_points(ranks, ways)


def by_points(ranks: str, ways: Ways) -> tuple[Ways, str]:
    best = max(sum_of(low) for low, _ in ways)
    ways = [way for way in ways if sum_of(way[0]) == best]
    tens = [r for r in reversed(ORDER) if r in ranks and r in TENS]
    if len(tens) == 4:
        return [way for way in ways if way[1] == "QK"], "4(iii)"
    if len(tens) == 3:
        return [way for way in ways if tens[0] in way[1]], "4(iii)"
    if len(tens) == 2:
        side = "9" in ranks or "A" in ranks
        return [way for way in ways if tens[0] in way[side]], "4(ii)"
    return ways, "4(i)"


def test_oracle_leaves_one_way_for_every_four_ranks() -> None:
    for hand in combinations(DECK, 4):
        ways, item = oracle(in_order("".join(c.rank for c in hand)))
        assert len(ways) == 1, (hand, item, ways)


def test_every_hand_is_set_as_appendix_h_says() -> None:
    """All C(52, 4) hands: the halves by ranks, the item, and Low never above High (1.8, 1.12)."""
    told = 0
    for hand in combinations(DECK, 4):
        low, high, item = house_way(hand)
        assert {*low, *high} == set(hand)
        assert rank(low) <= rank(high)
        ways, expected = oracle(in_order("".join(c.rank for c in hand)))
        way = in_order(low[0].rank + low[1].rank), in_order(high[0].rank + high[1].rank)
        assert (ways[0], expected) == (way, item), hand
        told += 1
    assert told == 270_725


def set_by_hand(low: str, high: str, item: str) -> HandSetting:
    def half(codes: str) -> tuple[Card, Card]:
        first, second = cards(codes)
        return first, second

    return HandSetting(half(low), half(high), item)


@pytest.mark.parametrize(
    ("hand", "low", "high", "item"),
    [
        ("As 2d 3c 4h", "As 3c", "2d 4h", "3(i)"),
        ("5s 3d 2c Ah", "3d Ah", "5s 2c", "3(ii)"),
        ("9s 9d Kc Qh", "9d Qh", "9s Kc", "1(i)"),
        ("9s 9d Kc Kh", "9s 9d", "Kc Kh", "1"),
        ("9s 9d Kc 5h", "Kc 5h", "9s 9d", "1"),
        ("7s 7d Kc 2h", "7d Kc", "7s 2h", "1(ii)(a)"),
        ("8s 8d Jc Qh", "8d Jc", "8s Qh", "1(ii)(b)"),
        ("8s 8d Kc Ah", "8d Kc", "8s Ah", "1(ii)(c)"),
        ("2s 2d 5c 8h", "2d 5c", "2s 8h", "1(ii)(d)"),
        ("2s 2d 6c 8h", "2d 6c", "2s 8h", "1(ii)(e)"),
        ("8s 8d Ac 2h", "8d Ac", "8s 2h", "1(ii)(f)"),
        ("8s 8d 8c 2h", "8c 2h", "8s 8d", "1"),
        ("7s 7d Ac Ah", "7s 7d", "Ac Ah", "1"),
        ("2s 2d 8c 4h", "8c 4h", "2s 2d", "1"),
        ("2s Kd 8c Ah", "Kd Ah", "2s 8c", "2"),
        ("2c 9d 4s Kd", "2c 4s", "9d Kd", "4(i)"),
        ("Kc Jd 4s 6h", "Kc 4s", "Jd 6h", "4(ii)"),
        ("Kc Jd 9s 6h", "Jd 6h", "Kc 9s", "4(ii)"),
        ("Kc Jd As 6h", "Jd As", "Kc 6h", "4(ii)"),
        ("Tc Jd Qs 5h", "Tc Jd", "Qs 5h", "4(iii)"),
        ("Tc Jd Qs Kh", "Tc Jd", "Qs Kh", "4(iii)"),
        ("Kc Kd Qs Jh", "Qs Jh", "Kc Kd", "1"),
    ],
)
def test_house_way_by_item_of_appendix_h(hand: str, low: str, high: str, item: str) -> None:
    """Where which card of a pair goes is free (S5), ranks are compared; the item always."""
    found, expected = house_way(cards(hand)), set_by_hand(low, high, item)
    assert found.item == item
    for half, told in ((found.low, expected.low), (found.high, expected.high)):
        assert sorted(c.rank for c in half) == sorted(c.rank for c in told)


def test_equal_halves_the_highest_card_is_high_s4() -> None:
    low, high, item = house_way(cards("Kd 5s 2c 3h"))
    assert worth(low) == worth(high) == 5
    assert rank(low) < rank(high)
    assert card("Kd") in high
    assert item == "4(i)"


@pytest.mark.parametrize("hand", ["As 2d 3c", "As 2d 3c 4h 5s", "As As 3c 4h"])
def test_no_four_different_cards_no_house_way(hand: str) -> None:
    with pytest.raises(ValueError, match="four different cards"):
        house_way(cards(hand))
