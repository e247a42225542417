"""Progress on paper: readiness, the learning curve as a line, the items; marked TRAINING."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final

from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas

from tablemgr.slips.report_pdf import draw_curve
from tablemgr.slips.typography import Font, Fonts, load_fonts
from tablemgr.training.progress import TraineeProgress
from tablemgr.training.progress_text import as_lines

_MARGIN: Final = 42.0
_TITLE: Final = 18.0
_BODY: Final = 10.0
_CHART_HIGH: Final = 120.0
_WIDTH, _HEIGHT = A4


def render(found: TraineeProgress, fonts: Path) -> bytes:
    """The progress of somebody as a PDF. Raises `Fault` if a font is missing."""
    family = load_fonts(fonts.resolve())
    out = BytesIO()
    canvas = Canvas(out, A4, invariant=1, initialFontName=family.regular.name)
    title, _, *lines = as_lines(found)
    canvas.setTitle(title)
    canvas.setCreator("tablemgr")
    top = _head(canvas, family, title)
    if len(found.curve) > 1:
        low = top - _BODY - _CHART_HIGH
        area = (_MARGIN, low, _WIDTH - 2 * _MARGIN, _CHART_HIGH)
        points = [(day.day.isoformat(), day.wrong / day.asked) for day in found.curve]
        shares = [share for _, share in points]
        words = f"wrong answers a day: from {min(shares):.0%} to {max(shares):.0%}"
        draw_curve(canvas, family, area, words, points)
        top = low - 30
    for line in lines:
        for part in family.regular.wrap(line, _BODY, _WIDTH - 2 * _MARGIN) or [""]:
            if top < _MARGIN + _BODY:
                canvas.showPage()
                top = _head(canvas, family, title)
            _write(canvas, family.regular, (_MARGIN, top), part, _BODY)
            top -= _BODY * 1.4
    canvas.showPage()
    canvas.save()
    return out.getvalue()


def _head(canvas: Canvas, family: Fonts, title: str) -> float:
    """The title of a page; gives where the page goes on."""
    top: float = _HEIGHT - _MARGIN - _TITLE
    _write(canvas, family.bold, (_MARGIN, top), title, _TITLE)
    mark = "TRAINING"
    left = _WIDTH - _MARGIN - family.bold.width(mark, _TITLE)
    _write(canvas, family.bold, (left, top), mark, _TITLE)
    return top - 2 * _BODY


def _write(canvas: Canvas, font: Font, at: tuple[float, float], text: str, size: float) -> None:
    canvas.setFont(font.name, size)
    canvas.drawString(*at, font.printable(text))
