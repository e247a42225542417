"""Asks before the menu ends the program between Rounds: no slip of a finger closes a table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_label


class QuitSheet(Overlay):
    """Two keys; the safe one is the one that is due."""

    goes_above = True
    confirmed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=720)
        self.set_title(self.tr("Quit?"))
        self.what = make_label(
            self.tr("No Round is open. The table is closed, and the Dealer signed out."), wrap=True
        )
        self.leave = SlotKey(self.tr("Quit"))
        self.stay = SlotKey(self.tr("Go on"), "primary")
        self.leave.clicked.connect(self._leave)
        self.stay.clicked.connect(self.dismiss)
        self.put(ACT_SLOT, self.stay)
        self.put(ACT_SLOT - 2, self.leave)
        self.body.addWidget(self.what)

    def ask(self) -> None:
        """Ask, between two Rounds."""
        self.open()

    def _leave(self) -> None:
        self.hide()
        self.confirmed.emit()
