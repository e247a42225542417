"""Draws the layouts of every game: `python -m assets.layouts.draw` writes their SVG files.

The files are plain SVG Tiny drawings that any drawing program can edit; this script is only how the
first ones came to be. Each game's own words and tone stand in `looks`. Knows no Qt.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from assets.layouts.boxes import columns, draw_box
from assets.layouts.looks import LOOKS, Look, Row
from assets.layouts.pen import (
    CREAM,
    HEIGHT,
    HERE,
    LINE,
    MIDDLE,
    REACH,
    ROOM,
    WIDTH,
    Drawing,
    Ink,
    drop,
    number,
)

ARCS: Final = ((686.0, 2.5, 0.8), (692.0, 1.5, 0.4))
TABLE_ROW: Final = 36.0
"""The most that a line of a pay table takes."""
COLUMN_GAP: Final = 14.0
"""The least between the two words of such a line."""
LOW_WORD_X: Final = 952.0
HIGH_WORD_X: Final = 2560.0 - LOW_WORD_X


def draw_ground(drawing: Drawing, look: Look) -> None:
    """The felt, beyond the drawing's edge so that a window of another shape has no border."""
    whole = 'x="-2560" y="-1000" width="7680" height="3000"'
    tone = look.tone
    drawing.add(
        "<defs>",
        '<radialGradient id="felt-shade" gradientUnits="userSpaceOnUse" cx="1280" cy="420" '
        'r="1900">',
        f'<stop offset="0" stop-color="{tone.light}"/>',
        f'<stop offset="0.45" stop-color="{tone.plain}"/>',
        f'<stop offset="1" stop-color="{tone.deep}"/>',
        "</radialGradient>",
        "</defs>",
        f'<rect id="felt-deep" {whole} fill="{tone.deep}"/>',
        f'<rect id="felt" {whole} fill="url(#felt-shade)"/>',
    )


def draw_rail(drawing: Drawing) -> None:
    """The table's edge on the Players' side, parallel to the boxes."""
    low = number(drop(-REACH) - 16)
    drawing.add(
        f'<path fill="{ROOM}" stroke="{LINE}" stroke-width="5" d="M{-REACH} {low}'
        f'A7200 7200 0 0 1 {WIDTH + REACH} {low}V-1100H{-REACH}Z"/>'
    )
    drawing.arc(-4, 1.5, 0.45)


def draw_inscriptions(drawing: Drawing, look: Look) -> None:
    """What the table promises and how the Dealer plays, along the arc."""
    for rule in ARCS:
        drawing.arc(*rule)
    size = 46 if len(look.main) <= 24 else 38
    drawing.arched(look.main, MIDDLE, 741, Ink(size, 7, LINE, bold=True))
    for words, x in zip(look.sides, (MIDDLE - 800, MIDDLE + 800), strict=True):
        size = 32 if len(words) <= 24 else 28
        drawing.arched(words, x, 736, Ink(size, 5, LINE))
    drawing.arched(look.below, MIDDLE, 782, Ink(31, 2.5, CREAM, opacity=0.9))


def draw_table(drawing: Drawing, x: float, width: float, title: str, rows: tuple[Row, ...]) -> None:
    """A small pay table, its left edge at `x`. Raises `ValueError` for a line that is too long."""
    drawing.text(title, x, 846, Ink(25, 3, LINE, bold=True), 0)
    drawing.add(
        f'<path fill="none" stroke="{LINE}" stroke-width="1.5" stroke-opacity="0.6" '
        f'd="M{number(x)} 858H{number(x + width)}"/>'
    )
    step = min(128 / len(rows), TABLE_ROW)
    plain = Ink(22, 0.3, CREAM, opacity=0.9)
    figure = Ink(22, 0.3, CREAM, bold=True, opacity=0.9)
    for index, (what, pays) in enumerate(rows):
        if drawing.width(what, plain) + drawing.width(pays, figure) > width - COLUMN_GAP:
            raise ValueError(f"{what!r} and {pays!r} do not fit {title}")
        y = 858 + step * (index + 0.86)
        drawing.text(what, x, y, plain, 0)
        drawing.text(pays, x + width, y, figure, 1)


def draw_plaque(drawing: Drawing, name: str, x: float, width: float, word: str) -> None:
    """A dark plaque with a word at its head."""
    drawing.spot(
        f'rect id="{name}" x="{number(x)}" y="822" width="{number(width)}" height="160" rx="14"',
        0.6, 2, 0.7,
    )  # fmt: skip
    drawing.text(word, x + width / 2, 852, Ink(21, 3, LINE, bold=True))


def draw_dealers_halves(drawing: Drawing) -> None:
    """The Dealer's Low and High: the cards meet in the middle, what is said of them is outside."""
    for word, x, cards, at in (
        ("low", 850.0, 1057.0, LOW_WORD_X),
        ("high", 1282.0, 1289.0, HIGH_WORD_X),
    ):
        drawing.zone(f"dealer.{word}", x, 802, 428, 190)
        drawing.spot(
            f'rect x="{number(cards)}" y="806" width="214" height="182" rx="12"', 0.25, 1.5, 0.4
        )
        drawing.text(word.upper(), at, 838, Ink(27, 6, LINE, bold=True))


def draw_dealer_side(drawing: Drawing, look: Look) -> None:
    """Shoe and limits at the Dealer's left, discards at his right, his hand before him."""
    draw_plaque(drawing, "shoe", 36, 190, "SHOE")
    draw_plaque(drawing, "limits", 246, 290, "TABLE LIMITS")
    draw_plaque(drawing, "discard", 2334, 190, "DISCARDS")
    drawing.zone("dealer", 850, 802, 860, 190)
    if look.halves:
        draw_dealers_halves(drawing)
    draw_table(drawing, 560, 270, *look.left)
    draw_table(drawing, 1730, 270, *look.right)
    drawing.add(
        f'<g transform="translate(2167 852) scale(0.5)"><path fill="{LINE}" d="{look.sign}"/></g>'
    )
    size, gap = (44, 8) if len(look.name[0]) <= 5 else (38, 5)
    drawing.text(look.name[0], 2167, 926, Ink(size, gap, LINE, bold=True))
    drawing.text(look.name[1], 2167, 964, Ink(31, 5, LINE, bold=True))


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
        draw_box(drawing, box, column, look)
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
