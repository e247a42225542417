"""The sheet of a stopped Round: what happened, that nothing stored is lost, and what to do."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.parts.note import NoteLine
from ui.parts.overlay import Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_label
from ui.views.dialogs import StoppedView
from ui.views.shared import Tone


class StoppedOverlay(Overlay):
    """Can't be closed. The Dealer restores the Round from the journal, or quits."""

    goes_above = True
    restore_requested = Signal()
    quit_requested = Signal()
    export_requested = Signal()
    """The Round is to be written to files, for the technician."""
    case_file_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=720, closable=False)
        self.what = NoteLine()
        self.advice = make_label("", wrap=True)
        self.stored = make_label("", "strong", wrap=True)
        self.since = make_label("", "strong", wrap=True)
        self.reference = make_label("", "caption", wrap=True)
        self.exported = make_label("", "caption", wrap=True)
        self.leave = SlotKey(self.tr("Quit"))
        self.restore = SlotKey(self.tr("Restore the Round"), "primary")
        self.case_file = SlotKey(self.tr("Case file"))
        self.export = SlotKey(self.tr("Export the Round"))
        for slot, key in enumerate((self.leave, self.case_file, self.export, self.restore), 1):
            self.put(slot, key)
        self.case_file.clicked.connect(self.case_file_requested)
        self.export.clicked.connect(self.export_requested)
        self.leave.clicked.connect(self.quit_requested)
        self.restore.clicked.connect(self.restore_requested)
        for widget in (
            *(self.what, self.advice, self.stored, self.since, self.reference, self.exported),
        ):
            self.body.addWidget(widget)

    def show_stop(self, view: StoppedView) -> None:
        """Show what happened, and open the sheet."""
        self.set_title(self.tr("The Round is stopped"))
        self.what.setMinimumHeight(self.sheet.touch)
        self.what.say(view.what, Tone.TAKE)
        advice = self.tr("Leave cards and Bets as they lie.")
        if view.ours:
            advice = f"{advice} {self.tr('This is a fault of the program.')}"
        self.advice.setText(advice)
        self.stored.setText(view.stored)
        came = (
            (view.since, self.tr("Drawn since then; the restore deals them: {0}")),
            (view.lost, self.tr("Not stored; enter them by hand after the restore: {0}")),
        )
        self.since.setText(
            "\n".join(text.format("  ".join(cards)) for cards, text in came if cards)
        )
        self.since.setVisible(bool(view.since or view.lost))
        self.reference.setText(view.reference)
        self.reference.setVisible(bool(view.reference))
        self.say("")
        self.open()

    def say(self, text: str) -> None:
        """Show how an export ended; empty clears the line."""
        self.exported.setText(text)
        self.exported.setVisible(bool(text))
