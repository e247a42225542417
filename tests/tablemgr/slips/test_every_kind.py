"""Every kind of slip on every paper, in the house's languages: its code is read back from what the
printer gets, and no text leaves the paper or touches another.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import pairwise, product
from typing import Any

import pypdfium2
import pytest
import zxingcpp
from PIL import Image, ImageOps

from drivers.printers.picture import DOTS_PER_MM, PRINTABLE_DOTS, black_dots
from tablemgr.basics.languages import load_language
from tablemgr.slips import kinds
from tablemgr.slips.kinds import slip_kinds
from tablemgr.slips.paper import PAPERS, Paper
from tablemgr.slips.typography import Font, Pen
from tests.sampling import WHOLE
from tests.tablemgr.slips.every_kind import Sample, every_kind

TAGS = ("en", "zh-SG", "ta-SG")
KINDS = sorted(slip_kinds(tuple(kinds.__path__)))
WAYS = [
    (kind, paper, tag)
    for place, kind in enumerate(KINDS)
    for turn, (paper, tag) in enumerate(product(PAPERS, TAGS))
    if WHOLE or (place + turn) % 7 == 0
]
"""Each kind on each paper in each language; or one or two of these nine, by turns."""
_LARGEST_MM = 33


@cache
def samples(tag: str) -> dict[str, Sample]:
    return every_kind(load_language(tag))


def as_dots(pdf: bytes, paper: str) -> list[Image.Image]:
    """The pages as that printer puts them on paper."""
    document = pypdfium2.PdfDocument(pdf)
    pages = [page.render(scale=DOTS_PER_MM * 25.4 / 72).to_pil() for page in document]
    document.close()
    if paper in PRINTABLE_DOTS:
        pages = [black_dots(page, paper) for page in pages]
    return [ImageOps.expand(page.convert("L"), border=32, fill=255) for page in pages]


@pytest.mark.parametrize(("kind", "paper", "tag"), WAYS)
def test_a_slip_is_read_back_and_nothing_on_it_touches(
    kind: str, paper: str, tag: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sample, language = samples(tag)[kind], load_language(tag)
    rows: dict[tuple[int, float], list[tuple[float, float, str]]] = defaultdict(list)
    draw = Pen.text

    def noting(  # noqa: PLR0917 - stands in for Pen.text
        pen: Pen, x: float, y: float, shown: str, font: Font, size: float, **how: Any
    ) -> None:
        draw(pen, x, y, shown, font, size, **how)
        width = font.width(shown, size)
        start = x - width if how.get("right") else x
        if shown and not how.get("hidden"):
            page: int = pen._canvas.getPageNumber()
            rows[page, round(y, 1)].append((start, start + width, shown))

    monkeypatch.setattr(Pen, "text", noting)
    pages = as_dots(sample.pdf(PAPERS[paper], language), paper)
    sheet = PAPERS[paper].value
    for row in map(sorted, rows.values()):
        assert row[0][0] >= sheet.left - 0.1, row
        assert row[-1][1] <= sheet.right + 0.1, row
        assert all(one[1] <= other[0] + 0.1 for one, other in pairwise(row)), row
    found = [code for page in pages for code in zxingcpp.read_barcodes(page)]
    assert {code.text for code in found} == {sample.code}
    for code in found:
        side = code.position.top_right.x - code.position.top_left.x
        assert PAPERS[paper] is Paper.ROLL_58 or side / DOTS_PER_MM <= _LARGEST_MM + 0.2
