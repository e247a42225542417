"""A list that turns its pages by keys of full size, with the sheet's own background.

A finger need not drag: the keys stand below the list as soon as it does not fit. Knows no content.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QHBoxLayout, QScrollArea, QWidget
from shiboken6 import isValid

from ui.parts.widgets import make_button

GAP_PX = 18


class PageKeys(QWidget):
    """Two keys that turn the pages of a list; each is off at its end of the list."""

    def __init__(self, area: QAbstractScrollArea, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._area = area
        self.up = make_button("\u25b2", "key", focus=False)
        self.down = make_button("\u25bc", "key", focus=False)
        self.up.setAccessibleName(self.tr("One page up"))
        self.down.setAccessibleName(self.tr("One page down"))
        self.up.clicked.connect(lambda: self._turn(-1))
        self.down.clicked.connect(lambda: self._turn(1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP_PX)
        for key in (self.up, self.down):
            key.setProperty("quick", True)
            row.addWidget(key, 1)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._follow)
        self._follow()

    def _turn(self, pages: int) -> None:
        bar = self._area.verticalScrollBar()
        line = self.fontMetrics().lineSpacing()
        bar.setValue(bar.value() + pages * max(1, bar.pageStep() - line))

    def _follow(self) -> None:
        if not isValid(self._area):  # Qt deletes the list
            return
        bar = self._area.verticalScrollBar()
        self.setVisible(bar.maximum() > 0)
        self.up.setEnabled(bar.value() > 0)
        self.down.setEnabled(bar.value() < bar.maximum())


class PagedArea(QScrollArea):
    """Shows a part of its widget, as wide as itself; its keys stand inside it at the foot.

    It gets a new viewport: asking Qt for the one it has costs 20 ms of the start, because PySide
    then loads every widget class to find out which one it is.
    """

    def __init__(self, inner: QWidget, *, keys: bool = True) -> None:
        super().__init__()
        viewport = QWidget()
        viewport.setAutoFillBackground(False)
        self.setViewport(viewport)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inner)
        inner.setAutoFillBackground(False)  # `setWidget` has switched it on
        self.keys: PageKeys | None = None
        if keys:
            self.keys = PageKeys(self, self)
            self.verticalScrollBar().rangeChanged.connect(
                self._place, Qt.ConnectionType.QueuedConnection
            )  # not while Qt still lays out
            self._place()

    def _place(self) -> None:
        """Make room for the keys if the widget does not fit without them."""
        keys, bar, inner = self.keys, self.verticalScrollBar(), self.widget()
        if keys is None or inner is None or not isValid(keys):  # Qt deletes the list
            return
        whole = inner.height()  # the bar's own step is set only after its range
        needed = bar.maximum() > 0 and whole > self.contentsRect().height()
        high = keys.sizeHint().height()
        self.setViewportMargins(0, 0, 0, high + GAP_PX if needed else 0)
        keys.setVisible(needed)
        room = self.contentsRect()
        wide = self.viewport().width()
        keys.setGeometry(room.left(), room.bottom() + 1 - high, wide, high)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._place()


def scrolled(inner: QWidget, *, always: bool = False, keys: bool = True) -> PagedArea:
    """Put the widget into an area of the same width; `keys` turn its pages.

    `always`: the scroll bar is shown even if everything fits, so that its place stays the same.
    """
    area = PagedArea(inner, keys=keys)
    if always:
        area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    return area
