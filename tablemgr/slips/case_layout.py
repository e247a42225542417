"""The layout of a case's slip: its words, and a line for each who signs on paper."""

from __future__ import annotations

from collections.abc import Sequence

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
from tablemgr.slips.code_block import CodeBlock, SignatureLine, duplicate_mark
from tablemgr.slips.flow import PageRow, space
from tablemgr.slips.kinds import SlipDrawing
from tablemgr.slips.typesetter import Setter, SlipLayout
from tablemgr.slips.typography import Pen


def case_layout(file: CaseFile, head: CaseHead, drawing: SlipDrawing) -> SlipLayout:
    """Lay the slip of a case out."""
    sheet, fonts = drawing.sheet, drawing.fonts
    setter = Setter(sheet, fonts)
    marks = [*filter(None, [duplicate_mark(drawing.code)]), *marks_of(file, head)]

    def block(title: str, texts: Sequence[str]) -> list[PageRow]:
        rows = [space(5), *setter.lines(title, fonts.bold, sheet.body)]
        for text in texts:
            rows += setter.lines(text, fonts.regular, sheet.body, keep=False)
        return rows

    top = [
        *setter.lines(name_of(file), fonts.bold, sheet.title),
        *setter.lines(kind_words(file.kind), fonts.medium, sheet.title * 0.8),
        *(row for mark in marks for row in setter.lines(mark, fonts.bold, sheet.body)),
        *setter.lines(head.house, fonts.medium, sheet.body),
        *setter.lines(where_it_was(file, head), fonts.regular, sheet.small),
        *setter.lines(in_journal(file), fonts.regular, sheet.small),
        space(2),
        setter.rule(strong=True, after=2),
    ]

    def foot(page: int, pages: int) -> PageRow:
        left, right = foot_of(file, head, page, pages)
        size = sheet.tiny

        def draw(pen: Pen, top: float) -> None:
            y = top - size * 1.6
            pen.text(sheet.left, y, left, fonts.regular, size)
            pen.text(sheet.right, y, right, fonts.regular, size, right=True)

        return PageRow(size * 1.7, draw)

    signatures = tuple(
        SignatureLine(f"{who}   {name}".rstrip(), fonts.regular, sheet.small)
        for who, name in signatures_of(file)
    )
    return SlipLayout(
        name_of(file),
        [top, *(block(title, texts) for title, texts in parts_of(file, head))],
        CodeBlock(drawing.code, sheet, fonts, signatures),
        foot=foot,
        author=head.house,
    )
