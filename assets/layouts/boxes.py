"""Draws one betting box: name, Initial Bet, side Bets, other Players, cards, Insurance."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from assets.layouts.looks import Look, Spot
from assets.layouts.pen import CREAM, LINE, MARGIN, MIDDLE, WIDTH, Drawing, Ink, drop, number

HALF_WORD: Final = 44.0
"""The height of the word over a half of a set hand."""


@dataclass(frozen=True)
class Column:
    """The measures of one box: its middle, its width, and where its parts begin."""

    x: float
    width: float
    top: float

    @property
    def inner(self) -> float:
        """Its width without the gap to its neighbours."""
        return self.width - 16

    @property
    def left(self) -> float:
        """Where it begins."""
        return self.x - self.inner / 2

    @property
    def spot(self) -> float:
        """The radius of the Initial Bet's circle."""
        return min(63.0, self.inner * 0.19)

    @property
    def side(self) -> float:
        """The radius of a side Bet's spot."""
        return min(49.0, self.inner * 0.142)

    @property
    def reach(self) -> float:
        """How far a side Bet lies from the Initial Bet."""
        return min((self.inner - 2 * self.side) / 2 - 2, self.spot + self.side + 28)


def columns(count: int) -> Iterable[tuple[int, Column]]:
    """The boxes from 1, at the Dealer's left."""
    width = min((WIDTH - 2 * MARGIN) / count, 500.0)
    for index in range(count):
        x = MIDDLE + (index - (count - 1) / 2) * width
        yield index + 1, Column(x, width, 26 + drop(x))


def _octagon(x: float, y: float, radius: float) -> str:
    """The points of an octagon that stands on an edge."""
    corners = (math.pi / 8 + index * math.pi / 4 for index in range(8))
    return " ".join(
        f"{number(x + radius * math.cos(a))},{number(y + radius * math.sin(a))}" for a in corners
    )


def _dome(x: float, y: float, half: float, height: float) -> str:
    """The path of a spot that is round at its far end; `height` below 0 for one that hangs."""
    round_by = min(half, abs(height) * 0.6)
    turn = 1 if height > 0 else 0
    end = y - height
    straight = end + math.copysign(round_by, height)
    arc = f"A{number(half)} {number(round_by)} 0 0 {turn}"
    return (
        f"M{number(x - half)} {number(y)}V{number(straight)}{arc} {number(x)} {number(end)}"
        f"{arc} {number(x + half)} {number(straight)}V{number(y)}Z"
    )


def _side_spot(drawing: Drawing, name: str, column: Column, spot: Spot, middle: float) -> None:
    """A side Bet's place with its words; `middle` is where the Initial Bet's circle is."""
    x = middle + spot.side * column.reach
    y = column.top + 54 + 72 + 8
    side = column.side
    element = f'id="{name}.{spot.kind}"'
    if spot.shape in ("upper", "lower"):
        sign = 1 if spot.shape == "upper" else -1
        edge = y - 8 - sign * 3
        drawing.spot(f'path {element} d="{_dome(x, edge, side, sign * 66)}"', 0.35, 2.5)
        y = edge - sign * 29 + side * spot.size * 0.36
    elif spot.shape == "octagon":
        drawing.spot(f'polygon {element} points="{_octagon(x, y, side)}"', 0.35, 2.5)
    else:
        drawing.spot(
            f'circle {element} cx="{number(x)}" cy="{number(y)}" r="{number(side)}"', 0.35, 2.5
        )
    ink = Ink(side * spot.size, 0.4, CREAM, bold=True, opacity=0.9)
    lines = (0.0,) if len(spot.words) == 1 else (-5.0, side * 0.42)
    for word, dy in zip(spot.words, lines, strict=True):
        drawing.text(word, x, y + dy, ink)


def _hands(drawing: Drawing, name: str, column: Column, look: Look) -> None:
    """Where the cards lie; for a game of Low and High a half for each, side by side."""
    top = column.top + 296
    height = 344 if look.halves else 282
    drawing.spot(
        f'rect id="{name}.cards" x="{number(column.left + 1)}" y="{number(top)}" '
        f'width="{number(column.inner - 2)}" height="{height}" rx="16"',
        0.25, 1.5, 0.3,
    )  # fmt: skip
    if not look.halves:
        return
    half = column.inner / 2 - 2
    for word, x in (("low", column.left + 1), ("high", column.x + 1)):
        drawing.text(
            word.upper(), x + half / 2, top + 33, Ink(25, 5, LINE, bold=True, opacity=0.85)
        )
        drawing.zone(f"{name}.{word}", x, top + HALF_WORD, half, height - HALF_WORD - 4)
    drawing.add(
        f'<path fill="none" stroke="{LINE}" stroke-width="1.5" stroke-opacity="0.3" '
        f'd="M{number(column.x)} {number(top + 14)}V{number(top + height - 14)}"/>'
    )


def _insurance(drawing: Drawing, name: str, column: Column) -> None:
    """The line that the Insurance Bet is placed on."""
    pill = min(236.0, column.inner - 12)
    drawing.spot(
        f'rect id="{name}.insurance" x="{number(column.x - pill / 2)}" '
        f'y="{number(column.top + 588)}" width="{number(pill)}" height="52" rx="26"',
        0.35, 2, 0.7,
    )  # fmt: skip
    drawing.text(
        "INSURANCE", column.x, column.top + 622, Ink(min(23.0, pill / 8), 2, LINE, opacity=0.9)
    )


def _others(drawing: Drawing, name: str, column: Column, words: str) -> None:
    """Where the other Players' Initial Bets lie; the words stand where the last ones come."""
    top = column.top + 206
    if words:
        drawing.spot(
            f'rect x="{number(column.left)}" y="{number(top)}" width="{number(column.inner)}" '
            f'height="84" rx="10" stroke-dasharray="10 7"',
            0.2, 1.5, 0.6,
        )  # fmt: skip
        drawing.text(words, column.x, top + 71, Ink(22, 4, LINE, opacity=0.9))
    drawing.zone(f"{name}.others", column.left, top, column.inner, 84)


def draw_box(drawing: Drawing, box: int, column: Column, look: Look) -> None:
    """One betting box, whole."""
    name = f"box-{box}"
    bet_y = column.top + 54 + 72
    sides = {spot.side for spot in look.spots}
    middle = column.x - (sides.pop() * column.reach / 2 if len(sides) == 1 else 0)
    drawing.add(f'<g id="{name}-drawing">')
    drawing.zone(name, column.left, column.top, column.inner, 646)
    drawing.zone(f"{name}.name", column.left, column.top + 2, column.inner, 44)
    drawing.spot(
        f'circle id="{name}.initial" cx="{number(middle)}" cy="{number(bet_y)}" '
        f'r="{number(column.spot)}"',
        0.35, 4,
    )  # fmt: skip
    drawing.text(
        str(box), middle, bet_y + column.spot * 0.4,
        Ink(column.spot * 1.11, 0, LINE, bold=True, opacity=0.8),
    )  # fmt: skip
    for spot in look.spots:
        _side_spot(drawing, name, column, spot, middle)
    _others(drawing, name, column, look.behind)
    _hands(drawing, name, column, look)
    if look.insurance:
        _insurance(drawing, name, column)
    drawing.add("</g>")
