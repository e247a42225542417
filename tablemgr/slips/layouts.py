"""The layouts of slips: a settlement slip's (its head, then box by box, totals, chips moved and
remarks), a case's (its words, and a line for each who signs on paper), and that of any slip that is
a title and lines of text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablemgr.basics.messages import Speaker
from tablemgr.past.case_file import CONTEXT, CaseFile
from tablemgr.past.case_kinds import kind_words
from tablemgr.slips.body import Body
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
from tablemgr.slips.head import Head
from tablemgr.slips.kinds import SlipDrawing
from tablemgr.slips.model import SettlementSlip
from tablemgr.slips.paper import MM, PageRow, space
from tablemgr.slips.typesetter import Setter, SlipLayout
from tablemgr.slips.typography import Pen
from tablemgr.slips.wording import SlipWording, wording_in

_FOOT_SPACE: Final = 3 * MM
_MARK: Final = "*** "
"""A line that begins so is a mark: VOID, TRAINING."""


def settlement_layout(
    slip: SettlementSlip, drawing: SlipDrawing, words: SlipWording | None = None
) -> SlipLayout:
    """Lay the slip out in the drawing's language, or in these words."""
    words = words or wording_in(drawing.translate)
    sheet, fonts = drawing.sheet, drawing.fonts
    head = Head(sheet, fonts, slip, words)
    body = Body(sheet, fonts, slip, words)
    boxes = (body.box(box) for box in slip.boxes)
    return SlipLayout(
        f"{words.title(slip)} {slip.name.digits}",
        [body.table_hands(), *boxes, body.totals(), body.moves(), body.flags()],
        CodeBlock(drawing.code, sheet, fonts, say=drawing.say),
        head=head.head(),
        head_again=head.head_again(),
        foot=head.foot,
        above_foot=_FOOT_SPACE,
        author=slip.house,
        subject=f"{slip.game}, {slip.table}, {words.round_no} {slip.round_no}",
        keywords=f"{slip.name.digits}/{slip.journal_code}",
    )


def case_layout(file: CaseFile, head: CaseHead, drawing: SlipDrawing) -> SlipLayout:
    """Lay the slip of a case out."""
    sheet, fonts = drawing.sheet, drawing.fonts
    setter, say = Setter(sheet, fonts), Speaker(CONTEXT, drawing.translate)
    marks = [*filter(None, [duplicate_mark(drawing.copy, drawing.say)]), *marks_of(file, head, say)]

    def block(title: str, texts: Sequence[str]) -> list[PageRow]:
        rows = [space(5), *setter.lines(title, fonts.bold, sheet.body)]
        for text in texts:
            rows += setter.lines(text, fonts.regular, sheet.body, keep=False)
        return rows

    top = [
        *setter.lines(name_of(file, say), fonts.bold, sheet.title),
        *setter.lines(say.words(kind_words(file.kind)), fonts.medium, sheet.title * 0.8),
        *(row for mark in marks for row in setter.lines(mark, fonts.bold, sheet.body)),
        *setter.lines(head.house, fonts.medium, sheet.body),
        *setter.lines(where_it_was(file, head, say), fonts.regular, sheet.small),
        *setter.lines(in_journal(file, say), fonts.regular, sheet.small),
        space(2),
        setter.rule(strong=True, after=2),
    ]

    def foot(page: int, pages: int) -> PageRow:
        left, right = foot_of(file, head, page, pages, say)
        return setter.at_foot(left, right, fonts.regular, sheet.tiny)

    signatures = tuple(
        SignatureLine(
            say("{role}: {name}", role=who, name=name) if name else who,
            fonts.regular,
            sheet.small,
        )
        for who, name in signatures_of(file, say)
    )
    return SlipLayout(
        name_of(file, say),
        [top, *(block(title, texts) for title, texts in parts_of(file, head, say))],
        CodeBlock(drawing.code, sheet, fonts, signatures, drawing.say),
        foot=foot,
        author=head.house,
    )


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
        (duplicate_mark(drawing.copy, drawing.say), sheet.title),
        (title, sheet.title),
        (drawing.part, sheet.body + 1.6),
    )
    rows = [row for words, size in top if words for row in setter.lines(words, fonts.bold, size)]
    signatures = tuple(SignatureLine(who, regular, sheet.small) for who in drawing.signs)
    blocks = [[*rows, space(4)]]
    for line in lines:
        if not line:  # what stands between two empty lines goes to the next page together
            blocks.append([])
        blocks[-1] += rows_of(line)
    return SlipLayout(
        title,
        blocks,
        CodeBlock(drawing.code, sheet, fonts, signatures, drawing.say),
        keywords=keywords,
    )
