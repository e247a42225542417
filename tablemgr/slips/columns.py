"""The four columns of amounts on a slip: as wide as the slip's largest amounts need them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablemgr.slips.amounts import amount
from tablemgr.slips.model import SettlementSlip, SlipLine, Totals
from tablemgr.slips.paper import MM, Sheet
from tablemgr.slips.typography import Fonts
from tablemgr.slips.wording import SlipWording

_GAP: Final = 7.0
"""Points between two columns of amounts."""
_NAME_WIDTH: Final = 26 * MM
"""What a Player's name needs beside the amounts; with less the amounts stand below it."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the four amounts of a Bet end, in points from the left edge, and their type size."""

    edges: tuple[float, float, float, float]
    size: float
    beside: bool
    """The amounts stand beside the Player's name, not below it."""
    name_width: float

    @classmethod
    def of(cls, slip: SettlementSlip, sheet: Sheet, fonts: Fonts, words: SlipWording) -> Columns:
        """The columns that hold every amount of the slip."""
        sums: list[SlipLine | Totals] = [slip.totals, *slip.lines()]
        shown = [
            [amount(s.stake) for s in sums],
            [amount(s.won) for s in sums],
            [amount(s.lost) for s in sums],
            [amount(s.returned) for s in sums],
        ]
        labels = (words.stake, words.won, words.lost, words.returned)
        size = sheet.body
        widths = [
            max(
                fonts.regular.width(label, sheet.tiny),
                *(fonts.medium.width(text, size) for text in texts),
            )
            + _GAP
            for label, texts in zip(labels, shown, strict=True)
        ]
        free = sheet.inner - sum(widths)
        beside = free >= _NAME_WIDTH and sheet.height is not None
        if not beside:
            # below the name: a quarter of the width each if that is enough, else as it comes
            if max(widths) <= sheet.inner / 4:
                widths = [sheet.inner / 4] * 4
            elif free < 0:
                size *= sheet.inner / sum(widths)
                widths = [w * sheet.inner / sum(widths) for w in widths]
        edges: list[float] = []
        edge = sheet.right
        for width in reversed(widths):
            edges.insert(0, edge)
            edge -= width
        return cls((edges[0], edges[1], edges[2], edges[3]), size, beside, max(free, 0) - 2)
