"""The trainee's strip below the felt: the mode, what is asked, the keys to answer, what was wrong.

Knows no rule: it gives answers and is told what to say of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from tablemgr.basics.money import ZERO, Money
from tablemgr.training.modes import modes
from tablemgr.training.trainee import money_answer
from ui.parts.panel import Panel
from ui.parts.style import set_property
from ui.parts.widgets import make_button, make_label
from ui.views.shared import Tone, amount_text

_CASH: Final = (Money(100), Money(25), Money(5), Money(1))
"""What is handed out beside chips, in coins (M2)."""


class _Keys(QWidget):
    """A row of keys. `answered` gives an answer."""

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(4)

    def key(self, words: str, role: str = "choice") -> Any:
        """Add a key that says these words."""
        button = make_button(words, role, focus=False)
        button.setProperty("narrow", "true")
        self.row.addWidget(button)
        return button


class PlaceKeys(_Keys):
    """Where the next card goes: a key for each Hand in play, and one for the Dealer."""

    def show_places(self, places: Sequence[tuple[int, int]]) -> None:
        """Offer these Hands, by box and by number in the box."""
        while (item := self.row.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        several = {box for box, hand in places if hand > 1}
        for box, hand in places:
            text = self.tr("Box {0}, Hand {1}") if box in several else self.tr("Box {0}")
            self._offer(text.format(box, hand), box, hand)
        self._offer(self.tr("Dealer"), 0, 1)
        self.row.addStretch(1)

    def _offer(self, words: str, box: int, hand: int) -> None:
        answer = {"box": box, "hand": hand}
        self.key(words).clicked.connect(lambda: self.answered.emit(answer))


class TotalKeys(_Keys):
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


class MoneyKeys(_Keys):
    """Chips on a heap, and what is done with them."""

    def __init__(self, chips: Sequence[Money]) -> None:
        super().__init__()
        self.heap, self.stake = ZERO, ZERO
        self.shown = make_label("", "figure")
        self.shown.setMinimumWidth(80)
        self.row.addWidget(self.shown)
        self.chips = {}
        for chip in (*sorted(chips, reverse=True), *_CASH):
            button = self.key(amount_text(chip))
            button.clicked.connect(lambda _=False, c=chip: self.add(c))
            self.chips[chip] = button
        self.key("\u232b").clicked.connect(self.clear)
        self.pay = self.key(self.tr("Pay"), "primary")
        self.take = self.key(self.tr("Take"), "primary")
        self.leave = self.key(self.tr("Leave"), "primary")
        self.pay.clicked.connect(lambda: self._say(won=self.heap))
        self.take.clicked.connect(lambda: self._say(lost=self.heap))
        self.leave.clicked.connect(self._say)

    def add(self, chip: Money) -> None:
        """Lay one more chip or coin."""
        self.heap += chip
        self.shown.setText(amount_text(self.heap))

    def clear(self) -> None:
        """Take the heap away."""
        self.heap = ZERO
        self.shown.clear()

    def _say(self, won: Money = ZERO, lost: Money = ZERO) -> None:
        answer = money_answer(self.stake, won, lost)
        self.clear()
        self.answered.emit(answer)


class TraineePanel(Panel):
    """`answered` gives an answer; `mode_chosen` the name of a mode."""

    answered = Signal(object)
    mode_chosen = Signal(str)

    def __init__(self, chips: Sequence[Money]) -> None:
        super().__init__("card")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.modes = {}
        head = QHBoxLayout()
        head.setSpacing(4)
        for name, mode in modes().items():
            button = make_button(mode.title, "choice", focus=False)
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, n=name: self.mode_chosen.emit(n))
            head.addWidget(button)
            self.modes[name] = button
        self.verdict = make_label("", "strong", wrap=True)
        self.score = make_label("", "muted")
        head.addWidget(self.verdict, 1)
        head.addWidget(self.score)
        self.places, self.totals, self.money = PlaceKeys(), TotalKeys(), MoneyKeys(chips)
        self.keys = QStackedWidget()
        for keys in (self.places, self.totals, self.money):
            keys.answered.connect(self.answered)
            self.keys.addWidget(keys)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.keys)

    def show_mode(self, name: str) -> None:
        """Mark the mode; the keys are wanted only if it asks anything."""
        for each, button in self.modes.items():
            button.setChecked(each == name)
        self.keys.setVisible(modes()[name].asks)

    def ask(self, keys: QWidget | None) -> None:
        """Offer these keys; None: nothing is asked now."""
        self.keys.setEnabled(keys is not None)
        if keys is not None:
            self.keys.setCurrentWidget(keys)

    def say(self, words: str, tone: Tone = Tone.PLAIN) -> None:
        """Say what came of an answer."""
        self.verdict.setText(words)
        set_property(self.verdict, "tone", tone.value)
