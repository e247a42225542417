"""The four columns of amounts on a slip: as wide as the slip's largest amounts need them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tablemgr.slips.amounts import amount
from tablemgr.slips.model import SettlementSlip, SlipLine, Totals
from tablemgr.slips.paper import MM, Sheet
from tablemgr.slips.typography import Fonts
from tablemgr.slips.wording import SlipWording

_GAP: Final = 7.0
"""Points between two columns of amounts."""
_NAME_WIDTH: Final = 26 * MM
"""The least width for a Player's name beside the amounts; with less, they stand below the name."""


class Columns(Struct, frozen=True):
    """Where the four amounts of a Bet end, in points from the left edge, and their type size."""

    edges: tuple[float, float, float, float]
    size: float
    label_size: float
    """The type size of the columns' names."""
    beside: bool
    """The amounts stand beside the Player's name, not below it."""
    name_width: float

    @classmethod
    def of(cls, slip: SettlementSlip, sheet: Sheet, fonts: Fonts, words: SlipWording) -> Columns:
        """The columns that hold every amount of the slip."""
        size = sheet.body
        labels = [
            fonts.regular.width(label, sheet.tiny) + _GAP
            for label in (words.stake, words.won, words.lost, words.returned)
        ]
        amounts = _widths(slip, sheet, fonts)
        widths = list(map(max, labels, amounts))
        free = sheet.inner - sum(widths)
        beside = free >= _NAME_WIDTH and sheet.height is not None
        if not beside:
            # below the name: a quarter of the width each if that is enough for the amounts; else as
            # wide as each needs, and all smaller if that is too wide
            if max(amounts) <= sheet.inner / 4:
                widths = [sheet.inner / 4] * 4
            elif free < 0:
                size *= sheet.inner / sum(widths)
                widths = [w * sheet.inner / sum(widths) for w in widths]
        narrowest = min(w / label for w, label in zip(widths, labels, strict=True))
        label_size = sheet.tiny * min(1.0, narrowest)
        edges: list[float] = []
        edge = sheet.right
        for width in reversed(widths):
            edges.insert(0, edge)
            edge -= width
        name_width = max(free, 0) - 2
        four = edges[0], edges[1], edges[2], edges[3]
        return cls(four, size, label_size, beside, name_width)


def _widths(slip: SettlementSlip, sheet: Sheet, fonts: Fonts) -> list[float]:
    """Give the width that each column needs for every amount in it, in points."""
    sums: list[SlipLine | Totals] = [slip.totals, *slip.lines()]
    columns = (
        [each.stake for each in sums],
        [each.won for each in sums],
        [each.lost for each in sums],
        [each.returned for each in sums],
    )
    return [
        max(fonts.medium.width(amount(money), sheet.body) for money in column) + _GAP
        for column in columns
    ]
