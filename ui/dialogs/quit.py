"""Asks before the menu ends the program between Rounds: no slip of a finger closes a table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.parts.overlay import Overlay
from ui.parts.widgets import make_button, make_label


class QuitSheet(Overlay):
    """Two buttons; the safe one is the larger part of the sheet."""

    confirmed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=720)
        self.set_title(self.tr("Quit?"))
        self.what = make_label(
            self.tr("No Round is open. The table is closed, and the Dealer signed out."), wrap=True
        )
        self.leave = make_button(self.tr("Quit"), focus=False)
        self.stay = make_button(self.tr("Go on"), "primary", focus=False)
        self.leave.clicked.connect(self._leave)
        self.stay.clicked.connect(self.dismiss)
        row = QHBoxLayout()
        for button, room in ((self.leave, 1), (self.stay, 2)):
            button.setProperty("tall", "true")
            row.addWidget(button, room)
        self.body.addWidget(self.what)
        self.body.addLayout(row)

    def ask(self) -> None:
        """Ask, between two Rounds."""
        self.open()

    def _leave(self) -> None:
        self.hide()
        self.confirmed.emit()
