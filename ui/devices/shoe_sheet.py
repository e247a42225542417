"""Asks about a new shoe: who shuffled it, and how many cards are burned. Knows no table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tablemgr.basics.names import LONGEST, NotANameError, person_name
from tablemgr.service.shoe import Shuffle
from ui.parts.free_text import FreeText
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_button, make_label

MOST_BURNED = 10
"""More than any house burns. The core has no limit of its own."""


class ShoeSheet(Overlay):
    """The sheet of a new shoe."""

    loaded = Signal(object, int)
    """The shoe is ready: its `Shuffle`, and the number of burn cards."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=560)
        self.set_title(self.tr("A new shoe is in place"))
        self.by_hand = make_button(self.tr("A person"), "answer", focus=False)
        self.by_machine = make_button(self.tr("A machine"), "answer", focus=False)
        who = QHBoxLayout()
        for button in (self.by_hand, self.by_machine):
            button.setCheckable(True)
            who.addWidget(button, 1)
        self.by_hand.clicked.connect(self._person)
        self.by_machine.clicked.connect(self._machine)
        self.name = FreeText(name=True)
        self.name.setMaxLength(2 * LONGEST)
        self.name.textChanged.connect(self._check)
        self.name.returnPressed.connect(self._done)
        self.burn = 0
        self.fewer = make_button("\u2212", "key", focus=False)
        self.more = make_button("+", "key", focus=False)
        self.count = make_label("", "person")
        self.fewer.clicked.connect(self._fewer)
        self.more.clicked.connect(self._more)
        burn = QHBoxLayout()
        burn.addWidget(self.count, 1)
        burn.addWidget(self.fewer)
        burn.addWidget(self.more)
        self.done = SlotKey(self.tr("The shoe is ready"), "primary")
        self.put(ACT_SLOT, self.done)
        self.done.clicked.connect(self._done)
        self.body.addWidget(make_label(self.tr("Shuffled by"), "caption"))
        self.body.addLayout(who)
        self.body.addWidget(self.name)
        self.body.addLayout(burn)
        self._dealer = ""

    def on_scale(self) -> None:
        super().on_scale()
        if hasattr(self, "more"):  # the first call comes before the buttons are made
            for button in (self.fewer, self.more):
                button.setFixedSize(self.sheet.touch, self.sheet.touch)

    def begin(self, dealer: str, machine: str, burn: int) -> None:
        """Open the sheet. `machine`: what shuffled the last shoe; empty if a person did.

        `burn`: how many cards the house burns.
        """
        self._dealer = dealer
        self.burn = burn
        self.by_hand.setChecked(not machine)
        self.by_machine.setChecked(bool(machine))
        self.name.setText(machine or dealer)
        self._check()
        self.open()

    def _person(self) -> None:
        self._choose(machine=False)
        self.name.setText(self._dealer)

    def _machine(self) -> None:
        self._choose(machine=True)
        self.name.clear()
        self.name.setFocus()

    def _choose(self, *, machine: bool) -> None:
        self.by_hand.setChecked(not machine)
        self.by_machine.setChecked(machine)
        self._check()

    def _fewer(self) -> None:
        self.burn = max(0, self.burn - 1)
        self._check()

    def _more(self) -> None:
        self.burn = min(MOST_BURNED, self.burn + 1)
        self._check()

    def _check(self) -> None:
        self.count.setText(self.tr("Burn cards: {0}").format(self.burn))
        self.name.setPlaceholderText(self.tr("Name or number"))
        self.fewer.setEnabled(self.burn > 0)
        self.more.setEnabled(self.burn < MOST_BURNED)
        self.done.setEnabled(bool(self._shuffler()))

    def _shuffler(self) -> str:
        """The person's name or the machine's number; empty if the text is neither."""
        text = self.name.words()
        if self.by_machine.isChecked():
            return text
        try:
            return person_name(text)
        except NotANameError:
            return ""

    def _done(self) -> None:
        name = self._shuffler()
        if name:
            self.hide()
            self.loaded.emit(Shuffle(name, machine=self.by_machine.isChecked()), self.burn)
