"""The rules by which cards are drawn, a row each; the one that holds is marked. Knows no rule."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from ui.parts.fitting import FittingText
from ui.parts.widgets import empty
from ui.views.settlement import Tableau

_TITLE_PX = 22
_ROW_PX = 18
_LEAST_PX = 12
_WIDTHS = (62, 38)
"""How the panel's width is shared by what somebody has and what he does."""


class TableauTable(QWidget):
    """A title, and a row for each rule: what somebody has, and what he does then."""

    def __init__(self) -> None:
        super().__init__()
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self._shown = Tableau("", ())
        self._scale = 1.0

    def show_tableau(self, tableau: Tableau) -> None:
        """Show these rows."""
        if tableau != self._shown:
            self._shown = tableau
            self._fill()

    def rescale(self, scale: float) -> None:
        """Set type and gaps for this scale."""
        self._scale = scale
        self._fill()

    def _fill(self) -> None:
        empty(self.grid)
        scale, tableau = self._scale, self._shown
        self.grid.setHorizontalSpacing(round(8 * scale))
        self.grid.setVerticalSpacing(round(2 * scale))
        self._put(tableau.title, 0, 0, _TITLE_PX, columns=2)
        for number, row in enumerate(tableau.rows):
            holds = number == tableau.applies
            for column, text in enumerate(row):
                mark = "\u25b8 " if holds and not column else ""
                self._put(mark + text, number + 1, column, _ROW_PX, holds=holds)
        for column, share in enumerate(_WIDTHS):
            self.grid.setColumnStretch(column, share)
        self.grid.setRowStretch(len(tableau.rows) + 1, 1)

    def _put(
        self, text: str, row: int, column: int, size: int, *, holds: bool = False, columns: int = 1
    ) -> None:
        scale = self._scale
        colour = "announce" if holds else "text"
        label = FittingText(round(size * scale), round(_LEAST_PX * scale), colour=colour)
        label.set_text(text)
        label.setFixedHeight(round(2 * size * scale))
        self.grid.addWidget(label, row, column, 1, columns)
