"""The page that names the rows of the settlement that are not ticked off before the Round goes on.

Knows no rule.
"""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tablemgr.basics.counts import counted
from ui.bets.ask_page import AskPage
from ui.parts.scrolling import scrolled
from ui.parts.widgets import make_button, make_label
from ui.settlement.row import moved_words, place_words
from ui.views.asking import UntickedAsk

_GO_ON_KEY = "A"
_MOST_SHOWN = 8
"""Of more rows the rest is reached by scrolling."""


class UntickedPage(AskPage):
    """Return and Escape lead back to the rows; only a touch, or its own key, goes on without the
    ticks.
    """

    def __init__(self, question: UntickedAsk) -> None:
        super().__init__()
        self.question = question
        self.rows = [
            make_label(
                " \u00b7 ".join(
                    part
                    for part in (place_words(line), line.player, line.bet, moved_words(line))
                    if part
                ),
                "person",
                wrap=True,
            )
            for line in question.lines
        ]
        self._list = QWidget()
        listed = QVBoxLayout(self._list)
        listed.setContentsMargins(0, 0, 0, 0)
        for row in self.rows:
            listed.addWidget(row)
        self.listing = scrolled(self._list)
        self.back = make_button(self.tr("Back to the rows"), "primary", focus=False)
        words = self.tr("All of it has moved: {0}").format(question.label)
        self.go_on = make_button(f"{words}   {_GO_ON_KEY}", focus=False)
        self.back.clicked.connect(self.finished)
        self.go_on.clicked.connect(self._go_on)
        self.column.addWidget(self.listing)
        for button in (self.back, self.go_on):
            button.setProperty("tall", "true")
            self.column.addWidget(button)

    def title(self) -> str:
        return counted(
            len(self.question.lines),
            self.tr("1 row is not ticked off"),
            self.tr("{0} rows are not ticked off"),
        )

    def _go_on(self) -> None:
        self.answered.emit(self.question.command)

    def accept(self) -> None:
        self.finished.emit()

    def type_key(self, text: str) -> bool:
        if text.upper() != _GO_ON_KEY:
            return False
        self._go_on()
        return True

    def rescale(self, spacing: int) -> None:
        super().rescale(spacing)
        heights = [row.sizeHint().height() + spacing for row in self.rows[:_MOST_SHOWN]]
        self.listing.setFixedHeight(sum(heights) + 2 * spacing)
