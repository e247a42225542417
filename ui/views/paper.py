"""The contents of the preview of a slip and of the printer's sheet, as frozen data. Knows no
QtWidgets, no printer, no journal.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from tablemgr.service.slip_name import SlipName
from ui.views.shared import Lamp


class SlipView(Struct, frozen=True):
    """A slip as a PDF, and which one it is."""

    round_no: int
    name: SlipName
    pdf: bytes
    duplicate: int = 0
    """0 for the first print, n for the nth after it."""
    paper: str = "A6"
    saved_as: str = ""
    """Where the file lies, or empty."""
    replaces: SlipName | None = None
    """The slip that it replaces, if it does."""
    replaced_by: SlipName | None = None
    """The slip that replaces it, if one does."""
    has_earlier: bool = False
    has_later: bool = False
    notice: str = ""
    """What a person must know about how it was saved; empty if nothing."""
    players: tuple[str, ...] = ()
    """The Players who can be given a slip of their own."""
    asked: bool = False
    """It is one that somebody asked for: it is saved already, and none comes before or after."""


class PrinterView(Struct, frozen=True):
    """The printer for slips: whether they can be printed, and where."""

    name: str = ""
    """The printer's name; empty if there is none, and then a slip can only be saved."""


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
