"""The key below the panel that takes the last act back. Knows no act."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton

from ui.parts.keys import make_shortcut
from ui.parts.painting import painted
from ui.parts.style import scale_for
from ui.theme.tokens import TOKENS
from ui.views.guide import ActionView

KEY: Final = "Ctrl+Z"


class TakeBackButton(QPushButton):
    """The key: *Take back*, and below it which act. Without one it is empty and its place stays."""

    chosen = Signal(object)
    """Its `ActionView`."""
    outdated = Signal(str)
    """It was touched and shows another action by now: the words of the one that was touched."""
    nothing = Signal()
    """It was touched, or its key pressed, and nothing can be taken back."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._shown: ActionView | None = None
        self._meant: ActionView | None = None
        """What stood on it when the finger came."""
        make_shortcut(KEY, self, self.click)
        self.pressed.connect(self._mean)
        self.clicked.connect(self._choose)
        self.show_action(None)

    def show_action(self, action: ActionView | None) -> None:
        """Show the button of this action."""
        self._shown = action
        self.setText("" if action is None else action.label)
        self.setAccessibleName(self.tr("Take back") if action is None else action.label)
        self.setAccessibleDescription("" if action is None else action.sub)
        self.update()

    def _mean(self) -> None:
        self._meant = self._shown

    def _choose(self) -> None:
        meant, now = self._meant, self._shown
        if meant is not None and (now is None or not now.means_the_same(meant)):
            self.outdated.emit(meant.label)
        elif now is not None:
            self.chosen.emit(now)
        else:
            self.nothing.emit()

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale, colours = scale_for(self.window()), TOKENS.colours
        action, edge = self._shown, 2.0
        rect = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        style = Qt.PenStyle.DashLine if action is None else Qt.PenStyle.SolidLine
        pen = colours.gold if self.isDown() else colours.line if action is None else colours.edge
        fill = colours.room if action is None or self.isDown() else colours.live
        painter.setPen(QPen(QColor(pen), edge, style))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(rect, 10 * scale, 10 * scale)
        painter.setPen(QColor(colours.disabled if action is None else colours.text))
        label = self.tr("Take back") if action is None else action.label
        sub = "" if action is None else action.sub
        room = rect.adjusted(8 * scale, 4 * scale, -8 * scale, -4 * scale)
        if not sub:
            self._line(painter, room, label, 19 * scale, bold=action is not None)
        else:
            half = room.height() / 2
            self._line(painter, QRectF(room.x(), room.y(), room.width(), half), label, 19 * scale)
            lower = QRectF(room.x(), room.y() + half, room.width(), half)
            self._line(painter, lower, sub, 16 * scale, bold=False)
        painter.end()

    def _line(
        self, painter: QPainter, room: QRectF, text: str, most: float, *, bold: bool = True
    ) -> None:
        font = QFont(TOKENS.type.family)
        font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
        size = round(most * TOKENS.type.percent / 100)
        while size > 13:
            font.setPixelSize(size)
            if QFontMetrics(font).horizontalAdvance(text) <= room.width():
                break
            size -= 1
        font.setPixelSize(size)
        painter.setFont(font)
        shown = QFontMetrics(font).elidedText(
            text, Qt.TextElideMode.ElideMiddle, round(room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)
