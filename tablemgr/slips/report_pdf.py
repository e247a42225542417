"""A report on paper: its curves, then its tables; as many pages of A4 as it takes.

A curve is a line of values from left to right, with the line of nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Final

from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas

from tablemgr.past.report_parts import ReportPage, ReportTable
from tablemgr.slips.typography import MONOCHROME, Font, Fonts, Pen, load_fonts

_CURVE_WORDS: Final = 10.0
_MARGIN: Final = 42.0
_TITLE: Final = 16.0
_BODY: Final = 9.0
_LINE: Final = _BODY * 1.45
_CURVE: Final = 80.0
_BETWEEN: Final = 14.0
_WIDTH, _HEIGHT = A4
_INNER: Final = _WIDTH - 2 * _MARGIN


def draw_curve(
    canvas: Canvas,
    family: Fonts,
    area: tuple[float, float, float, float],
    words: str,
    points: Sequence[tuple[str, float]],
) -> None:
    """Draw at least two named points into an area (left, bottom, width and height in points of
    paper): above it the words, below it the names of the first and the last point.
    """
    left, bottom, wide, high = area
    values = [value for _, value in points]
    least, most = min(0.0, *values), max(0.0, *values)
    size = (most - least) or 1.0

    def height(value: float) -> float:
        return bottom + high * (value - least) / size

    canvas.setLineWidth(0.5)
    canvas.line(left, height(0.0), left + wide, height(0.0))
    canvas.line(left, bottom, left, bottom + high)
    canvas.setLineWidth(1.5)
    step = wide / (len(points) - 1)
    for n, (start, end) in enumerate(pairwise(values)):
        canvas.line(left + step * n, height(start), left + step * (n + 1), height(end))
    pen, font = Pen(canvas, MONOCHROME), family.regular
    pen.text(left, bottom + high + 4, font.printable(words), font, _CURVE_WORDS)
    pen.text(left, bottom - 12, font.printable(points[0][0]), font, _CURVE_WORDS)
    last = font.printable(points[-1][0])
    pen.text(left + wide, bottom - 12, last, font, _CURVE_WORDS, right=True)


def render(page: ReportPage, fonts: Path) -> bytes:
    """The report as a PDF, the same bytes for the same report. Raises `Fault` if a font is
    missing.
    """
    family = load_fonts(fonts.resolve())
    out = BytesIO()
    canvas = Canvas(out, A4, invariant=1, pageCompression=1, initialFontName=family.regular.name)
    canvas.setTitle(page.title)
    canvas.setCreator("tablemgr")
    paper = _Paper(canvas, family, page.title)
    for curve in page.curves:
        paper.room(_CURVE + 3 * _LINE)
        bottom = paper.top - _LINE - _CURVE
        area = (_MARGIN, bottom, _INNER, _CURVE)
        draw_curve(canvas, family, area, f"{curve.title}: {curve.range}", curve.points)
        paper.top = bottom - 2 * _LINE - _BETWEEN
    for table in page.tables:
        paper.table(table)
    canvas.showPage()
    canvas.save()
    return out.getvalue()


class _Paper:
    """The page that is being written, and how far down it is full."""

    def __init__(self, canvas: Canvas, family: Fonts, title: str) -> None:
        self._canvas, self._family, self._title = canvas, family, title
        self._pen = Pen(canvas, MONOCHROME, emboldens=True)
        self.top = self._head()

    def _head(self) -> float:
        top: float = _HEIGHT - _MARGIN - _TITLE
        self._write(_MARGIN, top, self._title, self._family.bold, _TITLE)
        return top - 2 * _LINE

    def _write(self, left: float, at: float, text: str, font: Font, size: float = _BODY) -> None:
        self._pen.text(left, at, font.printable(text), font, size)

    def room(self, high: float) -> None:
        """Begin another page if so much does not fit on this one."""
        if self.top - high < _MARGIN:
            self._canvas.showPage()
            self.top = self._head()

    def table(self, table: ReportTable) -> None:
        """Write a table; its columns are as wide as what stands in them."""
        rows = [table.head, *table.rows] if any(table.head) else list(table.rows)
        regular, bold = self._family.regular, self._family.bold
        widths = [max(bold.width(cell, _BODY) for cell in c) for c in zip(*rows, strict=True)]
        self.room(min(len(rows) + 1, 6) * _LINE)
        self._write(_MARGIN, self.top - _BODY, table.title, bold, _BODY * 1.2)
        self.top -= _LINE * 1.4
        for number, row in enumerate(rows):
            self.room(_LINE)
            self._row(row, widths, bold if number == 0 and any(table.head) else regular)
        self.top -= _BETWEEN

    def _row(self, row: Sequence[str], widths: Sequence[float], font: Font) -> None:
        left, most = _MARGIN, 1
        for place, (cell, width) in enumerate(zip(row, widths, strict=True)):
            rest = _MARGIN + _INNER - left
            parts = font.wrap(cell, _BODY, rest) if place == len(row) - 1 else [cell]
            for line, part in enumerate(parts):
                self._write(left, self.top - _BODY - line * _LINE, part, font)
            left, most = left + width + 14, max(most, len(parts))
        self.top -= _LINE * most
