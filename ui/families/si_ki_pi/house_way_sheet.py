"""The sheet that asks which box is set again by the House Way (3.20; ruling S8). Knows no rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.parts.overlay import Overlay
from ui.parts.widgets import make_label
from ui.supervisor.choice_grid import ChoiceGrid
from ui.views.shared import Citation


class HouseWaySheet(Overlay):
    """A button for each box that the Dealer set by the House Way."""

    chosen = Signal(int)
    """The number of the chosen box."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=720)
        self.boxes = ChoiceGrid()
        self.boxes.chosen.connect(self._chosen)
        words = self.tr("What a Player has set himself stays as it is. A Pit Supervisor signs.")
        self.body.addWidget(make_label(words, "muted", wrap=True))
        self.body.addWidget(self.boxes)

    def ask(self, boxes: Sequence[int], cite: Citation) -> None:
        """Ask which of these boxes is set again."""
        self.set_title(self.tr("Which box is set again by the House Way?"), cite)
        self.boxes.set_choices([(box, self.tr("Box {0}").format(box)) for box in boxes])
        self.open()

    def _chosen(self) -> None:
        if self.boxes.value is not None:
            self.hide()
            self.chosen.emit(self.boxes.value)
