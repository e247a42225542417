"""A list that scrolls up and down, with the sheet's own background. Knows no content."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from ui.parts.more import MoreBelow


def scrolled(inner: QWidget, *, always: bool = False) -> QScrollArea:
    """Put the widget into a scroll area of the same width, with a sign if more is below.

    `always`: the scroll bar is shown even if everything fits, so that its place stays the same.
    """
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    if always:
        area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    area.setWidget(inner)
    area.viewport().setAutoFillBackground(False)
    inner.setAutoFillBackground(False)  # `setWidget` has switched it on
    MoreBelow(area)
    return area
