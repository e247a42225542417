"""The pen of the layouts: a drawing that grows, and inscriptions as outlines of the project's font.

The renderer can't bend text, so each inscription is a path that carries its wording as `<title>`.
Knows no game and no Qt.

A drawing is 2560 by 1440 units, seen by the Dealer: he stands at the bottom, box 1 at his left.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from fontTools.misc.transform import Transform
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

HERE: Final = Path(__file__).parent
WIDTH: Final = 2560
HEIGHT: Final = 1440
MIDDLE: Final = WIDTH / 2
RADIUS: Final = 21_000.0
"""Of the arc through the boxes; the arcs of the inscriptions are concentric with it."""
REACH: Final = 700
"""How far lines run beyond the sides, for a window wider than the drawing."""
MARGIN: Final = 18.0

LINE: Final = "#c9ab6c"
CREAM: Final = "#f5efe0"


def number(value: float) -> str:
    """A coordinate with at most one decimal, without a needless zero."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.0", "0")


def drop(x: float) -> float:
    """How much lower than in the middle the arc of the boxes runs at `x`."""
    return RADIUS - math.sqrt(RADIUS * RADIUS - (x - MIDDLE) ** 2)


class Lettering:
    """Text as outlines of one font of the project."""

    def __init__(self, name: str) -> None:
        self._font = TTFont(HERE.parent / "fonts" / name)
        self._glyphs = self._font.getGlyphSet()
        self._names: dict[int, str] = self._font.getBestCmap()
        self._em = float(self._font["head"].unitsPerEm)

    def width(self, text: str, size: float, spacing: float) -> float:
        """The length of a text in drawing units."""
        advances: float = sum(self._glyphs[self._names[ord(sign)]].width for sign in text)
        return advances * size / self._em + spacing * max(0, len(text) - 1)

    def write(
        self, text: str, size: float, spacing: float, place: Callable[[float], Transform]
    ) -> str:
        """A path of the text; `place` says, for a distance from its middle, where a letter goes."""
        pen = SVGPathPen(self._glyphs, ntos=number)
        scale = size / self._em
        at = -self.width(text, size, spacing) / 2
        for sign in text:
            glyph = self._glyphs[self._names[ord(sign)]]
            advance = glyph.width * scale
            spot = place(at + advance / 2).translate(-advance / 2, 0).scale(scale, -scale)
            glyph.draw(TransformPen(pen, spot))
            at += advance + spacing
        return str(pen.getCommands())


@cache
def lettering(name: str) -> Lettering:
    """The letters of the font with that file name, read once: each drawing writes with them."""
    return Lettering(name)


@dataclass(frozen=True)
class Ink:
    """The looks of an inscription."""

    size: float
    spacing: float = 0.0
    colour: str = LINE
    bold: bool = False
    opacity: float = 1.0


def _beside(x: float, y: float) -> Callable[[float], Transform]:
    """Puts each letter beside the one before, around `x`."""
    return lambda s: Transform().translate(x + s, y)


class Drawing:
    """The text of one SVG file, as it grows."""

    def __init__(self, deep: str) -> None:
        self.deep = deep
        """The felt's darkest tone, behind what is drawn on it."""
        self.lines: list[str] = []
        self._medium = lettering("Roboto-Medium.ttf")
        self._bold = lettering("Roboto-Bold.ttf")

    def add(self, *lines: str) -> None:
        """Append lines as they are."""
        self.lines.extend(lines)

    def _inscribe(self, text: str, ink: Ink, place: Callable[[float], Transform]) -> None:
        letters = self._bold if ink.bold else self._medium
        self._path(letters.write(text, ink.size, ink.spacing, place), text, ink)

    def _path(self, path: str, text: str, ink: Ink) -> None:
        faint = f' fill-opacity="{number(ink.opacity)}"' if ink.opacity < 1 else ""
        self.add(
            f'<path fill="{ink.colour}"{faint} d="{path}"><title>{escape(text)}</title></path>'
        )

    def width(self, text: str, ink: Ink) -> float:
        """The length of an upright line."""
        return (self._bold if ink.bold else self._medium).width(text, ink.size, ink.spacing)

    def text(self, text: str, x: float, y: float, ink: Ink, align: float = 0.5) -> None:
        """An upright line; `align` 0 begins at `x`, 0.5 has its middle there, 1 ends there."""
        middle = x + (0.5 - align) * self.width(text, ink)
        self._inscribe(text, ink, _beside(middle, y))

    def block(self, lines: Sequence[str], x: float, y: float, ink: Ink) -> None:
        """Upright lines below each other around the middle `x`, `y`, inscribed as one text."""
        high = ink.size * 1.12
        first = y - high * (len(lines) - 1) / 2 + ink.size * 0.36
        letters = self._bold if ink.bold else self._medium
        paths = (
            letters.write(line, ink.size, ink.spacing, _beside(x, first + high * row))
            for row, line in enumerate(lines)
        )
        self._path("".join(paths), " ".join(lines), ink)

    def arc(self, y: float, width: float, opacity: float = 1.0) -> None:
        """A line of the arc that passes the middle at `y`, beyond both sides."""
        left = y + drop(-REACH)
        radius = number(RADIUS)
        self.add(
            f'<path fill="none" stroke="{LINE}" stroke-width="{number(width)}" '
            f'stroke-opacity="{number(opacity)}" '
            f'd="M{-REACH} {number(left)}A{radius} {radius} 0 0 1 {WIDTH + REACH} {number(left)}"/>'
        )

    def spot(self, shape: str, depth: float, width: float, strength: float = 1.0) -> None:
        """A shape (its element and measures) with a dark ground and the House's line around it."""
        faint = f' stroke-opacity="{number(strength)}"' if strength < 1 else ""
        self.add(
            f'<{shape} fill="{self.deep}" fill-opacity="{depth:g}" stroke="{LINE}" '
            f'stroke-width="{width:g}"{faint}/>'
        )

    def zone(self, name: str, x: float, y: float, width: float, height: float) -> None:
        """A place without a line: the program only asks where it is."""
        self.add(
            f'<rect id="{name}" x="{number(x)}" y="{number(y)}" width="{number(width)}" '
            f'height="{number(height)}" fill="none" stroke="none"/>'
        )
