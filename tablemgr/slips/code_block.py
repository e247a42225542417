"""The last block of a slip: its code as a QR code, and beside it what that is for."""

from __future__ import annotations

from typing import Final

import segno

from tablemgr.slips.code.signed import read_code
from tablemgr.slips.flow import PageRow
from tablemgr.slips.paper import MM, Sheet
from tablemgr.slips.typography import Fonts, Pen

DOT: Final = 72 / 203
"""A dot of a receipt printer, in points: a square of the code is a whole number of them."""
_LARGEST: Final = 33 * MM
_MOST_DOTS: Final = 4
_QUIET: Final = 4
"""How many squares around the code stay empty."""
_NARROWEST: Final = 22 * MM
"""The words stand beside the code if they have that much room, else below it."""


def code_rows(code: str, sheet: Sheet, fonts: Fonts, part: str = "") -> list[PageRow]:
    """The block, in one piece; nothing if the slip has no code. `part` says which part it is."""
    if not code:
        return []
    count, dark = _squares(code)
    square = DOT * max(1, min(_MOST_DOTS, int(_LARGEST / DOT / count)))
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
