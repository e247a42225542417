"""The report of the table's day on the screen: its curves at the left, its tables at the right.

It is given a `ReportPage` and shows it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tablemgr.past.report_parts import ReportPage, ReportTable
from ui.parts.line_chart import LineChart
from ui.parts.note import NoteLine
from ui.parts.overlay import Overlay
from ui.parts.scrolling import scrolled
from ui.parts.widgets import empty, make_button, make_label
from ui.views.shared import Tone

_CURVES: Final = 2
_NARROW: Final = 2
"""A table of more columns lets its first one break."""
SESSION, DAY, ALL, PAPER = "session", "day", "all", "paper"
SHIFT, HEAD = "shift", "head"
"""A slip that is asked for: the report of the shift, the head of the journal."""


class DaySheet(Overlay):
    """`wanted` names what is to be shown, that it is to be saved as a PDF, or a slip."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=1180, height_px=700)
        self.buttons: dict[str, QPushButton] = {}
        line = QHBoxLayout()
        for name, words in (
            (SESSION, self.tr("This session")),
            (DAY, self.tr("Today")),
            (ALL, self.tr("Last Rounds")),
            (PAPER, self.tr("Save as PDF")),
            (SHIFT, self.tr("Shift report")),
            (HEAD, self.tr("Head of the journal")),
        ):
            button = make_button(words, focus=False)
            button.setProperty("tall", "true")
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
            self.buttons[name] = button
            line.addWidget(button)
        self.note = NoteLine()
        left = QVBoxLayout()
        self._titles = tuple(make_label("", "caption") for _ in range(_CURVES))
        nothing = self.tr("Too few Rounds for a curve.")
        self.charts = tuple(LineChart("{:,.0f}".format, nothing) for _ in range(_CURVES))
        for title, chart in zip(self._titles, self.charts, strict=True):
            left.addWidget(title)
            left.addWidget(chart, 1)
        holder = QWidget()
        self.tables = QVBoxLayout(holder)
        self.tables.setAlignment(Qt.AlignmentFlag.AlignTop)
        middle = QHBoxLayout()
        middle.addLayout(left, 2)
        middle.addWidget(scrolled(holder), 3)
        self.body.addLayout(line)
        self.body.addWidget(self.note)
        self.body.addLayout(middle, 1)
        self.say("")

    def set_page(self, page: ReportPage) -> None:
        """Show a report."""
        self.set_title(page.title)
        for place, (title, chart) in enumerate(zip(self._titles, self.charts, strict=True)):
            curve = page.curves[place] if place < len(page.curves) else None
            title.setText("" if curve is None else curve.title)
            chart.show_points(() if curve is None else curve.points)
            for part in (title, chart):
                part.setVisible(curve is not None or place == 0)
        empty(self.tables)
        for table in page.tables:
            self.tables.addWidget(_table(table))

    def say(self, words: str) -> None:
        """Say what came of it; an empty text says nothing."""
        self.note.say(words, Tone.PLAIN)


def _table(table: ReportTable) -> QWidget:
    holder = QWidget()
    grid = QGridLayout(holder)
    grid.setHorizontalSpacing(18)
    grid.setColumnStretch(len(table.head), 1)
    grid.addWidget(make_label(table.title, "strong", wrap=True), 0, 0, 1, len(table.head) + 1)
    for column, words in enumerate(table.head):
        if words:
            grid.addWidget(make_label(words, "caption", wrap=True), 1, column)
    for row, cells in enumerate(table.rows, 2):
        for column, words in enumerate(cells):
            is_last = column == len(cells) - 1
            wraps = is_last or (column == 0 and len(cells) > _NARROW)
            grid.addWidget(make_label(words, wrap=wraps), row, column, 1, 2 if is_last else 1)
    return holder
