"""The tray's sheet: how the money stands and what can be done; and the page on which chips are
counted, a row a denomination. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tablemgr.basics.money import ZERO, Money
from tablemgr.tray.commands import ChipCount, worth
from ui.parts.free_text import FreeText
from ui.parts.keys import EntryLine
from ui.parts.note import NoteLine
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import empty, make_button, make_label, make_rule
from ui.views.shared import Tone, amount_text
from ui.views.tray import TrayRow, TrayView

_COLUMNS: Final = 2
_IN_A_LINE: Final = 4
_MOST_PIECES: Final = 99_999


class CountingPage(QWidget):
    """A row a denomination: less, the pieces, more; the sum below."""

    def __init__(self, denominations: Sequence[Money]) -> None:
        super().__init__()
        self.fields: dict[Money, EntryLine] = {}
        grid = QGridLayout()
        half = -(-len(denominations) // _COLUMNS)
        for place, denomination in enumerate(denominations):
            grid.addWidget(self._row(denomination), place % half, place // half)
        self.sum = make_label("", "person")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(grid)
        column.addWidget(self.sum)
        self._say()

    def _row(self, denomination: Money) -> QWidget:
        field = EntryLine()
        field.setValidator(QIntValidator(0, _MOST_PIECES, field))
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.textChanged.connect(self._say)
        self.fields[denomination] = field
        label = make_label(amount_text(denomination), "strong")
        label.setMinimumWidth(80)
        row = QHBoxLayout()
        row.addWidget(label)
        for words, by in (("\u2212", -1), ("+", 1), ("+20", 20)):
            button = make_button(words, "key", focus=False)
            button.setAccessibleName(f"{amount_text(denomination)} {words}")
            button.clicked.connect(partial(self._step, denomination, by))
            if by == 1:
                row.addWidget(field, 1)
            row.addWidget(button)
        holder = QWidget()
        row.setContentsMargins(0, 0, 12, 0)
        holder.setLayout(row)
        return holder

    def _step(self, denomination: Money, by: int) -> None:
        field = self.fields[denomination]
        pieces = int(field.text() or 0) + by
        field.setText(str(min(max(pieces, 0), _MOST_PIECES)))

    def chips(self) -> ChipCount:
        """Give what was counted; a field that is empty counts none."""
        counted = ((money, int(field.text() or 0)) for money, field in self.fields.items())
        return tuple(sorted((money, pieces) for money, pieces in counted if pieces))

    def clear(self) -> None:
        """Begin at nothing."""
        for field in self.fields.values():
            field.clear()

    def _say(self) -> None:
        self.sum.setText(self.tr("Sum {0}").format(amount_text(worth(self.chips()))))


class TraySheet(Overlay):
    """`chosen` names an act; `counted`: the chips of the act in hand are counted."""

    chosen = Signal(str)
    counted = Signal()

    def __init__(self, parent: QWidget, denominations: Sequence[Money]) -> None:
        super().__init__(parent, width_px=1180)
        self.set_title(self.tr("Tray"))
        self.stage = make_label("", "person", wrap=True)
        self.figures = make_label("", "strong", wrap=True)
        self.note = NoteLine()
        self.text = FreeText(name=True)
        self.text.setPlaceholderText(
            self.tr("Reason, Player, or the box's seal; of a payout: slip, Player, reason")
        )
        self.amount = EntryLine()
        self.amount.setPlaceholderText(self.tr("Amount"))
        self._rows = QWidget()
        self._column = QVBoxLayout(self._rows)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.buttons: dict[str, QPushButton] = {}
        self.counting = CountingPage(denominations)
        self.done = SlotKey(self.tr("Counted"), "primary")
        self.put(ACT_SLOT, self.done)
        self.done.clicked.connect(self.counted)
        overview = QWidget()
        column = QVBoxLayout(overview)
        column.setContentsMargins(0, 0, 0, 0)
        fields = QHBoxLayout()
        fields.addWidget(self.text, 3)
        fields.addWidget(self.amount, 1)
        for part in (self.stage, self.figures):
            column.addWidget(part)
        column.addLayout(fields)
        column.addWidget(self._rows)
        self._overview = overview
        counting = QWidget()
        below = QVBoxLayout(counting)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self.counting)
        self._counting = counting
        self.pages = QStackedWidget()
        for page in (overview, counting):
            self.pages.addWidget(page)
        self.body.addWidget(self.pages)
        self.body.addWidget(self.note)
        self.say("")

    def set_view(self, view: TrayView) -> None:
        """Show how the money stands."""
        self.stage.setText(view.stage)
        self.figures.setText(view.figures)
        self.figures.setVisible(bool(view.figures))
        empty(self._column)
        self.buttons = {}
        for row in view.rows:
            self._column.addWidget(self._line(row))
        self._turn_to(self._overview)
        self.set_title(self.tr("Tray"))

    def _turn_to(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)
        self.done.setVisible(page is self._counting)

    def _line(self, row: TrayRow) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        if row.words:
            column.addWidget(make_rule())
        line = QHBoxLayout() if row.words else QGridLayout()
        if isinstance(line, QHBoxLayout):
            line.addWidget(make_label(row.words, wrap=True), 1)
        for place, (name, words) in enumerate(row.acts):
            button = make_button(words, focus=False)
            button.setProperty("tall", "true")
            button.clicked.connect(partial(self.chosen.emit, name))
            self.buttons[name] = button
            if isinstance(line, QHBoxLayout):
                line.addWidget(button)
            else:
                line.addWidget(button, *divmod(place, _IN_A_LINE))
        column.addLayout(line)
        return holder

    def ask_for_chips(self, words: str, proposed: ChipCount = ()) -> None:
        """Show the counting page, empty or with what is proposed."""
        self.set_title(words)
        self.counting.clear()
        for denomination, pieces in proposed:
            if denomination in self.counting.fields:
                self.counting.fields[denomination].setText(str(pieces))
        self.say("")
        self._turn_to(self._counting)

    def entered(self) -> tuple[str, Money]:
        """Give the text and the amount that were entered; nothing if it is no amount."""
        try:
            amount = Money.parse(self.amount.text().strip())
        except ValueError:
            amount = ZERO
        return self.text.words(), amount

    def clear(self) -> None:
        """Take away what was entered, as it has been used."""
        self.text.clear()
        self.amount.clear()

    def say(self, words: str) -> None:
        """Say why something was not done; an empty text says nothing."""
        self.note.say(words, Tone.TAKE)
