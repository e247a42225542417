"""The sheet that asks before the window is closed in the middle of a Round. Knows no table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.parts.keys import ENTER
from ui.parts.overlay import Overlay
from ui.parts.widgets import make_button, make_label


class ClosingSheet(Overlay):
    """Return and Escape keep the table open; only a touch closes it."""

    confirmed = Signal()
    """Close the window."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=640)
        words = self.tr(
            "What is on the screen is stored. Cards and Bets must lie as they are: the next start "
            "asks to compare them, and whether the interruption affected the Round."
        )
        self.keep = make_button(self.tr("Keep the table open"), "primary", focus=False)
        self.leave = make_button(self.tr("Close the window"), focus=False)
        self.keep.clicked.connect(self.dismiss)
        self.leave.clicked.connect(self.confirmed)
        row = QHBoxLayout()
        for button in (self.leave, self.keep):
            button.setProperty("tall", "true")
            row.addWidget(button, 1)
        self.body.addWidget(make_label(words, wrap=True))
        self.body.addLayout(row)

    def ask(self, round_no: int) -> None:
        """Ask whether the table is to be left in the middle of this Round."""
        self.set_title(self.tr("Round {0} is open. Close all the same?").format(round_no))
        self.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in ENTER:
            self.dismiss()
            return
        super().keyPressEvent(event)
