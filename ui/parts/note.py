"""A line with a coloured edge and the paragraph that it cites. Knows no rule."""

from __future__ import annotations

from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout

from ui.parts.citing import CiteButton
from ui.parts.style import set_property
from ui.parts.widgets import make_label
from ui.views.shared import Citation, Tone


class NoteLine(QFrame):
    """A line with a coloured edge: what happened last, or why something is not allowed. A touch
    anywhere on it shows the paragraph that it cites.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "note")
        self.label = make_label("", wrap=True)
        self.cite = CiteButton()
        line = QHBoxLayout(self)
        line.setContentsMargins(10, 0, 0, 0)
        line.addWidget(self.label, 1)
        line.addWidget(self.cite)

    def say(self, text: str, tone: Tone, cite: Citation | None = None) -> None:
        """Show this text in this tone, with its paragraph. An empty text hides the line."""
        self.label.setText(text)
        set_property(self, "tone", tone.value)
        set_property(self.label, "tone", tone.value)
        self.cite.set_cite(cite)
        self.setVisible(bool(text))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        event.accept()
        if self.rect().contains(event.position().toPoint()):
            self.cite.show_wording()
