"""A key for each kind of Bet, in the two upper rows of the panel. Knows no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from ui.parts.rows import Cell, RowPage
from ui.parts.widgets import WrappingButton
from ui.views.bets import KindView

COLUMNS: Final = 3


class KindKeys(QObject):
    """The keys on a page; one of them at most is chosen."""

    chosen = Signal(str)
    """The kind whose key was touched."""

    def __init__(self, page: RowPage) -> None:
        super().__init__(page)
        self._page = page
        self.buttons: dict[str, WrappingButton] = {}
        self._chosen = ""

    @property
    def rows(self) -> int:
        """How many rows the keys take."""
        return -(-len(self.buttons) // COLUMNS)

    def set_kinds(self, kinds: Sequence[KindView], chosen: str) -> None:
        """Show these kinds. `chosen`: the kind that a tap lays; empty if there is none."""
        self._chosen = chosen
        if [kind.kind for kind in kinds] != list(self.buttons):
            self._make(kinds)
        for kind in kinds:
            self.buttons[kind.kind].setChecked(kind.kind == chosen)

    def _make(self, kinds: Sequence[KindView]) -> None:
        for old in self.buttons.values():
            self._page.take(old)
        self.buttons = {}
        for place, kind in enumerate(kinds):
            button = WrappingButton(kind.short or kind.label, "choice")
            button.setCheckable(True)
            button.setAccessibleName(kind.label)
            button.setProperty("kind", kind.kind)
            button.clicked.connect(self._touched)
            row, column = divmod(place, COLUMNS)
            self._page.put(button, Cell(row, column, COLUMNS))
            self.buttons[kind.kind] = button

    def _touched(self) -> None:
        kind = str(self.sender().property("kind"))
        self.buttons[kind].setChecked(kind == self._chosen)
        self.chosen.emit(kind)
