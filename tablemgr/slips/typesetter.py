"""Sets a slip on paper, the same bytes for the same slip: the one place where a PDF is made.

A layout says what stands on it, as rows; each part of a slip is a layout of its own, and begins on
a page of its own. Knows no Bet, no printer and no journal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO

from msgspec import Struct
from reportlab.pdfgen.canvas import Canvas

from tablemgr.slips.code_block import CodeBlock, pages_with_code
from tablemgr.slips.paper import PageRow, Sheet, height_of
from tablemgr.slips.typography import Font, Fonts, Pen


class Setter(Struct, frozen=True):
    """Makes rows of lines of text and ruled lines, for one paper."""

    sheet: Sheet
    fonts: Fonts

    def lines(
        self, text: str, font: Font, size: float, *, quiet: bool = False, keep: bool = True
    ) -> list[PageRow]:
        """A text over the whole width, in as many rows as it takes, kept together; `keep`: and with
        what follows.
        """
        colour = self.sheet.ink.quiet if quiet else None
        leading = size * 1.28

        def row(line: str) -> PageRow:
            def draw(pen: Pen, top: float) -> None:
                pen.text(self.sheet.left, top - size, line, font, size, colour=colour)

            return PageRow(leading, draw, keep=True)

        rows = [row(line) for line in font.wrap(text, size, self.sheet.inner)]
        return rows if keep or not rows else [*rows[:-1], PageRow(leading, rows[-1].draw)]

    def at_foot(self, left: str, right: str, font: Font, size: float) -> PageRow:
        """The row at the foot of a page: a text at the left, in as many lines as it takes, and one
        at the right of the last line, or below if there is no room.
        """
        sheet, regular, leading = self.sheet, self.fonts.regular, size * 1.28
        lines = font.wrap(left, size, sheet.inner) or [""]
        room = sheet.inner - font.width(lines[-1], size) - 2 * size  # for a number of more digits
        if regular.width(right, size) > room:
            lines.append("")

        def draw(pen: Pen, top: float) -> None:
            for number, line in enumerate(lines):
                pen.text(sheet.left, top - size - number * leading, line, font, size)
            y = top - size - (len(lines) - 1) * leading
            pen.text(sheet.right, y, right, regular, size, right=True, colour=sheet.ink.quiet)

        return PageRow(size + (len(lines) - 1) * leading, draw)

    def rule(self, *, strong: bool = False, after: float = 4) -> PageRow:
        """A ruled line with `after` points below it; left out at the top of a later page."""

        def draw(pen: Pen, top: float) -> None:
            pen.rule(self.sheet.left, self.sheet.right, top, strong=strong)

        return PageRow(after, draw, keep=True, divides=True)


class SlipLayout(Struct, frozen=True):
    """The rows of one part of a slip, and its code."""

    title: str
    """What the file calls itself."""
    blocks: Sequence[list[PageRow]]
    code: CodeBlock
    """The last block."""
    head: Sequence[PageRow] = ()
    """Above the blocks on the first page."""
    head_again: Sequence[PageRow] = ()
    """Above them on each later page."""
    foot: Callable[[int, int], PageRow] | None = None
    """The last row of each page, by its number and how many there are."""
    above_foot: float = 0
    """Points that stay empty above it."""
    author: str = ""
    subject: str = ""
    keywords: str = ""

    @property
    def foot_height(self) -> float:
        """The height of the foot and of what stays empty above it, in points."""
        return 0 if self.foot is None else self.foot(1, 1).height + self.above_foot

    def pages(self, sheet: Sheet) -> tuple[float, list[list[PageRow]]]:
        """The height of a page, and the rows of each; a roll is one page as long as it takes."""
        if sheet.height is None:
            rows = [
                *self.head,
                *(row for block in (*self.blocks, self.code.rows()) for row in block),
            ]
            return height_of(rows) + self.foot_height + 2 * sheet.margin, [rows]
        room = sheet.height - 2 * sheet.margin - self.foot_height
        rooms = room - height_of(self.head), room - height_of(self.head_again)
        pages = pages_with_code(self.blocks, self.code, *rooms)
        heads = [self.head, *[self.head_again] * (len(pages) - 1)]
        return sheet.height, [[*head, *rows] for head, rows in zip(heads, pages, strict=True)]


def typeset(
    parts: Sequence[SlipLayout], sheet: Sheet, fonts: Fonts, *, emboldens: bool = False
) -> bytes:
    """The parts of one slip as one PDF file, with the fonts embedded. The same slip gives the same
    bytes, in any process. `emboldens` as in `Pen`.
    """
    first, out = parts[0], BytesIO()
    canvas = Canvas(out, invariant=1, pageCompression=1, initialFontName=fonts.regular.name)
    canvas.setTitle(first.title)
    canvas.setAuthor(first.author)
    canvas.setSubject(first.subject)
    canvas.setKeywords(first.keywords)
    canvas.setCreator("tablemgr")
    pen = Pen(canvas, sheet.ink, emboldens=emboldens)
    for part in parts:
        height, pages = part.pages(sheet)
        for number, rows in enumerate(pages, 1):
            canvas.setPageSize((sheet.width, height))
            top = height - sheet.margin
            for row in rows:
                row.draw(pen, top)
                top -= row.height
            if part.foot is not None:
                foot = part.foot(number, len(pages))
                foot.draw(pen, sheet.margin + foot.height)
            canvas.showPage()
    canvas.save()
    return out.getvalue()
