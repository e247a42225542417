"""The printer's sheet: how it is, and the prints that wait for it or for a person's word.

Shows a `PaperView` and says what was touched. Knows no printer.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ui.parts.overlay import Overlay
from ui.parts.widgets import LampDot, make_button, make_label, make_rule
from ui.views.paper import PaperQuestion, PaperView, PrintRow

MOST_ROWS: Final = 4


class PrintLine(QWidget):
    """One print, with the buttons for what can be said of it."""

    def __init__(self, sheet: PaperSheet) -> None:
        super().__init__()
        self._sheet = sheet
        self._number = 0
        self.slip = make_label("", "strong", wrap=True)
        self.state = make_label("", "", wrap=True)
        self.there = make_button(self.tr("It is there"), focus=False)
        self.missing = make_button(self.tr("Not there: print a duplicate"), focus=False)
        self.spoilt = make_button(self.tr("Spoilt: print a duplicate"), focus=False)
        self.wanted = make_button(self.tr("Print it"), focus=False)
        self.unwanted = make_button(self.tr("Not any more"), focus=False)
        self.there.clicked.connect(self._there)
        self.missing.clicked.connect(self._missing)
        self.spoilt.clicked.connect(self._spoilt)
        self.wanted.clicked.connect(self._wanted)
        self.unwanted.clicked.connect(self._unwanted)
        self.buttons: tuple[QPushButton, ...] = (
            *(self.there, self.missing, self.spoilt),
            *(self.wanted, self.unwanted),
        )
        row = QHBoxLayout()
        for button in self.buttons:
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(make_rule())
        for part in (self.slip, self.state):
            column.addWidget(part)
        column.addLayout(row)

    def set_row(self, row: PrintRow | None) -> None:
        """Show this print; None hides the line."""
        self.setVisible(row is not None)
        if row is None:
            return
        self._number = row.number
        self.slip.setText(row.slip[:1].upper() + row.slip[1:])
        self.state.setText(row.state)
        looked = row.question is PaperQuestion.IS_IT_THERE
        for button in (self.there, self.missing, self.spoilt):
            button.setVisible(looked)
        self.wanted.setVisible(row.question is PaperQuestion.STILL_WANTED)
        waits = (PaperQuestion.STILL_WANTED, PaperQuestion.WAITS)
        self.unwanted.setVisible(row.question in waits)

    def _there(self) -> None:
        self._sheet.there.emit(self._number)

    def _missing(self) -> None:
        self._sheet.missing.emit(self._number)

    def _spoilt(self) -> None:
        self._sheet.spoilt.emit(self._number)

    def _wanted(self) -> None:
        self._sheet.wanted.emit(self._number)

    def _unwanted(self) -> None:
        self._sheet.unwanted.emit(self._number)


class PaperSheet(Overlay):
    """The sheet of the printer. Each signal gives the print's number."""

    there = Signal(int)
    missing = Signal(int)
    spoilt = Signal(int)
    wanted = Signal(int)
    unwanted = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=760)
        self.set_title(self.tr("Printer"))
        self.lamp = LampDot()
        self.state = make_label("", "person", wrap=True)
        self.name = make_label("", "muted", wrap=True)
        self.remedy = make_label("", "", wrap=True)
        self.none = make_label(self.tr("Nothing waits."), "muted")
        self.lines = [PrintLine(self) for _ in range(MOST_ROWS)]
        self.more = make_label("", "muted")
        top = QHBoxLayout()
        top.addWidget(self.lamp)
        top.addWidget(self.state, 1)
        self.body.addLayout(top)
        for part in (self.name, self.remedy, self.none, *self.lines, self.more):
            self.body.addWidget(part)

    def set_view(self, view: PaperView) -> None:
        """Show the view."""
        self.lamp.set_lamp(view.lamp)
        self.state.setText(view.state)
        self.name.setText(view.name)
        self.remedy.setText(view.remedy)
        self.remedy.setVisible(bool(view.remedy))
        self.none.setVisible(not view.rows)
        for place, line in enumerate(self.lines):
            line.set_row(view.rows[place] if place < len(view.rows) else None)
        self.more.setText(self.tr("and {0} more").format(view.more))
        self.more.setVisible(view.more > 0)
