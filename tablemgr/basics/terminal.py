"""A text on a terminal: how wide it is, so that columns line up in any script, and how it is shown
if it holds signs that would steer the terminal.
"""

from __future__ import annotations

from typing import Final
from unicodedata import category, east_asian_width

_NO_WIDTH = ("Mn", "Me", "Cf")
"""Marks over and under a letter, and signs that are invisible."""


def columns(text: str) -> int:
    """How many columns the text takes: two for a Chinese character, none for a mark."""
    return sum(
        0 if category(char) in _NO_WIDTH else 1 + (east_asian_width(char) in "WF") for char in text
    )


_STEERS: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Signs that colour, delete or turn round what is shown, or begin a line of their own."""

_JOINS: Final = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"


def shown(text: str) -> str:
    """The text with each sign in it that would steer the terminal as its number; lines stay.

    A record or a journal of somebody else can't so hide what is printed about it.
    """
    return "".join(map(_sign_shown, text))


def _sign_shown(sign: str) -> str:
    if sign == "\n" or sign in _JOINS or category(sign) not in _STEERS:
        return sign
    return ascii(sign)[1:-1]
