"""The page on which a Bet's amount is entered digit by digit, by touch. Knows no limit."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.parts.pad import NumberPad
from ui.parts.widgets import make_button, make_label


class ExactPage(QWidget):
    """The amount so far, the keys, and the button that lays it. `entered` gives the `Money`."""

    entered = Signal(object)

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
        """Grow with the panel."""
        self.pad.grid.setSpacing(gap)

    def begin(self, kind: str) -> None:
        """Enter an amount from its first digit on."""
        self.set_kind(kind)
        self.pad.set_text("")

    def set_kind(self, kind: str) -> None:
        """The kind of Bet that is entered; without one nothing can be laid."""
        self._kind = kind
        self._show()

    def _show(self) -> None:
        self.text.setText(self.pad.text or "0")
        self.lay.setEnabled(self.pad.amount is not None and bool(self._kind))

    def _lay(self) -> None:
        amount = self.pad.amount
        if amount is not None:
            self.entered.emit(amount)
