"""Draws a curve on paper: a line of values from left to right, with the line of nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from reportlab.pdfgen.canvas import Canvas

from tablemgr.slips.typography import Fonts

_BODY: Final = 10.0


def draw_curve(
    canvas: Canvas,
    family: Fonts,
    area: tuple[float, float, float, float],
    words: str,
    points: Sequence[tuple[str, float]],
    *,
    say: Callable[[float], str] = "{:,.0f}".format,
) -> None:
    """Draw at least two named points into an area (left, bottom, width and height in points of
    paper): above it the words and its range as `say` says it, below it the names of the first and
    the last point.
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
    canvas.setFont(family.regular.name, _BODY)
    said = f"{words}: from {say(min(values))} to {say(max(values))}"
    canvas.drawString(left, bottom + high + 4, family.regular.printable(said))
    canvas.drawString(left, bottom - 12, family.regular.printable(points[0][0]))
    last = family.regular.printable(points[-1][0])
    canvas.drawString(left + wide - family.regular.width(last, _BODY), bottom - 12, last)
