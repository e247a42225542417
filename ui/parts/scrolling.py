"""A list that scrolls up and down on the sheet's own ground. Knows no content."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from ui.parts.more import MoreBelow


def scrolled(inner: QWidget, *, always: bool = False) -> QScrollArea:
    """The widget in a scroll area that takes its width; `always` keeps the place of the bar."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    if always:
        area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    area.setWidget(inner)
    area.viewport().setAutoFillBackground(False)
    inner.setAutoFillBackground(False)  # `setWidget` has turned it on
    MoreBelow(area)
    return area
