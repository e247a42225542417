"""What every part of a slip is made of: lines of type over the width, and rules. Knows no Bet."""

from __future__ import annotations

from dataclasses import dataclass

from tablemgr.slips.flow import Row
from tablemgr.slips.model import SettlementSlip
from tablemgr.slips.paper import Sheet
from tablemgr.slips.typography import Font, Fonts, Pen
from tablemgr.slips.wording import Wording


@dataclass(frozen=True)
class Parts:
    """One slip and the paper it is set on."""

    slip: SettlementSlip
    sheet: Sheet
    fonts: Fonts
    words: Wording

    def lines(
        self, text: str, font: Font, size: float, *, quiet: bool = False, width: float | None = None
    ) -> list[Row]:
        """A text over the whole width, in as many rows as it takes, kept together."""
        colour = self.sheet.ink.quiet if quiet else None
        leading = size * 1.28

        def row(line: str) -> Row:
            def draw(pen: Pen, top: float) -> None:
                pen.text(self.sheet.left, top - size, line, font, size, colour=colour)

            return Row(leading, draw, keep=True)

        return [row(line) for line in font.wrap(text, size, width or self.sheet.inner)]

    def rule(self, *, strong: bool = False, after: float = 4) -> Row:
        def draw(pen: Pen, top: float) -> None:
            pen.rule(self.sheet.left, self.sheet.right, top, strong=strong)

        return Row(after, draw, keep=True, divides=True)
