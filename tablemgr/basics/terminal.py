"""How wide a text is on a terminal, so that columns line up in any script."""

from __future__ import annotations

from unicodedata import category, east_asian_width

_NO_WIDTH = ("Mn", "Me", "Cf")
"""Marks over and under a letter, and signs that are invisible."""


def columns(text: str) -> int:
    """How many columns the text takes: two for a Chinese character, none for a mark."""
    return sum(
        0 if category(char) in _NO_WIDTH else 1 + (east_asian_width(char) in "WF") for char in text
    )
