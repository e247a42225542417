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
    beside: bool
    """The amounts stand beside the Player's name, not below it."""
    name_width: float

    @classmethod
    def of(cls, slip: SettlementSlip, sheet: Sheet, fonts: Fonts, words: SlipWording) -> Columns:
        """The columns that hold every amount of the slip."""
        size = sheet.body
        widths = _widths(slip, sheet, fonts, words)
        free = sheet.inner - sum(widths)
        beside = free >= _NAME_WIDTH and sheet.height is not None
        if not beside:
            # below the name: a quarter of the width each if that is enough; else as wide as each
            # needs, and all smaller if that is too wide
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


def _widths(slip: SettlementSlip, sheet: Sheet, fonts: Fonts, words: SlipWording) -> list[float]:
    """Measure in points what each column needs for its label and for every amount in it."""
    sums: list[SlipLine | Totals] = [slip.totals, *slip.lines()]
    columns = (
        (words.stake, [amount(each.stake) for each in sums]),
        (words.won, [amount(each.won) for each in sums]),
        (words.lost, [amount(each.lost) for each in sums]),
        (words.returned, [amount(each.returned) for each in sums]),
    )
    return [
        max(
            fonts.regular.width(label, sheet.tiny),
            *(fonts.medium.width(text, sheet.body) for text in texts),
        )
        + _GAP
        for label, texts in columns
    ]
