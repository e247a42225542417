"""Draws the layouts of RWS Blackjack: `python -m assets.layouts.draw` writes the four SVG files.

The files are plain SVG Tiny drawings that any drawing program can edit; this script is only how the
first ones came to be. Knows no Qt. Inscriptions are outlines of the project's font, because the
renderer can't bend text; each carries its wording as `<title>`.

A drawing is 2560 by 1000 units, seen by the Dealer: he stands at the bottom, box 1 at his left.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from fontTools.misc.transform import Transform
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

HERE: Final = Path(__file__).parent
BOXES: Final = {"a": 7, "b": 6, "c": 5, "d": 9}
"""Appendix of the game rules to number of boxes."""

WIDTH: Final = 2560
HEIGHT: Final = 1000
MIDDLE: Final = WIDTH / 2
RADIUS: Final = 7200.0
"""Of the arc through the boxes; the arcs of the inscriptions are concentric with it."""
REACH: Final = 700
"""How far lines run beyond the sides, for a window wider than the drawing."""
MARGIN: Final = 22.0

LINE: Final = "#c9ab6c"
CREAM: Final = "#f5efe0"
DEEP: Final = "#08292a"
ROOM: Final = "#0b0f12"

PAIRS_TABLE: Final = (
    ("Ace pair suited", "50 to 1"),
    ("Suited pair", "20 to 1"),
    ("Coloured pair", "12 to 1"),
    ("Mixed pair", "6 to 1"),
)  # 4.1.2
BUSTED_TABLE: Final = (
    ("8 cards or more", "200 to 1"),
    ("7 cards", "50 to 1"),
    ("6 cards", "12 to 1"),
    ("5 cards", "4 to 1"),
    ("3 or 4 cards", "2 to 1"),
)  # 4.1.3

SPADE: Final = (
    "M0 -50C-6 -36 -44 -12 -44 16C-44 34 -30 44 -16 44C-10 44 -5 41 -3 37"
    "C-4 48 -8 56 -16 62L16 62C8 56 4 48 3 37C5 41 10 44 16 44C30 44 44 34 44 16"
    "C44 -12 6 -36 0 -50Z"
)


def number(value: float) -> str:
    """A coordinate with at most one decimal, without a needless zero."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.0", "0")


def drop(x: float) -> float:
    """How much lower than in the middle the arc of the boxes runs at `x`."""
    return RADIUS - math.sqrt(RADIUS * RADIUS - (x - MIDDLE) ** 2)


class Lettering:
    """Text as outlines of one font of the project."""

    def __init__(self, name: str) -> None:
        self._font = TTFont(HERE.parent / "fonts" / name, lazy=False)
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


@dataclass(frozen=True)
class Ink:
    """The looks of an inscription."""

    size: float
    spacing: float = 0.0
    colour: str = LINE
    bold: bool = False
    opacity: float = 1.0


class Drawing:
    """The text of one SVG file, as it grows."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._medium = Lettering("Roboto-Medium.ttf")
        self._bold = Lettering("Roboto-Bold.ttf")

    def add(self, *lines: str) -> None:
        """Append lines as they are."""
        self.lines.extend(lines)

    def _inscribe(self, text: str, ink: Ink, place: Callable[[float], Transform]) -> None:
        letters = self._bold if ink.bold else self._medium
        path = letters.write(text, ink.size, ink.spacing, place)
        faint = f' fill-opacity="{number(ink.opacity)}"' if ink.opacity < 1 else ""
        self.add(
            f'<path fill="{ink.colour}"{faint} d="{path}"><title>{escape(text)}</title></path>'
        )

    def text(self, text: str, x: float, y: float, ink: Ink, align: float = 0.5) -> None:
        """An upright line; `align` 0 begins at `x`, 0.5 has its middle there, 1 ends there."""
        letters = self._bold if ink.bold else self._medium
        middle = x + (0.5 - align) * letters.width(text, ink.size, ink.spacing)
        self._inscribe(text, ink, lambda s: Transform().translate(middle + s, y))

    def arched(self, text: str, x: float, y: float, ink: Ink) -> None:
        """A line along the arc that passes the middle of the drawing at `y`, centred on `x`."""
        middle = (x - MIDDLE) / RADIUS

        def place(s: float) -> Transform:
            angle = middle + s / RADIUS
            return (
                Transform()
                .translate(MIDDLE + RADIUS * math.sin(angle), y + RADIUS * (1 - math.cos(angle)))
                .rotate(angle)
            )

        self._inscribe(text, ink, place)

    def arc(self, y: float, width: float, opacity: float = 1.0) -> None:
        """A line of the arc that passes the middle at `y`, beyond both sides."""
        left = y + drop(-REACH)
        radius = number(RADIUS)
        self.add(
            f'<path fill="none" stroke="{LINE}" stroke-width="{number(width)}" '
            f'stroke-opacity="{number(opacity)}" '
            f'd="M{-REACH} {number(left)}A{radius} {radius} 0 0 1 {WIDTH + REACH} {number(left)}"/>'
        )

    def zone(self, name: str, x: float, y: float, width: float, height: float) -> None:
        """A place without a line: the program only asks where it is."""
        self.add(
            f'<rect id="{name}" x="{number(x)}" y="{number(y)}" width="{number(width)}" '
            f'height="{number(height)}" fill="none" stroke="none"/>'
        )


@dataclass(frozen=True)
class Column:
    """The measures of one box: its middle, its width, and where its parts begin."""

    x: float
    width: float
    top: float

    @property
    def spot(self) -> float:
        """The radius of the Initial Bet's circle."""
        return min(63.0, (self.width - 16) * 0.19)

    @property
    def side(self) -> float:
        """The radius of a side Bet's spot."""
        return min(49.0, (self.width - 16) * 0.142)


def columns(count: int) -> Iterable[tuple[int, Column]]:
    """The boxes from 1, at the Dealer's left."""
    width = min((WIDTH - 2 * MARGIN) / count, 500.0)
    for index in range(count):
        x = MIDDLE + (index - (count - 1) / 2) * width
        yield index + 1, Column(x, width, 26 + drop(x))


def octagon(x: float, y: float, radius: float) -> str:
    """The points of an octagon that stands on an edge."""
    corners = (math.pi / 8 + index * math.pi / 4 for index in range(8))
    return " ".join(
        f"{number(x + radius * math.cos(a))},{number(y + radius * math.sin(a))}" for a in corners
    )


def draw_box(drawing: Drawing, box: int, column: Column) -> None:
    """One betting box: name, Initial Bet, side Bets, other Players, cards, Insurance."""
    name, x, top = f"box-{box}", column.x, column.top
    inner = column.width - 16
    left = x - inner / 2
    bet_y = top + 54 + 72
    reach = min((inner - 2 * column.side) / 2 - 2, column.spot + column.side + 28)
    side_y = bet_y + 8
    drawing.add(f'<g id="{name}-drawing">')
    drawing.zone(name, left, top, inner, 646)
    drawing.zone(f"{name}.name", left, top + 2, inner, 44)
    drawing.add(
        f'<circle id="{name}.initial" cx="{number(x)}" cy="{number(bet_y)}" '
        f'r="{number(column.spot)}" fill="{DEEP}" fill-opacity="0.35" stroke="{LINE}" '
        'stroke-width="4"/>',
    )
    drawing.text(str(box), x, bet_y + 25, Ink(70, 0, LINE, bold=True, opacity=0.8))
    drawing.add(
        f'<circle id="{name}.rws-pairs" cx="{number(x - reach)}" cy="{number(side_y)}" '
        f'r="{number(column.side)}" fill="{DEEP}" fill-opacity="0.35" stroke="{LINE}" '
        'stroke-width="2.5"/>',
        f'<polygon id="{name}.boom-busted" points="{octagon(x + reach, side_y, column.side)}" '
        f'fill="{DEEP}" fill-opacity="0.35" stroke="{LINE}" stroke-width="2.5"/>',
    )
    ink = Ink(column.side * 0.38, 0.4, CREAM, bold=True, opacity=0.9)
    for word, dx, dy in (
        ("RWS", -reach, -5),
        ("PAIRS", -reach, column.side * 0.42),
        ("BOOM", reach, -5),
        ("BUSTED", reach, column.side * 0.42),
    ):
        drawing.text(word, x + dx, side_y + dy, ink)
    drawing.zone(f"{name}.others", left, top + 206, inner, 84)
    drawing.add(
        f'<rect id="{name}.cards" x="{number(left + 1)}" y="{number(top + 296)}" '
        f'width="{number(inner - 2)}" height="282" rx="16" fill="{DEEP}" fill-opacity="0.25" '
        f'stroke="{LINE}" stroke-width="1.5" stroke-opacity="0.3"/>'
    )
    pill = min(236.0, inner - 12)
    drawing.add(
        f'<rect id="{name}.insurance" x="{number(x - pill / 2)}" y="{number(top + 588)}" '
        f'width="{number(pill)}" height="52" rx="26" fill="{DEEP}" fill-opacity="0.35" '
        f'stroke="{LINE}" stroke-width="2" stroke-opacity="0.7"/>',
    )
    drawing.text("INSURANCE", x, top + 622, Ink(min(23.0, pill / 8), 2, LINE, opacity=0.9))
    drawing.add("</g>")


def draw_ground(drawing: Drawing) -> None:
    """The felt, beyond the drawing's edge so that a window of another shape has no border."""
    drawing.add(
        "<defs>",
        '<radialGradient id="felt-shade" gradientUnits="userSpaceOnUse" cx="1280" cy="420" '
        'r="1900">',
        '<stop offset="0" stop-color="#114842"/>',
        '<stop offset="0.45" stop-color="#0e3d39"/>',
        f'<stop offset="1" stop-color="{DEEP}"/>',
        "</radialGradient>",
        "</defs>",
        '<rect id="felt" x="-2560" y="-1000" width="7680" height="3000" fill="url(#felt-shade)"/>',
    )


def draw_rail(drawing: Drawing) -> None:
    """The table's edge on the Players' side, parallel to the boxes."""
    radius = number(RADIUS)
    low = number(drop(-REACH) - 16)
    drawing.add(
        f'<path fill="{ROOM}" stroke="{LINE}" stroke-width="5" d="M{-REACH} {low}'
        f'A{radius} {radius} 0 0 1 {WIDTH + REACH} {low}V-1100H{-REACH}Z"/>'
    )
    drawing.arc(-4, 1.5, 0.45)


def draw_inscriptions(drawing: Drawing) -> None:
    """What the table promises (4.1.1) and how the Dealer plays (3.24), along the arc."""
    drawing.arc(686, 2.5, 0.8)
    drawing.arc(692, 1.5, 0.4)
    drawing.arched("BLACKJACK PAYS 6 TO 5", MIDDLE, 741, Ink(46, 7, LINE, bold=True))
    for x in (MIDDLE - 800, MIDDLE + 800):
        drawing.arched("INSURANCE PAYS 2 TO 1", x, 736, Ink(32, 5, LINE))
    drawing.arched(
        "Dealer must draw to 16 and stand on 17", MIDDLE, 782, Ink(31, 2.5, CREAM, opacity=0.9)
    )


def draw_table(
    drawing: Drawing, x: float, width: float, title: str, rows: tuple[tuple[str, str], ...]
) -> None:
    """A small pay table, its left edge at `x`."""
    drawing.text(title, x, 846, Ink(25, 3, LINE, bold=True), 0)
    drawing.add(
        f'<path fill="none" stroke="{LINE}" stroke-width="1.5" stroke-opacity="0.6" '
        f'd="M{number(x)} 858H{number(x + width)}"/>'
    )
    step = 128 / len(rows)
    for index, (what, pays) in enumerate(rows):
        y = 858 + step * (index + 0.86)
        drawing.text(what, x, y, Ink(22, 0.3, CREAM, opacity=0.9), 0)
        drawing.text(pays, x + width, y, Ink(22, 0.3, CREAM, bold=True, opacity=0.9), 1)


def draw_dealer_side(drawing: Drawing) -> None:
    """Shoe and limits at the Dealer's left, discards at his right, his hand before him."""
    for name, x, word in (("shoe", 36, "SHOE"), ("discard", 2334, "DISCARDS")):
        drawing.add(
            f'<rect id="{name}" x="{x}" y="822" width="190" height="160" rx="14" fill="{DEEP}" '
            f'fill-opacity="0.6" stroke="{LINE}" stroke-width="2" stroke-opacity="0.7"/>'
        )
        drawing.text(word, x + 95, 852, Ink(21, 3, LINE, bold=True))
    drawing.add(
        f'<rect id="limits" x="246" y="822" width="290" height="160" rx="14" fill="{DEEP}" '
        f'fill-opacity="0.6" stroke="{LINE}" stroke-width="2" stroke-opacity="0.7"/>'
    )
    drawing.text("TABLE LIMITS", 391, 852, Ink(21, 3, LINE, bold=True))
    drawing.zone("dealer", 850, 802, 860, 190)
    draw_table(drawing, 560, 270, "RWS PAIRS", PAIRS_TABLE)
    draw_table(drawing, 1730, 270, "BOOM BUSTED", BUSTED_TABLE)
    drawing.add(
        f'<g transform="translate(2167 852) scale(0.5)"><path fill="{LINE}" d="{SPADE}"/></g>'
    )
    drawing.text("RWS", 2167, 926, Ink(44, 8, LINE, bold=True))
    drawing.text("BLACKJACK", 2167, 964, Ink(31, 5, LINE, bold=True))


def layout(appendix: str) -> str:
    """The SVG text of that appendix's layout (`a` to `d`)."""
    drawing = Drawing()
    drawing.add(
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
        f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f"<title>RWS Blackjack, appendix {appendix.upper()}: {BOXES[appendix]} boxes</title>",
    )
    draw_ground(drawing)
    draw_rail(drawing)
    draw_inscriptions(drawing)
    draw_dealer_side(drawing)
    for box, column in columns(BOXES[appendix]):
        draw_box(drawing, box, column)
    drawing.add("</svg>", "")
    return "\n".join(drawing.lines)


def file_name(appendix: str) -> str:
    """The file of that appendix's layout."""
    return f"rws-blackjack-{appendix}.svg"


def main() -> None:
    """Write the four layouts beside this script."""
    for appendix in BOXES:
        (HERE / file_name(appendix)).write_text(layout(appendix), encoding="utf-8")


if __name__ == "__main__":
    main()
