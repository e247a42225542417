"""Money that a decision moves outside of the rules: an amount for each Player (I13).

A negative amount is collected from the Player. Knows no rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from tablemgr.basics.money import Money
from tablemgr.rules.commands import Adjust, MalformedError, amount
from ui.parts.keys import EntryLine
from ui.parts.widgets import empty, make_label
from ui.views.supervisor import AdjustLine


class AdjustRows(QWidget):
    """`changed`: an amount was edited."""

    changed = Signal()
    went_on = Signal()
    """Return was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: tuple[AdjustLine, ...] = ()
        self.fields: list[EntryLine] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 4, 0)
        self._grid.setColumnStretch(0, 1)

    def set_lines(self, lines: Sequence[AdjustLine], scale: float) -> None:
        """Show a field for each of these Players; the same Players keep what was entered."""
        if tuple(lines) == self.lines:
            return
        self.lines = tuple(lines)
        empty(self._grid)
        self.fields = []
        for row, line in enumerate(self.lines):
            field = EntryLine()
            field.setMaxLength(12)
            field.setFixedWidth(round(130 * scale))
            field.setPlaceholderText("0")
            field.setAccessibleName(line.label)
            field.textChanged.connect(self.changed)
            field.returnPressed.connect(self.went_on)
            self._grid.addWidget(make_label(line.label, "person"), row, 0)
            self._grid.addWidget(field, row, 1)
            self.fields.append(field)

    def clear(self) -> None:
        """Empty all fields."""
        for field in self.fields:
            field.clear()

    def moved(self) -> tuple[Adjust, ...]:
        """The amounts entered, row by row. What is not an amount is left out: see `wrong`."""
        found = (
            (line, _signed(field.text()))
            for line, field in zip(self.lines, self.fields, strict=True)
        )
        return tuple(
            Adjust(line.box, line.player, moved) for line, moved in found if moved is not None
        )

    def wrong(self) -> tuple[str, ...]:
        """Give what was entered but is not an amount."""
        texts = (field.text().strip() for field in self.fields)
        return tuple(text for text in texts if text not in ("", "0") and _signed(text) is None)


def _signed(text: str) -> Money | None:
    """The amount in `25` or `-12.50`; None if the text is empty or not an amount."""
    word = text.strip().replace("\u2212", "-").removeprefix("+")
    try:
        return -amount(word[1:]) if word.startswith("-") else amount(word)
    except MalformedError:
        return None
