"""The supervisor's desk: every table of the pit at a glance, the calls, and one table's felt.

Builds the parts and shows what it is given. Decides nothing, and knows no server.
"""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tablemgr.pit.floor import Floor
from ui.parts.panel import Panel
from ui.parts.scrolling import scrolled
from ui.parts.style import scale_for
from ui.parts.widgets import LampDot, make_label
from ui.pit.calls_panel import CallsPanel
from ui.pit.card import CardOfTable
from ui.pit.felt_page import FeltPage
from ui.presenter.pit import SeenProfiles, desk_view, now_text
from ui.views.pit import DeskView
from ui.views.shared import Lamp

CARD_PX = 290
"""A card of a table is about so wide at 1280x800; as many stand side by side as fit."""
CALLS_PX = 330


class DeskWindow(QMainWindow):
    """The window of one desk."""

    closed = Signal()
    case_chosen = Signal(str)

    def __init__(self, floor: Floor) -> None:
        super().__init__()
        self.setWindowTitle(self.tr("Pit"))
        self._floor = floor
        self.profiles = SeenProfiles()
        self.view = DeskView("", is_complete=False)
        self._cards: list[CardOfTable] = []
        self.calls = CallsPanel()
        self.felt_page = FeltPage()
        self._pages = QStackedWidget()
        self._build()
        self.calls.chosen.connect(self.look_at)
        for part in (self.calls, self.felt_page):
            part.case_chosen.connect(self.case_chosen)
        self.felt_page.left.connect(self.show_all)
        self._clock = QTimer(self)
        self._clock.setInterval(1000)
        self._clock.timeout.connect(self._tick)
        self._clock.start()

    def _build(self) -> None:
        bar = Panel("bar")
        self._lamp, self._complete = LampDot(), make_label("", "title")
        self._trouble = make_label("", "error")
        self._said = make_label("", "announce")
        self._now = make_label(now_text(), "title")
        top = QHBoxLayout(bar)
        top.setContentsMargins(16, 10, 16, 10)
        top.setSpacing(12)
        top.addWidget(make_label(self.tr("Pit"), "figure"))
        top.addWidget(self._lamp)
        top.addWidget(self._complete)
        top.addWidget(self._trouble, 1)
        top.addWidget(self._said)
        top.addWidget(self._now)
        inner = QWidget()
        self._grid = QGridLayout(inner)
        self._grid.setContentsMargins(8, 8, 8, 8)
        self._grid.setSpacing(8)
        self._pages.addWidget(scrolled(inner))
        self._pages.addWidget(self.felt_page)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self._pages, 1)
        row.addWidget(self.calls)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addLayout(row, 1)
        self.centre = whole
        """What sheets lie over."""
        self.setCentralWidget(whole)

    # --- what is shown ---------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the tables as they are now."""
        self.view = desk_view(self._floor, self.profiles)
        self._lamp.set_lamp(Lamp.GOOD if self.view.is_complete else Lamp.WAITING)
        self._complete.setText(self.view.complete)
        while len(self._cards) < len(self.view.cards):
            self._cards.append(card := CardOfTable())
            card.chosen.connect(self.look_at)
            self._lay_out()
        for card, view in zip(self._cards, self.view.cards, strict=False):
            card.set_view(view)
        self.calls.set_calls(self.view.calls)
        if self._pages.currentWidget() is self.felt_page:
            self._show_felt(self.felt_page.table)

    @property
    def trouble(self) -> str:
        """Why the server can't be read; empty: it can."""
        return self._trouble.text()

    def say_trouble(self, words: str) -> None:
        """Say why the server can't be read; empty: it can."""
        self._trouble.setText(words)

    @property
    def said(self) -> str:
        """The words that were said last."""
        return self._said.text()

    def say(self, words: str) -> None:
        """Say what has become of something, until the next thing is said."""
        self._said.setText(words)

    def look_at(self, table: str) -> None:
        """Show one table's felt."""
        self._show_felt(table)
        self._pages.setCurrentWidget(self.felt_page)

    def show_all(self) -> None:
        """Show all tables at a glance."""
        self._pages.setCurrentIndex(0)

    def _show_felt(self, table: str) -> None:
        card = next((card for card in self.view.cards if card.table == table), None)
        watched = self._floor.tables.get(table)
        if card is not None and watched is not None:
            self.felt_page.show_table(watched, self.profiles.of(watched), card)

    def _tick(self) -> None:
        self._now.setText(now_text())

    def _lay_out(self) -> None:
        scale = scale_for(self)
        self.calls.setFixedWidth(round(CALLS_PX * scale))
        columns = max(1, int((self.width() - CALLS_PX * scale) / (CARD_PX * scale)))
        for place, card in enumerate(self._cards):
            self._grid.addWidget(card, place // columns, place % columns)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, int(column < columns))
        rows = len(self._cards) // columns + 1
        for row in range(self._grid.rowCount() + 1):
            self._grid.setRowStretch(row, int(row == rows))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Let as many cards stand side by side as fit."""
        super().resizeEvent(event)
        self._lay_out()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self.closed.emit()
        super().closeEvent(event)
