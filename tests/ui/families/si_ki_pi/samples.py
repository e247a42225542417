"""Made-up Hands to set, for tests and pictures, with the words of Si Ki Pi."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from tablemgr.basics.cards import cards
from ui.families.si_ki_pi.view import (
    SettingView,
    TwoCards,
    WayView,
)
from ui.views.look_up import WordRow, WordTable
from ui.views.shared import Citation

_POINTS: Final = {"A": 1, **{str(n): n for n in range(2, 10)}}
_ORDER: Final = "AKQJT98765432"
_NAMES: Final = {"A": "Aces", "K": "Kings", "Q": "Queens", "J": "Jacks", "T": "10s"}
S2: Final = Citation("S2", "The halves are Low and High by their rank.", ruling=True)


def _worth(two: Iterable[str]) -> int:
    """The rank as a number: 12 to 24 for a pair, 11 for Gong, otherwise the points."""
    one, other = two
    if one == other:
        return 24 - _ORDER.index(one)
    if {one, other} == {"2", "8"}:
        return 11
    return (_POINTS.get(one, 0) + _POINTS.get(other, 0)) % 10


def rank_text(two: TwoCards) -> str:
    """`Pair of 9s`, `Gong`, `7 points`."""
    ranks = [card.rank for card in two]
    if ranks[0] == ranks[1]:
        return f"Pair of {_NAMES.get(ranks[0], ranks[0] + 's')}"
    worth = _worth(ranks)
    return "Gong" if worth == 11 else "1 point" if worth == 1 else f"{worth} points"


def _way(low: TwoCards, high: TwoCards) -> WayView:
    wrong = _worth(card.rank for card in low) > _worth(card.rank for card in high)
    notice = "High ranks below Low: set so, they are exchanged." if wrong else ""
    return WayView(low, high, rank_text(low), rank_text(high), notice, S2 if wrong else None)


def _shown(rank: str) -> str:
    return "10" if rank == "T" else rank


def rankings() -> tuple[WordTable, ...]:
    """Appendix G."""
    pairs = tuple(f"{_shown(rank)} {_shown(rank)}" for rank in _ORDER)
    rows = []
    for points in range(9, -1, -1):
        hands = tuple(
            f"{_shown(one)} {_shown(other)}"
            for one, other in combinations(_ORDER, 2)
            if _worth((one, other)) == points
        )
        rows.append(WordRow("1 point" if points == 1 else f"{points} points", hands))
    return (
        WordTable(
            "Pairs and Gong, the highest first",
            (WordRow("Pair", pairs), WordRow("Gong", ("2 8",))),
        ),
        WordTable("Point Total", tuple(rows)),
    )


def setting(codes: str = "9h 9c Ad Kh", player: str = "Dimitri") -> SettingView:
    """A view with all six ways; `codes` are the four cards."""
    first, second, third, fourth = four = cards(codes)
    ways = []
    for one, other in combinations(four, 2):
        rest = [card for card in four if card not in (one, other)]
        ways.append(_way((one, other), (rest[0], rest[1])))
    return SettingView(3, player, (first, second, third, fourth), tuple(ways), rankings())
