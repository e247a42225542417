"""One row of the settlement's list. Knows no rule and no table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy

from ui.parts.style import set_property
from ui.parts.widgets import make_label
from ui.views.settlement import SettlementLine
from ui.views.shared import amount_text


def place_words(line: SettlementLine) -> str:
    """`Box 3`, or `Box 3, Hand 2` if the box has split."""
    box = QCoreApplication.translate("settlement", "Box {0}").format(line.box)
    return f"{box}, {line.hand}" if line.hand else box


def moved_words(line: SettlementLine) -> str:
    """Word what moves: `+120`, `back 50`; after it is ticked off, what was done: `paid 120`."""
    if line.amount is None:
        return line.done or line.words
    amount = amount_text(line.amount)
    return f"{line.done} {amount}" if line.done else line.sign + amount


class LineRow(QFrame):
    """A tick if it is done, the box, the Bet, and what moves. `touched` gives its number."""

    touched = Signal(int)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self._bet = ""
        self.setProperty("role", "line")
        self.tick = make_label("", "muted")
        self.box = make_label("", "strong")
        self.bet = make_label("", "small")
        self.bet.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.result = make_label("", "strong")
        self.result.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line = QHBoxLayout(self)
        line.setContentsMargins(6, 0, 6, 0)
        line.setSpacing(6)
        line.addWidget(self.tick)
        line.addWidget(self.box)
        line.addWidget(self.bet, 1)
        line.addWidget(self.result)

    def show_line(self, line: SettlementLine, *, current: bool, named: bool = False) -> None:
        """Show a row and whether it is the current one.

        `named`: put the Player's name in front, as others bet on the same box.
        """
        set_property(self, "current", "true" if current else "false")
        done = bool(line.done)
        self.tick.setText("\u2713" if done else "\u2022")
        self.box.setText(str(line.box))
        parts = (line.player if named else "", line.hand, "" if line.hand else line.bet)
        self._bet = " \u00b7 ".join(part for part in parts if part)
        words = moved_words(line)
        self.result.setText(words)
        set_property(self.result, "tone", "plain" if done else line.tone.value)
        set_property(self.bet, "role", "caption" if done else "small")
        spoken = (place_words(line), line.player if named else "", line.bet, words)
        self.setAccessibleName(", ".join(part for part in spoken if part))
        self._shorten()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        """Shorten a long name in its middle, so that what moves stays readable."""
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        others = sum(each.sizeHint().width() for each in (self.tick, self.box, self.result))
        room = self.width() - others - 3 * layout.spacing() - 12
        self.bet.ensurePolished()
        metrics = self.bet.fontMetrics()
        self.bet.setText(metrics.elidedText(self._bet, Qt.TextElideMode.ElideMiddle, room))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self.rect().contains(event.position().toPoint()):
            self.touched.emit(self.number)
