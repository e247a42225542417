"""Puts the parts of the window where its grid has them. Knows no part's content."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ui.parts.grid import Grid, grid_for


class Centre(QWidget):
    """The window without its frame; what lies over the whole window lies over this."""

    def __init__(
        self,
        *,
        header: QWidget,
        felt: QWidget,
        panel: QWidget,
        take_back: QWidget,
        menu: QWidget,
        foot: QWidget,
    ) -> None:
        super().__init__()
        self._parts = {
            "header": header,
            "felt": felt,
            "panel": panel,
            "foot": foot,
            "take_back": take_back,
            "menu": menu,
        }
        for part in self._parts.values():
            part.setParent(self)

    @property
    def grid(self) -> Grid:
        """The places at the present size."""
        return grid_for(self.width(), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        grid = self.grid
        for name, part in self._parts.items():
            part.setGeometry(getattr(grid, name))
