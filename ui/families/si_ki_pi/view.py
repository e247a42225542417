"""What the setting of a hand shows and answers, as frozen data. Knows no QtWidgets and no rule.

What two cards are worth and what would be exchanged stand in the view. The House Way does not: a
Player sets his Hand himself, and nobody suggests how (3.5, 3.17).
Every text is shown as it is: it has been translated before.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, TypeAlias

from msgspec import Struct

from tablemgr.basics.cards import Card
from ui.views.asking import Question
from ui.views.shared import Citation

Two: TypeAlias = tuple[Card, Card]


class WayView(Struct, frozen=True):
    """One way of laying the four cards, and what its halves are worth."""

    low: Two
    high: Two
    low_rank: str
    """`Pair of 9s`, `Gong`, `7 points`."""
    high_rank: str
    notice: str = ""
    """What would become of it: that its halves would be exchanged (ruling S2), or nothing."""
    cite: Citation | None = None
    """Of the notice."""


class RankingRow(Struct, frozen=True):
    """One rank, and the cards that make it: `9 points` and `A 8`, `K 9`…"""

    rank: str
    hands: tuple[str, ...]


class RankingTable(Struct, frozen=True):
    """A part of Appendix G, its highest rank first."""

    title: str
    rows: tuple[RankingRow, ...]


class RankingsView(Question, frozen=True):
    """Appendix G by itself."""

    awaits_answer: ClassVar[bool] = False
    sheet: ClassVar[str] = "ui.families.si_ki_pi.rankings_sheet:RankingsOverlay"
    tables: tuple[RankingTable, ...]
    cite: Citation | None = None


class SettingView(Question, frozen=True):
    """One box's four cards, to be set. Raises `ValueError` if `ways` leaves one out."""

    sheet: ClassVar[str] = "ui.families.si_ki_pi.overlay:SettingOverlay"
    box: int
    player: str
    cards: tuple[Card, Card, Card, Card]
    ways: tuple[WayView, ...]
    """All six: each two of the cards as Low."""
    rankings: tuple[RankingTable, ...] = ()
    four_colour: bool = False

    def __post_init__(self) -> None:
        lows = {frozenset(way.low) for way in self.ways}
        halves = {frozenset((*way.low, *way.high)) for way in self.ways}
        if len(set(self.cards)) != 4 or len(lows) != 6 or halves != {frozenset(self.cards)}:
            raise ValueError("a setting needs four different cards and the six ways to lay them")

    def way(self, low: Iterable[Card]) -> WayView:
        """The way that has those two cards as Low. Raises `ValueError` for others."""
        wanted = frozenset(low)
        for way in self.ways:
            if frozenset(way.low) == wanted:
                return way
        raise ValueError("no two cards of this hand")
