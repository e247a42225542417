"""Asks why something is done that a supervisor then signs for. Knows no rule."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.parts.free_text import FreeText
from ui.parts.keyboard import SPACE_SLOT, TouchKeyboard
from ui.parts.note import NoteLine
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_label
from ui.views.shared import Citation, Tone

MOST_CHARACTERS: Final = 200
"""How many characters a reason may have: it is printed on the slip."""


class ReasonSheet(Overlay):
    """`given` gives the reason, in which no PIN seems to stand; the sheet stays open."""

    given = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=1180)
        self.what = make_label("", wrap=True)
        self.text = FreeText()
        self.text.setMaxLength(MOST_CHARACTERS)
        self.text.returnPressed.connect(self._go_on)
        self.lacks = NoteLine()
        self.sign = SlotKey(self.tr("Sign"), "primary")
        self.sign.clicked.connect(self._go_on)
        self.keyboard = TouchKeyboard(self.text)
        self.put(ACT_SLOT, self.sign)
        self.put(SPACE_SLOT, self.keyboard.space)
        self.body.addWidget(self.what)
        self.body.addWidget(self.text)
        self.body.addWidget(self.lacks)
        self.body.addWidget(self.keyboard)

    def serve_lines(self) -> None:
        """Leave its line alone: its keyboard is on the sheet."""

    def ask(self, question: str, about: str, hint: str, cite: Citation | None) -> None:
        """Ask the question; `about` says what the reason is for, `hint` what it holds."""
        self.set_title(question, cite)
        self.what.setText(about)
        self.text.setPlaceholderText(hint)
        self.text.clear()
        self.lacks.say("", Tone.WARN)
        self.open()
        self.text.setFocus()

    def _go_on(self) -> None:
        reason = self.text.words()
        if not reason:
            self.lacks.say(self.text.lacks() or self.tr("First write why."), Tone.WARN)
            return
        self.given.emit(reason)
