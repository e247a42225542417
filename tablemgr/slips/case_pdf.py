"""The slip of a case as a PDF: its words on paper. The same case always gives the same bytes."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final

from msgspec import Struct
from reportlab.pdfgen.canvas import Canvas

from tablemgr.past.case_file import CaseFile
from tablemgr.past.case_kinds import kind_words
from tablemgr.slips.case_slip import (
    CaseHead,
    foot_of,
    in_journal,
    marks_of,
    name_of,
    parts_of,
    signatures_of,
    where_it_was,
)
from tablemgr.slips.code_block import CodeBlock, SignatureLine, duplicate_mark, pages_with_code
from tablemgr.slips.flow import PageRow, height_of, space
from tablemgr.slips.paper import MM, Paper, Sheet
from tablemgr.slips.typography import Font, Fonts, Pen, load_fonts

_SIGN_SPACE: Final = 11 * MM


def render(file: CaseFile, head: CaseHead, paper: Paper, fonts: Path, *, code: str = "") -> bytes:
    """The slip as a PDF on `paper`; `code` is the text of its QR code, if it has one.

    Raises `Fault` if a font is missing.
    """
    setter = _Setter(paper.value, load_fonts(fonts.resolve()))
    sheet = paper.value
    marks = [*filter(None, [duplicate_mark(code)]), *marks_of(file, head)]
    blocks = [
        [
            *setter.text(name_of(file), setter.fonts.bold, sheet.title),
            *setter.text(kind_words(file.kind), setter.fonts.medium, sheet.title * 0.8),
            *(row for mark in marks for row in setter.text(mark, setter.fonts.bold)),
            *setter.text(head.house, setter.fonts.medium),
            *setter.text(where_it_was(file, head), setter.fonts.regular, sheet.small),
            *setter.text(in_journal(file), setter.fonts.regular, sheet.small),
            setter.rule(),
        ],
        *(setter.block(title, lines) for title, lines in parts_of(file, head)),
    ]
    lines = tuple(setter.signature(who, name) for who, name in signatures_of(file))
    block = CodeBlock(code, sheet, setter.fonts, below=lines)
    foot_height = setter.foot("", "").height
    whole = sum(map(height_of, blocks)) + height_of(block.rows())
    height = sheet.height or whole + foot_height + 2 * sheet.margin
    room = height - foot_height - 2 * sheet.margin
    out = BytesIO()
    canvas = Canvas(
        out,
        pagesize=(sheet.width, height),
        invariant=1,
        initialFontName=setter.fonts.regular.name,
    )
    canvas.setTitle(name_of(file))
    canvas.setAuthor(head.house)
    canvas.setCreator("tablemgr")
    pen = Pen(canvas, sheet.ink)
    pages = pages_with_code(blocks, block, room, room)
    for number, rows in enumerate(pages, 1):
        top = height - sheet.margin
        for row in rows:
            row.draw(pen, top)
            top -= row.height
        setter.foot(*foot_of(file, head, number, len(pages))).draw(pen, sheet.margin + foot_height)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


class _Setter(Struct, frozen=True):
    """Sets lines of type on a sheet."""

    sheet: Sheet
    fonts: Fonts

    def text(self, words: str, font: Font, size: float | None = None) -> list[PageRow]:
        """A text over the whole width, in as many rows as it takes."""
        size = size or self.sheet.body

        def row(line: str) -> PageRow:
            def draw(pen: Pen, top: float) -> None:
                pen.text(self.sheet.left, top - size, line, font, size)

            return PageRow(size * 1.32, draw, keep=True)

        rows = [row(line) for line in font.wrap(words, size, self.sheet.inner)]
        return [*rows[:-1], PageRow(rows[-1].height, rows[-1].draw)] if rows else []

    def block(self, title: str, lines: list[str]) -> list[PageRow]:
        """A heading and its lines."""
        rows = [row for line in lines for row in self.text(line, self.fonts.regular)]
        return [space(5), *self.text(title, self.fonts.bold), *rows]

    def rule(self) -> PageRow:
        def draw(pen: Pen, top: float) -> None:
            pen.rule(self.sheet.left, self.sheet.right, top - 2, strong=True)

        return PageRow(4, draw)

    def foot(self, left: str, right: str) -> PageRow:
        """The last line of each page: which case it is, and which page."""
        size = self.sheet.tiny

        def draw(pen: Pen, top: float) -> None:
            y = top - size * 1.6
            pen.text(self.sheet.left, y, left, self.fonts.regular, size)
            pen.text(self.sheet.right, y, right, self.fonts.regular, size, right=True)

        return PageRow(size * 1.7, draw)

    def signature(self, who: str, name: str) -> SignatureLine:
        """A line to sign on; below it stand the role and the name of who signs."""
        words = f"{who}   {name}".rstrip()
        return SignatureLine(words, self.fonts.regular, self.sheet.small, _SIGN_SPACE)
