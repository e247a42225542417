"""The rules by which cards are drawn, a row each; the one that holds is marked. Knows no rule."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from ui.parts.widgets import empty, make_label
from ui.views.settlement import Tableau


class TableauTable(QWidget):
    """A title, and a row for each rule: what somebody has, and what he does then."""

    def __init__(self) -> None:
        super().__init__()
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self._shown: Tableau | None = None

    def show_tableau(self, tableau: Tableau) -> None:
        """Show these rows."""
        if tableau == self._shown:
            return
        self._shown = tableau
        empty(self.grid)
        self.grid.addWidget(make_label(tableau.title, "heading"), 0, 0, 1, 2)
        for number, (name, words) in enumerate(tableau.rows):
            holds = number == tableau.applies
            mark = "\u25b8 " if holds else ""
            for column, text in enumerate((mark + name, words)):
                label = make_label(text, "say" if holds else "", wrap=True)
                self.grid.addWidget(label, number + 1, column)
        self.grid.setColumnStretch(1, 1)
        self.grid.setRowStretch(len(tableau.rows) + 1, 1)

    def rescale(self, scale: float) -> None:
        """Set the gaps between the rows at this scale."""
        self.grid.setHorizontalSpacing(round(12 * scale))
        self.grid.setVerticalSpacing(round(5 * scale))
