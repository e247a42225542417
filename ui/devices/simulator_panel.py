"""A strip below the felt with buttons for the simulated shoe: they do what hands do to a real one.

It covers nothing. Closed, it is a low tab; the key D still draws. Knows no rule: it asks a function
whether a card is due.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from drivers.machine_events import JokerDrawn
from drivers.simulator import Simulator
from ui.parts.widgets import make_button, make_label

if TYPE_CHECKING:
    from ui.devices.card_sheet import CardSheet

AUTO_MS: Final = 450


class SimulatorPanel(QFrame):
    """Buttons: draw a card, draw each card that is due, cut card, new shoe, cable, error."""

    def __init__(
        self,
        simulator: Simulator,
        card_is_due: Callable[[], bool],
        centre: QWidget,
        *,
        has_joker: bool = False,
    ) -> None:
        """`centre` is what its sheet lies over; `has_joker`: the protocol knows jokers."""
        super().__init__()
        self._centre = centre
        self._has_joker = has_joker
        self.setProperty("role", "card")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.simulator = simulator
        self._card_is_due = card_is_due
        self._plugged = True
        self.title = make_label(self.tr("Simulated shoe"), "caption")
        self.hint = make_label(self.tr("D draws a card, F4 shows the rest"), "caption")
        self.draw_button = self._button(self.tr("Draw  D"), self.draw)
        self.choose_button = self._button(self.tr("Choose…"), self.choose)
        self.auto_button = self._button(self.tr("Auto"), self.draw_if_due)
        self.auto_button.setCheckable(True)
        self.cut_button = self._button(self.tr("Cut card"), simulator.cut_card)
        self.shoe_button = self._button(self.tr("New shoe"), simulator.new_shoe)
        self.plug_button = self._button(self.tr("Unplug"), self.toggle_plug)
        self.error_button = self._button(self.tr("Error"), self.toggle_error)
        self._buttons = (
            *(self.draw_button, self.choose_button, self.auto_button, self.cut_button),
            *(self.shoe_button, self.plug_button, self.error_button),
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 2, 4, 2)
        row.addWidget(self.title)
        row.addWidget(self.hint)
        row.addStretch(1)
        for button in self._buttons:
            row.addWidget(button)
        self.opened = True
        self.toggle()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(AUTO_MS)
        self._timer.timeout.connect(self._auto_draw)

    def _button(self, text: str, slot: Callable[[], object]) -> QPushButton:
        button = make_button(text, "choice", focus=False)
        button.clicked.connect(lambda _checked=False: slot())
        return button

    def draw(self) -> None:
        """Draw a card, unless the shoe is locked."""
        locked = self.simulator.draw() is None
        self.title.setText(self.tr("Locked") if locked else self.tr("Simulated shoe"))

    @cached_property
    def sheet(self) -> CardSheet:
        """Chooses the next card."""
        from ui.devices.card_sheet import CardSheet  # noqa: PLC0415 - not at a start

        sheet = CardSheet(self._centre, has_joker=self._has_joker)
        sheet.chosen.connect(self.simulator.draw_card)
        sheet.joker_chosen.connect(lambda: self.simulator.say(JokerDrawn()))
        sheet.record_read.connect(self.simulator.put_on_top)
        return sheet

    def choose(self) -> None:
        """Ask which card is drawn next."""
        self.sheet.open()

    def draw_if_due(self) -> None:
        """If *Auto* is on and a card is due, draw one in a moment. Called after each change."""
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
        """Raise the shoe's error that a card can't be read, or clear it."""
        raised = self.simulator.toggle_error()
        self.error_button.setText(self.tr("Clear error") if raised else self.tr("Error"))

    def toggle(self) -> None:
        """Show all the buttons, or only the low tab."""
        self.opened = not self.opened
        for button in self._buttons:
            button.setVisible(self.opened)
        self.hint.setVisible(not self.opened)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Open the panel by a touch on the tab."""
        event.accept()
        if not self.opened:
            self.toggle()
