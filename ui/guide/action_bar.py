"""The five slots at the foot of the window, each with one button at a time. Knows no rule.

A slot never moves, and what stands in it is painted here. A button that the rules do not allow now
can still be touched: then the guide says why not.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QWidget

from ui.parts.grid import SLOTS, grid_for
from ui.parts.keys import key_words, make_shortcut
from ui.parts.painting import painted
from ui.theme.tokens import TOKENS
from ui.views.guide import ActionView, ButtonPlace

LABEL_PX: Final = 32
SUB_PX: Final = 18
LEAST_SUB_PX: Final = 15
KEY_PX: Final = 15
_LEAST_LABEL_PX: Final = 18


class ActionButton(QPushButton):
    """One slot: the action's label, below it what a touch does, in its corner the key."""

    touched = Signal(object)
    """The button's `ActionView`, allowed or not."""
    outdated = Signal(str)
    """The label that was touched: the button got another action while the finger was on it, so that
    nothing was done.
    """

    def __init__(self, slot: int, parent: QWidget) -> None:
        """`slot` counts from 1."""
        super().__init__(parent)
        self.slot = slot
        self.view: ActionView | None = None
        self._meant: ActionView | None = None
        """What stood on the button when the finger came."""
        self.scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.shortcut_key = make_shortcut("", self, self.click)
        self.pressed.connect(self._pressed)
        self.clicked.connect(self._clicked)
        self.set_view(None)

    def set_view(self, view: ActionView | None) -> None:
        """Show this action; None leaves the slot empty."""
        self.view = view
        self.setVisible(view is not None)
        key = "" if view is None else view.shortcut
        self.shortcut_key.setKey(QKeySequence(key))
        self.shortcut_key.setEnabled(bool(key))
        if view is None:
            return
        self.setAccessibleName(view.label)
        self.setAccessibleDescription(view.reason.text if view.reason else view.sub)
        self.update()

    def _pressed(self) -> None:
        self._meant = self.view

    def _clicked(self) -> None:
        meant, now = self._meant, self.view
        if meant is not None and (now is None or not now.means_the_same(meant)):
            self.outdated.emit(meant.label)
        elif now is not None:
            self.touched.emit(now)

    # --- how it looks ----------------------------------------------------------------------------

    def _font(self, size_px: int, *, bold: bool) -> QFont:
        font = QFont(TOKENS.type.family)
        font.setPixelSize(max(1, size_px))
        font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
        return font

    @property
    def _room(self) -> int:
        return self.width() - round(20 * self.scale)

    def label_lines(self) -> tuple[QFont, list[str]]:
        """The label in the largest type that fits, in one line; if that is small, in two."""
        words = (self.view.label if self.view else "").split(" ")
        most = round(LABEL_PX * self.scale)
        for size in range(most, round(_LEAST_LABEL_PX * self.scale) - 1, -1):
            font = self._font(size, bold=True)
            wide = QFontMetrics(font).horizontalAdvance
            one = " ".join(words)
            if wide(one) <= self._room and (size >= most * 0.8 or len(words) == 1):
                return font, [one]
            if size > most * 0.86 or len(words) == 1:
                continue
            for cut in sorted(range(1, len(words)), key=lambda cut: abs(len(words) / 2 - cut)):
                lines = [" ".join(words[:cut]), " ".join(words[cut:])]
                if max(wide(line) for line in lines) <= self._room:
                    return font, lines
        return self._font(round(_LEAST_LABEL_PX * self.scale), bold=True), [" ".join(words)]

    def sub_lines(self, most_lines: int) -> tuple[QFont, list[str]]:
        """Break what stands below the label; a reason that has no room is left to the note."""
        view = self.view
        if view is None:
            return self._font(SUB_PX, bold=False), []
        texts = [view.sub] if view.reason is None else [view.sub, view.reason.text]
        for text in filter(None, texts):
            for size in range(round(SUB_PX * self.scale), round(LEAST_SUB_PX * self.scale) - 1, -1):
                font = self._font(size, bold=False)
                lines = broken(text, QFontMetrics(font), self._room)
                if len(lines) <= most_lines and lines:
                    return font, lines
        return self._font(SUB_PX, bold=False), []

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        view = self.view
        if view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self._plate(painter, view)
        label_font, label = self.label_lines()
        sub_font, sub = self.sub_lines(2 if len(label) == 1 else 1)
        label_high, sub_high = _line_height(label_font), _line_height(sub_font)
        space = round(4 * self.scale) if sub else 0
        top = (self.height() - label_high * len(label) - space - sub_high * len(sub)) / 2
        top += 3 * self.scale
        painter.setPen(ink)
        for font, lines, high in ((label_font, label, label_high), (sub_font, sub, sub_high)):
            painter.setFont(font)
            for line in lines:
                painter.drawText(
                    QRectF(0, top, self.width(), high), Qt.AlignmentFlag.AlignCenter, line
                )
                top += high
            top += space
        self._key(painter, view, ink)
        painter.end()

    def _plate(self, painter: QPainter, view: ActionView) -> QColor:
        """Paint the button itself; gives the ink of its words."""
        colours, edge = TOKENS.colours, max(2.0, 2 * self.scale)
        rect = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        radius = 12 * self.scale
        down = self.isDown()
        ink = QColor(colours.text)
        if view.reason is not None:
            pen = QPen(QColor(colours.edge), edge, Qt.PenStyle.DashLine)
            fill, ink = QColor(colours.room), QColor(colours.disabled)
        elif down:
            pen, fill = QPen(QColor(colours.gold), edge), QColor(colours.pressed)
        elif view.primary:
            pen, fill = QPen(QColor(colours.gold), edge), QColor(colours.gold)
            ink = QColor(colours.on_gold)
        else:
            pen, fill = QPen(QColor(colours.edge), edge), QColor(colours.live)
        painter.setPen(pen)
        painter.setBrush(fill)
        painter.drawRoundedRect(rect, radius, radius)
        return ink

    def _key(self, painter: QPainter, view: ActionView, ink: QColor) -> None:
        """Paint the key that does the same into the corner."""
        if not view.shortcut:
            return
        painter.setFont(self._font(round(KEY_PX * self.scale), bold=False))
        painter.setPen(ink)
        inset = 12 * self.scale
        place = QRectF(self.rect()).adjusted(inset, 6 * self.scale, -inset, 0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        painter.drawText(place, right, key_words(view.shortcut))


def _line_height(font: QFont) -> float:
    return font.pixelSize() * 1.14


def broken(text: str, metrics: QFontMetrics, room: int) -> list[str]:
    """The text in lines no wider than so many pixels; none if a word is wider."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        elif metrics.horizontalAdvance(word) > room:
            return []
        else:
            lines.append(word)
    return lines


class ActionBar(QWidget):
    """The row of slots. `chosen` and `barred` give the `ActionView` of the touched button."""

    chosen = Signal(object)
    """An action that is allowed."""
    barred = Signal(object)
    """An action that is not allowed now."""
    outdated = Signal(str)
    """The label that was touched, if another action stood there when the finger went."""

    def __init__(self) -> None:
        super().__init__()
        self.slots = tuple(ActionButton(slot, self) for slot in range(1, SLOTS + 1))
        for button in self.slots:
            button.touched.connect(self._touched)
            button.outdated.connect(self.outdated)

    def at(self, place: ButtonPlace) -> ActionButton:
        """The button of that place: where it stands now; else where it would stand."""
        for button in self.slots:
            if button.view is not None and button.view.place == place:
                return button
        return self.slots[place.slot - 1]

    def set_scale(self, scale: float) -> None:
        """Show the buttons' words at this scale."""
        for button in self.slots:
            button.scale = scale
            button.update()

    def set_actions(self, actions: tuple[ActionView, ...]) -> None:
        """Show these actions. Of two for one slot the first is shown."""
        by_slot = {action.slot: action for action in reversed(actions)}
        for button in self.slots:
            button.set_view(by_slot.get(button.slot))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put the slots where the window's grid has them."""
        super().resizeEvent(event)
        window = self.window()
        for button, place in zip(
            self.slots, grid_for(window.width(), window.height()).slots, strict=True
        ):
            button.setGeometry(QRect(place.left(), 0, place.width(), place.height()))

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint a faint well where a slot is empty."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(TOKENS.colours.raised), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for button in self.slots:
            if button.view is None:
                radius = 12 * button.scale
                painter.drawRoundedRect(
                    QRectF(button.geometry()).adjusted(1, 1, -1, -1), radius, radius
                )
        painter.end()

    def _touched(self, view: ActionView) -> None:
        (self.barred if view.reason else self.chosen).emit(view)
