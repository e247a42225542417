"""The tray's sheet: how the money stands and what can be done; and the page on which chips are
counted, a row a denomination. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
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
from ui.parts.scrolling import scrolled
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import empty, make_button, make_label, make_rule
from ui.views.shared import Tone, amount_text
from ui.views.tray import TrayRow, TrayView

_COLUMNS: Final = 2
_IN_A_LINE: Final = 4
_MOST_PIECES: Final = 99_999


def _plain(amount: Money) -> str:
    """An amount as a person types it: `80` or `252.50`."""
    return str(amount).removesuffix(".00")


class CountingPage(QWidget):
    """A row a denomination: less, the pieces or their value, more; the sum below."""

    def __init__(self, denominations: Sequence[Money]) -> None:
        super().__init__()
        self.fields: dict[Money, EntryLine] = {}
        self.keys: dict[tuple[str, int], QPushButton] = {}
        """By the denomination, as the screen shows it, and by how many a touch counts."""
        grid = QGridLayout()
        half = -(-len(denominations) // _COLUMNS)
        for place, denomination in enumerate(denominations):
            grid.addWidget(self._row(denomination), place % half, place // half)
        self.sum = make_label("", "person", wrap=True)
        self.by_value = make_button(self.tr("By value"), "key", focus=False)
        self.by_value.setMinimumWidth(140)
        self.by_value.setCheckable(True)
        self.by_value.toggled.connect(self._change_way)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(grid)
        foot = QHBoxLayout()
        foot.addWidget(self.sum, 1)
        foot.addWidget(self.by_value)
        column.addLayout(foot)
        self._say()

    def _row(self, denomination: Money) -> QWidget:
        field = EntryLine()
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
            self.keys[amount_text(denomination), by] = button
            if by == 1:
                row.addWidget(field, 1)
            row.addWidget(button)
        holder = QWidget()
        row.setContentsMargins(0, 0, 12, 0)
        holder.setLayout(row)
        return holder

    def _unit(self, denomination: Money) -> Money:
        """How much one more in a field stands for: a piece, or its value."""
        return denomination if self.by_value.isChecked() else Money(100)

    def _entered(self, denomination: Money) -> Money:
        """Read a field as an amount: pieces count as whole units."""
        try:
            return Money.parse(self.fields[denomination].text().strip() or "0")
        except ValueError:
            return Money(-1)

    def _step(self, denomination: Money, by: int) -> None:
        unit = self._unit(denomination)
        amount = max(self._entered(denomination), ZERO) + unit * by
        most = unit * _MOST_PIECES
        self.fields[denomination].setText(_plain(max(min(amount, most), ZERO)))

    def _change_way(self, _: bool) -> None:
        """Count by pieces or by value from now on; what was counted stays."""
        was_value = not self.by_value.isChecked()
        for denomination, field in self.fields.items():
            entered = self._entered(denomination)
            if entered > ZERO:
                pieces = entered // (denomination if was_value else Money(100))
                field.setText(_plain(self._unit(denomination) * pieces))
        self._say()

    def put(self, denomination: Money, pieces: int) -> None:
        """Enter so many pieces of a denomination."""
        self.fields[denomination].setText(_plain(self._unit(denomination) * pieces))

    def chips(self) -> ChipCount:
        """Give what was counted; a field that is empty counts none."""
        counted = ((each, self._entered(each) // self._unit(each)) for each in self.fields)
        return tuple(sorted((each, pieces) for each, pieces in counted if pieces > 0))

    def wrong(self) -> str:
        """Say which field holds no whole number of chips; an empty text if none does."""
        for denomination, field in self.fields.items():
            entered = self._entered(denomination)
            if entered < ZERO or entered % self._unit(denomination):
                words = self.tr("{0}: {1} is not a whole number of chips.")
                return words.format(amount_text(denomination), field.text())
        return ""

    def clear(self) -> None:
        """Begin at nothing."""
        for field in self.fields.values():
            field.clear()

    def _say(self) -> None:
        total = self.tr("Sum {0}").format(amount_text(worth(self.chips())))
        self.sum.setText(self.wrong() or total)


class TraySheet(Overlay):
    """`chosen` names an act; `counted`: the chips of the act in hand are counted."""

    chosen = Signal(str)
    counted = Signal()

    def __init__(self, parent: QWidget, denominations: Sequence[Money]) -> None:
        super().__init__(parent, width_px=1180, height_px=650)
        self.set_title(self.tr("Tray"))
        self.stage = make_label("", "person", wrap=True)
        self.figures = make_label("", "strong", wrap=True)
        self.note = NoteLine()
        self.text = FreeText(name=True)
        words = self.tr("Reason, Player (and ticket, transfer, coupon, marker), or the box's seal")
        self.text.setPlaceholderText(words)
        self.amount = EntryLine()
        self.amount.setPlaceholderText(self.tr("Amount"))
        self._rows = QWidget()
        self._column = QVBoxLayout(self._rows)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.buttons: dict[str, QPushButton] = {}
        self.counting = CountingPage(denominations)
        self.done = SlotKey(self.tr("Counted"), "primary")
        self.put(ACT_SLOT, self.done)
        self.done.clicked.connect(self._count_done)
        overview = QWidget()
        column = QVBoxLayout(overview)
        column.setContentsMargins(0, 0, 0, 0)
        fields = QHBoxLayout()
        fields.addWidget(self.text, 3)
        fields.addWidget(self.amount, 1)
        for part in (self.stage, self.figures):
            column.addWidget(part)
        column.addLayout(fields)
        column.addWidget(scrolled(self._rows), 1)
        self._overview = overview
        counting = QWidget()
        below = QVBoxLayout(counting)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self.counting)
        below.addStretch(1)
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

    def _count_done(self) -> None:
        wrong = self.counting.wrong()
        self.say(wrong)
        if not wrong:
            self.counted.emit()

    def ask_for_chips(self, words: str, proposed: ChipCount = ()) -> None:
        """Show the counting page, empty or with what is proposed."""
        self.set_title(words)
        self.counting.clear()
        for denomination, pieces in proposed:
            if denomination in self.counting.fields:
                self.counting.put(denomination, pieces)
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
