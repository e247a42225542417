"""The Reconstruction: the table as dealt beside the table as it should be, and the moves between
them, card by card, each to be ticked off. Knows no rule.
"""

from __future__ import annotations

from itertools import zip_longest

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tablemgr.basics.cards import Card
from ui.felt.cards import CardArt, shown_words
from ui.felt.fan import RATIO
from ui.parts.painting import painted
from ui.parts.scrolling import scrolled
from ui.parts.widgets import make_button, make_label
from ui.theme.tokens import TOKENS
from ui.views.supervisor import HandLine, PlanView


class TwoTables(QWidget):
    """A line for each Hand: its label, its cards as dealt, its cards as they should be.

    If a person touches a card as dealt and then the Hand where it really lies, `lies_in` gives the
    card's number, the box and the Hand.
    """

    lies_in = Signal(int, int, int)

    def __init__(self) -> None:
        super().__init__()
        self.hands: tuple[HandLine, ...] = ()
        self.scale = 1.0
        self.picked: int | None = None
        """The number of the touched card, or None."""
        self._art = CardArt(TOKENS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_hands(self, hands: tuple[HandLine, ...], scale: float) -> None:
        """Show these Hands."""
        self.hands, self.scale = hands, scale
        self.picked = None
        words = [
            f"{hand.label}: {_words(hand.dealt)} → {_words(hand.should)}" for hand in self.hands
        ]
        self.setAccessibleName("; ".join(words))
        self.updateGeometry()
        self.update()

    def _row_px(self) -> float:
        """The height of a line: many Hands stand closer, so that all of them can be seen."""
        return max(54.0, min(74.0, 500.0 / max(1, len(self.hands)))) * self.scale

    def _head_px(self) -> float:
        return 26.0 * self.scale

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(500, round(self._head_px() + self._row_px() * len(self.hands)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(360, self.sizeHint().height())

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        painter = QPainter(self)
        labels, half = self._columns()
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
            dealt, should = QPointF(labels, top), QPointF(labels + half, top)
            keys = _keys(hand.dealt, hand.numbers), _keys(hand.should, hand.should_numbers)
            self._cards(painter, hand.dealt, keys, dealt, half)
            self._cards(painter, hand.should, keys[::-1], should, half)
            for number, where in zip(
                hand.numbers, self.places(hand.dealt, dealt, half), strict=True
            ):
                if number == self.picked:
                    painter.fillRect(
                        where.adjusted(0, where.height() - 6, 0, 0), QColor(TOKENS.colours.active)
                    )
        painter.end()

    def _columns(self) -> tuple[float, float]:
        """The width of the labels, and the width of each of the two tables."""
        labels = 120 * self.scale
        return labels, (self.width() - labels) / 2

    def places(self, cards: tuple[Card | None, ...], corner: QPointF, room: float) -> list[QRectF]:
        """Where the cards of one side of a line lie."""
        height = self._row_px() - 10 * self.scale
        across = height / RATIO
        step = min(across + 5, (room - across - 12) / max(1, len(cards) - 1))
        top = corner.y() + 5 * self.scale
        return [QRectF(corner.x() + n * step, top, across, height) for n in range(len(cards))]

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Pick a card as dealt, or say in which Hand the picked one lies."""
        point = event.position()
        labels, half = self._columns()
        row = int((point.y() - self._head_px()) // self._row_px())
        if not 0 <= row < len(self.hands) or point.x() > labels + half:
            return
        hand = self.hands[row]
        corner = QPointF(labels, self._head_px() + row * self._row_px())
        if self.picked is not None and self.picked not in hand.numbers:
            if hand.box >= 0:
                self.lies_in.emit(self.picked, hand.box, hand.hand)
            return
        found = None
        for number, where in zip(hand.numbers, self.places(hand.dealt, corner, half), strict=True):
            if where.contains(point):
                found = number
        self.picked = None if found == self.picked else found
        self.update()

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
        cards: tuple[Card | None, ...],
        keys: tuple[list[Card | int], list[Card | int]],
        corner: QPointF,
        room: float,
    ) -> None:
        """The cards of one side; one that the other side does not have is framed. `keys` are those
        of this side and of the other.
        """
        own, left = keys[0], list(keys[1])
        dpr = self.devicePixelRatioF()
        for card, key, where in zip(cards, own, self.places(cards, corner, room), strict=True):
            self._art.paint(painter, card, where, dpr, narrow=False)
            if key in left:
                left.remove(key)
                continue
            painter.setPen(QColor(TOKENS.colours.warn))
            for inset in (0.0, 1.0, 2.0):
                painter.drawRoundedRect(where.adjusted(inset, inset, -inset, -inset), 5, 5)


class PlanPage(QWidget):
    """`ticked` gives the number of the card whose move was ticked or unticked; `lies_in` a card's
    number, and the box and the Hand where it really lies.
    """

    ticked = Signal(int)
    lies_in = Signal(int, int, int)

    def __init__(self) -> None:
        super().__init__()
        self.tables = TwoTables()
        self.tables.lies_in.connect(self.lies_in)
        help_text = self.tr("A card lies elsewhere? Touch it, then the Hand where it lies.")
        self.help = make_label(help_text, "caption", wrap=True)
        self.buttons: dict[int, QPushButton] = {}
        self.head = make_label(self._heading(), "caption")
        self._moves = QVBoxLayout()
        left, right = QWidget(), QWidget()
        shown = QVBoxLayout(left)
        shown.setContentsMargins(0, 0, 4, 0)
        shown.addWidget(self.tables)
        shown.addWidget(self.help)
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

    def _heading(self) -> str:
        return self.tr("Move the last card first; touch each line once it is done")

    def set_view(self, view: PlanView, scale: float) -> None:
        """Show the plan, with what is done of it."""
        self.tables.set_hands(view.hands, scale)
        words = self._heading() if view.moves else self.tr("Nothing to move")
        self.head.setText(words)
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


def _keys(cards: tuple[Card | None, ...], numbers: tuple[int, ...]) -> list[Card | int]:
    """Give for each card what it is known by: its face, or its number if it lies face down."""
    pairs = zip_longest(cards, numbers, fillvalue=0)
    return [number if card is None else card for card, number in pairs][: len(cards)]


def _words(cards: tuple[Card | None, ...]) -> str:
    return " ".join(map(shown_words, cards))
