"""A sign at the foot of a list that has more entries below. Knows no list's content."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QLabel, QScrollArea


class MoreBelow(QLabel):
    """Covers the lower edge of a scroll area as long as more is below. A touch goes through it."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self.setProperty("role", "more")
        self.setText(self.tr("\u25be  more below"))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._update)
        bar.rangeChanged.connect(self._update)
        area.installEventFilter(self)
        self._update()

    def _update(self) -> None:
        """Place the sign at the foot of the area, and show it if more is below."""
        bar = self._area.verticalScrollBar()
        port = self._area.viewport().geometry()
        height = self.sizeHint().height()
        self.setGeometry(port.left(), port.bottom() + 1 - height, port.width(), height)
        self.setVisible(bar.value() < bar.maximum())
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Follow the area's size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._update()
        return super().eventFilter(watched, event)
