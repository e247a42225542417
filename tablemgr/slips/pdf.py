"""A settlement slip as a PDF, the same bytes for the same slip. Knows no printer and no journal."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final

from reportlab.pdfgen.canvas import Canvas

from tablemgr.slips.body import Body
from tablemgr.slips.code_block import CodeBlock, pages_with_code
from tablemgr.slips.flow import PageRow, height_of
from tablemgr.slips.head import Head
from tablemgr.slips.model import SettlementSlip
from tablemgr.slips.paper import MM, Paper
from tablemgr.slips.typography import Pen, load_fonts
from tablemgr.slips.wording import ENGLISH, SlipWording

_FOOT_SPACE: Final = 3 * MM


def render(
    slip: SettlementSlip,
    paper: Paper,
    fonts: Path,
    words: SlipWording = ENGLISH,
    *,
    code: str = "",
    part: str = "",
) -> bytes:
    """The slip as a PDF file on `paper`, with the fonts of the folder `fonts` embedded.

    `code` is the text of its QR code, if it has one; `part` says which part of the slip it is.
    The same slip gives the same bytes, in any process. Raises `Fault` if a font is missing.
    """
    sheet, family = paper.value, load_fonts(fonts.resolve())
    head = Head(slip, sheet, family, words)
    body = Body(slip, sheet, family, words)
    boxes = (body.box(box) for box in slip.boxes)
    blocks = [body.table_hands(), *boxes, body.totals(), body.moves(), body.flags()]
    return _print(head, blocks, CodeBlock(code, sheet, family, part))


def _print(head: Head, blocks: list[list[PageRow]], code: CodeBlock) -> bytes:
    slip, sheet, words = head.slip, head.sheet, head.words
    first, again = head.head(), head.head_again()
    foot_height = head.foot(1, 1).height + _FOOT_SPACE
    if sheet.height is None:
        pages = [[row for block in (*blocks, code.rows()) for row in block]]
        page_height = height_of(first) + height_of(pages[0]) + foot_height + 2 * sheet.margin
    else:
        page_height = sheet.height
        room = page_height - 2 * sheet.margin - foot_height
        pages = pages_with_code(blocks, code, room - height_of(first), room - height_of(again))
    out = BytesIO()
    canvas = Canvas(
        out,
        pagesize=(sheet.width, page_height),
        invariant=1,
        pageCompression=1,
        initialFontName=head.fonts.regular.name,
    )
    canvas.setTitle(f"{words.title(slip)} {slip.name.digits}")
    canvas.setAuthor(slip.house)
    canvas.setSubject(f"{slip.game}, {slip.table}, {words.round_no} {slip.round_no}")
    canvas.setKeywords(f"{slip.name.digits}/{slip.journal_code}")
    canvas.setCreator("tablemgr")
    pen = Pen(canvas, sheet.ink)
    for number, rows in enumerate(pages, 1):
        top = page_height - sheet.margin
        for row in [*(first if number == 1 else again), *rows]:
            row.draw(pen, top)
            top -= row.height
        head.foot(number, len(pages)).draw(pen, sheet.margin + foot_height - _FOOT_SPACE)
        canvas.showPage()
    canvas.save()
    return out.getvalue()
