"""The parts of a report: tables of texts, and curves; as plain text its tables alone.

Knows no table of a casino.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tablemgr.basics.terminal import columns, shown


class ReportTable(Struct, frozen=True):
    """A table of texts under a title; `head` names its columns, empty texts if they need none."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class ReportCurve(Struct, frozen=True):
    """A curve: what it shows, and its points from left to right, each with its name."""

    title: str
    points: tuple[tuple[str, float], ...]
    range: str
    """Its lowest and its highest value in words."""


class ReportPage(Struct, frozen=True):
    """One table's report."""

    title: str
    tables: tuple[ReportTable, ...]
    curves: tuple[ReportCurve, ...]


def lines_of(page: ReportPage) -> Iterator[str]:
    """Write the page as plain text: its columns one below the other."""
    yield page.title
    for table in page.tables:
        yield f"  {table.title}"
        rows = [table.head, *table.rows] if any(table.head) else list(table.rows)
        widths = [max(map(columns, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            cells = [cell + " " * (w - columns(cell)) for cell, w in zip(row, widths, strict=True)]
            yield shown(f"    {'  '.join(cells)}".rstrip())
