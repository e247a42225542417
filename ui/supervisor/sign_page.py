"""The page on which somebody signs: the acts in words at the left, what they come to at the
right.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.parts.free_text import FreeText
from ui.parts.note import NoteLine
from ui.parts.scrolling import scrolled
from ui.parts.widgets import make_label
from ui.supervisor.adjust_rows import AdjustRows
from ui.supervisor.money_table import MoneyTable
from ui.views.shared import Tone
from ui.views.supervisor import SignView


class SignPage(QWidget):
    """`text_changed`: the words were edited; `money_changed`: an amount outside the rules was;
    `went_on`: Return was pressed in one of them.
    """

    text_changed = Signal()
    money_changed = Signal()
    went_on = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.acts = make_label("", "person", wrap=True)
        self.acts.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text = FreeText()
        self.text.setMaxLength(200)
        self.text.textChanged.connect(self.text_changed)
        self.text.returnPressed.connect(self.went_on)
        self.money = AdjustRows()
        self.money.changed.connect(self.money_changed)
        self.money.went_on.connect(self.went_on)
        self.money_head = make_label(
            self.tr(
                "Money outside the rules: the amount to pay, or with a minus the amount to collect"
            ),
            "caption",
        )
        self._money_area = scrolled(self.money)
        self.departs = NoteLine()
        self.who = make_label("", "muted", wrap=True)
        self.table = MoneyTable()
        self.house = MoneyTable()
        left = QVBoxLayout()
        left.addWidget(make_label(self.tr("To be recorded"), "caption"))
        left.addWidget(self.text)
        left.addWidget(scrolled(self.acts), 1)
        left.addWidget(self.money_head)
        left.addWidget(self._money_area, 1)
        left.addWidget(self.departs)
        left.addWidget(self.who)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        column.addStretch(1)
        right = QVBoxLayout()
        right.addWidget(make_label(self.tr("The result, as the cards lie"), "caption"))
        right.addWidget(scrolled(inner), 1)
        right.addWidget(self.house)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(20)
        row.addLayout(left, 4)
        row.addLayout(right, 5)

    def begin(self) -> None:
        """Begin with no words and no amounts."""
        self.text.clear()
        self.money.clear()

    def set_view(self, view: SignView, scale: float) -> None:
        """Show what is to be signed."""
        self.acts.setText("\n".join(f"•  {act}" for act in view.acts))
        self.text.setVisible(view.asks_text)
        self.text.setPlaceholderText(view.hint)
        self.money.set_lines(view.adjusts, scale)
        self.money_head.setVisible(bool(view.adjusts))
        self._money_area.setVisible(bool(view.adjusts))
        self.departs.say(view.departs, Tone.WARN)
        self.who.setText(
            self.tr("{0} or above signs at this screen. The Dealer stays signed in.").format(
                view.who
            )
        )
        for table, rows in ((self.table, view.rows), (self.house, (view.house,))):
            table.set_scale(scale)
            table.set_rows(rows)
