"""What every part of a slip is made of: lines of text and ruled lines. Knows no Bet."""

from __future__ import annotations

from msgspec import Struct

from tablemgr.slips.flow import PageRow
from tablemgr.slips.model import SettlementSlip
from tablemgr.slips.paper import Sheet
from tablemgr.slips.typography import Font, Fonts, Pen
from tablemgr.slips.wording import SlipWording


class Parts(Struct, frozen=True):
    """One slip and the paper it is set on."""

    slip: SettlementSlip
    sheet: Sheet
    fonts: Fonts
    words: SlipWording

    def lines(
        self, text: str, font: Font, size: float, *, quiet: bool = False, width: float | None = None
    ) -> list[PageRow]:
        """A text over the whole width, in as many rows as it takes, kept together."""
        colour = self.sheet.ink.quiet if quiet else None
        leading = size * 1.28

        def row(line: str) -> PageRow:
            def draw(pen: Pen, top: float) -> None:
                pen.text(self.sheet.left, top - size, line, font, size, colour=colour)

            return PageRow(leading, draw, keep=True)

        return [row(line) for line in font.wrap(text, size, width or self.sheet.inner)]

    def rule(self, *, strong: bool = False, after: float = 4) -> PageRow:
        """A ruled line with `after` points below it; left out at the top of a later page."""

        def draw(pen: Pen, top: float) -> None:
            pen.rule(self.sheet.left, self.sheet.right, top, strong=strong)

        return PageRow(after, draw, keep=True, divides=True)
