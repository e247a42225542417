"""Finds and parses the file that draws a layout, by its game and appendix. Knows no rulebook."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer


def drawing_name(game: str, letter: str) -> str:
    """The name of the file that draws the layout of this letter of the game."""
    return f"{game}-{letter.lower()}.svg"


def read_drawing(game: str, letter: str) -> bytes:
    """The SVG of the layout of this letter of the game. Raises `OSError` if there is none."""
    return files("assets").joinpath("layouts", drawing_name(game, letter)).read_bytes()


@lru_cache(maxsize=1)
def renderer_of(drawing: bytes) -> QSvgRenderer:
    """Renders the drawing, an SVG. The last one is kept: a start parses its felt once, for the
    first picture and for the table.
    """
    return QSvgRenderer(QByteArray(drawing))
