"""Tables of words, one below the other: a name at the left of each row, its cells beside it. Knows
no rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ui.parts.widgets import empty, make_label
from ui.views.look_up import WordTable


class WordTables(QWidget):
    """The tables, with the names of all rows in one column."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.names: dict[str, QLabel] = {}

    def show_tables(self, tables: Sequence[WordTable]) -> None:
        """Show these tables."""
        empty(self.grid)
        self.names = {}
        columns = max((len(row.cells) for table in tables for row in table.rows), default=1)
        self.grid.setColumnStretch(columns + 1, 1)
        line = 0
        for table in tables:
            if table.title:
                title = make_label(table.title, "caption")
                self.grid.addWidget(title, line, 0, 1, columns + 1)
                line += 1
            for row in table.rows:
                self.names[row.name] = make_label(row.name, "strong")
                self.grid.addWidget(self.names[row.name], line, 0)
                for column, cell in enumerate(row.cells, start=1):
                    label = make_label(cell, "small" if columns > 1 else "")
                    if columns > 1:
                        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
                    self.grid.addWidget(label, line, column)
                line += 1

    def rescale(self, scale: float) -> None:
        """Set the spacing of rows and columns at this scale."""
        self.grid.setHorizontalSpacing(round(14 * scale))
        self.grid.setVerticalSpacing(round(3 * scale))
