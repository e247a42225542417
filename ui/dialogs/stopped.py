"""The Round is stopped by a bug: what happened, and that nothing stored is lost."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.dialogs.view import StoppedView
from ui.parts.note import NoteLine
from ui.parts.overlay import Overlay
from ui.parts.view import Tone
from ui.parts.widgets import make_button, make_label


class StoppedOverlay(Overlay):
    """Can't be put away: only restored from what is stored, or left."""

    restore_requested = Signal()
    quit_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=720, closable=False)
        self.what = NoteLine()
        self.advice = make_label("", wrap=True)
        self.stored = make_label("", "strong", wrap=True)
        self.reference = make_label("", "caption", wrap=True)
        self.leave = make_button(self.tr("Quit"), focus=False)
        self.restore = make_button(self.tr("Restore the Round"), "primary", focus=False)
        for button in (self.leave, self.restore):
            button.setProperty("tall", "true")
        self.leave.clicked.connect(self.quit_requested)
        self.restore.clicked.connect(self.restore_requested)
        row = QHBoxLayout()
        row.addWidget(self.leave)
        row.addStretch(1)
        row.addWidget(self.restore)
        for widget in (self.what, self.advice, self.stored, self.reference):
            self.body.addWidget(widget)
        self.body.addLayout(row)

    def show_stop(self, view: StoppedView) -> None:
        """Say what happened."""
        self.set_title(self.tr("The Round is stopped"))
        self.what.setMinimumHeight(self.sheet.touch)
        self.what.say(view.what, Tone.TAKE)
        self.advice.setText(
            self.tr("The program found a fault in itself. Leave cards and Bets as they lie.")
        )
        self.stored.setText(view.stored)
        self.reference.setText(view.reference)
        self.reference.setVisible(bool(view.reference))
        self.open()
