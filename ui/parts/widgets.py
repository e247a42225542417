"""Small widgets of the panels: labels, buttons, lines, lamps. Knows no table and no rule."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from tablemgr.basics.breaking import broken_lines
from ui.parts.painting import painted
from ui.theme.tokens import TOKENS
from ui.views.shared import Lamp

BEFORE_A_KEY: Final = "\u00a0\u00a0\u00a0"
"""Stands in a menu between an entry and its key, which are never parted."""


def make_label(text: str = "", role: str = "", *, wrap: bool = False) -> QLabel:
    """A label that shows plain text. The style sheet picks its looks by `role`."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", role)
    label.setWordWrap(wrap)
    return label


def empty(layout: QLayout) -> None:
    """Take every widget out of a layout, and let it go."""
    while (item := layout.takeAt(0)) is not None:
        if (old := item.widget()) is not None:
            old.hide()
            old.deleteLater()


def make_button(text: str = "", role: str = "", *, focus: bool = True) -> QPushButton:
    """A button; the style sheet picks its looks by `role`.

    Without `focus` it never takes the keyboard.
    """
    button = QPushButton(text)
    button.setProperty("role", role)
    if not focus:
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return button


class WrappingButton(QPushButton):
    """A button as wide as its place: its text is broken into more lines if it is too long."""

    def __init__(self, words: str, role: str) -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.say(words)

    @property
    def words(self) -> str:
        """The words, not broken."""
        return self._words

    def say(self, words: str) -> None:
        """Show these words."""
        self._words = words
        self.setAccessibleName(words)
        self._break()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Break the text for the new width."""
        super().resizeEvent(event)
        self._break()

    def _break(self) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        contents = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(contents, option, self).width() - 4
        advance = self.fontMetrics().horizontalAdvance
        text = "\n".join(broken_lines(self._words, advance, room))
        if text != self.text():
            self.setText(text)


def make_rule() -> QFrame:
    """A thin line from left to right."""
    line = QFrame()
    line.setProperty("role", "rule")
    return line


class LampDot(QWidget):
    """A small lamp: a grey, green or amber disc, or a red square."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lamp = Lamp.OFF
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def lamp(self) -> Lamp:
        """The state that is shown now."""
        return self._lamp

    def set_lamp(self, lamp: Lamp) -> None:
        """Show this state."""
        self._lamp = lamp
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        side = round(self.fontMetrics().height() * 0.75)
        return QSize(side, side)

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        colours = TOKENS.colours
        colour = {
            Lamp.OFF: colours.line,
            Lamp.GOOD: colours.pay,
            Lamp.WAITING: colours.warn,
            Lamp.WRONG: colours.take,
        }[self._lamp]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        disc = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._lamp is Lamp.WRONG:
            painter.drawRoundedRect(disc, 2, 2)
        else:
            painter.drawEllipse(disc)
        painter.end()
