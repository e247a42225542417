"""The papers a slip is printed on: measures, type sizes and ink; and rows on them, below each
other and divided into pages. Knows no slip, and nothing of what the rows show.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from msgspec import Struct

from tablemgr.slips.typography import COLOUR, MONOCHROME, Ink, Pen

MM: Final = 72 / 25.4
"""Points in a millimetre."""


class Sheet(Struct, frozen=True):
    """A paper's measures, in points."""

    width: float
    height: float | None
    """None for a roll: the page is as long as what stands on it."""
    margin: float
    ink: Ink
    title: float
    """Type size of the house's name."""
    body: float
    small: float
    tiny: float
    cards: float

    @property
    def left(self) -> float:
        return self.margin

    @property
    def right(self) -> float:
        return self.width - self.margin

    @property
    def inner(self) -> float:
        """The width that can be printed on."""
        return self.width - 2 * self.margin


class Paper(Enum):
    """The papers that a slip can be printed on."""

    A6 = Sheet(105 * MM, 148 * MM, 7 * MM, COLOUR, 12.5, 7.2, 6.2, 5.4, 8.6)
    """105 by 148 mm, in colour, as many pages as it takes."""
    ROLL_80 = Sheet(80 * MM, None, 4 * MM, MONOCHROME, 13, 8, 7.2, 6.6, 9.5)
    """A receipt printer's 80 mm roll, 72 mm of it printable, in black."""
    ROLL_58 = Sheet(58 * MM, None, 5 * MM, MONOCHROME, 10, 6.6, 6.2, 5.8, 8)
    """A narrow roll, 48 mm of it printable, in black."""


PAPERS: Final = {"A6": Paper.A6, "80 mm": Paper.ROLL_80, "58 mm": Paper.ROLL_58}
"""The papers by their names in the house profile."""


class PageRow(Struct, frozen=True):
    """A strip as wide as the page that is never divided."""

    height: float
    """Points."""
    draw: Callable[[Pen, float], None]
    """Draws the row; its top edge is at the given height."""
    keep: bool = False
    """Stays on one page with the next row."""
    again: tuple[PageRow, ...] = ()
    """Rows that are repeated above this row if it is the first of a later page."""
    divides: bool = False
    """Separates two blocks: left out if it would be the first row of a later page."""


def space(height: float) -> PageRow:
    """An empty strip."""
    return PageRow(height, lambda _pen, _top: None)


def height_of(rows: Sequence[PageRow]) -> float:
    """The height of all rows together, in points."""
    return sum(row.height for row in rows)


def _groups(rows: Sequence[PageRow]) -> list[list[PageRow]]:
    groups: list[list[PageRow]] = []
    joined = False
    for row in rows:
        if joined:
            groups[-1].append(row)
        else:
            groups.append([row])
        joined = row.keep
    return groups


def paginate(
    blocks: Sequence[Sequence[PageRow]], first: float, following: float
) -> list[list[PageRow]]:
    """The rows of each page, in order, none left out.

    `first` and `following` are the free heights of the first page and of each later one, in points.
    A block stays whole if it fits on the rest of the page or takes at most half a page; a longer
    block is divided between its rows.
    """
    pages: list[list[PageRow]] = [[]]
    left = first
    for block in blocks:
        if pages[-1] and left < height_of(block) <= following / 2:
            pages.append([])
            left = following
        for group in _groups(block):
            if height_of(group) > left and (pages[-1] or left < following):
                pages.append([])
                left = following
            rows = group
            if len(pages) > 1 and not pages[-1]:
                rows = [*group[0].again, *(row for row in group if not row.divides)]
            pages[-1].extend(rows)
            left -= height_of(rows)
    return pages
