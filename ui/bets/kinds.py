"""A button for each kind of Bet on the chosen box, in one row or two. Knows no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tablemgr.basics.money import ZERO
from ui.parts.widgets import make_button
from ui.views.bets import KindView
from ui.views.shared import amount_text

MOST_IN_A_ROW: Final = 4


class KindRows(QWidget):
    """A button for each kind, with the amount that the Player has laid. At most one is chosen."""

    chosen = Signal(str)
    """The kind whose button was touched."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[str, QPushButton] = {}
        self._chosen = ""
        self._rows = (QHBoxLayout(), QHBoxLayout())
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for row in self._rows:
            self._column.addLayout(row)

    @property
    def rows(self) -> int:
        """How many rows the buttons take."""
        return 2 if len(self.buttons) > MOST_IN_A_ROW else 1

    def set_spacing(self, gap: int) -> None:
        """Set the gap between the buttons, in pixels."""
        for row in self._rows:
            row.setSpacing(gap)

    def set_kinds(self, kinds: Sequence[KindView], chosen: str) -> None:
        """Show these kinds. `chosen`: the kind that a tap lays; empty if there is none."""
        self._chosen = chosen
        if [kind.kind for kind in kinds] != list(self.buttons):
            self._make(kinds)
        for kind in kinds:
            button = self.buttons[kind.kind]
            amount = "\u2013" if kind.amount == ZERO else amount_text(kind.amount)
            button.setText(f"{kind.short or kind.label}\n{amount}")
            button.setAccessibleName(kind.label)
            button.setChecked(kind.kind == chosen)

    def _make(self, kinds: Sequence[KindView]) -> None:
        for old in self.buttons.values():
            old.hide()  # otherwise it could be touched until Qt deletes it
            for row in self._rows:
                row.removeWidget(old)
            old.deleteLater()
        self.buttons = {}
        first = len(kinds) if len(kinds) <= MOST_IN_A_ROW else -(-len(kinds) // 2)
        self._column.setSpacing(self._rows[0].spacing() if first < len(kinds) else 0)
        for place, kind in enumerate(kinds):
            button = make_button("", "choice", focus=False)
            button.setCheckable(True)
            button.setProperty("kind", kind.kind)
            button.setProperty("narrow", "true")
            button.clicked.connect(self._touched)
            row = self._rows[place >= first]
            row.addWidget(button, max(6, len(kind.short or kind.label)))
            self.buttons[kind.kind] = button

    def _touched(self) -> None:
        kind = str(self.sender().property("kind"))
        self.buttons[kind].setChecked(kind == self._chosen)
        self.chosen.emit(kind)
