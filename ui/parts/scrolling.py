"""A list that scrolls up and down, with the sheet's own background. Knows no content."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from ui.parts.more import MoreBelow


def scrolled(inner: QWidget, *, always: bool = False, sign: bool = True) -> QScrollArea:
    """Put the widget into a scroll area of the same width; `sign`: it says if more is below.

    `always`: the scroll bar is shown even if everything fits, so that its place stays the same.
    The area gets a new viewport: asking Qt for the one it has costs 20 ms of the start, because
    PySide then loads every widget class to find out which one it is.
    """
    area = QScrollArea()
    viewport = QWidget()
    viewport.setAutoFillBackground(False)
    area.setViewport(viewport)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    if always:
        area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    area.setWidget(inner)
    inner.setAutoFillBackground(False)  # `setWidget` has switched it on
    if sign:
        MoreBelow(area)
    return area
