"""Draws the layouts of every game: `python -m assets.layouts.draw` writes their SVG files.

The files are plain SVG Tiny drawings that any drawing program can edit; this script is only how the
first ones came to be. Each game's own words and tone stand in `looks`. Knows no Qt.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from assets.layouts.areas import draw_areas, draw_table_hands, height_of
from assets.layouts.boxes import BOTTOM, TOP, columns, draw_box
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

ARCS: Final = ((986.0, 2.5, 0.8), (993.0, 1.5, 0.4))
RAIL: Final = 38.0
"""Where the rail ends in the middle of the drawing."""
LEATHER: Final = ("#33231a", "#1d130e", "#120c09")
"""The rail's leather: where light falls on it, plain, and in the shade."""
PLATES: Final = 1170.0
"""Where the plates and pay tables of the Dealer's side begin."""
BASE: Final = 1416.0
"""Their common base line."""
TABLE_ROW: Final = 46.0
"""The most that a line of a pay table takes."""
TABLE_X: Final = 534.0
TABLE_WIDTH: Final = 374.0
MIDDLE_WIDTH: Final = 560.0
NAME_WIDTH: Final = 270.0
"""The most that the second line of the game's name takes."""
TABLE_SIZES: Final = (34.0, 33.0, 32.0, 31.0, 30.0)
"""Of a pay table's lettering: the first at which each line fits; the last is 11 px high if the
window is 1280 by 800.
"""
COLUMN_GAP: Final = 14.0
"""The least between the two words of such a line."""
DEALER: Final = (916.0, 1106.0, 728.0, 312.0)
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
    """Draw what the table promises and how the Dealer plays, along the arc."""
    up = BOTTOM - TOP - height_of(look) if look.areas else 0.0
    for y, width, opacity in ARCS:
        drawing.arc(y - up, width, opacity)
    size = 52 if len(look.main) <= 24 else 44
    drawing.arched(look.main, MIDDLE, 1042 - up, Ink(size, 7, LINE, bold=True))
    for words, x in zip(look.sides, (MIDDLE - 830, MIDDLE + 830), strict=True):
        size = 42 if len(words) <= 24 else 36
        drawing.arched(words, x, 1042 - up, Ink(size, 5, LINE))
    drawing.arched(look.below, MIDDLE, 1085 - up, Ink(36, 2.5, CREAM, opacity=0.9))


def _table_inks(drawing: Drawing, width: float, rows: tuple[Row, ...]) -> tuple[Ink, Ink] | None:
    """The largest lettering of words and figures at which every line fits, or None."""
    for size in TABLE_SIZES:
        plain = Ink(size, 0.3, CREAM, opacity=0.9)
        figure = Ink(size, 0.3, CREAM, bold=True, opacity=0.9)
        lines = (drawing.width(a, plain) + drawing.width(b, figure) for a, b in rows)
        if max(lines) <= width - COLUMN_GAP:
            return plain, figure
    return None


def draw_table(drawing: Drawing, x: float, width: float, title: str, rows: tuple[Row, ...]) -> None:
    """A small pay table, its left edge at `x`. Raises `ValueError` for a line that is too long."""
    inks = _table_inks(drawing, width, rows)
    if inks is None:
        raise ValueError(f"the lines do not fit {title}: {rows}")
    plain, figure = inks
    head = PLATES + 54
    step = min((BASE - head) / len(rows), TABLE_ROW)
    drawing.text(title, x, PLATES + 42, Ink(34, 3, LINE, bold=True), 0)
    drawing.add(
        f'<path fill="none" stroke="{LINE}" stroke-width="2" stroke-opacity="0.6" '
        f'd="M{number(x)} {number(head)}H{number(x + width)}"/>'
    )
    for index, (what, pays) in enumerate(rows):
        y = head + step * (index + 1) - 4
        drawing.text(what, x, y, plain, 0)
        drawing.text(pays, x + width, y, figure, 1)


def draw_plaque(drawing: Drawing, name: str, x: float, width: float, word: str) -> None:
    """A dark plaque with a word at its head."""
    drawing.spot(
        f'rect id="{name}" x="{number(x)}" y="{number(PLATES)}" width="{number(width)}" '
        f'height="{number(BASE - PLATES)}" rx="14"',
        0.6, 2, 0.7,
    )  # fmt: skip
    drawing.text(word, x + width / 2, PLATES + 42, Ink(30, 1, LINE, bold=True))


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
    """Shoe and limits at the Dealer's left, discards at his right, his hand before him."""
    draw_plaque(drawing, "shoe", 24, 186, "SHOE")
    draw_plaque(drawing, "limits", 218, 304, "TABLE LIMITS")
    draw_plaque(drawing, "discard", WIDTH - 24 - 186, 186, "DISCARDS")
    if look.hands:
        draw_table_hands(drawing, look)
    else:
        drawing.zone("dealer", *DEALER)
    if look.middle is not None:
        draw_table(drawing, MIDDLE - MIDDLE_WIDTH / 2, MIDDLE_WIDTH, *look.middle)
    if look.halves:
        draw_dealers_halves(drawing)
    draw_table(drawing, TABLE_X, TABLE_WIDTH, *look.left)
    draw_table(drawing, WIDTH - TABLE_X - TABLE_WIDTH, TABLE_WIDTH, *look.right)
    middle = WIDTH - (TABLE_X + 210) / 2
    drawing.add(
        f'<g transform="translate({number(middle)} 1262) scale(0.8)">'
        f'<path fill="{LINE}" d="{look.sign}"/></g>'
    )
    size, gap = (58, 8) if len(look.name[0]) <= 5 else (44, 4)
    drawing.text(look.name[0], middle, 1368, Ink(size, gap, LINE, bold=True))
    second = Ink(38, 5, LINE, bold=True)
    while drawing.width(look.name[1], second) > NAME_WIDTH:
        second = Ink(second.size - 1, second.spacing - 0.25, LINE, bold=True)
    drawing.text(look.name[1], middle, 1412, second)


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
    for box, column in columns(boxes, look):
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
