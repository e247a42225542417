"""The view of the tray's sheet, as plain data."""

from __future__ import annotations

from msgspec import Struct


class TrayRow(Struct, frozen=True):
    """One line: what stands, and what can be done about it, by the names of the acts."""

    words: str
    acts: tuple[tuple[str, str], ...] = ()
    """Each act's name and the words of its button."""


class TrayView(Struct, frozen=True):
    """How the table's money stands, and what can be done now."""

    stage: str
    figures: str
    """Empty while somebody counts: who counts must not see what is expected."""
    rows: tuple[TrayRow, ...]
