"""The QR code of a slip is at most 33 mm wide and is read back from a printer's dots."""

from __future__ import annotations

import pypdfium2
import pytest
import zxingcpp
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from tablemgr.slips.code.payload import SlipPayload
from tablemgr.slips.code.signed import sign
from tablemgr.slips.code_block import DOT, CodeBlock, pages_with_code
from tablemgr.slips.kinds import SlipDrawing
from tablemgr.slips.layouts import lines_layout
from tablemgr.slips.paper import MM, PageRow, Paper, height_of
from tablemgr.slips.typesetter import typeset
from tablemgr.slips.typography import load_fonts
from tests.tablemgr.slips.samples import FONTS

KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))


def code_of(players: int, signers: int) -> str:
    """The code of a slip with so many Players and signatures."""
    payload = SlipPayload(
        house="The House by the Sea",
        table="T1",
        kind="settlement",
        number=123456,
        time=1_800_000_000,
        zone=480,
        currency=("S$", 2),
        game="rws-blackjack",
        nets={f"player {number}": number * 12345 for number in range(players)},
        signers=tuple(("pit-supervisor", f"person {n}", "pin", n) for n in range(signers)),
    )
    return sign(payload, KEY).text()


@pytest.mark.parametrize(("players", "signers"), [(1, 1), (7, 1), (14, 2), (40, 3), (9, 9)])
@pytest.mark.parametrize("paper", list(Paper))
def test_the_code_is_read_from_two_hundred_and_three_dots_an_inch_in_black(
    paper: Paper, players: int, signers: int
) -> None:
    code = code_of(players, signers)
    sheet, fonts = paper.value, load_fonts(FONTS)
    layout = lines_layout("Slip\nof a test\n", SlipDrawing(code, sheet, fonts))
    pdf = pypdfium2.PdfDocument(typeset([layout], sheet, fonts))
    raster = pdf[0].render(scale=203 / 72).to_pil().convert("L").point(lambda v: 255 * (v > 127))
    pdf.close()
    (read,) = zxingcpp.read_barcodes(raster.convert("1"))
    assert read.text == code
    corners = read.position
    assert (corners.top_right.x - corners.top_left.x) * DOT <= 33.2 * MM


def test_a_slip_without_a_code_has_no_block() -> None:
    assert CodeBlock("", Paper.A6.value, load_fonts(FONTS)).rows() == []


@pytest.mark.parametrize("height", [6.0, 9.5, 40.0])
def test_the_code_never_stands_alone_on_a_page(height: float) -> None:
    sheet = Paper.A6.value
    assert sheet.height is not None
    block = CodeBlock(code_of(7, 2), sheet, load_fonts(FONTS))
    room = sheet.height - 2 * sheet.margin
    for count in range(1, 130):
        row = PageRow(height, lambda _pen, _top: None)
        pages = pages_with_code(
            [[row] * (count // 2), [row] * (count - count // 2)], block, room, room
        )
        assert sum(map(len, pages)) == count + 1
        assert len(pages[-1]) > 1, count
        assert all(height_of(page) <= room for page in pages)
