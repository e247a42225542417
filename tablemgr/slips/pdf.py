"""A settlement slip as a PDF, the same bytes for the same slip. Knows no printer and no journal."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final

from reportlab.pdfgen.canvas import Canvas

from tablemgr.slips.flow import Row, height_of, paginate
from tablemgr.slips.model import SettlementSlip
from tablemgr.slips.paper import MM, Paper, Sheet
from tablemgr.slips.sections import Sections
from tablemgr.slips.typography import Pen, load_fonts
from tablemgr.slips.wording import ENGLISH, Wording

_FOOT_SPACE: Final = 3 * MM


def render(slip: SettlementSlip, paper: Paper, fonts: Path, words: Wording = ENGLISH) -> bytes:
    """The slip as a PDF file on `paper`, its type embedded from the folder `fonts`.

    The same slip gives the same bytes, in any process. Raises `Fault` where a font is missing.
    """
    sheet = paper.value
    sections = Sections(slip, sheet, load_fonts(fonts.resolve()), words)
    blocks = [
        sections.dealer(),
        *(sections.box(box) for box in slip.boxes),
        sections.totals(),
        sections.flags(),
    ]
    return _print(slip, sheet, sections, blocks)


def _print(
    slip: SettlementSlip, sheet: Sheet, sections: Sections, blocks: list[list[Row]]
) -> bytes:
    head, again = sections.head(), sections.head_again()
    foot_height = sections.foot(1, 1).height + _FOOT_SPACE
    if sheet.height is None:
        pages = [[row for block in blocks for row in block]]
        page_height = height_of(head) + height_of(pages[0]) + foot_height + 2 * sheet.margin
    else:
        page_height = sheet.height
        room = page_height - 2 * sheet.margin - foot_height
        pages = paginate(blocks, room - height_of(head), room - height_of(again))
    out = BytesIO()
    canvas = Canvas(
        out,
        pagesize=(sheet.width, page_height),
        invariant=1,
        pageCompression=1,
        initialFontName=sections.fonts.regular.name,
    )
    canvas.setTitle(f"{sections.words.slip} {slip.slip_no:06d}")
    canvas.setAuthor(slip.house)
    canvas.setSubject(f"{slip.game}, {slip.table}, {sections.words.round_no} {slip.round_no}")
    canvas.setCreator("tablemgr")
    pen = Pen(canvas, sheet.ink)
    for number, rows in enumerate(pages, 1):
        top = page_height - sheet.margin
        for row in [*(head if number == 1 else again), *rows]:
            row.draw(pen, top)
            top -= row.height
        sections.foot(number, len(pages)).draw(pen, sheet.margin + foot_height - _FOOT_SPACE)
        canvas.showPage()
    canvas.save()
    return out.getvalue()
