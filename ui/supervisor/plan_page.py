"""The Reconstruction: the table as dealt beside the table as it should be, and the moves between
them, card by card, each to be ticked off. Knows no rule.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tablemgr.cards import Card
from ui.felt.cards import CardArt
from ui.felt.fan import RATIO
from ui.parts.widgets import make_button, make_label
from ui.supervisor.scrolling import scrolled
from ui.supervisor.view import HandLine, PlanView
from ui.theme.tokens import TOKENS


class TwoTables(QWidget):
    """A line a hand: its label, its cards as dealt, its cards as they should be."""

    def __init__(self) -> None:
        super().__init__()
        self.hands: tuple[HandLine, ...] = ()
        self.scale = 1.0
        self._art = CardArt(TOKENS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_hands(self, hands: tuple[HandLine, ...], scale: float) -> None:
        """Show other hands."""
        self.hands, self.scale = hands, scale
        words = [
            f"{hand.label}: {_codes(hand.dealt)} → {_codes(hand.should)}" for hand in self.hands
        ]
        self.setAccessibleName("; ".join(words))
        self.updateGeometry()
        self.update()

    def _row_px(self) -> float:
        return 74.0 * self.scale

    def _head_px(self) -> float:
        return 26.0 * self.scale

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(500, round(self._head_px() + self._row_px() * len(self.hands)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(360, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        painter = QPainter(self)
        labels = 120 * self.scale
        half = (self.width() - labels) / 2
        self._write(painter, QRectF(labels, 0, half, self._head_px()), self.tr("As dealt"), 14)
        right = QRectF(labels + half, 0, half, self._head_px())
        self._write(painter, right, self.tr("As it should be"), 14)
        for row, hand in enumerate(self.hands):
            top = self._head_px() + row * self._row_px()
            if row % 2 == 0:
                stripe = QRectF(0, top, self.width(), self._row_px())
                painter.fillRect(stripe, QColor(TOKENS.colours.raised))
            label = QRectF(8 * self.scale, top, labels, self._row_px())
            self._write(painter, label, hand.label, 16, bold=True)
            self._cards(painter, hand.dealt, hand.should, QPointF(labels, top), half)
            self._cards(painter, hand.should, hand.dealt, QPointF(labels + half, top), half)
        painter.end()

    def _write(
        self, painter: QPainter, room: QRectF, text: str, px: int, *, bold: bool = False
    ) -> None:
        font = QFont(TOKENS.type.family)
        font.setPixelSize(round(px * self.scale))
        font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(TOKENS.colours.text if bold else TOKENS.colours.muted))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), text)

    def _cards(
        self,
        painter: QPainter,
        cards: tuple[Card, ...],
        others: tuple[Card, ...],
        corner: QPointF,
        room: float,
    ) -> None:
        """The cards of one side; one that the other side does not have is framed."""
        height = self._row_px() - 10 * self.scale
        across = height / RATIO
        step = min(across + 5, (room - across - 12) / max(1, len(cards) - 1))
        left = list(others)
        dpr = self.devicePixelRatioF()
        for place, card in enumerate(cards):
            where = QRectF(corner.x() + place * step, corner.y() + 5 * self.scale, across, height)
            self._art.paint(painter, card, where, dpr, narrow=False)
            if card in left:
                left.remove(card)
                continue
            painter.setPen(QColor(TOKENS.colours.warn))
            for inset in (0.0, 1.0, 2.0):
                painter.drawRoundedRect(where.adjusted(inset, inset, -inset, -inset), 5, 5)


class PlanPage(QWidget):
    """`ticked` gives the number of the card whose move is done, or done no more."""

    ticked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.tables = TwoTables()
        self.buttons: dict[int, QPushButton] = {}
        self.head = make_label(self.tr("Moves, the last card first"), "caption")
        self._moves = QVBoxLayout()
        left, right = QWidget(), QWidget()
        shown = QVBoxLayout(left)
        shown.setContentsMargins(0, 0, 4, 0)
        shown.addWidget(self.tables)
        shown.addStretch(1)
        listed = QVBoxLayout(right)
        listed.setContentsMargins(0, 0, 4, 0)
        listed.addLayout(self._moves)
        listed.addStretch(1)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(scrolled(left), 5)
        side = QVBoxLayout()
        side.addWidget(self.head)
        side.addWidget(scrolled(right), 1)
        line.addLayout(side, 3)

    def set_view(self, view: PlanView, scale: float) -> None:
        """Show the plan, with what is done of it."""
        self.tables.set_hands(view.hands, scale)
        numbers = [move.number for move in view.moves]
        if list(self.buttons) != numbers:
            self._rebuild(view)
        for move in view.moves:
            button = self.buttons[move.number]
            button.setChecked(move.done)
            mark = "✓" if move.done else "○"
            words = self.tr("{0}  {1}: {2} → {3}")
            button.setText(words.format(mark, move.name, move.start, move.end))

    def _rebuild(self, view: PlanView) -> None:
        for button in self.buttons.values():
            self._moves.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        for move in view.moves:
            button = make_button("", "answer", focus=False)
            button.setCheckable(True)
            button.setProperty("number", move.number)
            button.clicked.connect(self._touched)
            self._moves.addWidget(button)
            self.buttons[move.number] = button

    def _touched(self) -> None:
        self.ticked.emit(int(self.sender().property("number")))


def _codes(cards: tuple[Card, ...]) -> str:
    return " ".join(card.code for card in cards)
