"""The page on which the exact amount of a Bet is entered by touch. Knows no limit."""

from __future__ import annotations

from PySide6.QtCore import Signal

from ui.parts.fitting import FittingText
from ui.parts.pad import KEYS, NumberPad
from ui.parts.rows import Cell, RowPage
from ui.parts.widgets import make_button


class ExactPage(RowPage):
    """Shows the amount so far, the number pad, and the button that lays the Bet."""

    entered = Signal(object)
    """Lay a Bet of this amount, a `Money`."""
    left = Signal()
    """Back to the chips."""

    def __init__(self) -> None:
        super().__init__()
        self._kind = ""
        self.pad = NumberPad()
        self.pad.hide()
        self.text = FittingText(32, 15, right=True)
        self.back = make_button(self.tr("Back"), focus=False)
        self.lay = make_button(self.tr("Lay"), "primary", focus=False)
        self.put(self.back, Cell(0, 0, 3))
        self.put(self.text, Cell(0, 1, 3))
        self.put(self.lay, Cell(0, 2, 3))
        for place, key in enumerate(KEYS):
            row, column = divmod(place, 3)
            self.put(self.pad.keys[key], Cell(1 + row, column, 3))
        self.pad.changed.connect(self._show)
        self.back.clicked.connect(self.left)
        self.lay.clicked.connect(self._lay)

    def begin(self, kind: str) -> None:
        """Begin to enter the amount of a Bet of this kind."""
        self.set_kind(kind)
        self.pad.set_text("")

    def set_kind(self, kind: str) -> None:
        """Set the kind of Bet; while it is empty nothing can be laid."""
        self._kind = kind
        self._show()

    def _show(self) -> None:
        self.text.set_text(self.pad.text or "0")
        self.lay.setEnabled(self.pad.amount is not None and bool(self._kind))

    def _lay(self) -> None:
        amount = self.pad.amount
        if amount is not None:
            self.entered.emit(amount)
