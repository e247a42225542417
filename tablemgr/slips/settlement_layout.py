"""The layout of a settlement slip: its head, then box by box, totals, chips moved, and remarks."""

from __future__ import annotations

from typing import Final

from tablemgr.slips.body import Body
from tablemgr.slips.code_block import CodeBlock
from tablemgr.slips.head import Head
from tablemgr.slips.kinds import SlipDrawing
from tablemgr.slips.model import SettlementSlip
from tablemgr.slips.paper import MM
from tablemgr.slips.typesetter import SlipLayout
from tablemgr.slips.wording import ENGLISH, SlipWording

_FOOT_SPACE: Final = 3 * MM


def settlement_layout(
    slip: SettlementSlip, drawing: SlipDrawing, words: SlipWording = ENGLISH
) -> SlipLayout:
    """Lay the slip out in these words."""
    sheet, fonts = drawing.sheet, drawing.fonts
    head = Head(sheet, fonts, slip, words)
    body = Body(sheet, fonts, slip, words)
    boxes = (body.box(box) for box in slip.boxes)
    return SlipLayout(
        f"{words.title(slip)} {slip.name.digits}",
        [body.table_hands(), *boxes, body.totals(), body.moves(), body.flags()],
        CodeBlock(drawing.code, sheet, fonts),
        head=head.head(),
        head_again=head.head_again(),
        foot=head.foot,
        above_foot=_FOOT_SPACE,
        author=slip.house,
        subject=f"{slip.game}, {slip.table}, {words.round_no} {slip.round_no}",
        keywords=f"{slip.name.digits}/{slip.journal_code}",
    )
