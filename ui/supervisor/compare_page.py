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
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ui.felt.cards import CardArt, shown_words
from ui.parts.citing import CiteButton
from ui.parts.fitting import FittingText
from ui.parts.note import NoteLine
from ui.parts.scrolling import scrolled
from ui.parts.widgets import make_button, make_label
from ui.supervisor.money_table import MoneyTable, label_width
from ui.theme.tokens import TOKENS
from ui.views.shared import Tone
from ui.views.supervisor import CaseView, RulingColumn

_LEFT_PX = 292
MOST_CARDS = 8
"""How many cards are shown as pictures; of more, the last ones are."""


class ColumnHead(QWidget):
    """What a ruling is, its paragraph, and what follows from it."""

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
        who = make_label(self.tr("{0}\nor above").format(column.who), "caption")
        self._who = who
        self._under = QHBoxLayout()
        self._under.addWidget(self.cite)
        self._under.addWidget(who, 1)
        stack = QVBoxLayout(self)
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
        parts = (self.cite, self._who)
        wide = sum(part.sizeHint().width() for part in parts) + self._under.spacing()
        fits = wide <= self.contentsRect().width() - self._margins_px
        direction = QBoxLayout.Direction
        self._under.setDirection(direction.LeftToRight if fits else direction.TopToBottom)


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
        self.notices: list[NoteLine] = []
        self.heads: list[ColumnHead] = []
        self.buttons: list[QPushButton] = []
        self.table = MoneyTable()
        self.house = MoneyTable()
        self._scale = 1.0
        self._art = CardArt(TOKENS)
        self._left = QVBoxLayout()
        self._heads = QHBoxLayout()
        self._foot = QHBoxLayout()
        self._inner = QWidget()
        self._listing = scrolled(self._inner, always=True)
        self.correct = make_button(self.tr("A card was misread…"), focus=False)
        self.correct.clicked.connect(self.misread)
        self.retract = make_button(self.tr("The report was an error…"), focus=False)
        self.retract.clicked.connect(self._retract)
        self.later = make_button(self.tr("Look at the table"), focus=False)
        self.later.clicked.connect(self.put_off)
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
        self._side = QWidget()
        self._side.setLayout(self._left)
        self._left.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._side)
        line.addWidget(rule)
        line.addLayout(right, 1)

    def set_view(self, view: CaseView, scale: float) -> None:
        """Show the open cases as they are."""
        self.view = view
        self._scale = scale
        self._side.setFixedWidth(round(_LEFT_PX * scale))
        self.table.set_scale(scale)
        self.house.set_scale(scale)
        self.table.set_rows(view.rows)
        self.house.set_rows((view.house,))
        self._show_left(view)
        self._show_columns(view)

    # --- what was noticed ------------------------------------------------------------------------

    def _show_left(self, view: CaseView) -> None:
        _clear(self._left, keep=(self.correct, self.retract, self.later))
        self._left.setSpacing(round(8 * self._scale))
        self.notices = []
        self._left.addWidget(make_label(self.tr("Noticed"), "caption"))
        for notice in view.notices:
            line = NoteLine()
            line.say(notice.text, Tone.WARN, notice.cite)
            self.notices.append(line)
            self._left.addWidget(line)
        if view.cards:
            count = len(view.cards)
            text = self.tr("Cards, the last {0} of {1}").format(MOST_CARDS, count)
            text = text if count > MOST_CARDS else self.tr("Cards")
            self._left.addWidget(make_label(text, "caption"))
            self._left.addLayout(self._pictures(view))
        if view.undecided:
            self._left.addWidget(make_label(self.tr("Still open"), "caption"))
            text = "\n".join(f"•  {line}" for line in view.undecided[:6])
            if len(view.undecided) > 6:
                text += "\n" + self.tr("and {0} more").format(len(view.undecided) - 6)
            self._left.addWidget(make_label(text, wrap=True))
        for barred in view.barred:
            line = NoteLine()
            line.say(barred.text, Tone.PLAIN, barred.cite)
            self._left.addWidget(line)
        self._left.addStretch(1)
        self._left.addWidget(self.correct)
        self._left.addWidget(self.retract)
        self._left.addWidget(self.later)
        self.correct.setVisible(view.can_correct)
        self.retract.setVisible(view.retract is not None)

    def _pictures(self, view: CaseView) -> QHBoxLayout:
        row = QHBoxLayout()
        cards = view.cards[-MOST_CARDS:]
        across = min(62.0, (_LEFT_PX - 8) / max(1, len(cards)) - 6) * self._scale
        for card in cards:
            picture = QLabel()
            picture.setPixmap(
                self._art.pixmap(card, across, self.devicePixelRatioF(), narrow=False)
            )
            picture.setAccessibleName(shown_words(card))
            row.addWidget(picture)
        row.addStretch(1)
        return row

    # --- the rulings -----------------------------------------------------------------------------

    def _show_columns(self, view: CaseView) -> None:
        _clear(self._heads)
        _clear(self._foot)
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
            button = make_button(column.choose, "answer", focus=False)
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
        width = self.width() - self._side.width() - 2 * 7 - bar
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
    row.setContentsMargins(round(6 * scale), 0, round(6 * scale), 0)
    row.addWidget(button)
    return holder


def _clear(layout: QVBoxLayout | QHBoxLayout, keep: tuple[QWidget, ...] = ()) -> None:
    """Take everything out of a layout; what is kept stays with its parent."""
    while layout.count():
        item = layout.takeAt(0)
        if item is None:
            return
        widget, inner = item.widget(), item.layout()
        if widget is not None and widget not in keep:
            widget.hide()
            widget.deleteLater()
        elif isinstance(inner, QHBoxLayout | QVBoxLayout):
            _clear(inner)
            inner.deleteLater()
