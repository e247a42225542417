"""Asks who insures and who takes Even Money, with a line for each Player (B8, B9).

Knows no rule.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from tablemgr.basics.money import Money
from tablemgr.rules.games.blackjack.commands import EvenMoney, Insure
from ui.bets.ask_page import AskPage, LimitedAmountPad
from ui.families.blackjack.view import InsuranceAsk, InsuranceLine
from ui.parts.grid import grid_for
from ui.parts.scrolling import scrolled
from ui.parts.slot_key import SlotKey
from ui.parts.style import scale_for, set_property
from ui.parts.widgets import make_button, make_label
from ui.views.shared import amount_text

_KEYS: Final = {"h": "half", "o": "other", "e": "even-money"}
_MARK: Final = "\u25b8 "
"""Stands before the Player who is chosen by keys."""

_BESIDE_LIST_PX: Final = 190
"""What else the sheet has above and below the list."""


class InsurancePage(AskPage):
    """Each touch answers for one Player: half, another amount, or Even Money. The page stays open.

    On the keyboard: the digit of a box chooses its first Player, again the next one; then H for
    half, O for another amount, E for Even Money.
    """

    stays = True

    def __init__(self, question: InsuranceAsk) -> None:
        super().__init__()
        self.question = question
        self.buttons: dict[tuple[int, str], QPushButton] = {}
        """By line and `half`, `other`, `even-money`."""
        self.people: list[QLabel] = []
        """The Player of each line."""
        self.chosen: int | None = None
        """The line that is chosen by keys."""
        self._asked: InsuranceLine | None = None
        self.lines = QWidget()
        self._grid = QGridLayout(self.lines)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self.listing = scrolled(self.lines)
        self.pad = LimitedAmountPad()
        self.pad.amount_given.connect(self._insure_other)
        self.pad.went_back.connect(self._show_lines)
        self.pad.hide()
        self.done = SlotKey(self.tr("Done"), "primary")
        self.keys = (self.done, self.pad.enter)
        self.ways_back = (self.pad.back,)
        self.done.clicked.connect(self.finished)
        for row, line in enumerate(question.lines):
            self._add_line(row, line)
        if not question.lines:
            self.column.addWidget(make_label(self.tr("No Bet can be insured now."), wrap=True))
        self.column.addWidget(self.listing)
        self.column.addWidget(self.pad)

    def title(self) -> str:
        if any(line.even_money for line in self.question.lines):
            return self.tr("Insurance and Even Money")
        return self.tr("Insurance")

    def _add_line(self, row: int, line: InsuranceLine) -> None:
        who = self.tr("Box {0}").format(line.box) + f" \u00b7 {line.player}"
        bet = self.tr("Bet {0}").format(amount_text(line.initial)) if line.amounts else ""
        if line.laid is not None and not line.amounts:
            bet = self.tr("insured")
        elif line.laid is not None:
            laid = self.tr("insured for {0}").format(amount_text(line.laid))
            bet = f"{bet}, {laid}"
        if line.reason is not None:
            bet = line.reason.text
        across = 1 if line.reason is None else 4
        person = make_label(f"{who}\n{bet}", "person", wrap=True)
        self.people.append(person)
        self._grid.addWidget(person, row, 0, 1, across)
        if line.reason is not None:
            return
        half = self.tr("Half {0}").format(amount_text(line.most))
        if not line.amounts:
            half = self.tr("Insure")
        self._add_button(row, 1, "half", half)
        if not line.exactly:
            self._add_button(row, 2, "other", self.tr("Other"))
        if line.even_money:
            self._add_button(row, 3, "even-money", self.tr("Even Money"))

    def _add_button(self, row: int, column: int, what: str, label: str) -> None:
        button = make_button(label, "answer", focus=False)
        button.setProperty("row", row)
        button.setProperty("what", what)
        button.clicked.connect(self._touched)
        self._grid.addWidget(button, row, column)
        self.buttons[row, what] = button

    def _touched(self) -> None:
        line = self.question.lines[int(self.sender().property("row"))]
        what = self.sender().property("what")
        if what == "half":
            self.answered.emit(Insure(line.box, line.player, line.most))
        elif what == "even-money":
            self.answered.emit(EvenMoney(line.box, line.player))
        else:
            self._asked = line
            name = self.tr("Insurance of {0}").format(line.player)
            self.pad.begin(name, line.most)
            self.pad.show()
            self.listing.hide()
            self.done.hide()

    def _show_lines(self) -> None:
        self.pad.hide()
        self.listing.show()
        self.done.show()

    def _insure_other(self, amount: Money) -> None:
        if self._asked is not None:
            self.answered.emit(Insure(self._asked.box, self._asked.player, amount))

    def accept(self) -> None:
        if self.pad.isVisible():
            self.pad.accept()
        else:
            self.finished.emit()

    def type_key(self, text: str) -> bool:
        if self.pad.isVisible():
            return self.pad.type_key(text)
        if text.isascii() and text.isdecimal():
            return self._choose_in(int(text))
        button = None
        if self.chosen is not None:
            button = self.buttons.get((self.chosen, _KEYS.get(text.lower(), "")))
        if button is None:
            return False
        button.click()
        return True

    def _choose_in(self, box: int) -> bool:
        """Choose the first Player of the box, or the next one; False if nobody there may insure."""
        lines = enumerate(self.question.lines)
        rows = [row for row, line in lines if line.box == box and line.reason is None]
        if not rows:
            return False
        self.choose(
            rows[(rows.index(self.chosen) + 1) % len(rows)] if self.chosen in rows else rows[0]
        )
        return True

    def choose(self, row: int) -> None:
        """Choose a line: keys answer for its Player from now on."""
        self.chosen = row
        for number, person in enumerate(self.people):
            set_property(person, "tone", "warn" if number == row else "plain")
            text = person.text().removeprefix(_MARK)
            person.setText(f"{_MARK}{text}" if number == row else text)
        self.listing.ensureWidgetVisible(self.people[row])

    def rescale(self, spacing: int) -> None:
        super().rescale(spacing)
        self._grid.setSpacing(spacing)
        height = max(self.lines.sizeHint().height(), self.lines.minimumSizeHint().height())
        if self._grid.hasHeightForWidth():
            height = max(height, self._grid.totalHeightForWidth(self.listing.viewport().width()))
        window = self.window()
        room = grid_for(window.width(), window.height()).sentence.bottom()
        room -= round(_BESIDE_LIST_PX * scale_for(window))
        self.listing.setFixedHeight(min(height + 2, room))
