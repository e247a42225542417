"""The sheet with the rankings of Appendix G; it can be opened at any time. Knows no rule."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.families.si_ki_pi.view import RankingsView
from ui.parts.overlay import Overlay
from ui.parts.word_tables import WordTables


class RankingsOverlay(Overlay):
    """Shows every rank with the cards that make it. The keys G, Return and Escape close it."""

    answered = Signal(object)
    """Never emitted: the sheet asks nothing. Every sheet of a question has this signal."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=720)
        self.page = WordTables()
        self.body.addWidget(self.page)

    def on_scale(self) -> None:
        """Let the table grow with the sheet."""
        super().on_scale()
        if hasattr(self, "page"):
            self.page.rescale(self.sheet.scale)

    def ask(self, question: RankingsView) -> None:
        """Open the sheet with these rankings."""
        self.set_title(self.tr("Rankings"), question.cite)
        self.page.show_tables(question.tables)
        self.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.text().lower() == "g" or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.dismiss()
        else:
            super().keyPressEvent(event)
