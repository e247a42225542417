"""The page on which the exact amount of a Bet is entered by touch. Knows no limit."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.parts.pad import NumberPad
from ui.parts.widgets import make_button, make_label


class ExactPage(QWidget):
    """Shows the amount so far, the number pad, and the button that lays the Bet."""

    entered = Signal(object)
    """Lay a Bet of this amount, a `Money`."""

    def __init__(self) -> None:
        super().__init__()
        self._kind = ""
        self.pad = NumberPad()
        self.text = make_label("", "figure")
        self.lay = make_button(self.tr("Lay"), "primary", focus=False)
        row = QHBoxLayout()
        row.addWidget(self.text, 1)
        row.addWidget(self.lay)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.pad, 1)
        self.pad.changed.connect(self._show)
        self.lay.clicked.connect(self._lay)

    def set_spacing(self, gap: int) -> None:
        """Set the gap between the keys, in pixels."""
        self.pad.grid.setSpacing(gap)

    def begin(self, kind: str) -> None:
        """Begin to enter the amount of a Bet of this kind."""
        self.set_kind(kind)
        self.pad.set_text("")

    def set_kind(self, kind: str) -> None:
        """Set the kind of Bet; while it is empty nothing can be laid."""
        self._kind = kind
        self._show()

    def _show(self) -> None:
        self.text.setText(self.pad.text or "0")
        self.lay.setEnabled(self.pad.amount is not None and bool(self._kind))

    def _lay(self) -> None:
        amount = self.pad.amount
        if amount is not None:
            self.entered.emit(amount)
