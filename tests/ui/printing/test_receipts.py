"""What a receipt printer gets of a slip: names in any script, and a code that can be read back."""

from __future__ import annotations

import re

import pytest
import zxingcpp
from msgspec.structs import replace
from PIL import Image, ImageOps

from drivers.printers.picture import PRINTABLE_DOTS
from tablemgr.slips.code.signed import sign
from tablemgr.slips.paper import PAPERS
from tests.tablemgr.slips.code.samples import KEY, SETTLEMENT
from tests.tablemgr.slips.samples import FONTS, SINGLE, render
from ui.printing.receipts import Receipts

PICTURE = re.compile(rb"\x1dv0\x00(..)(..)", re.DOTALL)


def printed(data: bytes) -> Image.Image:
    """What comes out of the printer: the pictures in its bytes, one below the other."""
    at, rows, width = 0, b"", 0
    while (head := PICTURE.search(data, at)) is not None:
        width, height = (int.from_bytes(part, "little") for part in head.groups())
        at = head.end() + width * height
        rows += data[head.end() : at]
    made = Image.frombytes("1", (width * 8, len(rows) // width), rows)
    return ImageOps.invert(made.convert("L"))


def on_its_roll(out: Image.Image) -> Image.Image:
    """With the white edges of the paper, which no printer reaches."""
    return ImageOps.expand(out, border=32, fill=255)


@pytest.mark.parametrize("paper", PRINTABLE_DOTS)
def test_the_code_is_read_back_from_what_is_printed(paper: str) -> None:
    code = sign(SETTLEMENT, KEY).text()
    receipts = Receipts()
    try:
        out = printed(receipts.make(render(SINGLE, PAPERS[paper], FONTS, code=code), paper))
    finally:
        receipts.close()
    assert out.width == PRINTABLE_DOTS[paper]
    assert [found.text for found in zxingcpp.read_barcodes(on_its_roll(out))] == [code]


@pytest.mark.parametrize("name", ["陳大文", "முருகன்", "عبد الرحمن"])
@pytest.mark.parametrize("paper", PRINTABLE_DOTS)
def test_a_name_in_any_script_has_its_own_dots(paper: str, name: str) -> None:
    """Neither left out nor replaced by the same empty box."""

    def ink(player: str) -> bytes:
        (box,) = SINGLE.boxes
        line = replace(box.lines[0], player=player)
        slip = replace(SINGLE, boxes=(replace(box, lines=(line,)),))
        return printed(receipts.make(render(slip, PAPERS[paper], FONTS), paper)).tobytes()

    receipts = Receipts()
    try:
        assert len({ink(name), ink(name[::-1]), ink(name[0])}) == 3
    finally:
        receipts.close()
