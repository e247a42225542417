"""The table of a demonstration: waits for it, and saves pictures of its window."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablemgr.basics.errors import Fault

if TYPE_CHECKING:
    from ui.sitting.open_table import OpenTable

PATIENCE_S: Final = 30.0
"""How long one step may take before the demonstration gives up."""


class PlayedTable:
    """An open table at which a demonstration plays. `turn` lets the window work off its events."""

    def __init__(self, open_table: OpenTable, turn: Callable[[], object]) -> None:
        self.open_table = open_table
        self.turn = turn

    def wait(self, holds: Callable[[], bool], what: str) -> None:
        """Let the window work until `holds` is true. Raises `Fault` after `PATIENCE_S`; `what` says
        what was waited for.
        """
        deadline = time.monotonic() + PATIENCE_S
        while not holds():
            if time.monotonic() > deadline:
                raise Fault(
                    "The demonstration waited in vain for {what}.", "Try it again.", what=what
                )
            self.turn()
            time.sleep(0.002)

    def is_connected(self) -> bool:
        """Say whether the shoe is connected."""
        state = self.open_table.controller.link()
        return state is not None and state.connected

    def save_picture(self, path: Path) -> None:
        """Save the window as a PNG. Raises `Fault` if it can't be written."""
        for _ in range(3):
            self.turn()
        if not self.open_table.window.grab().save(str(path)):
            raise Fault("{path}: the picture can't be written.", "Check the folder.", path=path)
