"""The last block of a slip: its code as a QR code, and beside it what that is for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import segno
from msgspec import Struct
from msgspec.structs import replace

from tablemgr.slips.code.signed import read_code
from tablemgr.slips.flow import PageRow, height_of, paginate
from tablemgr.slips.paper import MM, Sheet
from tablemgr.slips.typography import Fonts, Pen

DOT: Final = 72 / 203
"""A dot of a receipt printer, in points: a square of the code is a whole number of them."""
_LARGEST: Final = 33 * MM
_MOST_DOTS: Final = 4
_FEWEST_DOTS: Final = 3
_QUIET: Final = 4
"""How many squares around the code stay empty."""
_NARROWEST: Final = 22 * MM
"""The words stand beside the code if they have that much room, else below it."""


def pages_with_code(
    blocks: Sequence[list[PageRow]], code: CodeBlock, first: float, following: float
) -> list[list[PageRow]]:
    """The pages of a slip, whose last block is its code. If the code would stand alone on a page,
    it is made a little smaller; if that does not help, what stands before it goes with it.
    """
    filled = [block for block in blocks if block]
    without = paginate(filled, first, following)
    for dots in (_MOST_DOTS, _FEWEST_DOTS):
        pages = paginate([*filled, code.rows(dots)], first, following)
        if len(pages) == len(without):
            return pages
    rows = code.rows(_MOST_DOTS)
    *before, last = filled
    room = following - height_of(rows)
    tail = len(last)
    while tail and height_of(last[len(last) - tail :]) > room:
        tail -= 1
    stays = last[: len(last) - tail]
    taken = [replace(row, keep=True) for row in last[len(last) - tail :]]
    return paginate([*before, [*stays, *taken, *rows]], first, following)


class CodeBlock(Struct, frozen=True):
    """The last block of a slip."""

    code: str
    """The text of its QR code; empty if it has none."""
    sheet: Sheet
    fonts: Fonts
    part: str = ""
    """Which part of the slip it is, if there are several."""

    def rows(self, most_dots: int = _MOST_DOTS) -> list[PageRow]:
        """The block in one piece, a square of the code no larger than so many dots; nothing if the
        slip has no code.
        """
        return _rows(self, most_dots) if self.code else []


def _rows(block: CodeBlock, most_dots: int) -> list[PageRow]:
    code, sheet, fonts, part = block.code, block.sheet, block.fonts, block.part
    count, dark = _squares(code)
    square = DOT * max(1, min(most_dots, int(_LARGEST / DOT / count)))
    side, quiet = count * square, _QUIET * square
    left = sheet.left + max(0.0, quiet - sheet.margin)
    beside = sheet.right - left - side - quiet >= _NARROWEST
    words_left = left + side + quiet if beside else sheet.left
    size = sheet.small
    title, *lines = _words(code, part)
    shown = [
        *((line, fonts.bold) for line in fonts.bold.wrap(title, size, sheet.right - words_left)),
        *(
            (each, fonts.regular)
            for line in lines
            for each in fonts.regular.wrap(line, size, sheet.right - words_left)
        ),
    ]
    words_height = len(shown) * size * 1.28
    height = max(side, words_height) if beside else side + quiet + words_height

    def draw(pen: Pen, top: float) -> None:
        pen.squares(left, top - quiet - side, square, dark)
        y = top - quiet - size - (0 if beside else side + quiet)
        for line, font in shown:
            pen.text(words_left, y, line, font, size)
            y -= size * 1.28

    return [PageRow(height + 2 * quiet, draw)]


def duplicate_mark(code: str) -> str:
    """What stands on top of a reprint: `DUPLICATE 1`; empty for a first print."""
    reprint = read_code(code).payload.reprint if code else 0
    return f"DUPLICATE {reprint}" if reprint else ""


def _words(code: str, part: str) -> list[str]:
    payload = read_code(code).payload
    lines = [
        f"{payload.kind.capitalize()} {payload.number}, signed by table {payload.table}",
        "Anyone can verify it without the table: tablemgr slips verify, or the page verify.html.",
    ]
    return [*lines, part] if part else lines


def _squares(code: str) -> tuple[int, list[tuple[int, int]]]:
    """How many squares a side the QR code has, and which are dark (column, row upwards)."""
    rows = segno.make_qr(code, error="l").matrix
    count = len(rows)
    return count, [
        (column, count - 1 - row)
        for row, squares in enumerate(rows)
        for column, square in enumerate(squares)
        if square
    ]
