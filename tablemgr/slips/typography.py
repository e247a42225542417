"""Fonts, ink and shapes on paper: what slips need of reportlab. Knows no slip."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont
from reportlab.pdfgen.canvas import FILL_NON_ZERO

from tablemgr.basics.breaking import pieces
from tablemgr.basics.cards import Card, Suit
from tablemgr.basics.errors import Fault
from tablemgr.slips.shaping import Face, Run, Writing, clusters

FAMILY: Final = "Roboto"
_SUITS: Final = {suit.symbol: suit for suit in Suit}
"""The suits' signs. The fonts do not have them: they are drawn."""
_PARTED: Final = re.compile(f"([{''.join(_SUITS)}])")
_SUIT_WIDTH: Final = 0.82
"""The width of a suit's sign in a line, as a part of the type size."""
OTHERS: Final = "others"
"""The folder of the fonts for scripts that the family does not have."""
ASKED_LAST: Final = ("DroidSansFallbackFull.ttf", "NanumGothicCoding.ttf")
"""Chinese and Japanese, then Korean: they have a few letters of many other scripts too, which the
other fonts draw better.
"""


class Font(Struct, frozen=True):
    """One weight of the family, as reportlab knows it."""

    name: str
    writing: Writing
    stroke: float = 0
    """How thick the outlines of other scripts are drawn to look as heavy, in parts of the size."""

    def printable(self, text: str) -> str:
        """`text` as it is printed; a character that no font has becomes its code point."""
        return self.writing.held(text)

    def width(self, text: str, size: float) -> float:
        """The width of `text` in points, the suits' signs in it as they are drawn."""
        parts = _PARTED.split(text)
        width = sum(self._part_width(part, size) for part in parts[::2])
        return width + len(parts[1::2]) * _SUIT_WIDTH * size

    def _part_width(self, text: str, size: float) -> float:
        """The width of a text without suits' signs, in points."""
        if self.writing.is_own(text):
            return self._own_width(text, size)
        return sum(self.run_width(run, size) for run in self.writing.runs(text))

    def run_width(self, run: Run, size: float) -> float:
        """The width of a run, in points."""
        if run.face is None:
            return self._own_width(run.text, size)
        return run.face.shape(run.text, rightwards=run.rightwards).width * size

    def _own_width(self, text: str, size: float) -> float:
        return float(pdfmetrics.stringWidth(text, self.name, size))

    def wrap(self, text: str, size: float, width: float) -> list[str]:
        """The lines of `text`, none wider than `width` (points); a longer word is broken."""
        lines = [""]
        for piece in pieces(self.printable(text)):
            longer = lines[-1] + piece
            if self.width(longer.rstrip(), size) <= width:
                lines[-1] = longer
                continue
            if lines[-1]:
                lines.append("")
            word = piece.rstrip()
            for part in clusters(word):
                if lines[-1] and self.width(lines[-1] + part, size) > width:
                    # after a hyphen or an underscore, if there is one
                    end = max(lines[-1].rfind("-"), lines[-1].rfind("_")) + 1 or len(lines[-1])
                    lines[-1:] = [lines[-1][:end], lines[-1][end:]]
                lines[-1] += part
            lines[-1] += piece[len(word) :]
        return [line.rstrip() for line in lines]


class Fonts(Struct, frozen=True):
    """The three weights that a slip is set in."""

    regular: Font
    medium: Font
    bold: Font


@cache
def load_fonts(folder: Path) -> Fonts:
    """The family's weights in `folder`, registered with reportlab at the first call.

    Raises `Fault` if a file is missing or is not a TrueType font.
    """
    weights = []
    last = [folder / OTHERS / name for name in ASKED_LAST]
    files = [file for file in sorted((folder / OTHERS).glob("*.ttf")) if file not in last] + last
    faces = tuple(Face(file) for file in files)
    signs = frozenset(map(ord, _SUITS))
    for weight, stroke in (("Regular", 0.0), ("Medium", 0.02), ("Bold", 0.04)):
        file = folder / f"{FAMILY}-{weight}.ttf"
        try:
            font = TTFont(f"{FAMILY}-{weight}@{folder}", str(file))
        except (TTFError, OSError) as error:
            raise Fault(
                "The font {file} can't be read: {error}.",
                "Install the program again.",
                file=file.name,
                error=error,
            ) from error
        pdfmetrics.registerFont(font)
        weights.append(
            Font(font.fontName, Writing(signs | frozenset(font.face.charToGlyph), faces), stroke)
        )
    return Fonts(*weights)


class Ink(Struct, frozen=True):
    """The colours of a paper, as red, green and blue from 0 to 1."""

    text: tuple[float, float, float]
    quiet: tuple[float, float, float]
    line: tuple[float, float, float]
    red: tuple[float, float, float]
    hollow_red_suits: bool
    """Hearts and diamonds are outlined, not filled: for paper that is printed without red."""


COLOUR: Final = Ink(
    (0.09, 0.1, 0.12), (0.4, 0.42, 0.45), (0.76, 0.78, 0.8), (0.76, 0.1, 0.13), False
)
MONOCHROME: Final = Ink((0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), True)

# Outlines in a unit square, y upwards: M, L and C as in SVG; Z closes.
_OUTLINES: Final[dict[Suit, str]] = {
    Suit.HEARTS: (
        "M .5 .03 C .4 .2 .03 .4 .03 .69 C .03 .86 .14 .96 .28 .96 C .39 .96 .46 .9 .5 .79"
        " C .54 .9 .61 .96 .72 .96 C .86 .96 .97 .86 .97 .69 C .97 .4 .6 .2 .5 .03 Z"
    ),
    Suit.DIAMONDS: "M .5 0 C .6 .18 .74 .37 .88 .5 C .74 .63 .6 .82 .5 1"
    " C .4 .82 .26 .63 .12 .5 C .26 .37 .4 .18 .5 0 Z",
    Suit.SPADES: (
        "M .5 1 C .42 .82 .04 .64 .04 .42 C .04 .28 .14 .21 .25 .21 C .36 .21 .44 .27 .47 .34"
        " C .46 .2 .41 .09 .3 .02 L .7 .02 C .59 .09 .54 .2 .53 .34"
        " C .56 .27 .64 .21 .75 .21 C .86 .21 .96 .28 .96 .42 C .96 .64 .58 .82 .5 1 Z"
    ),
    Suit.CLUBS: (
        "M .42 .54 C .33 .6 .27 .68 .27 .77 C .27 .9 .37 1 .5 1 C .63 1 .73 .9 .73 .77"
        " C .73 .68 .67 .6 .58 .54 C .62 .59 .69 .62 .76 .62 C .89 .62 .99 .52 .99 .4"
        " C .99 .27 .89 .18 .76 .18 C .66 .18 .57 .24 .53 .34 C .54 .2 .59 .09 .7 .02"
        " L .3 .02 C .41 .09 .46 .2 .47 .34 C .43 .24 .34 .18 .24 .18 C .11 .18 .01 .27 .01 .4"
        " C .01 .52 .11 .62 .24 .62 C .31 .62 .38 .59 .42 .54 Z"
    ),
}


class Pen:
    """Draws on one page; coordinates in points from the page's lower left corner."""

    def __init__(self, canvas: Any, ink: Ink, *, emboldens: bool = False) -> None:
        """`emboldens`: letters of other scripts, which come in one weight, look as heavy as the
        family's own.
        """
        self._canvas = canvas
        self.ink = ink
        self._emboldens = emboldens

    def text(
        self,
        x: float,
        y: float,
        text: str,
        font: Font,
        size: float,
        *,
        right: bool = False,
        colour: tuple[float, float, float] | None = None,
        hidden: bool = False,
    ) -> None:
        """One line on the baseline `y`, which begins at `x` or, with `right`, ends there. Suits'
        signs are drawn. `hidden` text is invisible: it can be searched for and copied.
        """
        if right:
            x -= font.width(text, size)
        for part in (text,) if hidden else _PARTED.split(text):
            if part in _SUITS:
                self._letters(x, y, _SUITS[part].value, font, size * 0.5, hidden=True)
                self.suit(_SUITS[part], x + size * 0.06, y - size * 0.02, size * 0.76)
                x += size * _SUIT_WIDTH
            elif part:
                self._letters(x, y, part, font, size, colour=colour, hidden=hidden)
                x += font.width(part, size)

    def _letters(
        self,
        x: float,
        y: float,
        text: str,
        font: Font,
        size: float,
        *,
        colour: tuple[float, float, float] | None = None,
        hidden: bool = False,
    ) -> None:
        self._canvas.setFillColorRGB(*(colour or self.ink.text))
        if self._emboldens:
            self._canvas.setStrokeColorRGB(*(colour or self.ink.text))
        self._canvas.setFont(font.name, size)
        if hidden or font.writing.is_own(text):
            self._canvas.drawString(x, y, text, mode=3 if hidden else 0)
        else:
            self._runs(x, y, text, font, size)

    def _runs(self, x: float, y: float, text: str, font: Font, size: float) -> None:
        """A line with other scripts in it, drawn as shapes. An invisible sign carries the text in
        the order in which it is read (PDF 1.7, 14.9.4), to be searched for and copied.
        """
        said = text.encode("utf-16-be").hex().upper()
        self._canvas.addLiteral(f"/Span <</ActualText <FEFF{said}>>> BDC")
        self._canvas.drawString(x, y, "?", mode=3)
        for run in font.writing.runs(text):
            if run.face is None:
                self._canvas.drawString(x, y, run.text)
            else:
                self._shapes(run, x, y, size, font.stroke * size)
            x += font.run_width(run, size)
        self._canvas.addLiteral("EMC")

    def _shapes(self, run: Run, x: float, y: float, size: float, stroke: float) -> None:
        assert run.face is not None
        path = self._canvas.beginPath()
        for outline in run.face.shape(run.text, rightwards=run.rightwards).outlines:
            for kind, points in outline:
                if kind == "Z":
                    path.close()
                    continue
                moved = [n for px, py in points for n in (x + px * size, y + py * size)]
                {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo}[kind](*moved)
        heavy = int(self._emboldens and stroke > 0)
        if heavy:
            self._canvas.setLineWidth(stroke)
        self._canvas.drawPath(path, stroke=heavy, fill=1, fillMode=FILL_NON_ZERO)

    def rule(self, x1: float, x2: float, y: float, *, strong: bool = False) -> None:
        """A horizontal line."""
        self._canvas.setStrokeColorRGB(*(self.ink.text if strong else self.ink.line))
        self._canvas.setLineWidth(0.8 if strong else 0.4)
        self._canvas.line(x1, y, x2, y)

    def frame(self, x: float, y: float, width: float, height: float, *, filled: bool) -> None:
        """A frame around something important, or a filled one behind it."""
        self._canvas.setStrokeColorRGB(*self.ink.text)
        self._canvas.setFillColorRGB(*self.ink.text)
        self._canvas.setLineWidth(1)
        self._canvas.roundRect(x, y, width, height, 2, stroke=1, fill=int(filled))

    def suit(self, suit: Suit, x: float, y: float, size: float) -> None:
        """The suit's sign in a square of `size`; red, or hollow if there is no red."""
        path = self._canvas.beginPath()
        words = iter(_OUTLINES[suit].split())
        for word in words:
            if word == "Z":
                path.close()
                continue
            count = 6 if word == "C" else 2
            numbers = [float(next(words)) * size for _ in range(count)]
            moved = [n + (y if i % 2 else x) for i, n in enumerate(numbers)]
            {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo}[word](*moved)
        colour = self.ink.red if suit.is_red else self.ink.text
        hollow = suit.is_red and self.ink.hollow_red_suits
        self._canvas.setFillColorRGB(*colour)
        self._canvas.setStrokeColorRGB(*colour)
        self._canvas.setLineWidth(size / 9)
        self._canvas.drawPath(path, stroke=int(hollow), fill=int(not hollow))

    def card(self, card: Card, x: float, y: float, font: Font, size: float) -> None:
        """A card as rank and suit on the baseline `y`; `card_width` says how wide it is."""
        rank = rank_text(card)
        colour = self.ink.red if card.suit.is_red else self.ink.text
        self.text(x, y, rank, font, size, colour=colour)
        x += font.width(rank, size) + size * 0.06
        self.text(x, y, card.suit.value, font, size * 0.5, hidden=True)
        self.suit(card.suit, x, y - size * 0.02, size * 0.76)

    def squares(self, x: float, y: float, side: float, places: list[tuple[int, int]]) -> None:
        """Squares of `side` at (column, row upwards) places, as one filled shape."""
        path = self._canvas.beginPath()
        for column, row in places:
            path.rect(x + column * side, y + row * side, side, side)
        self._canvas.setFillColorRGB(*self.ink.text)
        self._canvas.drawPath(path, stroke=0, fill=1)


def rank_text(card: Card) -> str:
    """The rank as a card shows it: `10` for a Ten."""
    return "10" if card.rank == "T" else card.rank


def card_width(card: Card, font: Font, size: float) -> float:
    """The width of a card in points, without the space to the next card."""
    return font.width(rank_text(card), size) + size * _SUIT_WIDTH
