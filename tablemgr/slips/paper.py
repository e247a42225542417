"""The papers a slip is printed on: measures, type sizes and ink. Knows no slip."""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct

from tablemgr.slips.typography import COLOUR, MONOCHROME, Ink

MM: Final = 72 / 25.4
"""Points in a millimetre."""


class Sheet(Struct, frozen=True):
    """A paper's measures, in points."""

    width: float
    height: float | None
    """None for a roll: the page is as long as what stands on it."""
    margin: float
    ink: Ink
    title: float
    """Type size of the house's name."""
    body: float
    small: float
    tiny: float
    cards: float

    @property
    def left(self) -> float:
        return self.margin

    @property
    def right(self) -> float:
        return self.width - self.margin

    @property
    def inner(self) -> float:
        """The width that can be printed on."""
        return self.width - 2 * self.margin


class Paper(Enum):
    """What a slip can be printed on."""

    A6 = Sheet(105 * MM, 148 * MM, 7 * MM, COLOUR, 12.5, 7.2, 6.2, 5.4, 8.6)
    """105 by 148 mm, in colour, as many pages as it takes."""
    ROLL_80 = Sheet(80 * MM, None, 4 * MM, MONOCHROME, 13, 8, 7.2, 6.6, 9.5)
    """A receipt printer's 80 mm roll, 72 mm of it printable, in black."""
    ROLL_58 = Sheet(58 * MM, None, 5 * MM, MONOCHROME, 10, 6.6, 6.2, 5.8, 8)
    """A narrow roll, 48 mm of it printable, in black."""


PAPERS: Final = {"A6": Paper.A6, "80 mm": Paper.ROLL_80, "58 mm": Paper.ROLL_58}
"""The papers by their names in the house profile."""
