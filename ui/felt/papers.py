"""Paints the requests of fills and credits that are on their way, as they lie face up on the table.

They lie along its edge, above the boxes, so that nothing else is covered. Knows no rule.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from ui.felt.canvas import Canvas, Geometry
from ui.views.felt import RequestView

MOST: Final = 3
"""So many lie side by side; the last one says how many more there are."""
_EDGE: Final = 3
_HIGH: Final = 46
_WORDS: Final = 40
"""All three are in drawing units."""


def papers_place(geometry: Geometry) -> QRectF:
    """Where the papers lie, in pixels."""
    edge, corner = _EDGE * geometry.unit, geometry.target.topLeft()
    width = geometry.layout.size.width() * geometry.unit - 2 * edge
    return QRectF(corner.x() + edge, corner.y() + edge, width, _HIGH * geometry.unit)


def paint_papers(canvas: Canvas, papers: tuple[RequestView, ...]) -> None:
    """Paint each paper with what it is for and who is next; nothing if none lies there."""
    strip = papers_place(canvas.geometry)
    width = strip.width() / MOST
    for place, paper in enumerate(papers[:MOST]):
        sheet = QRectF(strip.left() + place * width, strip.top(), width, strip.height())
        sheet.adjust(0, 0, -canvas.px(_EDGE), 0)
        edge = canvas.colour("take" if paper.is_wrong else "card_edge")
        canvas.plate(sheet, canvas.colour("felt_text"), edge, canvas.px(4))
        more = len(papers) - MOST
        words = f"{paper.words} +{more}" if more > 0 and place == MOST - 1 else paper.words
        room = sheet.adjusted(canvas.px(12), 0, -canvas.px(12), 0)
        canvas.text(words, room, canvas.px(_WORDS), canvas.colour("on_text"), may_elide=True)
