"""All rulings side by side: what was noticed at the left, then a column for each ruling.

Decides nothing: it gives the touched column as it was shown.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ui.parts.citing import CiteButton
from ui.parts.fitting import FittingText
from ui.parts.scrolling import scrolled
from ui.parts.widgets import WrappingButton, empty, make_button, make_label
from ui.supervisor.money_table import MoneyTable, label_width
from ui.supervisor.noticed_side import NoticedSide
from ui.theme.tokens import TOKENS
from ui.views.shared import Tone
from ui.views.supervisor import CaseView, RulingColumn


class ColumnHead(QWidget):
    """The head of a ruling's column: what the ruling is, its paragraph, and what follows from
    it.
    """

    def __init__(self, column: RulingColumn, scale: float) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        title = FittingText(round(21 * scale), round(15 * scale))
        title.set_text(column.title)
        title.setFixedHeight(round(32 * scale))
        self.cite = CiteButton()
        self.cite.set_cite(column.cite)
        words = make_label(column.consequence, "small", wrap=True)
        words.setAlignment(Qt.AlignmentFlag.AlignTop)
        words.setMinimumHeight(round(38 * scale))
        who = FittingText(TOKENS.type.caption, round(9 * scale), colour="muted", bold=False)
        who.set_text(self.tr("{0}\nor above").format(column.who))
        who.setFixedHeight(round(40 * scale))
        self._who = who
        self._under = QHBoxLayout()
        self._under.addWidget(self.cite)
        self._under.addWidget(who, 1)
        stack = QVBoxLayout(self)
        self._stack = stack
        left, right = round(10 * scale), round(4 * scale)
        self._margins_px = left + right
        stack.setContentsMargins(left, 0, right, 0)
        stack.setSpacing(round(4 * scale))
        stack.addWidget(title)
        stack.addLayout(self._under)
        stack.addWidget(words, 1)
        self.before = make_label(column.before, "small")
        self.before.setProperty("tone", (Tone.WARN if column.departs else Tone.EVEN).value)
        self.before.setVisible(bool(column.before))
        stack.addWidget(self.before)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put who decides below the paragraph if the column is too narrow for both in a row."""
        super().resizeEvent(event)
        lines = self._who.text().split("\n")
        longest = max(self._who.fontMetrics().horizontalAdvance(line) for line in lines)
        wide = self.cite.sizeHint().width() + longest + self._under.spacing()
        fits = wide <= self.contentsRect().width() - self._margins_px
        direction = QBoxLayout.Direction
        self._under.setDirection(direction.LeftToRight if fits else direction.TopToBottom)
        self.setMinimumHeight(self._stack.totalHeightForWidth(self.width()))


class ComparePage(QWidget):
    """`chosen` gives the touched `RulingColumn`; `misread`: a card of the Round was misread.

    `put_off`: the supervisor wants to look at the table first.
    """

    chosen = Signal(object)
    misread = Signal()
    put_off = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.view: CaseView | None = None
        self.heads: list[ColumnHead] = []
        self.buttons: list[QPushButton] = []
        self.table = MoneyTable()
        self.house = MoneyTable()
        self._scale = 1.0
        self._shown: object = None
        """The rulings that stand side by side, and the scale that their widgets were made for."""
        self._heads = QHBoxLayout()
        self._foot = QHBoxLayout()
        self._inner = QWidget()
        self._listing = scrolled(self._inner, always=True)
        self.correct = make_button(self.tr("A card was misread…"), focus=False)
        self.correct.clicked.connect(self.misread)
        self.retract = make_button(self.tr("Withdraw the report…"), focus=False)
        self.retract.clicked.connect(self._retract)
        self.later = make_button(self.tr("Look at the table"), focus=False)
        self.later.clicked.connect(self.put_off)
        self.side = NoticedSide((self.correct, self.retract, self.later))
        self._build()

    def _build(self) -> None:
        column = QVBoxLayout(self._inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        column.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(4)
        for row in (self._heads, self._foot):
            row.setSpacing(0)
            row.setContentsMargins(0, 0, 0, 0)
        right.addLayout(self._heads)
        right.addWidget(self._listing, 1)
        right.addWidget(self.house)
        right.addLayout(self._foot)
        rule = QFrame()
        rule.setProperty("role", "rule")
        rule.setFixedWidth(1)
        rule.setStyleSheet(f"max-height: 10000px; background: {TOKENS.colours.line};")
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.side)
        line.addWidget(rule)
        line.addLayout(right, 1)

    def set_view(self, view: CaseView, scale: float) -> None:
        """Show the open cases as they are."""
        self.view = view
        self._scale = scale
        self.table.set_scale(scale)
        self.house.set_scale(scale)
        self.table.set_rows(view.rows)
        self.house.set_rows((view.house,))
        self.side.set_view(view, scale)
        self.correct.setVisible(view.can_correct)
        self.retract.setVisible(view.retract is not None)
        if (view.columns, scale) != self._shown:
            self._shown = (view.columns, scale)
            self._show_columns(view)

    # --- the rulings -----------------------------------------------------------------------------

    def _show_columns(self, view: CaseView) -> None:
        empty(self._heads)
        empty(self._foot)
        bar = self._listing.verticalScrollBar().sizeHint().width()
        self._heads.setContentsMargins(0, 0, bar, 0)
        self._foot.setContentsMargins(0, 0, bar, 0)
        self.house.setContentsMargins(0, 0, bar, 0)
        self._corner(self._heads, self.tr("As the cards lie"))
        self._corner(self._foot, "")
        self.heads, self.buttons = [], []
        for place, column in enumerate(view.columns):
            head = ColumnHead(column, self._scale)
            self.heads.append(head)
            self._heads.addWidget(head, 1)
            button = WrappingButton(column.choose, "answer")
            button.setProperty("place", place)
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.clicked.connect(self._touched)
            self.buttons.append(button)
            self._foot.addWidget(_padded(button, self._scale), 1)
        self._align()

    def _corner(self, row: QHBoxLayout, text: str) -> None:
        corner = make_label(text, "caption")
        corner.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        corner.setIndent(round(10 * self._scale))
        row.addWidget(corner)

    def _align(self) -> None:
        """Put the heads over, and the buttons under, their column of figures."""
        bar = self._listing.verticalScrollBar().sizeHint().width()
        width = self.width() - self.side.width() - 2 * 7 - bar
        width = max(self.table.width(), 200) if self.table.isVisible() else max(width, 200)
        for row in (self._heads, self._foot):
            item = row.itemAt(0)
            corner = None if item is None else item.widget()
            if corner is not None:
                corner.setFixedWidth(label_width(width, self._scale))
        self.house.setFixedWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._align()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        self._align()

    def _retract(self) -> None:
        assert self.view is not None
        self.chosen.emit(self.view.retract)

    def _touched(self) -> None:
        assert self.view is not None
        place = int(self.sender().property("place"))
        self.chosen.emit(self.view.columns[place])


def _padded(button: QPushButton, scale: float) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(round(9 * scale), 0, round(9 * scale), 0)
    row.addWidget(button)
    return holder
