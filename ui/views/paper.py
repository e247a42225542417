"""The contents of the printer's sheet, as frozen data. Knows no QtWidgets, no printer, no
journal.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from ui.views.shared import Lamp


class PaperQuestion(Enum):
    """The answers that a person can give about a print."""

    NONE = "none"
    IS_IT_THERE = "is-it-there"
    """There; not there; spoilt."""
    STILL_WANTED = "still-wanted"
    """Print it; not any more."""
    WAITS = "waits"
    """Not any more."""


class PrintRow(Struct, frozen=True):
    """One print that is not done: its slip, how it is, and what is asked."""

    number: int
    slip: str
    state: str
    question: PaperQuestion


class PaperView(Struct, frozen=True):
    """The printer and its prints, the oldest first."""

    name: str
    lamp: Lamp
    state: str
    remedy: str = ""
    rows: tuple[PrintRow, ...] = ()
    more: int = 0
    """How many more prints there are than rows."""
