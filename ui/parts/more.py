"""The sign at the foot of a list that goes on below what is seen of it. Knows no list's content."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QLabel, QScrollArea


class MoreBelow(QLabel):
    """Lies over the lower edge of a scroll area while something stands below it; a touch goes
    through it to what it covers.
    """

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self.setProperty("role", "more")
        self.setText(self.tr("\u25be  more below"))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self.look)
        bar.rangeChanged.connect(self.look)
        area.installEventFilter(self)
        self.look()

    def look(self) -> None:
        """Show the sign if the list goes on, at the foot of its area."""
        bar = self._area.verticalScrollBar()
        port = self._area.viewport().geometry()
        height = self.sizeHint().height()
        self.setGeometry(port.left(), port.bottom() + 1 - height, port.width(), height)
        self.setVisible(bar.value() < bar.maximum())
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """It follows its area's size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.look()
        return super().eventFilter(watched, event)
