"""A slip that is a title and lines of text, as a PDF with its code at the end."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final

from reportlab.pdfgen.canvas import Canvas

from tablemgr.slips.code_block import CodeBlock, duplicate_mark, pages_with_code
from tablemgr.slips.flow import PageRow, height_of, space
from tablemgr.slips.paper import Paper
from tablemgr.slips.typography import Font, Pen, load_fonts

_ROUNDING: Final = 0.01
"""Points, so that sums of heights that differ in their last digit do not begin a second page."""


def render(text: str, paper: Paper, fonts: Path, *, code: str = "", part: str = "") -> bytes:
    """The first line of the text is the title. What follows a tab stands at the right edge, below
    if there is no room beside. Raises `Fault` if a font is missing.
    """
    sheet, family = paper.value, load_fonts(fonts.resolve())

    def row(line: str, font: Font, size: float, right: str = "") -> PageRow:
        def draw(pen: Pen, top: float) -> None:
            pen.text(sheet.left, top - size, line, font, size)
            if right:
                left = sheet.left + sheet.inner - font.width(right, size)
                pen.text(left, top - size, right, font, size)

        return PageRow(size * 1.32, draw)

    title, *lines = text.splitlines()
    rows = [
        row(each, family.bold, sheet.title)
        for words in filter(None, (duplicate_mark(code), title))
        for each in family.bold.wrap(words, sheet.title, sheet.inner)
    ]
    rows.append(space(4))
    regular, size = family.regular, sheet.body
    for line in lines:
        left, _, right = line.partition("\t")
        wrapped = regular.wrap(left, size, sheet.inner) or [""]
        if right and regular.width(f"{wrapped[-1]}  {right}", size) > sheet.inner:
            wrapped.append("")
        rows += [row(each, regular, size) for each in wrapped[:-1]]
        rows.append(row(wrapped[-1], regular, size, right))
    block = CodeBlock(code, sheet, family, part)
    height = sheet.height or height_of([*rows, *block.rows()]) + 2 * sheet.margin + _ROUNDING
    room = height - 2 * sheet.margin
    out = BytesIO()
    canvas = Canvas(out, (sheet.width, height), invariant=1, initialFontName=family.regular.name)
    canvas.setTitle(title)
    canvas.setCreator("tablemgr")
    pen = Pen(canvas, sheet.ink)
    for page in pages_with_code([rows], block, room, room):
        top = height - sheet.margin
        for each in page:
            each.draw(pen, top)
            top -= each.height
        canvas.showPage()
    canvas.save()
    return out.getvalue()
