"""The sheet that asks before the window is closed in the middle of a Round. Knows no table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.parts.keys import ENTER
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_label


class ClosingSheet(Overlay):
    """Return and Escape keep the table open; only a touch closes it."""

    goes_above = True
    confirmed = Signal()
    """Close the window."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=640)
        words = self.tr(
            "What is on the screen is stored. Cards and Bets must lie as they are: the next start "
            "asks to compare them, and whether the interruption affected the Round."
        )
        self.keep = SlotKey(self.tr("Keep the table open"), "primary")
        self.leave = SlotKey(self.tr("Close the window"))
        self.keep.clicked.connect(self.dismiss)
        self.leave.clicked.connect(self.confirmed)
        self.keep.hint = "Return"
        self.put(ACT_SLOT, self.keep)
        self.put(ACT_SLOT - 2, self.leave)
        self.body.addWidget(make_label(words, wrap=True))

    def ask(self, round_no: int) -> None:
        """Ask whether the table is to be left in the middle of this Round."""
        self.set_title(self.tr("Round {0} is open. Close all the same?").format(round_no))
        self.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in ENTER:
            self.dismiss()
            return
        super().keyPressEvent(event)
