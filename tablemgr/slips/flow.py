"""Puts rows below each other and divides them into pages. Knows nothing of what the rows show."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from tablemgr.slips.typography import Pen


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
