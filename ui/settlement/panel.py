"""The panel of the chips that must move, row by row. Shows a `SettlementView`; knows no table."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from ui.parts.citing import CiteButton
from ui.parts.discs import ChipRow
from ui.parts.fitting import FittingText
from ui.parts.inks import INK_OF_TONE
from ui.parts.panel import Panel
from ui.parts.scrolling import scrolled
from ui.parts.style import set_property
from ui.parts.widgets import make_button, make_label, make_rule
from ui.settlement.row import LineRow, place_words
from ui.theme.tokens import TOKENS
from ui.views.settlement import SettlementLine, SettlementView
from ui.views.shared import NO_CHIPS, amount_text


class CurrentCard(QFrame):
    """The row that the Dealer is at, large: whose it is, what to do, how much, which chips."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.place = make_label("", "heading")
        self.bet = FittingText(16, 10, colour=TOKENS.colours.muted, bold=False)
        self.cite = CiteButton()
        self.verdict = make_label("", "verdict")
        self.amount = FittingText(34, 20, right=True)
        self.chips = ChipRow()
        self.returned = make_label("", wrap=True)
        self.detail = make_label("", "caption", wrap=True)
        top = QHBoxLayout()
        top.addWidget(self.place, 1)
        top.addWidget(self.cite)
        result = QHBoxLayout()
        result.addWidget(self.verdict)
        result.addWidget(self.amount, 1)
        self.column = QVBoxLayout(self)
        self.column.addLayout(top)
        self.column.addWidget(self.bet)
        self.column.addLayout(result)
        for widget in (self.chips, self.returned, self.detail):
            self.column.addWidget(widget)

    def show_line(self, line: SettlementLine, disc_px: int) -> None:
        """Show one row."""
        self.place.setText(place_words(line))
        self.bet.set_text(" \u00b7 ".join(part for part in (line.player, line.bet) if part))
        self.cite.set_cite(line.cite)
        self.verdict.setText(line.words)
        set_property(self.verdict, "tone", line.tone.value)
        set_property(self.verdict, "large", "true" if line.amount is None else "false")
        self.amount.set_text("" if line.amount is None else amount_text(line.amount))
        self.amount.setVisible(line.amount is not None)
        self.amount.set_colour(INK_OF_TONE[line.tone])
        self.chips.set_chips(line.chips, disc_px)
        self.chips.setVisible(line.chips != NO_CHIPS)
        self.returned.setText(
            ""
            if line.returned is None
            else self.tr("gives back {0} of the stake").format(amount_text(line.returned))
        )
        self.returned.setVisible(line.returned is not None)
        self.detail.setText(line.detail)
        self.detail.setVisible(bool(line.detail))


class SettlementPanel(Panel):
    """All rows in the order of work.

    `advanced`: the current row is done. `chosen`: a row was touched; gives its number from 0.
    `unticked`: the row that is marked was not done after all.

    *Done, next* stays where it is through a whole settlement, and nothing takes its place after the
    last row: one tap more than there are rows does nothing.
    """

    advanced = Signal()
    chosen = Signal(int)
    unticked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("panel", parent)
        self._view = SettlementView()
        self.title = make_label("", "heading")
        self.count = make_label("", "muted")
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.current = CurrentCard()
        self.done = make_label("", "heading", wrap=True)
        self.rows: list[LineRow] = []
        self._list = QVBoxLayout()
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(2)
        self.inner = QWidget()
        outer = QVBoxLayout(self.inner)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addLayout(self._list)
        outer.addStretch(1)
        self.listing = scrolled(self.inner)
        self.rule = make_rule()
        self.totals = make_label("", wrap=True)
        self.next = make_button(self.tr("Done, next"), "primary", focus=False)
        self.next.setProperty("tall", "true")
        self.next.clicked.connect(self.advanced)
        keeps_place = self.next.sizePolicy()
        keeps_place.setRetainSizeWhenHidden(True)
        self.next.setSizePolicy(keeps_place)
        self.untick = make_button("", focus=False)
        self.untick.clicked.connect(self.unticked)
        self._build()
        self.on_scale()
        self.set_view(self._view)

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.count)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self.progress)
        self._column.addWidget(self.current)
        self._column.addWidget(self.done)
        self._column.addWidget(self.listing, 1)
        self._column.addWidget(self.untick)
        self._column.addWidget(self.rule)
        self._column.addWidget(self.totals)
        self._column.addWidget(self.next)

    def on_scale(self) -> None:
        tokens = self.tokens
        self.setFixedWidth(round(300 * self.scale))
        self._column.setContentsMargins(*[tokens.space_m] * 4)
        self._column.setSpacing(tokens.space_s)
        self.current.column.setContentsMargins(*[tokens.space_m] * 4)
        self.current.column.setSpacing(tokens.space_xs)
        self.progress.setFixedHeight(round(6 * self.scale))
        self.current.bet.set_sizes(round(16 * self.scale), round(10 * self.scale))
        self.listing.setMinimumHeight(self.touch + 2)
        self.current.amount.set_sizes(round(34 * self.scale), round(20 * self.scale))
        self.set_view(self._view)

    def set_view(self, view: SettlementView) -> None:
        """Show the settlement as it stands."""
        self._view = view
        lines = view.lines
        over = view.current >= len(lines)
        done = sum(bool(line.done) for line in lines)
        self.title.setText(view.title)
        self.progress.setRange(0, max(1, len(lines)))
        self.progress.setValue(done)
        place = min(done + 1, len(lines))
        self.progress.setVisible(bool(lines))
        self.rule.setVisible(bool(lines))
        self.count.setText(self.tr("{0} of {1}").format(place, len(lines)) if lines else "")
        self.current.setVisible(not over)
        self.next.setVisible(not over)
        self.done.setVisible(over)
        self.done.setText(view.note)
        if not over:
            self.current.show_line(lines[view.current], round(34 * self.scale))
        self._show_untick()
        self._show_rows()
        self.totals.setText(view.totals)
        self.totals.setVisible(bool(view.totals))

    def _show_untick(self) -> None:
        """Offer to untick the marked row."""
        marked = self._view.marked
        self.untick.setVisible(marked >= 0)
        if marked >= 0:
            line = self._view.lines[marked]
            self.untick.setText(self.tr("Untick {0}\n{1}").format(place_words(line), line.bet))

    def _show_rows(self) -> None:
        while len(self.rows) < len(self._view.lines):
            row = LineRow(len(self.rows))
            row.touched.connect(self.chosen)
            self._list.addWidget(row)
            self.rows.append(row)
        while len(self.rows) > len(self._view.lines):
            row = self.rows.pop()
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        players = {(line.box, line.player) for line in self._view.lines}
        shared = Counter(box for box, _ in players)
        for number, (row, line) in enumerate(zip(self.rows, self._view.lines, strict=True)):
            row.setFixedHeight(self.touch)
            row.show_line(
                line,
                current=number == self._view.current,
                named=shared[line.box] > 1,
            )
        self._show_current()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._show_current()

    def _show_current(self) -> None:
        """Scroll to the current line, once the list has its sizes."""
        for layout in (self.layout(), self.inner.layout()):
            if layout is not None:
                layout.activate()
        if self._view.current < len(self.rows):
            self.listing.ensureWidgetVisible(self.rows[self._view.current], 0, self.touch)
