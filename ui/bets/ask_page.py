"""The base of the pages that ask, and the pad for an amount up to a most. Knows no rule."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tablemgr.basics.money import Money
from ui.parts.pad import NumberPad
from ui.parts.widgets import make_button, make_label
from ui.views.shared import amount_text


class AskPage(QWidget):
    """What stands under a question's heading."""

    answered = Signal(object)
    """The `Command`."""
    touched = Signal()
    """A Player's answer stands on the page, unconfirmed."""
    finished = Signal()
    """There is nothing more to answer."""

    stays = False
    """Whether the question stays open after an answer."""

    def __init__(self) -> None:
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)

    def title(self) -> str:
        """The question's heading. For pages to fill."""
        raise NotImplementedError

    def accept(self) -> None:
        """Enter was pressed. For pages to fill."""

    def type_key(self, text: str) -> bool:
        """A key was pressed; gives whether the page knows it. For pages to fill."""
        del text
        return False

    def rescale(self, spacing: int) -> None:
        """Take the spacing of the sheet."""
        self.column.setSpacing(spacing)


class UpToPad(QWidget):
    """An exact amount, more than zero and at most `most`. `given` gives the `Money`."""

    given = Signal(object)
    left = Signal()
    """No amount: back to the lines."""

    def __init__(self) -> None:
        super().__init__()
        self._most: Money | None = None
        self.label = make_label("", "muted")
        self.text = make_label("0", "figure")
        self.pad = NumberPad()
        self.enter = make_button(self.tr("Enter"), "primary", focus=False)
        self.back = make_button(self.tr("Back"), focus=False)
        self.back.clicked.connect(self.left)
        self.error = make_label("", "error", wrap=True)
        self.pad.changed.connect(self._show)
        self.enter.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addWidget(self.text, 1)
        row.addWidget(self.back)
        row.addWidget(self.enter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.label)
        column.addLayout(row)
        column.addWidget(self.error)
        column.addWidget(self.pad)

    def begin(self, what: str, most: Money) -> None:
        """Ask for an amount of `what`."""
        self._most = most
        self.label.setText(self.tr("{0}: at most {1}").format(what, amount_text(most)))
        self.pad.set_text("")

    def _show(self, text: str) -> None:
        self.text.setText(text or "0")
        amount = self.pad.amount
        over = amount is not None and self._most is not None and amount > self._most
        most = "" if self._most is None else amount_text(self._most)
        self.error.setText(self.tr("More than {0}.").format(most) if over else "")
        self.error.setVisible(over)
        self.enter.setEnabled(amount is not None and not over)

    def accept(self) -> None:
        """The amount stands."""
        if self.enter.isEnabled():
            self.given.emit(self.pad.amount)

    def type_key(self, text: str) -> bool:
        """Take a digit, a point or a backspace from the keyboard; gives whether it was one."""
        key = "\u232b" if text == "\b" else text
        if key not in self.pad.keys:
            return False
        self.pad.press(key)
        return True
