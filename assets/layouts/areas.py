"""Draws a table whose Hands are its own: boxes with areas for Bets alone, the Hands below them."""

from __future__ import annotations

from typing import Final

from assets.layouts.boxes import GAP, SIDE, Column, draw_key_place, draw_name
from assets.layouts.look import Area, Look
from assets.layouts.pen import MIDDLE, Drawing, Ink, number

WORD: Final = 50.0
"""The height of the strip with an area's word; the Bets lie below it, so that it can be read."""
INSET: Final = 3.0
HANDS: Final = (300.0, 1196.0, 970.0, 226.0)
"""The Hand at the left: x, y, width, height. The one at the right is its mirror image."""
BESIDE: Final = 360.0
"""How wide word, total and badge of a Hand are, at its outer side."""
TOTAL: Final = 104.0
BADGE: Final = 66.0


def draw_areas(drawing: Drawing, box: int, column: Column, look: Look) -> None:
    """One box, whole: its name, then a row of areas below the other, and its key."""
    name = f"box-{box}"
    drawing.add(f'<g id="{name}-drawing">')
    draw_name(drawing, box, column)
    top = column.row(SIDE)[0]
    for row in look.areas:
        width = (column.inner - GAP * (len(row) - 1)) / len(row)
        for index, area in enumerate(row):
            _area(drawing, name, area, (column.left + index * (width + GAP), top, width))
        top += row[0].height + GAP
    draw_key_place(drawing, box, column)
    drawing.add("</g>")


def _area(drawing: Drawing, box: str, area: Area, at: tuple[float, float, float]) -> None:
    """One area: `at` is where it begins, and its width."""
    x, y, width = at
    drawing.spot(
        f'rect x="{number(x)}" y="{number(y)}" width="{number(width)}" '
        f'height="{number(area.height)}" rx="14"',
        0.35, 2.5, 0.8,
    )  # fmt: skip
    ink = Ink(38, 3, area.colour, bold=True)
    while drawing.width(area.word, ink) > width - 12:
        ink = Ink(ink.size - 1, max(0.5, ink.spacing - 0.5), area.colour, bold=True)
    drawing.text(area.word, x + width / 2, y + 42, ink)
    drawing.zone(
        f"{box}.{area.kind}", x + INSET, y + WORD, width - 2 * INSET, area.height - WORD - INSET
    )


def draw_table_hands(drawing: Drawing, look: Look) -> None:
    """The Hands of the table: cards towards the middle, word, total and badge at the outer side."""
    left, top, width, height = HANDS
    drawing.zone("dealer", left, top, 2 * (MIDDLE - left), height)
    sides = ((left, False), (2 * MIDDLE - left - width, True))
    for hand, (x, mirrored) in zip(look.hands, sides, strict=True):
        name = f"dealer.{hand.name}"
        beside = x + width - BESIDE if mirrored else x
        cards = x if mirrored else x + BESIDE
        drawing.zone(name, x, top, width, height)
        drawing.spot(
            f'rect id="{name}.cards" x="{number(cards)}" y="{number(top)}" '
            f'width="{number(width - BESIDE)}" height="{number(height)}" rx="16"',
            0.3, 2, 0.5,
        )  # fmt: skip
        drawing.text(hand.word, beside + BESIDE / 2, top + 52, Ink(54, 6, hand.colour, bold=True))
        drawing.zone(f"{name}.total", beside + 10, top + 74, BESIDE / 2 - 20, TOTAL)
        drawing.zone(f"{name}.badge", beside + BESIDE / 2 + 6, top + 94, BESIDE / 2 - 16, BADGE)
