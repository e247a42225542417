"""The House Way: how the House sets four cards as Low and High (Appendix H, ruling S4).

Pure functions of the cards. Each item of Appendix H is one function below; they are tried in order,
and the first one that gives a setting decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tablemgr.basics.cards import Card
from tablemgr.rules.games.si_ki_pi.ranking import GONG, Half, order, points, strength, worth


class HandSetting(NamedTuple):
    """Four cards as Low and High, and the Appendix H item that placed them.

    `item` is None if a Player set them.
    """

    low: Half
    high: Half
    item: str | None = None

    def as_json(self) -> dict[str, list[str]]:
        """Give Low and High, each as the codes of its cards."""
        return {
            "low": [card.code for card in self.low],
            "high": [card.code for card in self.high],
        }


SPLIT_PAIRS: Final = {
    (7, 9): "1(ii)(a)",
    (8, 8): "1(ii)(b)",
    (8, 9): "1(ii)(c)",
    (7, GONG): "1(ii)(d)",
    (8, GONG): "1(ii)(e)",
    (9, GONG): "1(ii)(f)",
}
"""1(ii): a pair of 8s, 7s, 6s, 3s or 2s is split if the Low and the High Hand are worth this."""

EXCEPTIONS: Final = {"A234": ("3(i)", "A3"), "A235": ("3(ii)", "A3")}
"""3: the four ranks that have a setting of their own: its item, and the ranks of the Low Hand."""


def house_way(cards: Sequence[Card]) -> HandSetting:
    """Set four cards by the House Way; each half keeps the order of the cards.

    Raises `ValueError` for more or fewer than four different cards.
    """
    if len(cards) != 4 or len(set(cards)) != 4:
        raise ValueError("the House Way is for four different cards")
    hand = tuple(cards)
    setting = _pairs(hand) or _gong(hand) or _exceptions(hand) or _points(hand)
    by_place = hand.index
    low, high = (tuple(sorted(half, key=by_place)) for half in setting[:2])
    return HandSetting((low[0], low[1]), (high[0], high[1]), setting.item)


def arranged(one: Half, other: Half, item: str | None = None) -> HandSetting:
    """Two halves as Low and High by their strength (1.8, 1.12; rulings S2 and S4)."""
    if strength(one) > strength(other):
        return HandSetting(other, one, item)
    return HandSetting(one, other, item)


def _pairs(hand: Sequence[Card]) -> HandSetting | None:
    """1: a pair is kept together, unless 1(i) or 1(ii) splits it."""
    first, second, third, fourth = _pairs_first(hand)
    if first.rank != second.rank:
        return None
    if third.rank not in (first.rank, fourth.rank):
        split = _split_pair((first, third), (second, fourth))
        if split is not None:
            return split
    return arranged((third, fourth), (first, second), "1")


def _pairs_first(hand: Sequence[Card]) -> list[Card]:
    """The cards by how many there are of their rank, then by their order, the highest first."""
    ranks = [card.rank for card in hand]
    return sorted(hand, key=lambda card: (ranks.count(card.rank), order(card)), reverse=True)


def _split_pair(one: Half, other: Half) -> HandSetting | None:
    """1(i), 1(ii): the only pair is split, one card of it in each half, in the cases listed there;
    else None.
    """
    setting = arranged(one, other)
    sums = worth(setting.low), worth(setting.high)
    paired = one[0].rank
    if paired == "9" and sums == (9, 9):
        return setting._replace(item="1(i)")
    if paired in "87632" and sums in SPLIT_PAIRS:
        return setting._replace(item=SPLIT_PAIRS[sums])
    return None


def _gong(hand: Sequence[Card]) -> HandSetting | None:
    """2: without a pair, 2 and 8 are the High Hand."""
    gong = [card for card in hand if card.rank in "28"]
    if len(gong) != 2:
        return None
    low = [card for card in hand if card not in gong]
    return HandSetting((low[0], low[1]), (gong[0], gong[1]), "2")


def _exceptions(hand: Sequence[Card]) -> HandSetting | None:
    """3: Ace, 2, 3 and 4, and Ace, 2, 3 and 5."""
    name = "".join(card.rank for card in sorted(hand, key=lambda card: card.pips))
    if name not in EXCEPTIONS:
        return None
    item, low_ranks = EXCEPTIONS[name]
    low = [card for card in hand if card.rank in low_ranks]
    high = [card for card in hand if card.rank not in low_ranks]
    return HandSetting((low[0], low[1]), (high[0], high[1]), item)


def _points(hand: Sequence[Card]) -> HandSetting:
    """4: four different ranks, by Point Totals; two tens and three tens have items of their own."""
    by_order = sorted(hand, key=order, reverse=True)
    tens = [card for card in by_order if points(card) == 0]
    others = [card for card in by_order if points(card) != 0]
    if len(tens) >= 3:
        return _three_tens(tens, others)
    if len(tens) == 2:
        return _two_tens(tens, others)
    # No two of them have the same Low Hand Sum here.
    return max(settings(hand, "4(i)"), key=lambda setting: worth(setting.low))


def settings(hand: Sequence[Card], item: str | None = None) -> list[HandSetting]:
    """Each way to make two halves of four cards."""
    a, b, c, d = hand
    ways: tuple[tuple[Half, Half], ...] = (((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c)))
    return [arranged(one, other, item) for one, other in ways]


def _two_tens(tens: Sequence[Card], others: Sequence[Card]) -> HandSetting:
    """4(ii): the higher ten goes Low, but High if the others contain a 9 or an Ace."""
    small, large = sorted(others, key=points)
    higher, lower = tens
    if any(card.rank in "9A" for card in others):
        return HandSetting((lower, small), (higher, large), "4(ii)")
    return HandSetting((higher, small), (lower, large), "4(ii)")


def _three_tens(tens: Sequence[Card], others: Sequence[Card]) -> HandSetting:
    """4(iii): the highest of 10, J, Q, K goes High with the fourth card, the other two are Low.

    If all four are tens, King and Queen are High (ruling S4).
    """
    highest, second, *rest = tens
    if others:
        return HandSetting((second, rest[0]), (highest, others[0]), "4(iii)")
    return HandSetting((rest[0], rest[1]), (highest, second), "4(iii)")
