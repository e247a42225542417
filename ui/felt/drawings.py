"""Finds the file that draws a layout, by its game and appendix. Knows no rulebook."""

from __future__ import annotations

from importlib.resources import files


def drawing_name(game: str, letter: str) -> str:
    """The name of the file that draws the layout of this letter of the game."""
    return f"{game}-{letter.lower()}.svg"


def read_drawing(game: str, letter: str) -> bytes:
    """The SVG of the layout of this letter of the game. Raises `OSError` if there is none."""
    return files("assets").joinpath("layouts", drawing_name(game, letter)).read_bytes()
