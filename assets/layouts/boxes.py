"""Draws one betting box: name, Initial Bet, side Bets, other Players, cards, Insurance."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from assets.layouts.look import Look, Spot
from assets.layouts.pen import CREAM, LINE, MARGIN, MIDDLE, WIDTH, Drawing, Ink, drop, number

TOP: Final = 54.0
"""Where the boxes begin in the middle of the drawing."""
BOTTOM: Final = 968.0
"""Where they end there."""
NAME: Final = 56.0
OTHERS: Final = 94.0
INSURANCE: Final = 60.0
GAP: Final = 6.0
"""Between two parts of a box."""
HALF_WORD: Final = 48.0
"""The height of the word over a half of a set hand."""
LEAST_SPOT: Final = 72.0
"""The Initial Bet's circle is no smaller than this: then the side Bets lie beyond it instead of
beside it.
"""


@dataclass(frozen=True)
class Column:
    """The measures of one box: its middle, its width, where its parts begin, on how many sides of
    the Initial Bet there is a side Bet, and whether two of them share a side.
    """

    x: float
    width: float
    top: float
    sides: int
    domes: bool

    @property
    def inner(self) -> float:
        """Its width without the gap to its neighbours."""
        return self.width - 12

    @property
    def left(self) -> float:
        """Where it begins."""
        return self.x - self.inner / 2

    @property
    def side(self) -> float:
        """The radius of a side Bet's spot."""
        return min(74.0 if self.inner > 480 else 62.0, self.inner / 4 - 4)

    @property
    def side_rise(self) -> float:
        """Half the height that the side Bets take."""
        return 76.0 if self.domes else self.side

    @property
    def _beside(self) -> float:
        """The radius that the Initial Bet may have beside the side Bets."""
        return (self.inner - self.sides * (2 * self.side + GAP)) / 2

    @property
    def in_a_row(self) -> bool:
        """The side Bets lie beside the Initial Bet; else beyond it, towards the Player."""
        return self._beside >= LEAST_SPOT

    @property
    def spot(self) -> float:
        """The radius of the Initial Bet's circle."""
        return min(96.0, self._beside) if self.in_a_row else 78.0

    @property
    def middle(self) -> float:
        """The middle of the Initial Bet."""
        return self.x + (self.side + GAP / 2 if self.in_a_row and self.sides == 1 else 0)

    @property
    def bet_y(self) -> float:
        """How high the Initial Bet lies."""
        beyond = 0.0 if self.in_a_row else 2 * self.side_rise + GAP
        return self.top + NAME + GAP + beyond + self.spot

    def side_at(self, side: int) -> tuple[float, float]:
        """The middle of the spot on that side, -1 or 1."""
        if not self.in_a_row:
            return self.x + side * (self.inner / 4), self.top + NAME + GAP + self.side_rise
        apart = min((self.inner - 2 * self.side) / 2 - 2, self.spot + self.side + 26)
        if self.sides == 1:
            apart = self.spot + self.side + GAP
        return self.middle + side * apart, self.bet_y

    @property
    def others(self) -> float:
        """Where the other Players' Bets begin: the sum at the foot of a Bet reaches below it."""
        return self.bet_y + self.spot + 18

    @property
    def cards(self) -> float:
        """Where the cards begin."""
        return self.others + OTHERS + GAP

    @property
    def bottom(self) -> float:
        """Where the box ends."""
        return self.top + BOTTOM - TOP


def columns(count: int, look: Look) -> Iterable[tuple[int, Column]]:
    """The boxes from 1, at the Dealer's left."""
    sides = len({spot.side for spot in look.spots})
    domes = any(spot.shape == "upper" for spot in look.spots)
    width = min((WIDTH - 2 * MARGIN) / count, 520.0)
    for index in range(count):
        x = MIDDLE + (index - (count - 1) / 2) * width
        yield index + 1, Column(x, width, TOP + drop(x), sides, domes)


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


def _side_spot(drawing: Drawing, name: str, column: Column, spot: Spot) -> None:
    """A side Bet's place with its words."""
    x, y = column.side_at(spot.side)
    side = column.side
    element = f'id="{name}.{spot.kind}"'
    if spot.shape in ("upper", "lower"):
        sign = 1 if spot.shape == "upper" else -1
        edge = y - sign * 3
        height = column.side_rise - 3
        dome = _dome(x, edge, side, sign * height)  # so high that chips stack on it
        drawing.spot(f'path {element} d="{dome}"', 0.35, 2.5)
        y = edge - sign * height * 0.46 + side * spot.size * 0.36
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
    top = column.cards
    height = column.bottom - top - (INSURANCE + GAP if look.insurance else 0)
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
            word.upper(), x + half / 2, top + 37, Ink(32, 5, LINE, bold=True, opacity=0.85)
        )
        drawing.zone(f"{name}.{word}", x, top + HALF_WORD, half, height - HALF_WORD - 4)
    drawing.add(
        f'<path fill="none" stroke="{LINE}" stroke-width="1.5" stroke-opacity="0.3" '
        f'd="M{number(column.x)} {number(top + 14)}V{number(top + height - 14)}"/>'
    )


def _insurance(drawing: Drawing, name: str, column: Column) -> None:
    """The line that the Insurance Bet is placed on."""
    pill = min(300.0, column.inner - 8)
    top = column.bottom - INSURANCE
    drawing.spot(
        f'rect id="{name}.insurance" x="{number(column.x - pill / 2)}" '
        f'y="{number(top)}" width="{number(pill)}" height="{number(INSURANCE)}" rx="30"',
        0.35, 2, 0.7,
    )  # fmt: skip
    drawing.text("INSURANCE", column.x, top + 41, Ink(31, 2, LINE, opacity=0.9))


def _others(drawing: Drawing, name: str, column: Column, words: str) -> None:
    """Where the other Players' Initial Bets lie; the words stand where the last ones come."""
    top = column.others
    if words:
        drawing.spot(
            f'rect x="{number(column.left)}" y="{number(top)}" width="{number(column.inner)}" '
            f'height="{number(OTHERS)}" rx="10" stroke-dasharray="10 7"',
            0.2, 1.5, 0.6,
        )  # fmt: skip
        drawing.text(words, column.x, top + OTHERS * 0.87, Ink(31, 4, LINE, opacity=0.9))
    drawing.zone(f"{name}.others", column.left, top, column.inner, OTHERS)


def draw_box(drawing: Drawing, box: int, column: Column, look: Look) -> None:
    """One betting box, whole."""
    name = f"box-{box}"
    drawing.add(f'<g id="{name}-drawing">')
    drawing.zone(name, column.left, column.top, column.inner, column.bottom - column.top + 3)
    drawing.zone(f"{name}.name", column.left, column.top, column.inner, NAME - 2)
    drawing.spot(
        f'circle id="{name}.initial" cx="{number(column.middle)}" cy="{number(column.bet_y)}" '
        f'r="{number(column.spot)}"',
        0.35, 4,
    )  # fmt: skip
    drawing.text(
        str(box), column.middle, column.bet_y + column.spot * 0.4,
        Ink(column.spot * 1.11, 0, LINE, bold=True, opacity=0.8),
    )  # fmt: skip
    for spot in look.spots:
        _side_spot(drawing, name, column, spot)
    _others(drawing, name, column, look.behind)
    _hands(drawing, name, column, look)
    if look.insurance:
        _insurance(drawing, name, column)
    drawing.add("</g>")
