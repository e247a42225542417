"""Chooses what the simulated shoe draws next: any card, a joker, or a Round's cards from a file.

Knows no table. A file is read once and at once; what is wrong with it is said here.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QGridLayout, QWidget

from drivers.card_source import cards_of_record
from tablemgr.basics.cards import DECK
from tablemgr.basics.errors import Fault
from tablemgr.basics.files import read_written
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_button, make_label
from ui.presenter.faces import card_text
from ui.theme.words import whole_fault

_IN_A_ROW = 13


class CardSheet(Overlay):
    """A button for each card. `chosen` carries the `Card`, `record_read` the cards of a Round."""

    chosen = Signal(object)
    joker_chosen = Signal()
    record_read = Signal(object)

    def __init__(self, parent: QWidget, *, has_joker: bool) -> None:
        """`has_joker`: the device's protocol has a message for a joker."""
        super().__init__(parent, width_px=1240)
        self.set_title(self.tr("The next card of the simulated shoe"))
        grid = QGridLayout()
        self.cards = {}
        for place, card in enumerate(DECK):
            button = make_button(card_text(card), "key", focus=False)
            button.clicked.connect(lambda _checked=False, card=card: self._choose(card))
            grid.addWidget(button, place // _IN_A_ROW, place % _IN_A_ROW)
            self.cards[card] = button
        self.joker = SlotKey(self.tr("Joker"))
        self.joker.setVisible(has_joker)
        self.joker.clicked.connect(self._choose_joker)
        self.record = SlotKey(self.tr("The cards of a Round record…"))
        self.record.clicked.connect(self._ask_for_file)
        self.wrong = make_label("", "strong", wrap=True)
        self.wrong.hide()
        self.put(ACT_SLOT, self.joker)
        self.put(ACT_SLOT - 2, self.record)
        self.body.addLayout(grid)
        self.body.addWidget(self.wrong)

    def _choose(self, card: object) -> None:
        self.dismiss()
        self.chosen.emit(card)

    def _choose_joker(self) -> None:
        self.dismiss()
        self.joker_chosen.emit()

    def _ask_for_file(self) -> None:
        dialog = QFileDialog(self, self.tr("A Round record"), "", "*.round.toml")
        dialog.fileSelected.connect(self.read)
        dialog.open()

    def read(self, name: str) -> None:
        """Take the cards of the Round record in a file, in their order; say what is wrong."""
        try:
            cards = cards_of_record(read_written(Path(name), "Choose a Round record."), name)
        except FileNotFoundError:
            self._say(self.tr("{0} is not there.").format(name))
        except Fault as fault:
            self._say(whole_fault(fault))
        else:
            self._say("")
            self.dismiss()
            self.record_read.emit(cards)

    def _say(self, text: str) -> None:
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))
