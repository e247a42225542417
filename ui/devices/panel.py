"""The card reader's panel: how the reader is, what it sent last, and which commands it takes.

Shows a `DevicePanelView` and says what was touched. Knows no device.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from ui.parts.note import NoteLine
from ui.parts.overlay import Overlay
from ui.parts.widgets import LampDot, make_button, make_label, make_rule
from ui.views.devices import DevicePanelView, OperationView


class DevicePanel(Overlay):
    """The sheet of the card reader."""

    asked = Signal(object)
    """Send the reader this `Operation`."""
    take_back_asked = Signal()
    """Read the reader again: it was set aside."""
    move_asked = Signal(str)
    """Use the reader at this port, where it was found."""
    speed_asked = Signal()
    """Search for the line's speed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=760)
        self.set_title(self.tr("Card reader"))
        self.lamp = LampDot()
        self.state = make_label("", "person", wrap=True)
        self.port = make_label("", "muted", wrap=True)
        self.note = NoteLine()
        self.said = make_label("", "strong", wrap=True)
        self.frame = make_label("", "", wrap=True)
        self.heard = make_label("", "muted", wrap=True)
        self.why_none = make_label("", "muted", wrap=True)
        self.speed = make_label("", "", wrap=True)
        self.find_speed = make_button(self.tr("Find the line's speed"), focus=False)
        self.find_speed.clicked.connect(self.speed_asked)
        self.take_back = make_button(self.tr("Put it back in service"), focus=False)
        self.take_back.clicked.connect(self.take_back_asked)
        self.moved = make_label("", "", wrap=True)
        self.move_there = make_button(self.tr("Use it there"), focus=False)
        self.move_there.clicked.connect(self._move)
        self._moved_to = ""
        self.figures: list[QLabel] = []
        self.buttons: list[QPushButton] = []
        self._counts = QGridLayout()
        self._row = QHBoxLayout()
        self._shown: tuple[OperationView, ...] = ()
        top = QHBoxLayout()
        top.addWidget(self.lamp)
        top.addWidget(self.state, 1)
        self.body.addLayout(top)
        self.body.addWidget(self.port)
        self.body.addWidget(self.note)
        heading = make_label(self.tr("Last message"), "caption")
        self.last_heading: tuple[QWidget, ...] = (make_rule(), heading)
        for part in (*self.last_heading, self.said, self.frame, self.heard):
            self.body.addWidget(part)
        self.body.addWidget(make_rule())
        self.body.addLayout(self._counts)
        for label in (self.why_none, self.speed):
            self.body.addWidget(label)
        for widget in (self.find_speed, self.take_back, self.moved, self.move_there):
            self.body.addWidget(widget)
        self.body.addLayout(self._row)

    def set_view(self, view: DevicePanelView) -> None:
        """Show the view."""
        self.lamp.set_lamp(view.lamp)
        self.note.say(view.note, view.tone)
        texts = (
            *((self.state, view.state), (self.port, view.port), (self.said, view.said)),
            *((self.frame, view.frame), (self.heard, view.heard)),
            *((self.why_none, view.why_none), (self.speed, view.speed)),
        )
        for label, text in texts:
            label.setText(text)
            label.setVisible(bool(text))
        for part in self.last_heading:
            part.setVisible(bool(view.said or view.frame or view.heard))
        self.find_speed.setVisible(view.offers_speed)
        self.take_back.setVisible(view.set_aside)
        self._moved_to = view.moved_to
        self.moved.setText(self.tr("It is at another port now: {0}").format(view.moved_to))
        for widget in (self.moved, self.move_there):
            widget.setVisible(bool(view.moved_to))
        self._show_counts(view.counts)
        if view.operations != self._shown:
            self._show_operations(view.operations)
        self.sheet.adjustSize()

    def _show_counts(self, counts: tuple[tuple[str, int], ...]) -> None:
        if len(self.figures) != len(counts):
            for column, (name, _) in enumerate(counts):
                figure = make_label("", "strong")
                self._counts.addWidget(make_label(name, "caption"), 0, column)
                self._counts.addWidget(figure, 1, column)
                self.figures.append(figure)
        for figure, (_, count) in zip(self.figures, counts, strict=False):
            figure.setText(str(count))

    def _show_operations(self, operations: tuple[OperationView, ...]) -> None:
        self._shown = operations
        for old in self.buttons:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = []
        for place, view in enumerate(operations):
            button = make_button(view.text, focus=False)
            button.setProperty("tall", "true")
            button.setProperty("place", place)
            button.clicked.connect(self._touched)
            self._row.addWidget(button, 1)
            self.buttons.append(button)

    def _move(self) -> None:
        self.move_asked.emit(self._moved_to)

    def _touched(self) -> None:
        self.asked.emit(self._shown[int(self.sender().property("place"))].operation)
