"""A small window that does to the simulated shoe what hands do to a real one. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from drivers.simulator import Simulator

AUTO_MS: Final = 450


class SimulatorPanel(QWidget):
    """Draw a card, or have one drawn whenever one is due; cut card, new shoe, cable, error."""

    def __init__(
        self, simulator: Simulator, card_is_due: Callable[[], bool], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setWindowTitle(self.tr("Simulated shoe"))
        self.simulator = simulator
        self._card_is_due = card_is_due
        self._plugged = True
        self.draw_button = self._button(self.tr("Draw a card (D)"), self.draw)
        self.draw_button.setProperty("role", "primary")
        self.auto_button = self._button(self.tr("Draw when due"), self.nudge)
        self.auto_button.setCheckable(True)
        self.cut_button = self._button(self.tr("Cut card"), simulator.cut_card)
        self.shoe_button = self._button(self.tr("New shoe"), simulator.new_shoe)
        self.plug_button = self._button(self.tr("Unplug"), self.toggle_plug)
        self.error_button = self._button(self.tr("Error"), self.toggle_error)
        self.hint = QLabel(self.tr("Cards come through a real serial line."))
        self.hint.setProperty("role", "caption")
        self.hint.setWordWrap(True)
        grid = QGridLayout()
        buttons = (
            *(self.draw_button, self.auto_button, self.cut_button),
            *(self.shoe_button, self.plug_button, self.error_button),
        )
        for number, button in enumerate(buttons):
            grid.addWidget(button, number // 2, number % 2)
        column = QVBoxLayout(self)
        column.addLayout(grid)
        column.addWidget(self.hint)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(AUTO_MS)
        self._timer.timeout.connect(self._auto_draw)

    def _button(self, text: str, slot: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda _checked=False: slot())
        return button

    def draw(self) -> None:
        """A card comes out of the shoe."""
        if self.simulator.draw() is None:
            self.hint.setText(self.tr("The shoe is locked."))

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

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Closing hides it; the shoe stays."""
        event.ignore()
        self.hide()
