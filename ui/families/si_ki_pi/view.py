"""The contents of the sheets of Si Ki Pi, as frozen data. Knows no QtWidgets and no rule.

A view says what two cards are worth, and whether Low and High would be exchanged. It does not say
the House Way: a Player sets his Hand himself, and nobody suggests how (3.5, 3.17). Every text in it
is already translated.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, TypeAlias

from msgspec import Struct

from tablemgr.basics.cards import Card
from ui.views.asking import Question
from ui.views.look_up import WordTable
from ui.views.shared import Citation

TwoCards: TypeAlias = tuple[Card, Card]


class WayView(Struct, frozen=True):
    """One way to set the four cards, and what Low and High are worth then."""

    low: TwoCards
    high: TwoCards
    low_rank: str
    """`Pair of 9s`, `Gong`, `7 points`."""
    high_rank: str
    notice: str = ""
    """Says that Low and High would be exchanged (ruling S2); otherwise empty."""
    cite: Citation | None = None
    """The ruling that the notice cites."""


class RankingsView(Question, frozen=True):
    """The rankings of Appendix G, on a sheet that asks nothing."""

    awaits_answer: ClassVar[bool] = False
    tables: tuple[WordTable, ...]
    cite: Citation | None = None


class SettingView(Question, frozen=True):
    """Asks how the four cards of a box are set.

    Raises `ValueError` if the cards are not four, or `ways` are not the six ways to set them.
    """

    box: int
    player: str
    cards: tuple[Card, Card, Card, Card]
    ways: tuple[WayView, ...]
    """All six ways: any two of the cards can be Low."""
    rankings: tuple[WordTable, ...] = ()
    four_colour: bool = False

    def __post_init__(self) -> None:
        lows = {frozenset(way.low) for way in self.ways}
        halves = {frozenset((*way.low, *way.high)) for way in self.ways}
        if len(set(self.cards)) != 4 or len(lows) != 6 or halves != {frozenset(self.cards)}:
            raise ValueError("a setting needs four different cards and the six ways to lay them")

    def way(self, low: Iterable[Card]) -> WayView:
        """The way with these two cards as Low. Raises `ValueError` if they are not of this Hand."""
        wanted = frozenset(low)
        for way in self.ways:
            if frozenset(way.low) == wanted:
                return way
        raise ValueError("no two cards of this hand")
