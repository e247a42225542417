"""The sheet on which the program tells of itself, for the technician: version, folders, digests.
Knows no game.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from ui.parts.overlay import Overlay
from ui.parts.widgets import empty, make_label
from ui.views.dialogs import AboutLine


class AboutSheet(Overlay):
    """A line for each: its texts can be selected, to be copied."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=860)
        self.set_title(self.tr("About this program"))
        self.grid = QGridLayout()
        self.grid.setColumnStretch(1, 1)
        self.grid.setHorizontalSpacing(16)
        self.body.addLayout(self.grid)

    def show_lines(self, lines: Sequence[AboutLine]) -> None:
        """Show the lines in the place of those shown before."""
        empty(self.grid)
        for row, line in enumerate(lines):
            text = make_label(line.text, "strong", wrap=True)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.grid.addWidget(make_label(line.label, "caption"), row, 0)
            self.grid.addWidget(text, row, 1)
        self.open()
