"""The place at the window's side: one panel at a time, as wide as that panel is. Knows no table."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget

from ui.parts.panel import Panel
from ui.parts.style import scale_for


class Side(QStackedWidget):
    """Follows the scale of its window, which a panel that is not shown would miss."""

    def show_panel(self, panel: Panel) -> None:
        """Put this panel in front."""
        self.setCurrentWidget(panel)
        self.fit()

    def fit(self) -> None:
        """Take the width of the panel in front, at the scale of the window as it is now."""
        panel = self.currentWidget()
        if isinstance(panel, Panel):
            panel.rescale(scale_for(self.window()))
            self.setFixedWidth(panel.maximumWidth())
