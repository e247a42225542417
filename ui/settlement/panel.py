"""The panel of the chips that must move. Shows a `SettlementView`; knows no table.

Above, the row that the Dealer is at; below it the rows of its box as keys if there are several,
else what was settled last; at the foot what is still due.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.parts.citing import CiteButton
from ui.parts.discs import ChipRow
from ui.parts.fitting import FittingText
from ui.parts.inks import INK_NAMES
from ui.parts.panel import Panel
from ui.parts.rows import ROWS, Cell, RowPage
from ui.parts.style import set_property
from ui.parts.widgets import WrappingButton, make_button, make_label
from ui.settlement.row import LineKey, line_words, moved_words, place_words
from ui.settlement.tableau import TableauTable
from ui.views.settlement import SettlementLine, SettlementView
from ui.views.shared import NO_CHIPS, amount_text

KEYS: Final = 2
"""So many rows of a box are keys at a time."""
SETTLED: Final = 5
"""So many of the rows that are done are named."""
_DISC_PX: Final = 21
_MANY_CHIPS: Final = 4
_SMALL_PX: Final = 15


class CurrentCard(QFrame):
    """The row that the Dealer is at, large: whose it is, what to do, how much, which chips."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.place = FittingText(22, 15)
        self.count = make_label("", "muted")
        self.bet = FittingText(17, 13, colour="muted", bold=False)
        self.verdict = make_label("", "verdict")
        self.amount = FittingText(40, 20, right=True)
        self.chips = ChipRow()
        top = QHBoxLayout()
        top.addWidget(self.place, 1)
        top.addWidget(self.count)
        result = QHBoxLayout()
        result.addWidget(self.verdict)
        result.addWidget(self.amount, 1)
        self.column = QVBoxLayout(self)
        self.column.addLayout(top)
        self.column.addLayout(result, 1)
        self.column.addWidget(self.bet)
        self.column.addWidget(self.chips)

    def show_line(self, line: SettlementLine, count: str, scale: float) -> None:
        """Show one row."""
        who = " \u00b7 ".join(part for part in (place_words(line), line.player) if part)
        self.place.set_text(who)
        self.count.setText(count)
        why = [line.bet, line.detail]
        if line.returned is not None:
            why.append(self.tr("gives back {0}").format(amount_text(line.returned)))
        self.bet.set_text(" \u00b7 ".join(part for part in why if part))
        self.verdict.setText(line.done or line.words)
        set_property(self.verdict, "tone", line.tone.value)
        set_property(self.verdict, "large", "true" if line.amount is None else "false")
        self.amount.set_text("" if line.amount is None else amount_text(line.amount))
        self.amount.setVisible(line.amount is not None)
        self.amount.set_colour(INK_NAMES[line.tone])
        many = len(line.chips.chips) > _MANY_CHIPS
        self.chips.set_chips(line.chips, round((_SMALL_PX if many else _DISC_PX) * scale))
        self.chips.setVisible(line.chips != NO_CHIPS)

    def rescale(self, scale: float) -> None:
        """Set the sizes of its type and its gaps."""
        self.column.setContentsMargins(*[round(6 * scale)] * 4)
        self.column.setSpacing(1)
        self.place.set_sizes(round(22 * scale), round(10 * scale))
        self.bet.set_sizes(round(17 * scale), round(10 * scale))
        self.amount.set_sizes(round(36 * scale), round(20 * scale))


class SettlementPanel(Panel):
    """`chosen`: a row was touched; gives its number from 0. `unticked`: the row that is marked was
    not done after all.
    """

    chosen = Signal(int)
    unticked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("panel", parent)
        self._view = SettlementView()
        self._first = 0
        """Which of the box's rows is the first key."""
        self.page = RowPage()
        self.page.setParent(self)
        self.current = CurrentCard()
        self.done = FittingText(22, 14)
        self.keys = tuple(LineKey() for _ in range(KEYS))
        self.settled = FittingText(17, 12, bold=False)
        self.totals = FittingText(20, 14)
        self.tableau = TableauTable()
        self.untick = WrappingButton("", "choice")
        self.cite = CiteButton()
        self.more = make_button(self.tr("More"), focus=False)
        self.more.setProperty("quick", True)
        self._build()
        self.on_scale()
        self.set_view(self._view)

    def _build(self) -> None:
        page = self.page
        page.put(self.current, Cell(0, high=2))
        page.put(self.done, Cell(0, high=2))
        page.put(self.tableau, Cell(0, high=ROWS))
        page.put(self.settled, Cell(2, high=2))
        for row, key in enumerate(self.keys):
            page.put(key, Cell(2 + row))
            key.touched.connect(self.chosen)
        page.put(self.totals, Cell(ROWS - 1, 0, 3, 2))
        page.put(self.untick, Cell(ROWS - 1, 2, 3))
        page.put(self.more, Cell(ROWS - 1, 2, 3))
        page.put(self.cite, Cell(ROWS - 1, 2, 3))
        self.untick.clicked.connect(self.unticked)
        self.more.clicked.connect(self._turn)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        edge = round(6 * self.scale)
        self.page.setGeometry(self.rect().adjusted(edge, 0, -edge, 0))

    def on_scale(self) -> None:
        self.current.rescale(self.scale)
        self.tableau.rescale(self.scale)
        self.totals.set_sizes(round(20 * self.scale), round(14 * self.scale))
        self.settled.set_sizes(round(17 * self.scale), round(12 * self.scale))
        self.done.set_sizes(round(22 * self.scale), round(14 * self.scale))
        self.set_view(self._view)

    def set_view(self, view: SettlementView) -> None:
        """Show the settlement as it stands."""
        if view.current != self._view.current:
            self._first = 0
        self._view = view
        lines = view.lines
        at = view.marked if view.marked >= 0 else view.current
        over = at >= len(lines)
        self.current.setVisible(not over)
        self.done.setVisible(over and view.tableau is None)
        self.tableau.setVisible(view.tableau is not None)
        if view.tableau is not None:
            self.tableau.show_tableau(view.tableau)
        self.done.set_text("\n".join(part for part in (view.title, view.note) if part))
        if not over:
            done = sum(bool(line.done) for line in lines)
            count = self.tr("{0} of {1}").format(min(done + 1, len(lines)), len(lines))
            self.current.show_line(lines[at], count, self.scale)
        self._show_keys()
        free = view.marked < 0 and self.more.isHidden()
        self.cite.set_cite(lines[at].cite if free and not over else None)
        self.totals.set_text(view.totals)
        self.untick.setVisible(view.marked >= 0)
        if view.marked >= 0:
            words = self.tr("Not moved yet: box {0}")
            self.untick.say(words.format(lines[view.marked].box))

    def _rows_of_box(self) -> list[int]:
        """The numbers of the rows of the Dealer's box that are left, if there are several."""
        view = self._view
        if view.marked >= 0 or view.current >= len(view.lines):
            return []
        box = view.lines[view.current].box
        left = [n for n, line in enumerate(view.lines) if line.box == box and not line.done]
        return left if len(left) > 1 else []

    def _show_keys(self) -> None:
        rows = self._rows_of_box()
        self._first = self._first if self._first < len(rows) else 0
        shown = rows[self._first : self._first + KEYS]
        for place, key in enumerate(self.keys):
            key.setVisible(place < len(shown))
            if place < len(shown):
                key.show_line(shown[place], self._view.lines[shown[place]])
        self.more.setVisible(len(rows) > KEYS)
        self.settled.setVisible(not rows)
        done = [line for line in self._view.lines if line.done]
        self.settled.set_text(
            "\n".join(f"\u2713 {line_words(line)}: {moved_words(line)}" for line in done[-SETTLED:])
        )

    def _turn(self) -> None:
        self._first += KEYS
        self._show_keys()
