"""Data that several panels show: amounts, tones, citations, reasons, chips. Knows no widget.

Every text that stands in a view is shown as it is: it has been translated before.
"""

from __future__ import annotations

import re
from enum import Enum
from pathlib import Path

from msgspec import Struct

from tablemgr.basics.money import ZERO, Money


def path_text(path: Path | str) -> str:
    """A path for the screen: behind each of its marks a line may end, so that it is not cut."""
    return re.sub(r"(?<=[/_.-])", "\u200b", str(path))


def amount_text(amount: Money) -> str:
    """`1,500` for whole dollars, else `1,500.50`: the cents only if there are some."""
    return amount.in_words()


class Tone(Enum):
    """The meaning of a colour."""

    PLAIN = "plain"
    PAY = "pay"
    TAKE = "take"
    EVEN = "even"
    WARN = "warn"


class Lamp(Enum):
    """The state of a device."""

    OFF = "off"
    GOOD = "good"
    WAITING = "waiting"
    WRONG = "wrong"


class Citation(Struct, frozen=True):
    """Where a rule stands: `3.20`, or a ruling's id, with our own short wording of it."""

    number: str
    wording: str = ""
    ruling: bool = False
    """True if `number` is a house ruling's id (`B3`)."""
    game: str = ""
    """The id of the game whose rulebook has it; empty if nothing more of it can be looked up."""
    title: str = ""
    """What it is called, if not by its number: `Section 3`."""
    reading: str = ""
    """What the wording means in the reader's language, if that is not English."""


class WhyNot(Struct, frozen=True):
    """Why something is not allowed, and the paragraph that says so."""

    text: str
    cite: Citation | None = None


class ChipView(Struct, frozen=True):
    """One chip of the house: its value, and its colour as `#rrggbb`."""

    value: Money
    colour: str


class ChipsOut(Struct, frozen=True):
    """Chips to hand out, the largest first, and what is left in cash (ruling M2)."""

    chips: tuple[tuple[ChipView, int], ...] = ()
    cash: Money = ZERO
    change: tuple[tuple[ChipView, int], ...] = ()
    """What the Player gives back, as a colour is out."""
    short: Money = ZERO
    """What the tray does not have by the books."""


NO_CHIPS = ChipsOut()
"""Nothing is handed out."""
