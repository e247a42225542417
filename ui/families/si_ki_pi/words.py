"""Says in the window's words what two cards are worth, and the rankings of Appendix G.

Knows no widget and no rule.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.games.si_ki_pi.comparing import by_the_cards
from tablemgr.rules.games.si_ki_pi.position import SHOE, SHUFFLER
from tablemgr.rules.games.si_ki_pi.ranking import (
    GONG,
    Half,
    RankOfTwo,
    appendix_g,
    named,
    shown_rank,
    worth,
)
from ui.views.look_up import WordRow, WordTable

translate = QCoreApplication.translate
RANKINGS_AT: Final = "G"
"""The appendix of the rankings."""


def dealings() -> dict[str, str]:
    """Name the ways of dealing, as the start screen does."""
    return {
        SHOE: translate("si-ki-pi", "One card at a time"),
        SHUFFLER: translate("si-ki-pi", "Sets of four"),
    }


def rank_text(half: Half) -> str:
    """`Pair of 9s`, `Gong`, `7 points`."""
    points = worth(half)
    return _pair_text(half[0].rank) if points > GONG else _points_text(points)


def beats_text(half: Half, dealers: Half) -> str:
    """`K 9 beats Q 9` if cards decide between two equal Point Totals (S1), else empty."""
    found = by_the_cards(half, dealers)
    if found is None:
        return ""
    higher, lower = map(named, found)
    return translate("si-ki-pi", "{higher} beats {lower}").format(higher=higher, lower=lower)


def _pair_text(rank_name: str) -> str:
    named = {
        "A": translate("si-ki-pi", "Pair of Aces"),
        "K": translate("si-ki-pi", "Pair of Kings"),
        "Q": translate("si-ki-pi", "Pair of Queens"),
        "J": translate("si-ki-pi", "Pair of Jacks"),
    }
    other = translate("si-ki-pi", "Pair of {rank}s").format(rank=shown_rank(rank_name))
    return named.get(rank_name, other)


def _points_text(points: int) -> str:
    if points == GONG:
        return translate("si-ki-pi", "Gong")
    if points == 1:
        return translate("si-ki-pi", "1 point")
    return translate("si-ki-pi", "{points} points").format(points=points)


def _hands(line: RankOfTwo) -> tuple[str, ...]:
    return tuple(f"{shown_rank(one)} {shown_rank(other)}" for one, other in line.hands)


def rankings() -> tuple[WordTable, ...]:
    """The rankings of Appendix G as tables."""
    lines = appendix_g()
    pairs = tuple(hand for line in lines if line.worth > GONG for hand in _hands(line))
    rows: tuple[WordRow, ...] = (WordRow(translate("si-ki-pi", "Pair"), pairs),)
    rows += tuple(
        WordRow(_points_text(line.worth), _hands(line)) for line in lines if line.worth == GONG
    )
    points = tuple(
        WordRow(_points_text(line.worth), _hands(line)) for line in lines if line.worth < GONG
    )
    return (
        WordTable(translate("si-ki-pi", "Pairs and Gong, the highest first"), rows),
        WordTable(
            translate(
                "si-ki-pi",
                "Point Total: in a row the left is higher; 0 against 0 is the Dealer's",
            ),
            points,
        ),
    )
