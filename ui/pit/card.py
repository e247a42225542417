"""A table of the pit at a glance, as a card that can be touched. Shows what it is given."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout

from ui.parts.panel import Panel
from ui.parts.widgets import LampDot, make_label
from ui.theme.style import polish_again
from ui.views.pit import TableCard
from ui.views.shared import Lamp, Tone


class CardOfTable(Panel):
    """One table's card."""

    chosen = Signal(str)
    """The card was touched: the name of its table."""

    def __init__(self) -> None:
        super().__init__("panel")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.view = TableCard("", Tone.PLAIN)
        self._name = make_label("", "figure")
        self._call = make_label("", "mark")
        self._complete = make_label("", "caption")
        self._lines = {
            name: make_label("", role)
            for name, role in (
                ("game", "strong"),
                ("limits", "muted"),
                ("round", "person"),
                ("dealer", ""),
                ("pace", "muted"),
                ("shoe", "muted"),
                ("result", "muted"),
            )
        }
        self._reader, self._printer = LampDot(), LampDot()
        self._reader_words, self._printer_words = (make_label("", "muted") for _ in range(2))
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self._name)
        top.addWidget(self._call)
        top.addStretch(1)
        top.addWidget(self._complete)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        for row, (left, right) in enumerate((("round", "pace"), ("dealer", "shoe"))):
            grid.addWidget(self._lines[left], row, 0)
            grid.addWidget(self._lines[right], row, 1, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(0, 1)
        game = QHBoxLayout()
        game.addWidget(self._lines["game"], 1)
        game.addWidget(self._lines["result"])
        lamps = QHBoxLayout()
        lamps.setSpacing(6)
        lamps.addWidget(self._lines["limits"])
        lamps.addStretch(1)
        for dot, words in (
            (self._reader, self._reader_words),
            (self._printer, self._printer_words),
        ):
            lamps.addWidget(dot)
            lamps.addWidget(words)
        for name in ("game", "round", "dealer"):  # the words at the right come first
            self._lines[name].setMinimumWidth(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 14, 8)
        column.setSpacing(3)
        column.addLayout(top)
        column.addLayout(game)
        column.addLayout(grid)
        column.addLayout(lamps)
        column.addStretch(1)

    def set_view(self, view: TableCard) -> None:
        """Show this table; only what differs is set again."""
        old, self.view = self.view, view
        if old == view:
            return
        self._name.setText(view.table)
        self._complete.setText(view.complete)
        self._call.setText(view.call)
        self._call.setVisible(bool(view.call))
        self._lines["result"].setToolTip(view.explained)
        for name, label in self._lines.items():
            _say(label, getattr(view, name))
        for dot, words, lamp, text in (
            (self._reader, self._reader_words, view.reader_lamp, view.reader),
            (self._printer, self._printer_words, view.printer_lamp, view.printer),
        ):
            dot.set_lamp(lamp)
            dot.setVisible(bool(text) and lamp is not Lamp.OFF)
            words.setText(text)
            words.setVisible(dot.isVisibleTo(self))
        self.setAccessibleName(" ".join(filter(None, (view.table, view.game, view.call))))
        if old.tone is not view.tone:
            self.setProperty("tone", "" if view.tone is Tone.PLAIN else view.tone.value)
            polish_again(self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Choose the table."""
        if self.rect().contains(event.position().toPoint()):
            self.chosen.emit(self.view.table)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Choose the table by Return or Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(self.view.table)
        else:
            super().keyPressEvent(event)


def _say(label: QLabel, words: str) -> None:
    if label.text() != words:
        label.setText(words)
