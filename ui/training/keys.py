"""The keys by which a trainee answers: places, totals, the order, chips, four cards to set.

They know no rule: each row gives an answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from tablemgr.basics.cards import Card
from tablemgr.basics.money import ZERO, Money
from tablemgr.training.trainee import money_answer
from ui.parts.widgets import empty, make_button, make_label
from ui.views.shared import amount_text

_IN_A_ROW: Final = 10
"""How many short choices stand side by side; of long ones half as many."""
_SHORT: Final = 16
_CASH: Final = (Money(100), Money(25), Money(5), Money(1))
"""What is handed out beside chips, in coins (M2)."""


class Keys(QWidget):
    """A row of keys. `answered` gives an answer."""

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(4)

    def key(self, words: str, role: str = "choice", *, narrow: str = "true") -> QPushButton:
        """Add a key that says these words; `narrow` is `word` if it stands among few."""
        button = make_button(words, role, focus=False)
        button.setProperty("narrow", narrow)
        self.row.addWidget(button)
        return button


class ChoiceKeys(QWidget):
    """A key for each thing that can be chosen, in as many rows as needed; it gives that thing's
    answer.
    """

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.row = QGridLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(4)
        self.row.setColumnStretch(_IN_A_ROW, 1)

    def offer(self, choices: Sequence[tuple[str, Mapping[str, Any]]]) -> None:
        """Offer these, each by its words and its answer."""
        empty(self.row)
        longest = max((len(line) for words, _ in choices for line in words.split("\n")), default=0)
        in_a_row = _IN_A_ROW if longest <= _SHORT else _IN_A_ROW // 2
        for number, (words, answer) in enumerate(choices):
            key = make_button(words, "choice", focus=False)
            key.setProperty("narrow", "word")
            key.setProperty("gives", dict(answer))
            key.clicked.connect(lambda _=False, a=answer: self.answered.emit(a))
            self.row.addWidget(key, number // in_a_row, number % in_a_row)


class SetKeys(Keys):
    """Four cards, of which two are touched: those are the Low Hand."""

    def __init__(self) -> None:
        super().__init__()
        self._cards: list[tuple[QPushButton, str]] = []

    def offer(self, cards: Sequence[Card]) -> None:
        """Offer these cards."""
        empty(self.row)
        self._cards = []
        self.row.addWidget(make_label(self.tr("Touch the two cards of the Low Hand:"), "muted"))
        for each in cards:
            button = self.key(each.in_words())
            button.setCheckable(True)
            button.clicked.connect(self._touched)
            self._cards.append((button, each.code))
        self.row.addStretch(1)

    def _touched(self) -> None:
        low = [code for button, code in self._cards if button.isChecked()]
        if len(low) == 2:
            high = [code for button, code in self._cards if not button.isChecked()]
            for button, _ in self._cards:
                button.setChecked(False)
            self.answered.emit({"low": low, "high": high})


class TotalKeys(Keys):
    """A total: two digits, and if it is soft."""

    def __init__(self) -> None:
        super().__init__()
        self.shown = make_label("", "figure")
        self.shown.setMinimumWidth(48)
        self.row.addWidget(self.shown)
        for digit in "0123456789":
            self.key(digit).clicked.connect(lambda _=False, d=digit: self.press(d))
        self.soft = self.key(self.tr("soft"))
        self.soft.setCheckable(True)
        self.key("\u232b").clicked.connect(self.clear)
        self.call = self.key(self.tr("Call"), "primary")
        self.call.clicked.connect(self._say)

    def press(self, digit: str) -> None:
        """Type a digit."""
        if len(self.shown.text()) < 2:
            self.shown.setText(self.shown.text() + digit)

    def clear(self) -> None:
        """Begin again."""
        self.shown.clear()
        self.soft.setChecked(False)

    def _say(self) -> None:
        if self.shown.text():
            answer = {"total": int(self.shown.text()), "soft": self.soft.isChecked()}
            self.clear()
            self.answered.emit(answer)


class MoneyKeys(Keys):
    """Chips on a heap, and what is done with them."""

    def __init__(self, chips: Sequence[Money]) -> None:
        super().__init__()
        self.heap, self.stake = ZERO, ZERO
        self._laid: Counter[Money] = Counter()
        self.chips: dict[Money, QPushButton] = {}
        self.offer(chips)

    def offer(self, chips: Sequence[Money], *, hands_out: bool = False) -> None:
        """Offer chips of these values, and coins; `hands_out`: they are paid, nothing else."""
        empty(self.row)
        self.shown = make_label("", "figure")
        self.shown.setMinimumWidth(80)
        self.row.addWidget(self.shown)
        self.clear()
        self.chips = {}
        cash = [coin for coin in _CASH if coin not in chips]
        for chip in (*sorted(chips, reverse=True), *cash):
            button = self.key(amount_text(chip))
            button.clicked.connect(lambda _=False, c=chip: self.add(c))
            self.chips[chip] = button
        self.key("\u232b").clicked.connect(self.clear)
        pay = self.tr("Hand out") if hands_out else self.tr("Pay")
        self.pay = self.key(pay, "primary", narrow="word")
        self.pay.clicked.connect(lambda: self._say(won=self.heap))
        self.take = self.key(self.tr("Take"), "primary")
        self.leave = self.key(self.tr("Leave"), "primary")
        self.take.clicked.connect(lambda: self._say(lost=self.heap))
        self.leave.clicked.connect(lambda: self._say(won=ZERO))
        for other in (self.take, self.leave):
            other.setVisible(not hands_out)

    def add(self, chip: Money) -> None:
        """Lay one more chip or coin."""
        self.heap += chip
        self._laid[chip] += 1
        self.shown.setText(amount_text(self.heap))

    def clear(self) -> None:
        """Take the heap away."""
        self.heap = ZERO
        self._laid.clear()
        self.shown.clear()

    def _say(self, won: Money = ZERO, lost: Money = ZERO) -> None:
        answer = money_answer(self.stake, won, lost)
        answer["chips"] = {str(chip): count for chip, count in self._laid.items()}
        self.clear()
        self.answered.emit(answer)
