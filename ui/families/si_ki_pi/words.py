"""Says in the window's words what two cards are worth, and the rankings of Appendix G.

Knows no widget and no rule.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.games.si_ki_pi.position import SHOE, SHUFFLER
from tablemgr.rules.games.si_ki_pi.ranking import GONG, Half, RankOfTwo, appendix_g, rank
from ui.families.si_ki_pi.view import RankingRow, RankingTable

translate = QCoreApplication.translate


def dealings() -> dict[str, str]:
    """What the start screen calls the ways of dealing."""
    return {
        SHOE: translate("si-ki-pi", "One card at a time"),
        SHUFFLER: translate("si-ki-pi", "Sets of four"),
    }


def rank_text(half: Half) -> str:
    """`Pair of 9s`, `Gong`, `7 points`."""
    worth = rank(half)
    return _pair_text(half[0].rank) if worth > GONG else _worth_text(worth)


def _pair_text(rank_name: str) -> str:
    named = {
        "A": translate("si-ki-pi", "Pair of Aces"),
        "K": translate("si-ki-pi", "Pair of Kings"),
        "Q": translate("si-ki-pi", "Pair of Queens"),
        "J": translate("si-ki-pi", "Pair of Jacks"),
    }
    other = translate("si-ki-pi", "Pair of {rank}s").format(rank=shown_rank(rank_name))
    return named.get(rank_name, other)


def _worth_text(worth: int) -> str:
    if worth == GONG:
        return translate("si-ki-pi", "Gong")
    if worth == 1:
        return translate("si-ki-pi", "1 point")
    return translate("si-ki-pi", "{points} points").format(points=worth)


def shown_rank(rank_name: str) -> str:
    """The rank as the screen shows it: `10` for `T`, any other unchanged."""
    return "10" if rank_name == "T" else rank_name


def _hands(line: RankOfTwo) -> tuple[str, ...]:
    return tuple(f"{shown_rank(one)} {shown_rank(other)}" for one, other in line.hands)


def rankings() -> tuple[RankingTable, ...]:
    """The rankings of Appendix G as tables."""
    lines = appendix_g()
    pairs = tuple(hand for line in lines if line.worth > GONG for hand in _hands(line))
    rows: tuple[RankingRow, ...] = (RankingRow(translate("si-ki-pi", "Pair"), pairs),)
    rows += tuple(
        RankingRow(_worth_text(line.worth), _hands(line)) for line in lines if line.worth == GONG
    )
    points = tuple(
        RankingRow(_worth_text(line.worth), _hands(line)) for line in lines if line.worth < GONG
    )
    return (
        RankingTable(translate("si-ki-pi", "Pairs and Gong, the highest first"), rows),
        RankingTable(translate("si-ki-pi", "Point Total"), points),
    )
