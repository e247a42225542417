"""The keys by which a trainee answers: places, totals, the order, chips, four cards to set.

They know no rule: each row gives an answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QStackedWidget, QWidget

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


class KeyPages(QStackedWidget):
    """Rows of keys, of which one is shown; it is as wide as that one, whatever the others want."""

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Give the width of the row that is shown, and the height of the highest."""
        shown = self.currentWidget()
        high = super().minimumSizeHint().height()
        return QSize(0 if shown is None else shown.minimumSizeHint().width(), high)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Give the same."""
        return self.minimumSizeHint()


class Keys(QWidget):
    """A row of keys. `answered` gives an answer."""

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(3)

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
    """A total: two digits, and if it is soft. What is typed stands on the key that calls it; a
    third digit begins anew.
    """

    def __init__(self) -> None:
        super().__init__()
        self.typed = ""
        for digit in "0123456789":
            self.key(digit).clicked.connect(lambda _=False, d=digit: self.press(d))
        self.soft = self.key(self.tr("soft"))
        self.soft.setCheckable(True)
        self.call = self.key("", "primary")
        self.call.clicked.connect(self._say)
        self.clear()

    def press(self, digit: str) -> None:
        """Type a digit."""
        self._show((self.typed if len(self.typed) < 2 else "") + digit)

    def clear(self) -> None:
        """Begin again."""
        self._show("")
        self.soft.setChecked(False)

    def _show(self, typed: str) -> None:
        self.typed = typed
        self.call.setText(f"{self.tr('Call')}\n{typed}".rstrip())

    def _say(self) -> None:
        if self.typed:
            answer = {"total": int(self.typed), "soft": self.soft.isChecked()}
            self.clear()
            self.answered.emit(answer)


class MoneyKeys(Keys):
    """Chips on a heap, and what is done with them. The heap stands on the keys that move it; coins
    lie behind a key of their own.
    """

    def __init__(self, chips: Sequence[Money]) -> None:
        super().__init__()
        self.heap, self.stake = ZERO, ZERO
        self._laid: Counter[Money] = Counter()
        self.chips: dict[Money, QPushButton] = {}
        self.offer(chips)

    def offer(self, chips: Sequence[Money], *, hands_out: bool = False) -> None:
        """Offer chips of these values, and coins; `hands_out`: they are paid, nothing else."""
        empty(self.row)
        self.chips = {}
        self._coins = tuple(coin for coin in _CASH if coin not in chips)
        for chip in (*sorted(chips, reverse=True), *self._coins):
            button = self.key(amount_text(chip))
            button.clicked.connect(lambda _=False, c=chip: self.add(c))
            self.chips[chip] = button
        self.coins = self.key(self.tr("Coins"))
        self.coins.setCheckable(True)
        self.coins.clicked.connect(self._turn)
        self.key("\u232b").clicked.connect(self.clear)
        self._moves = {self.key("", "primary"): self.tr("Pay")}
        if not hands_out:
            self._moves[self.key("", "primary")] = self.tr("Take")
        self.pay, self.take = next(iter(self._moves)), list(self._moves)[-1]
        self.pay.clicked.connect(lambda: self._say(won=self.heap))
        self.leave = self.key(self.tr("Leave"), "primary")
        self.leave.clicked.connect(lambda: self._say(won=ZERO))
        self.leave.setVisible(not hands_out)
        if not hands_out:
            self.take.clicked.connect(lambda: self._say(lost=self.heap))
        self.row.addStretch(1)
        self.clear()

    def add(self, chip: Money) -> None:
        """Lay one more chip or coin."""
        self._laid[chip] += 1
        self._show(self.heap + chip)

    def clear(self) -> None:
        """Take the heap away."""
        self._laid.clear()
        self._show(ZERO)
        self.coins.setChecked(False)
        self._turn()

    def _turn(self) -> None:
        """Show the coins in the place of the chips, or the chips."""
        for chip, button in self.chips.items():
            button.setVisible((chip in self._coins) is self.coins.isChecked())

    def _show(self, heap: Money) -> None:
        self.heap = heap
        amount = amount_text(heap) if heap else ""
        for button, words in self._moves.items():
            button.setText(f"{words}\n{amount}".rstrip())

    def _say(self, won: Money = ZERO, lost: Money = ZERO) -> None:
        answer = money_answer(self.stake, won, lost)
        answer["chips"] = {str(chip): count for chip, count in self._laid.items()}
        self.clear()
        self.answered.emit(answer)
