"""Draws the layouts of every game: `python -m assets.layouts.draw` writes their SVG files.

The files are plain SVG Tiny drawings that any drawing program can edit; this script is only how the
first ones came to be. Each game's own words and tone stand in `looks`. Knows no Qt.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from assets.layouts.areas import draw_areas, draw_table_hands
from assets.layouts.boxes import columns, draw_box
from assets.layouts.look import Look, Row
from assets.layouts.looks import LOOKS
from assets.layouts.pen import (
    CREAM,
    HEIGHT,
    HERE,
    LINE,
    MIDDLE,
    RADIUS,
    REACH,
    WIDTH,
    Drawing,
    Ink,
    drop,
    number,
)

ARCS: Final = ((1126.0, 2.5, 0.8), (1133.0, 1.5, 0.4))
RAIL: Final = 24.0
"""Where the rail ends in the middle of the drawing."""
LEATHER: Final = ("#33231a", "#1d130e", "#120c09")
"""The rail's leather: where light falls on it, plain, and in the shade."""
PLATES: Final = 1166.0
"""Where the plates and pay tables of the Dealer's side begin."""
BASE: Final = 1424.0
"""Their common base line."""
PLATE: Final = 250.0
"""How wide shoe and discards are."""
BLOCK: Final = (300.0, 900.0)
"""Where the words at the Dealer's left begin and end; those at his right are their mirror image."""
TABLE_SIZE: Final = 34.0
"""Of a pay table's lettering."""
ABOVE_HANDS: Final = 1180.0
"""The base line of the words above the table's own Hands."""
DEALER: Final = (916.0, 1150.0, 728.0, 276.0)
"""The Dealer's place: x, y, width, height."""
HALF_CARDS: Final = 250.0
"""How wide the cards of a half of the Dealer's set hand lie, towards the middle."""
HALF_HEAD: Final = 70.0
"""The height of the word of such a half, which its rank stands beside."""


def draw_ground(drawing: Drawing, look: Look) -> None:
    """The felt, beyond the drawing's edge so that a window of another shape has no border."""
    whole = f'x="-{WIDTH}" y="-{HEIGHT}" width="{3 * WIDTH}" height="{3 * HEIGHT}"'
    tone = look.tone
    drawing.add(
        "<defs>",
        '<radialGradient id="felt-shade" gradientUnits="userSpaceOnUse" cx="1280" cy="600" '
        'r="2000">',
        f'<stop offset="0" stop-color="{tone.light}"/>',
        f'<stop offset="0.45" stop-color="{tone.plain}"/>',
        f'<stop offset="1" stop-color="{tone.deep}"/>',
        "</radialGradient>",
        "</defs>",
        f'<rect id="felt-deep" {whole} fill="{tone.deep}"/>',
        f'<rect id="felt" {whole} fill="url(#felt-shade)"/>',
    )


def _rail_edge(y: float, closing: str) -> str:
    """The path along the arc that passes the middle at `y`."""
    low = number(y + drop(-REACH))
    radius = number(RADIUS)
    return f"M{-REACH} {low}A{radius} {radius} 0 0 1 {WIDTH + REACH} {low}{closing}"


def draw_rail(drawing: Drawing) -> None:
    """The table's padded rail on the Players' side, parallel to the boxes: leather to the edge of
    whatever window, lit along its crown, with a seam and a gilt edge towards the felt.
    """
    light, plain, shade = LEATHER
    middle, reach = RAIL + RADIUS, 230.0
    inner = (RADIUS) / (RADIUS + reach)
    crown = (RADIUS + reach * 0.4) / (RADIUS + reach)
    drawing.add(
        "<defs>",
        f'<radialGradient id="leather" gradientUnits="userSpaceOnUse" cx="{number(MIDDLE)}" '
        f'cy="{number(middle)}" r="{number(RADIUS + reach)}">',
        f'<stop offset="{inner:.5f}" stop-color="{shade}"/>',
        f'<stop offset="{inner * 0.8 + crown * 0.2:.5f}" stop-color="{plain}"/>',
        f'<stop offset="{crown:.5f}" stop-color="{light}"/>',
        f'<stop offset="1" stop-color="{shade}"/>',
        "</radialGradient>",
        "</defs>",
        f'<path fill="url(#leather)" d="{_rail_edge(RAIL, f"V-{HEIGHT}H{-REACH}Z")}"/>',
        f'<path fill="none" stroke="{LINE}" stroke-width="2" stroke-opacity="0.35" '
        f'stroke-dasharray="14 9" d="{_rail_edge(RAIL - 20, "")}"/>',
        f'<path fill="none" stroke="{LINE}" stroke-width="5" d="{_rail_edge(RAIL, "")}"/>',
        f'<path fill="none" stroke="#000000" stroke-width="10" stroke-opacity="0.22" '
        f'd="{_rail_edge(RAIL + 8, "")}"/>',
    )


def draw_inscriptions(drawing: Drawing, look: Look) -> None:
    """Draw what the table promises and how the Dealer plays, at both sides of his Hand."""
    for y, width, opacity in ARCS:
        drawing.arc(y, width, opacity)
    if look.hands:
        ink = Ink(34, 2, LINE, bold=True, opacity=0.9)
        drawing.text(look.main, MIDDLE - 640, ABOVE_HANDS, ink)
        drawing.text(look.below, MIDDLE, ABOVE_HANDS, Ink(34, 1, CREAM, opacity=0.9))
        drawing.text(look.sides[1], MIDDLE + 640, ABOVE_HANDS, ink)
        return
    left, right = BLOCK
    middle, high = (left + right) / 2, (PLATES + BASE) / 2
    if look.table is None:
        _words(drawing, look.main, middle, high - 48, Ink(52, 3, LINE, bold=True))
        _words(drawing, look.sides[0], middle, high + 42, Ink(40, 2, LINE))
        _words(drawing, look.below, WIDTH - middle, high - 40, Ink(42, 1, CREAM, bold=True))
        _words(drawing, look.sides[1], WIDTH - middle, high + 70, Ink(40, 2, LINE))
        return
    draw_table(drawing, left + 60, right - left - 120, *look.table)
    _words(drawing, look.main, WIDTH - middle, high - 66, Ink(44, 2, LINE, bold=True))
    _words(drawing, " ".join(look.sides), WIDTH - middle, high + 26, Ink(36, 1, LINE))
    _words(drawing, look.below, WIDTH - middle, high + 90, Ink(36, 1, CREAM, opacity=0.9))


def _words(drawing: Drawing, text: str, x: float, y: float, ink: Ink) -> None:
    """A text around `x`, `y`, in one line; in two if one is too long for its place."""
    room = BLOCK[1] - BLOCK[0]
    if not text:
        return
    if drawing.width(text, ink) <= room:
        drawing.block((text,), x, y, ink)
        return
    words = text.split(" ")
    cuts = range(1, len(words))
    halves = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in cuts]
    lines = min(halves, key=lambda pair: max(drawing.width(line, ink) for line in pair))
    while max(drawing.width(line, ink) for line in lines) > room:
        ink = replace(ink, size=ink.size - 1)
    drawing.block(lines, x, y, ink)


def draw_table(drawing: Drawing, x: float, width: float, title: str, rows: tuple[Row, ...]) -> None:
    """A small pay table, its left edge at `x`."""
    plain = Ink(TABLE_SIZE, 0.3, CREAM, opacity=0.9)
    figure = Ink(TABLE_SIZE, 0.3, CREAM, bold=True, opacity=0.9)
    head = PLATES + 48
    step = (BASE - head) / len(rows)
    drawing.text(title, x, PLATES + 36, Ink(TABLE_SIZE, 3, LINE, bold=True), 0)
    drawing.add(
        f'<path fill="none" stroke="{LINE}" stroke-width="2" stroke-opacity="0.6" '
        f'd="M{number(x)} {number(head)}H{number(x + width)}"/>'
    )
    for index, (what, pays) in enumerate(rows):
        y = head + step * (index + 1) - 8
        drawing.text(what, x, y, plain, 0)
        drawing.text(pays, x + width, y, figure, 1)


def draw_plaque(drawing: Drawing, name: str, x: float, word: str) -> None:
    """A dark plaque with a word at its head."""
    drawing.spot(
        f'rect id="{name}" x="{number(x)}" y="{number(PLATES)}" width="{number(PLATE)}" '
        f'height="{number(BASE - PLATES)}" rx="14"',
        0.6, 2, 0.7,
    )  # fmt: skip
    drawing.text(word, x + PLATE / 2, PLATES + 44, Ink(36, 1, LINE, bold=True))


def draw_dealers_halves(drawing: Drawing) -> None:
    """The Dealer's Low and High: the cards meet in the middle, the word and the rank over them."""
    left, top, width, height = DEALER
    half = width / 2 - 2
    for word, x, cards, at, align in (
        ("low", left, MIDDLE - 8 - HALF_CARDS, left + 8, 0.0),
        ("high", MIDDLE + 2, MIDDLE + 8, left + width - 8, 1.0),
    ):
        drawing.zone(f"dealer.{word}", x, top, half, height)
        drawing.spot(
            f'rect x="{number(cards)}" y="{number(top + HALF_HEAD)}" width="{number(HALF_CARDS)}" '
            f'height="{number(height - HALF_HEAD)}" rx="12"',
            0.25, 1.5, 0.4,
        )  # fmt: skip
        drawing.text(word.upper(), at, top + 48, Ink(34, 5, LINE, bold=True), align)


def draw_dealer_side(drawing: Drawing, look: Look) -> None:
    """The shoe at the Dealer's left, discards at his right, his hand before him."""
    draw_plaque(drawing, "shoe", 24, "SHOE")
    draw_plaque(drawing, "discard", WIDTH - 24 - PLATE, "DISCARDS")
    if look.hands:
        draw_table_hands(drawing, look)
    else:
        drawing.zone("dealer", *DEALER)
    if look.halves:
        draw_dealers_halves(drawing)


def layout(game: str, appendix: str) -> str:
    """The SVG text of a game's layout: `layout("si-ki-pi", "f")`."""
    look = LOOKS[game]
    boxes = look.boxes[appendix]
    which = f"appendix {appendix.upper()}" if len(appendix) == 1 else appendix
    drawing = Drawing(look.tone.deep)
    drawing.add(
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
        f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f"<title>{look.title}, {which}: {boxes} boxes</title>",
    )
    draw_ground(drawing, look)
    draw_rail(drawing)
    draw_inscriptions(drawing, look)
    draw_dealer_side(drawing, look)
    for box, column in columns(boxes):
        (draw_areas if look.areas else draw_box)(drawing, box, column, look)
    drawing.add("</svg>", "")
    return "\n".join(drawing.lines)


def file_name(game: str, appendix: str) -> str:
    """The file of a game's layout."""
    return f"{game}-{appendix}.svg"


def every() -> Iterator[tuple[str, str, int]]:
    """Every layout: game, appendix, number of boxes."""
    for game, look in LOOKS.items():
        for appendix, boxes in look.boxes.items():
            yield game, appendix, boxes


def main() -> None:
    """Write every layout beside this script."""
    for game, appendix, _ in every():
        text = layout(game, appendix)
        (HERE / file_name(game, appendix)).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
