"""The contents of the preview of a slip, as frozen data. Knows no QtWidgets, no printer, no
journal.
"""

from __future__ import annotations

from msgspec import Struct

from tablemgr.service.slip_name import SlipName


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
