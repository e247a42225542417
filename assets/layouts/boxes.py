"""Draws one betting box: name, side Bets, Initial Bet, other Players, cards, the key below them.

Each part has a row of its own, at the same height in every game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from assets.layouts.look import Look, Spot
from assets.layouts.pen import CREAM, LINE, MARGIN, MIDDLE, WIDTH, Drawing, Ink, drop, number

TOP: Final = 52.0
"""Where the boxes begin in the middle of the drawing; each row is measured from there."""
BOTTOM: Final = 1116.0
"""Where they end there."""
NAME: Final = (0.0, 84.0)
"""Of each row: where it begins, and how high it is."""
SIDE: Final = (98.0, 120.0)
BET: Final = (230.0, 164.0)
OTHERS: Final = (396.0, 60.0)
CARDS: Final = (462.0, 392.0)
KEY: Final = (866.0, 198.0)
GAP: Final = 8.0
"""Between two parts of a row."""
HALF_WORD: Final = 48.0
"""The height of the word over a half of a set hand."""
SPOT: Final = 72.0
"""The radius of the Initial Bet's circle."""
INSURANCE: Final = 62.0
KEY_MARGIN: Final = 26.0
"""How much narrower than its box the key is, on each side: a finger hits one of two."""


@dataclass(frozen=True)
class Column:
    """The measures of one box: its middle, its width, and where it begins."""

    x: float
    width: float
    top: float

    @property
    def inner(self) -> float:
        """Its width without the gap to its neighbours."""
        return self.width - 12

    @property
    def left(self) -> float:
        """Where it begins."""
        return self.x - self.inner / 2

    def row(self, row: tuple[float, float]) -> tuple[float, float]:
        """Where that row of the box begins, and how high it is."""
        return self.top + row[0], row[1]

    @property
    def bottom(self) -> float:
        """Where the box ends."""
        return self.top + BOTTOM - TOP


def columns(count: int) -> Iterable[tuple[int, Column]]:
    """The boxes from 1, at the Dealer's left."""
    width = min((WIDTH - 2 * MARGIN) / count, 520.0)
    for index in range(count):
        x = MIDDLE + (index - (count - 1) / 2) * width
        yield index + 1, Column(x, width, TOP + drop(x))


def _side_spot(
    drawing: Drawing, name: str, spot: Spot, at: tuple[float, float], width: float
) -> None:
    """A side Bet's place with its words; `at` is its upper left corner."""
    x, y = at
    high = SIDE[1]
    drawing.spot(
        f'rect id="{name}.{spot.kind}" x="{number(x)}" y="{number(y)}" width="{number(width)}" '
        f'height="{number(high)}" rx="16"',
        0.35, 2.5, 0.8,
    )  # fmt: skip
    ink = Ink(36, 0.4, CREAM, bold=True, opacity=0.9)
    while max(drawing.width(word, ink) for word in spot.words) > width - 12:
        ink = Ink(ink.size - 1, 0.4, CREAM, bold=True, opacity=0.9)
    drawing.block(spot.words, x + width / 2, y + high / 2, ink)


def _sides(drawing: Drawing, name: str, column: Column, look: Look) -> None:
    """The side Bets side by side."""
    top, _ = column.row(SIDE)
    count = len(look.spots)
    width = (column.inner - 4 - GAP * (count - 1)) / max(1, count)
    for index, spot in enumerate(look.spots):
        left = column.left + 2 + index * (width + GAP)
        _side_spot(drawing, name, spot, (left, top), width)


def _initial(drawing: Drawing, name: str, column: Column) -> None:
    """The Initial Bet: a circle for its chips, at its right the sum."""
    top, high = column.row(BET)
    middle = column.left + SPOT + 8
    drawing.zone(f"{name}.initial", column.left, top, column.inner, high)
    drawing.spot(
        f'circle cx="{number(middle)}" cy="{number(top + high / 2)}" r="{number(SPOT)}"', 0.35, 3
    )


def _hands(drawing: Drawing, name: str, column: Column, look: Look) -> None:
    """Where the cards lie; for a game of Low and High a half for each, side by side."""
    top, height = column.row(CARDS)
    drawing.spot(
        f'rect id="{name}.cards" x="{number(column.left + 1)}" y="{number(top)}" '
        f'width="{number(column.inner - 2)}" height="{number(height)}" rx="16"',
        0.25, 1.5, 0.3,
    )  # fmt: skip
    if not look.halves:
        return
    half = column.inner / 2 - 2
    for word, x in (("low", column.left + 1), ("high", column.x + 1)):
        drawing.text(
            word.upper(), x + half / 2, top + 37, Ink(34, 4, LINE, bold=True, opacity=0.85)
        )
        drawing.zone(f"{name}.{word}", x, top + HALF_WORD, half, height - HALF_WORD - 4)
    drawing.add(
        f'<path fill="none" stroke="{LINE}" stroke-width="1.5" stroke-opacity="0.3" '
        f'd="M{number(column.x)} {number(top + 14)}V{number(top + height - 14)}"/>'
    )


def _insurance(drawing: Drawing, name: str, column: Column) -> None:
    """The line that the Insurance Bet is placed on, in the middle of the key's place."""
    pill = min(300.0, column.inner - 2 * KEY_MARGIN)
    top, high = column.row(KEY)
    top += (high - INSURANCE) / 2
    drawing.spot(
        f'rect id="{name}.insurance" x="{number(column.x - pill / 2)}" '
        f'y="{number(top)}" width="{number(pill)}" height="{number(INSURANCE)}" rx="30"',
        0.35, 2, 0.7,
    )  # fmt: skip
    ink = Ink(36, 2, LINE, opacity=0.9)
    while drawing.width("INSURANCE", ink) > pill - 24:
        ink = Ink(ink.size - 1, 1, LINE, opacity=0.9)
    drawing.text("INSURANCE", column.x, top + INSURANCE / 2 + ink.size * 0.36, ink)


def _others(drawing: Drawing, name: str, column: Column, words: str) -> None:
    """Where the other Players' Initial Bets lie; the words stand where they come."""
    top, high = column.row(OTHERS)
    if words:
        drawing.spot(
            f'rect x="{number(column.left)}" y="{number(top)}" width="{number(column.inner)}" '
            f'height="{number(high)}" rx="10" stroke-dasharray="10 7"',
            0.2, 1.5, 0.6,
        )  # fmt: skip
        drawing.text(words, column.x, top + high * 0.7, Ink(34, 4, LINE, opacity=0.9))
    drawing.zone(f"{name}.others", column.left, top, column.inner, high)


def draw_name(drawing: Drawing, box: int, column: Column) -> None:
    """The box's place, its name's place, and its number where it stands once it is in play."""
    name = f"box-{box}"
    top, high = column.row(NAME)
    drawing.zone(name, column.left, column.top, column.inner, column.bottom - column.top)
    drawing.zone(f"{name}.name", column.left, top, column.inner, high)
    drawing.text(str(box), column.x, top + high * 0.72, Ink(58, 0, LINE, bold=True, opacity=0.8))


def draw_key_place(drawing: Drawing, box: int, column: Column) -> None:
    """Where the key of a box stands: the amount that is due there."""
    top, high = column.row(KEY)
    width = column.inner - 2 * KEY_MARGIN
    drawing.zone(f"box-{box}.key", column.left + KEY_MARGIN, top, width, high)


def draw_box(drawing: Drawing, box: int, column: Column, look: Look) -> None:
    """One betting box, whole."""
    name = f"box-{box}"
    drawing.add(f'<g id="{name}-drawing">')
    draw_name(drawing, box, column)
    _sides(drawing, name, column, look)
    _initial(drawing, name, column)
    _others(drawing, name, column, look.behind)
    _hands(drawing, name, column, look)
    draw_key_place(drawing, box, column)
    if look.insurance:
        _insurance(drawing, name, column)
    drawing.add("</g>")
