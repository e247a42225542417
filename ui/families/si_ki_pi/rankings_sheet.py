"""Appendix G as a sheet of its own, at any moment of a Round. Knows no rule."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.families.si_ki_pi.rankings import RankingsPage
from ui.families.si_ki_pi.view import RankingsView
from ui.parts.overlay import Overlay


class RankingsOverlay(Overlay):
    """Every rank with the cards that make it. G, Return and Escape put it away."""

    answered = Signal(object)
    """Never: nothing is asked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=720)
        self.page = RankingsPage()
        self.body.addWidget(self.page)

    def on_scale(self) -> None:
        """The table grows with the sheet."""
        super().on_scale()
        if hasattr(self, "page"):
            self.page.rescale(self.sheet.scale)

    def ask(self, question: RankingsView) -> None:
        """Lay the tables over the felt."""
        self.set_title(self.tr("Rankings"), question.cite)
        self.page.show_tables(question.tables)
        self.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.text().lower() == "g" or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.dismiss()
        else:
            super().keyPressEvent(event)
