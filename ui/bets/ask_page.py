"""The base of the pages that ask the Players, and the pad for a limited amount. Knows no rule."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tablemgr.basics.money import Money
from ui.parts.pad import NumberPad
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_label
from ui.views.shared import amount_text


class AskPage(QWidget):
    """The page of one question, below its heading."""

    answered = Signal(object)
    """The `Command` that the answer means."""
    spoken = Signal(str)
    """This Player has begun to answer; the answer is not confirmed yet."""
    finished = Signal()
    """Every Player has answered."""

    stays = False
    """Whether the question stays open after an answer."""
    keys: tuple[SlotKey, ...] = ()
    """What gives an answer: they stand in the slot of a sheet's act, one at a time."""
    ways_back: tuple[SlotKey, ...] = ()
    """What gives none: they stand beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)

    def title(self) -> str:
        """The question's heading. Each page overrides this."""
        raise NotImplementedError

    def accept(self) -> None:
        """Enter was pressed: give the answer if it is complete. Each page overrides this."""

    def time_over(self, silent: Collection[str]) -> None:
        """These Players did not answer in time. Pages that ask several Players override this."""

    def type_key(self, text: str) -> bool:
        """A key with this text was pressed. Returns whether the page uses it. Pages override it."""
        del text
        return False

    def rescale(self, spacing: int) -> None:
        """Set the spacing between the page's parts, in pixels."""
        self.column.setSpacing(spacing)


class LimitedAmountPad(QWidget):
    """A number pad for an amount above zero, up to a limit."""

    amount_given = Signal(object)
    """The amount, as `Money`."""
    went_back = Signal()
    """*Back* was touched: no amount."""

    def __init__(self) -> None:
        super().__init__()
        self._most: Money | None = None
        self.label = make_label("", "muted")
        self.text = make_label("0", "figure")
        self.pad = NumberPad()
        self.enter = SlotKey(self.tr("Enter"), "primary")
        self.back = SlotKey(self.tr("No amount"))
        self.back.clicked.connect(self.went_back)
        self.error = make_label("", "error", wrap=True)
        self.pad.changed.connect(self._show)
        self.enter.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.label)
        column.addWidget(self.text)
        column.addWidget(self.error)
        column.addWidget(self.pad)

    def setVisible(self, visible: bool) -> None:  # noqa: N802 - Qt's name
        """Show or hide its keys with it: they stand in the sheet's slots."""
        super().setVisible(visible)
        for key in (self.enter, self.back):
            key.setVisible(visible)

    def begin(self, what: str, most: Money) -> None:
        """Ask for an amount; `what` names it on the screen, `most` is the limit."""
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
        """Give the amount, if it is allowed."""
        if self.enter.isEnabled():
            self.amount_given.emit(self.pad.amount)

    def type_key(self, text: str) -> bool:
        """Take a digit, a point or a backspace from the keyboard; returns whether it was one."""
        key = "\u232b" if text == "\b" else text
        if key not in self.pad.keys:
            return False
        self.pad.press(key)
        return True
