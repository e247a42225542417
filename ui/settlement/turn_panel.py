"""The panel of the box in turn. Shows a `TurnView`; knows no table."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ui.parts.fitting import FittingText
from ui.parts.panel import Panel
from ui.parts.rows import Cell, RowPage
from ui.parts.widgets import make_label
from ui.views.turn import TurnView

MOST_HANDS: Final = 4
MOST_BETS: Final = 6
"""So many Bets have a line of their own; of more, the last line says how many there are."""


class _Row:
    """A line of the panel: what it is at the left, what it comes to at the right."""

    def __init__(self, page: RowPage, *, bold: bool) -> None:
        self.what = FittingText(20, 11, bold=bold)
        self.worth = FittingText(20, 11, bold=True, right=True)
        for each in (self.what, self.worth):
            each.setParent(page)

    def show(self, what: str, worth: str, colour: str) -> None:
        for text, words in ((self.what, what), (self.worth, worth)):
            text.set_text(words)
            text.set_colour(colour)
            text.setVisible(bool(words))

    def place(self, left: int, top: int, width: int, height: int) -> None:
        part = round(width * 0.68)
        self.what.setGeometry(left, top, part, height)
        self.worth.setGeometry(left + part, top, width - part, height)

    def rescale(self, scale: float) -> None:
        for each in (self.what, self.worth):
            each.set_sizes(round(20 * scale), round(11 * scale))


class TurnPanel(Panel):
    """The box in turn: its Hands, the one that is asked in gold, and its Bets."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("panel", parent)
        self.page = RowPage()
        self.page.setParent(self)
        self.title = FittingText(24, 13)
        self.count = make_label("", "muted")
        self.page.put(self.title, Cell(0, 0, 3, 2))
        self.page.put(self.count, Cell(0, 2, 3))
        self.hands = tuple(_Row(self.page, bold=True) for _ in range(MOST_HANDS))
        self.bets = tuple(_Row(self.page, bold=False) for _ in range(MOST_BETS))
        self.on_scale()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        edge = round(10 * self.scale)
        self.page.setGeometry(self.rect().adjusted(edge, 0, -edge, 0))
        self._place()

    def on_scale(self) -> None:
        self.title.set_sizes(round(24 * self.scale), round(13 * self.scale))
        for row in (*self.hands, *self.bets):
            row.rescale(self.scale)
        self._place()

    def _place(self) -> None:
        """The rows stand below the title, and the Bets always below the room for four Hands."""
        height, width = self.page.height(), self.page.width()
        row = height // 13
        for number, hand in enumerate(self.hands):
            hand.place(0, row * (2 + number) + row // 2, width, row)
        for number, bet in enumerate(self.bets):
            bet.place(0, row * (7 + number), width, row)

    def set_view(self, view: TurnView) -> None:
        """Show the box as it is asked."""
        self.title.set_text(view.title)
        self.count.setText(view.count)
        alone = len(view.hands) == 1
        hands = [
            (
                self.tr("Its Hand") if alone else hand.name,
                hand.worth,
                "turn" if hand.is_asked else "text",
            )
            for hand in view.hands
        ]
        bets = [(f"{bet.player} \u00b7 {bet.bet}", bet.amount, "text") for bet in view.bets]
        if len(bets) > MOST_BETS:
            more = self.tr("{0} more Bets").format(len(bets) - MOST_BETS + 1)
            bets = [*bets[: MOST_BETS - 1], (more, "", "muted")]
        for rows, shown in ((self.hands, hands), (self.bets, bets)):
            for number, row in enumerate(rows):
                row.show(*(shown[number] if number < len(shown) else ("", "", "text")))
