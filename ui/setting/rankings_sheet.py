"""Appendix G as a sheet of its own, at any moment of a Round. Knows no rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.parts.overlay import Overlay
from ui.parts.view import Citation
from ui.setting.rankings import RankingsPage
from ui.setting.view import RankingTable


class RankingsOverlay(Overlay):
    """Every rank with the cards that make it. G, Return and Escape put it away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=720)
        self.page = RankingsPage()
        self.body.addWidget(self.page)

    def on_scale(self) -> None:
        """The table grows with the sheet."""
        super().on_scale()
        if hasattr(self, "page"):
            self.page.rescale(self.sheet.scale)

    def show_tables(self, tables: Sequence[RankingTable], cite: Citation | None = None) -> None:
        """Lay the tables over the felt."""
        self.set_title(self.tr("Rankings"), cite)
        self.page.show_tables(tables)
        self.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.text().lower() == "g" or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.dismiss()
        else:
            super().keyPressEvent(event)
