"""The note for whoever deals next: the sheet on which it is written, and the one that shows it to
who comes. Know no table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tablemgr.service.hand_over import HandOverNote
from ui.parts.free_text import FreeText
from ui.parts.keyboard import SPACE_SLOT, TouchKeyboard
from ui.parts.keys import ENTER
from ui.parts.note import NoteLine
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_label
from ui.views.shared import Tone

MOST_CHARACTERS = 200


class HandOverSheet(Overlay):
    """A line with a keyboard, and two sentences that are left often, each at a touch."""

    left = Signal(str)
    """The note to be stored."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=1180)
        self.set_title(self.tr("A note for whoever deals next"))
        self.text = FreeText()
        self.text.setMaxLength(MOST_CHARACTERS)
        self.text.returnPressed.connect(self._leave)
        self.lacks = NoteLine()
        self.keyboard = TouchKeyboard(self.text)
        self.leave = SlotKey(self.tr("Leave the note"), "primary")
        self.leave.clicked.connect(self._leave)
        self.put(ACT_SLOT, self.leave)
        self.put(SPACE_SLOT, self.keyboard.space)
        self.usual = (
            SlotKey(self.tr("A fill is on its way.")),
            SlotKey(self.tr("Chips are held for a Player.")),
        )
        for slot, key in zip((ACT_SLOT - 1, ACT_SLOT + 1), self.usual, strict=True):
            key.clicked.connect(partial(self._add, key))
            self.put(slot, key)
        self.body.addWidget(self.text)
        self.body.addWidget(self.lacks)
        self.body.addWidget(self.keyboard)

    def serve_lines(self) -> None:
        """Leave its line alone: its keyboard is on the sheet."""

    def ask(self) -> None:
        """Open it with an empty line."""
        self.text.clear()
        self.lacks.say("", Tone.WARN)
        self.open()
        self.text.setFocus()

    def _add(self, key: SlotKey) -> None:
        self.text.setText(f"{self.text.text()} {key.text()}".strip())

    def _leave(self) -> None:
        words = self.text.words()
        if not words:
            self.lacks.say(self.text.lacks() or self.tr("First write the note."), Tone.WARN)
            return
        self.dismiss()
        self.left.emit(words)


class HandedOverSheet(Overlay):
    """The notes for who has just come; it stays until he says that he has read them."""

    read = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=900, closable=False)
        self.set_title(self.tr("Handed over"))
        self.notes = make_label("", "strong", wrap=True)
        self.body.addWidget(self.notes)
        self.done = SlotKey(self.tr("I have read it"), "primary")
        self.done.hint = "Return"
        self.done.clicked.connect(self._read)
        self.put(ACT_SLOT, self.done)

    def show_notes(self, notes: Sequence[HandOverNote]) -> None:
        """Show these, each with who wrote it and when."""
        words = self.tr("{0}, {1}: {2}")
        lines = (words.format(note.by, f"{note.when.wall():%H:%M}", note.text) for note in notes)
        self.notes.setText("\n".join(lines))
        self.open()

    def _read(self) -> None:
        self.hide()
        self.read.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in ENTER:
            self._read()
            return
        super().keyPressEvent(event)
