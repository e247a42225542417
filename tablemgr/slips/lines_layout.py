"""The layout of a slip that is a title and lines of text, as its plain text has them."""

from __future__ import annotations

from typing import Final

from tablemgr.slips.code_block import CodeBlock, SignatureLine, duplicate_mark
from tablemgr.slips.flow import PageRow, space
from tablemgr.slips.kinds import SlipDrawing
from tablemgr.slips.typesetter import Setter, SlipLayout
from tablemgr.slips.typography import Pen

_MARK: Final = "*** "
"""A line that begins so is a mark: VOID, TRAINING."""


def lines_layout(text: str, drawing: SlipDrawing, *, keywords: str = "") -> SlipLayout:
    """Lay lines of text out; the first is the title. What follows a tab stands at the right edge,
    below if there is no room beside. Whoever signs this part on paper has a line below its code.
    """
    sheet, fonts = drawing.sheet, drawing.fonts
    setter = Setter(sheet, fonts)
    regular, body = fonts.regular, sheet.body

    def row(line: str, right: str) -> PageRow:
        def draw(pen: Pen, top: float) -> None:
            if line:
                pen.text(sheet.left, top - body, line, regular, body)
            pen.text(sheet.right, top - body, right, regular, body, right=True)

        return PageRow(body * 1.28, draw)

    def rows_of(line: str) -> list[PageRow]:
        if line.startswith(_MARK):
            return setter.lines(line, fonts.bold, body + 1.6)
        left, _, right = line.partition("\t")
        if not right:
            return setter.lines(line, regular, body, keep=False) or [space(body * 1.28)]
        *before, last = regular.wrap(left, body, sheet.inner) or [""]
        if regular.width(f"{last}  {right}", body) > sheet.inner:
            before, last = [*before, last], ""
        *first, end = regular.wrap(right, body, sheet.inner)
        rows = [each for text in before for each in setter.lines(text, regular, body)]
        return [*rows, *(row("", each) for each in first), row(last, end)]

    title, *lines = text.splitlines()
    top = (
        (duplicate_mark(drawing.code), sheet.title),
        (title, sheet.title),
        (drawing.part, sheet.body + 1.6),
    )
    rows = [row for words, size in top if words for row in setter.lines(words, fonts.bold, size)]
    signatures = tuple(SignatureLine(who, regular, sheet.small) for who in drawing.signs)
    return SlipLayout(
        title,
        [[*rows, space(4), *(each for line in lines for each in rows_of(line))]],
        CodeBlock(drawing.code, sheet, fonts, signatures),
        keywords=keywords,
    )
