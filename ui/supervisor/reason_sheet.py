"""Asks why a settlement is reopened, before it is signed for (5.6). Knows no rule."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.parts.keys import EntryLine
from ui.parts.note import NoteLine
from ui.parts.overlay import Overlay
from ui.parts.widgets import make_button, make_label
from ui.views.shared import Citation, Tone

MOST_CHARACTERS: Final = 200
"""How many characters a reason may have: it is printed on the slip."""


class ReasonSheet(Overlay):
    """`given` gives the reason; the sheet stays open until it is put away."""

    given = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=720)
        self.what = make_label("", wrap=True)
        self.text = EntryLine()
        self.text.setMaxLength(MOST_CHARACTERS)
        self.text.setPlaceholderText(self.tr("What must be corrected, in a sentence"))
        self.text.returnPressed.connect(self._go_on)
        self.lacks = NoteLine()
        self.sign = make_button(self.tr("Sign"), "primary", focus=False)
        self.sign.setProperty("tall", "true")
        self.sign.clicked.connect(self._go_on)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.sign)
        self.body.addWidget(self.what)
        self.body.addWidget(self.text)
        self.body.addWidget(self.lacks)
        self.body.addLayout(row)

    def ask(self, slip: str, cite: Citation | None) -> None:
        """Ask for it; `slip` is the number of the slip that will be replaced."""
        self.set_title(self.tr("Why is the settlement reopened?"), cite)
        self.what.setText(
            self.tr(
                "The reason is printed on the new slip. Slip {0} is marked as replaced."
            ).format(slip)
        )
        self.text.clear()
        self.lacks.say("", Tone.WARN)
        self.open()
        self.text.setFocus()

    def _go_on(self) -> None:
        reason = " ".join(self.text.text().split())
        if not reason:
            self.lacks.say(self.tr("First write why it is reopened."), Tone.WARN)
            return
        self.given.emit(reason)

    def say_pin(self) -> None:
        """The sheet stays open: a PIN seems to stand in the reason, which is printed."""
        self.lacks.say(self.tr("A PIN seems to stand in the reason: take it out."), Tone.WARN)
