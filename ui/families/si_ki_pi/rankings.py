"""The rankings of Appendix G as a table: each rank with the cards that make it. Knows no rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ui.families.si_ki_pi.view import RankingTable
from ui.parts.widgets import empty, make_label


class RankingsPage(QWidget):
    """The tables one below the other, with the ranks at the left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.ranks: dict[str, QLabel] = {}

    def show_tables(self, tables: Sequence[RankingTable]) -> None:
        """Show these tables."""
        empty(self.grid)
        self.ranks = {}
        columns = max((len(row.hands) for table in tables for row in table.rows), default=1)
        line = 0
        for table in tables:
            self.grid.addWidget(make_label(table.title, "caption"), line, 0, 1, columns + 1)
            line += 1
            for row in table.rows:
                self.ranks[row.rank] = make_label(row.rank, "strong")
                self.grid.addWidget(self.ranks[row.rank], line, 0)
                for column, hand in enumerate(row.hands, start=1):
                    label = make_label(hand, "small")
                    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
                    self.grid.addWidget(label, line, column)
                line += 1

    def rescale(self, scale: float) -> None:
        """Set the spacing of rows and columns at this scale."""
        self.grid.setHorizontalSpacing(round(10 * scale))
        self.grid.setVerticalSpacing(round(3 * scale))
