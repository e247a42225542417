"""The last block of a slip: its code as a QR code, and beside it what that is for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import segno
from msgspec import Struct
from msgspec.structs import replace

from tablemgr.basics.messages import Message, Speaker
from tablemgr.service.slip_name import CONTEXT
from tablemgr.slips.code.signed import read_code
from tablemgr.slips.paper import MM, PageRow, Sheet, height_of, paginate
from tablemgr.slips.typography import Font, Fonts, Pen

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
    below: tuple[SignatureLine, ...] = ()
    """Lines to sign on, which stand below the words."""
    say: Speaker = Speaker(CONTEXT)

    def rows(self, most_dots: int = _MOST_DOTS) -> list[PageRow]:
        """The block in one piece, a square of the code no larger than so many dots; nothing if the
        slip has no code.
        """
        if not self.code:
            return [line.row(self.sheet.left, self.sheet.right) for line in self.below]
        sheet, fonts = self.sheet, self.fonts
        count, dark = _squares(self.code)
        square = DOT * max(1, min(most_dots, int(_LARGEST / DOT / count)))
        side, quiet = count * square, _QUIET * square
        left = sheet.left + max(0.0, quiet - sheet.margin)
        beside = sheet.right - left - side - quiet >= _NARROWEST
        words_left = left + side + quiet if beside else sheet.left
        size = sheet.small
        title, *lines = _words(self.code, self.say)
        width = sheet.right - words_left
        shown = [(each, fonts.bold) for each in fonts.bold.wrap(title, size, width)]
        for line in lines:
            shown += [(each, fonts.regular) for each in fonts.regular.wrap(line, size, width)]
        words_height = len(shown) * size * 1.28
        below = [line.row(words_left, sheet.right) for line in self.below]
        lines_height = height_of(below)
        right_height = words_height + lines_height
        height = max(side, right_height) if beside else side + quiet + right_height

        def draw(pen: Pen, top: float) -> None:
            pen.squares(left, top - quiet - side, square, dark)
            y = top - quiet - size - (0 if beside else side + quiet)
            for line, font in shown:
                pen.text(words_left, y, line, font, size)
                y -= size * 1.28
            y += size
            for sign in below:
                sign.draw(pen, y)
                y -= sign.height

        return [PageRow(height + 2 * quiet, draw)]


class SignatureLine(Struct, frozen=True):
    """A line to sign on, with what stands below it."""

    words: str
    font: Font
    size: float
    room: float = 11 * MM
    """How much room there is to sign, in points."""

    def row(self, left: float, right: float) -> PageRow:
        """The line between two edges."""
        lines, leading = self.font.wrap(self.words, self.size, right - left), self.size * 1.28

        def draw(pen: Pen, top: float) -> None:
            y = top - self.room + self.size * 1.6
            pen.rule(left, right, y, strong=True)
            for number, line in enumerate(lines):
                pen.text(left, y - self.size * 1.2 - number * leading, line, self.font, self.size)

        return PageRow(self.room + self.size + (len(lines) - 1) * leading, draw)


def duplicate_mark(copy: int, say: Speaker) -> str:
    """Give the words on top of a reprint: `DUPLICATE 1`; empty for a first print."""
    return say("DUPLICATE {number}", number=copy) if copy else ""


_ANYONE: Final = (
    "Anyone can verify it without the table: tablemgr slips verify, or the page verify.html."
)


def _words(code: str, say: Speaker) -> list[str]:
    payload = read_code(code).payload
    kind = say.words(Message("kinds of slips", payload.kind))
    number, table = payload.number, payload.table
    return [
        say(
            "{kind} {number}, signed by table {table}",
            kind=kind[:1].upper() + kind[1:],
            number=number,
            table=table,
        ),
        say(_ANYONE),
    ]


@lru_cache(maxsize=1)  # a slip asks for the same code at each size that it tries
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
