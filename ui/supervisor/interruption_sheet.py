"""Asks whether an interruption of the program affected the Round (5.4). Knows no rule."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_label
from ui.supervisor.waiting_band import WaitingBand
from ui.views.dialogs import InterruptionView


class InterruptionSheet(Overlay):
    """The game waits for the answer. `answered`: whether the interruption affected the Round."""

    answered = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=860, closable=False)
        self.body.insertWidget(0, WaitingBand())
        self.finding = make_label("", "strong", wrap=True)
        self.next = make_label("", wrap=True)
        self.harmless = SlotKey(self.tr("It did not affect the Round"))
        self.affects = SlotKey("", "primary")
        self.harmless.clicked.connect(self._harmless)
        self.affects.clicked.connect(self._affects)
        self.put(ACT_SLOT, self.affects)
        self.put(ACT_SLOT - 2, self.harmless)
        self.body.addWidget(self.finding)
        self.body.addWidget(self.next)

    def ask(self, view: InterruptionView) -> None:
        """Show what the rules make of it, and wait for the answer."""
        self.set_title(self.tr("Play was interrupted in this Round"), view.cite)
        self.finding.setText(view.finding)
        text = self.tr("First compare every card and Bet with the screen. Then play goes on.")
        if view.stops:
            text = self.tr(
                "If it affected the Round, a case is opened. The Round waits until it is decided."
            )
        self.next.setText(text)
        self.affects.setText(view.proposal)
        self.harmless.setVisible(view.may_be_harmless)
        self.open()

    def _harmless(self) -> None:
        self.hide()
        self.answered.emit(False)

    def _affects(self) -> None:
        self.hide()
        self.answered.emit(True)
