"""A strip over the felt's lower edge that does to the simulated shoe what hands do to a real one.

Knows no rule: whether a card is due is asked of whoever holds the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from drivers.simulator import Simulator
from ui.parts.widgets import make_button, make_label

AUTO_MS: Final = 450
_GAP_PX: Final = 6


class SimulatorPanel(QFrame):
    """Draw a card, or have one drawn whenever one is due; cut card, new shoe, cable, error."""

    def __init__(
        self, simulator: Simulator, card_is_due: Callable[[], bool], felt: QWidget, over: QWidget
    ) -> None:
        """Lies over the lower edge of `felt`, as a child of `over`."""
        super().__init__(over)
        self.setProperty("role", "card")
        self.simulator = simulator
        self._card_is_due = card_is_due
        self._felt = felt
        self._plugged = True
        self.title = make_label(self.tr("Simulated shoe"), "caption")
        self.draw_button = self._button(self.tr("Draw  D"), self.draw)
        self.auto_button = self._button(self.tr("Auto"), self.nudge)
        self.auto_button.setCheckable(True)
        self.cut_button = self._button(self.tr("Cut card"), simulator.cut_card)
        self.shoe_button = self._button(self.tr("New shoe"), simulator.new_shoe)
        self.plug_button = self._button(self.tr("Unplug"), self.toggle_plug)
        self.error_button = self._button(self.tr("Error"), self.toggle_error)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 4, 4)
        row.addWidget(self.title)
        for button in (self.draw_button, self.auto_button, self.cut_button):
            row.addWidget(button)
        for button in (self.shoe_button, self.plug_button, self.error_button):
            row.addWidget(button)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(AUTO_MS)
        self._timer.timeout.connect(self._auto_draw)
        felt.installEventFilter(self)

    def _button(self, text: str, slot: Callable[[], object]) -> QPushButton:
        button = make_button(text, "choice", focus=False)
        button.clicked.connect(lambda _checked=False: slot())
        return button

    def draw(self) -> None:
        """A card comes out of the shoe."""
        locked = self.simulator.draw() is None
        self.title.setText(self.tr("Locked") if locked else self.tr("Simulated shoe"))

    def nudge(self) -> None:
        """Something has changed: where a card is due and it draws by itself, one comes soon."""
        if self.auto_button.isChecked() and self._card_is_due() and not self._timer.isActive():
            self._timer.start()

    def _auto_draw(self) -> None:
        if self.auto_button.isChecked() and self._card_is_due():
            self.draw()

    def toggle_plug(self) -> None:
        """Pull the cable, or put it back."""
        if self._plugged:
            self.simulator.unplug()
        else:
            self.simulator.replug()
        self._plugged = not self._plugged
        self.plug_button.setText(self.tr("Unplug") if self._plugged else self.tr("Plug in"))

    def toggle_error(self) -> None:
        """A card cannot be read, or is put right."""
        raised = self.simulator.toggle_error()
        self.error_button.setText(self.tr("Clear error") if raised else self.tr("Error"))

    def toggle(self) -> None:
        """Show the strip, or hide it; the shoe stays."""
        self.setVisible(not self.isVisible())
        self._lie()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Follow the felt."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show):
            self._lie()
        return super().eventFilter(watched, event)

    def _lie(self) -> None:
        size = self.sizeHint()
        place = self._felt.geometry()
        width = min(size.width(), place.width() - 2 * _GAP_PX)
        left = place.x() + (place.width() - width) // 2
        self.setGeometry(left, place.bottom() - size.height() - _GAP_PX, width, size.height())
        self.raise_()
