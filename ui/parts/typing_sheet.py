"""The sheet with a keyboard on the screen, for any line in which a person types.

Opens when such a line is touched; what was typed in lines of that kind before comes first.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from ui.parts.keyboard import SPACE_SLOT, TouchKeyboard
from ui.parts.keys import EntryLine
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_button

MOST_OFFERED: Final = 4
_SAID: Final[dict[str, Counter[str]]] = {}
"""What was typed since the program started, by the line's kind, and how often."""


def said_before(kind: str) -> list[str]:
    """Give what was typed in lines of this kind, the most frequent first, of equals the latest."""
    said = _SAID.get(kind, Counter())
    latest_first = list(reversed(said.items()))
    return [text for text, _ in sorted(latest_first, key=lambda each: -each[1])][:MOST_OFFERED]


def _remember(kind: str, text: str) -> None:
    said = _SAID.setdefault(kind, Counter())
    times = said.pop(text, 0)  # the latest stands last
    said[text] = times + 1


class TypingSheet(Overlay):
    """A copy of the touched line, the texts that are offered, and the keys. *Done* copies back."""

    goes_above = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=1180)
        self._for: QLineEdit | None = None
        self.line = EntryLine()
        self.offered: tuple[QPushButton, ...] = tuple(
            make_button("", focus=False) for _ in range(MOST_OFFERED)
        )
        self.keyboard = TouchKeyboard(self.line)
        self.done = SlotKey(self.tr("Done"), "primary")
        self.done.hint = "Return"
        self.done.clicked.connect(self._done)
        self.line.returnPressed.connect(self._done)
        self.line.textChanged.connect(self._follow)
        self.put(ACT_SLOT, self.done)
        self.put(SPACE_SLOT, self.keyboard.space)
        row = QHBoxLayout()
        row.setSpacing(18)
        for key in self.offered:
            key.clicked.connect(self._take)
            row.addWidget(key, 1)
        self.body.addLayout(row)
        self.body.addWidget(self.line)
        self.body.addWidget(self.keyboard)

    def serve_lines(self) -> None:
        """Leave its own line alone: its keyboard is here."""

    def begin(self, line: QLineEdit) -> None:
        """Type into this line."""
        self._for = line
        self.set_title(line.accessibleName() or line.placeholderText() or self.tr("Type"))
        self.line.setMaxLength(line.maxLength())
        self.line.setEchoMode(line.echoMode())
        self.line.setText(line.text())
        before = said_before(_kind(line))
        for place, key in enumerate(self.offered):
            key.setVisible(place < len(before))
            key.setText(before[place] if place < len(before) else "")
        self.open()
        self.line.setFocus()

    def _take(self) -> None:
        key = self.sender()
        assert isinstance(key, QPushButton)
        self.line.setText(key.text())

    def _follow(self, text: str) -> None:
        """Write along: the line says itself what it does not take, and hides what it must."""
        line = self._for
        if line is None or line.text() == text:
            return
        line.setText(text)
        line.textEdited.emit(text)
        self.line.setEchoMode(line.echoMode())
        if line.text() != text:
            self.line.setText(line.text())

    def _done(self) -> None:
        line = self._for
        shown = line is not None and line.echoMode() is QLineEdit.EchoMode.Normal
        if line is not None and shown and line.text().strip():
            _remember(_kind(line), line.text().strip())
        self.dismiss()


def _kind(line: QLineEdit) -> str:
    return line.placeholderText() or type(line.window()).__name__
