"""One row of the settlement as a key: a touch says that its chips have moved. Knows no rule."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout

from ui.parts.style import set_property
from ui.parts.widgets import make_label
from ui.views.settlement import SettlementLine
from ui.views.shared import amount_text


def place_words(line: SettlementLine) -> str:
    """`Box 3`, or `Box 3, Hand 2` if the box has split."""
    box = QCoreApplication.translate("settlement", "Box {0}").format(line.box)
    return f"{box}, {line.hand}" if line.hand else box


def moved_words(line: SettlementLine) -> str:
    """Say what moves: `pay 120`; after it is ticked off, what was done: `paid 120`."""
    if line.amount is None:
        return line.done or line.words
    amount = amount_text(line.amount)
    return f"{line.done} {amount}" if line.done else line.sign + amount


def line_words(line: SettlementLine) -> str:
    """`3 · ann · RWS Pairs`: whose row it is."""
    parts = (str(line.box), line.player, line.hand or line.bet)
    return " \u00b7 ".join(part for part in parts if part)


class LineKey(QPushButton):
    """The Player and the Bet, below them the reason, at the right what moves."""

    touched = Signal(int)
    """The row's number in the whole settlement."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self._bet = self._detail = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.bet = make_label("", "strong")
        self.detail = make_label("", "caption")
        self.result = make_label("", "title")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.bet)
        words.addWidget(self.detail)
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 4, 12, 4)
        line.addLayout(words, 1)
        line.addWidget(self.result)
        for label in (self.bet, self.detail, self.result):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clicked.connect(self._touched)

    def show_line(self, number: int, line: SettlementLine) -> None:
        """Show the row of that number."""
        self.number = number
        parts = (line.player, line.hand, line.bet)
        self._bet = " \u00b7 ".join(part for part in parts if part)
        self._detail = line.detail
        words = moved_words(line)
        self.result.setText(words)
        set_property(self.result, "tone", line.tone.value)
        self.setAccessibleName(", ".join((place_words(line), self._bet, words)))
        self._shorten()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        """Shorten a long name in its middle, so that what moves stays readable."""
        self.result.ensurePolished()
        room = self.width() - self.result.sizeHint().width() - 36
        for label, words in ((self.bet, self._bet), (self.detail, self._detail)):
            label.ensurePolished()
            shown = label.fontMetrics().elidedText(words, Qt.TextElideMode.ElideMiddle, room)
            label.setText(shown)
            label.setVisible(bool(words))

    def _touched(self) -> None:
        self.touched.emit(self.number)
