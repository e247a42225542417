"""A slip that is a title and lines of text, as a PDF with its code at the end."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from reportlab.pdfgen.canvas import Canvas

from tablemgr.slips.code_block import code_rows
from tablemgr.slips.flow import PageRow, height_of, paginate, space
from tablemgr.slips.paper import Paper
from tablemgr.slips.typography import Font, Pen, load_fonts


def render(text: str, paper: Paper, fonts: Path, *, code: str = "", part: str = "") -> bytes:
    """The first line of the text is the title. Raises `Fault` if a font is missing."""
    sheet, family = paper.value, load_fonts(fonts.resolve())

    def row(line: str, font: Font, size: float) -> PageRow:
        def draw(pen: Pen, top: float) -> None:
            pen.text(sheet.left, top - size, line, font, size)

        return PageRow(size * 1.32, draw)

    title, *lines = text.splitlines()
    rows = [
        row(each, family.bold, sheet.title)
        for each in family.bold.wrap(title, sheet.title, sheet.inner)
    ]
    rows.append(space(4))
    for line in lines:
        wrapped = family.regular.wrap(line, sheet.body, sheet.inner) or [""]
        rows += [row(each, family.regular, sheet.body) for each in wrapped]
    blocks = [rows, code_rows(code, sheet, family, part)]
    height = sheet.height or sum(map(height_of, blocks)) + 2 * sheet.margin
    room = height - 2 * sheet.margin
    out = BytesIO()
    canvas = Canvas(out, (sheet.width, height), invariant=1, initialFontName=family.regular.name)
    canvas.setTitle(title)
    canvas.setCreator("tablemgr")
    pen = Pen(canvas, sheet.ink)
    for page in paginate(blocks, room, room):
        top = height - sheet.margin
        for each in page:
            each.draw(pen, top)
            top -= each.height
        canvas.showPage()
    canvas.save()
    return out.getvalue()
