"""The window after a start that failed: what is wrong, what to do. Knows no table."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop, Signal
from PySide6.QtGui import QCloseEvent, QColor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.parts.note import NoteLine
from ui.parts.painting import painted
from ui.parts.style import panel_style
from ui.parts.widgets import make_button, make_label
from ui.theme.tokens import TOKENS
from ui.views.shared import Tone

_UNSEEN = ("offscreen", "minimal", "minimalegl", "vnc")
_WIDTH_PX = 720


class StartFailed(QWidget):
    """The window. `closed`: a person has closed it."""

    closed = Signal()

    def __init__(self, what: str, remedy: str) -> None:
        super().__init__()
        self.setWindowTitle(self.tr("The table can't be opened"))
        self.setFixedWidth(_WIDTH_PX)
        self.what = NoteLine()
        self.what.say(what, Tone.TAKE)
        self.remedy = make_label(remedy, wrap=True)
        self.remedy.setVisible(bool(remedy))
        self.close_button = make_button(self.tr("Close"), "primary")
        self.close_button.setProperty("tall", "true")
        self.close_button.clicked.connect(self.close)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.close_button)
        sheet = QFrame()
        sheet.setProperty("role", "sheet")
        sheet.setStyleSheet(panel_style(1.0, TOKENS))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(sheet)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(16)
        column.addWidget(make_label(self.tr("The table can't be opened"), "heading"))
        column.addWidget(self.what)
        column.addWidget(self.remedy)
        column.addLayout(row)

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the background."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(TOKENS.colours.room))
        painter.end()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self.closed.emit()
        event.accept()


def somebody_can_see() -> bool:
    """Say whether windows are shown on a screen at all; an application must be there."""
    return QGuiApplication.platformName() not in _UNSEEN


def tell(what: str, remedy: str) -> None:
    """Show the window until somebody has closed it. An application must be there."""
    window = StartFailed(what, remedy)
    loop = QEventLoop()
    window.closed.connect(loop.quit)
    window.show()
    if somebody_can_see():
        window.raise_()
    loop.exec()
    window.deleteLater()
