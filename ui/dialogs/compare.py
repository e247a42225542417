"""The felt check: every Hand, large, and every Bet, to compare with the table. Knows no device."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tablemgr.basics.cards import Card
from tablemgr.basics.counts import counted
from ui.felt.canvas import text_width
from ui.felt.cards import CardArt, shown_words
from ui.felt.fan import RATIO
from ui.parts.overlay import ACT_SLOT, BACK_SLOT, KEY_GAP_PX, Overlay
from ui.parts.painting import painted
from ui.parts.scrolling import scrolled
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import empty, make_button, make_label
from ui.theme.tokens import TOKENS
from ui.views.dialogs import CompareView, HandToCompare

_COLUMNS = 3
_LEAST_CARD_PX = 54
_MOST_CARD_PX = 104
_BETS_PX = 270
_LEAST_TEXT_PX = 11
_LEAST_STEP = 0.47
"""How much of a card the next one must leave free, so that its index is seen: a part of its width.
"""


class HandPicture(QWidget):
    """A Hand's label, its total and its cards. The more cards, the closer they lie.

    `touched` gives the touched card's number in the Round.
    """

    touched = Signal(int)

    def __init__(self, hand: HandToCompare, card_px: int) -> None:
        super().__init__()
        self.hand = hand
        self._card_px = card_px
        self._art = CardArt(TOKENS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        cards = " ".join(map(shown_words, hand.cards))
        self.setAccessibleName(f"{hand.label}: {cards}")

    def _text_px(self) -> int:
        return round(self._card_px * 0.30)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(260, round(self._card_px * RATIO) + round(self._text_px() * 1.6) + 10)

    def places(self) -> list[tuple[Card | None, QRectF]]:
        """The cards, each with its place in the widget's pixels."""
        gaps = max(0, len(self.hand.cards) - 1)
        room = self.width() - 16.0
        across = min(float(self._card_px), room / (1 + _LEAST_STEP * gaps))
        step = min(across + 6.0, (room - across) / max(1, gaps))
        top = self._text_px() * 1.6
        size = QRectF(0, 0, across, across * RATIO).size()
        return [
            (card, QRectF(QPointF(place * step, top), size))
            for place, card in enumerate(self.hand.cards)
        ]

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Tell which card was touched; of several under the finger, the uppermost."""
        under = [
            number
            for number, (_, rect) in zip(self.hand.numbers, self.places(), strict=False)
            if rect.contains(event.position())
        ]
        if under:
            self.touched.emit(under[-1])

    def head(self) -> list[tuple[QRectF, str, str, Qt.AlignmentFlag]]:
        """The label and the total: place, text, colour and alignment. The places never overlap."""
        room = QRectF(0, 0, self.width() - 16, self._text_px() * 1.4)
        words = (self.hand.label, self.hand.total)
        wanted = [self._width(text, self._text_px()) for text in words]
        gap = self._text_px() * 0.6 if self.hand.total else 0.0
        share = min(1.0, (room.width() - gap) / max(1.0, sum(wanted)))
        left, right = QRectF(room), QRectF(room)
        left.setWidth(wanted[0] * share)
        right.setLeft(room.right() - wanted[1] * share)
        colours = TOKENS.colours
        return [
            (left, words[0], colours.text, Qt.AlignmentFlag.AlignLeft),
            (right, words[1], colours.announce, Qt.AlignmentFlag.AlignRight),
        ]

    @staticmethod
    def _width(text: str, size_px: int) -> float:
        return text_width(TOKENS.type.family, size_px, True, text) + 2 if text else 0.0

    def _size_for(self, text: str, width: float) -> int:
        """The largest type size, in pixels, at which the text fits the width."""
        size = self._text_px()
        while size > _LEAST_TEXT_PX and self._width(text, size) > width:
            size -= 1
        return size

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        painter = QPainter(self)
        font = QFont(TOKENS.type.family)
        font.setPixelSize(self._text_px())
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        for place, text, colour, side in self.head():
            font.setPixelSize(self._size_for(text, place.width()))
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, text)
        dpr = self.devicePixelRatioF()
        for card, rect in self.places():
            self._art.paint(painter, card, rect, dpr, narrow=False)
        painter.end()


class CompareOverlay(Overlay):
    """Asks whether the table is as the screen shows it; if not, which card or Bet differs."""

    confirmed = Signal()
    """Every card and Bet on the table is as on the screen."""
    card_differs = Signal(int)
    """This card differs: its number in the Round."""
    bet_differs = Signal(object)
    """This Bet differs: its `BetToCompare`."""
    other_differs = Signal()
    """Something differs that is not one card and not one Bet."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=1160, height_px=680)
        self.why = make_label("", wrap=True)
        self.view: CompareView | None = None
        self.asks_what = False
        """The Dealer said that something differs; a touch now says what."""
        self.pictures: list[HandPicture] = []
        self.bet_buttons: list[QPushButton] = []
        self._bets = QWidget()
        self._bet_column = QVBoxLayout(self._bets)
        self._bet_column.setContentsMargins(0, 0, 0, 0)
        self._bet_column.setSpacing(KEY_GAP_PX)
        self._bet_listing = scrolled(self._bets)
        self._inner = QWidget()
        self._grid = QGridLayout(self._inner)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._listing = scrolled(self._inner)
        self.count = make_label("", "muted")
        self.no = SlotKey(self.tr("They differ"))
        self.yes = SlotKey(self.tr("All the same: confirm"), "primary")
        self.back = SlotKey(self.tr("Back"))
        self.other = SlotKey(self.tr("Something else differs"))
        for slot, key in (
            *((BACK_SLOT, self.back), (ACT_SLOT - 2, self.other)),
            *((ACT_SLOT - 1, self.no), (ACT_SLOT, self.yes)),
        ):
            self.put(slot, key)
        self.no.clicked.connect(self._differs)
        self.back.clicked.connect(self._compare_again)
        self.other.clicked.connect(self._other)
        self.yes.clicked.connect(self._confirmed)
        self.body.addWidget(self.why)
        middle = QHBoxLayout()
        middle.addWidget(self._listing, 1)
        middle.addWidget(self._bet_listing)
        self.body.addLayout(middle, 1)
        self.body.addWidget(self.count)

    def compare(self, view: CompareView) -> None:
        """Show every Hand and every Bet, and ask whether they are the same on the table."""
        self.view = view
        self._show(view, asks_what=False)

    def refresh(self, view: CompareView) -> None:
        """The table changed during the check: show it as it is now, with the same question."""
        self.view = view
        self._show(view, asks_what=self.asks_what)

    def _show(self, view: CompareView, *, asks_what: bool) -> None:
        self.asks_what = asks_what
        title = self.tr("Compare every card and Bet on the table with the screen")
        if asks_what:
            title = self.tr("What differs? Touch the card or the Bet")
        self.set_title(title)
        self.why.setText(view.why)
        for button in (self.no, self.yes):
            button.setVisible(not asks_what)
        for button in (self.back, self.other):
            button.setVisible(asks_what)
        self.close_button.setVisible(not asks_what)
        in_no_hand = view.cards - sum(len(hand.cards) for hand in view.hands)
        count = counted(
            view.cards, self.tr("1 card in this Round"), self.tr("{0} cards in this Round")
        )
        if in_no_hand:
            count = self.tr("{0}, {1} of them in no Hand").format(count, in_no_hand)
        self.count.setText(count)
        self.open()
        for old in self.pictures:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        card_px = self._card_px(len(view.hands))
        self.pictures = [HandPicture(hand, card_px) for hand in view.hands]
        for picture in self.pictures:
            picture.touched.connect(self._card)
        self._show_bets(view)
        gap = self.sheet.tokens.space_l
        self._grid.setHorizontalSpacing(gap)
        self._grid.setVerticalSpacing(gap)
        for place, picture in enumerate(self.pictures):
            self._grid.addWidget(picture, place // _COLUMNS, place % _COLUMNS)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1)
        self._grid.setRowStretch(len(self.pictures) // _COLUMNS + 1, 1)

    def _card_px(self, hands: int) -> int:
        """The width of a card, in pixels: as large as all Hands still fit, between two bounds."""
        rows = max(1, -(-hands // _COLUMNS))
        room = self.sheet.height() / self.sheet.scale - 250
        by_height = (room / rows - 30) / (RATIO + 0.48)
        return round(max(_LEAST_CARD_PX, min(_MOST_CARD_PX, by_height)) * self.sheet.scale)

    def _confirmed(self) -> None:
        self.hide()
        self.confirmed.emit()

    def _show_bets(self, view: CompareView) -> None:
        """List the Bets by box. They are buttons once the Dealer said that something differs."""
        empty(self._bet_column)
        self.bet_buttons = []
        box = ""
        for bet in view.bets:
            if bet.box != box:
                box = bet.box
                self._bet_column.addWidget(make_label(box, "caption"))
            text = "\n".join(part for part in (bet.player, bet.what) if part)
            if self.asks_what:
                button = make_button(text, "answer", focus=False)
                button.setProperty("bet", len(self.bet_buttons))
                button.clicked.connect(self._bet)
                self.bet_buttons.append(button)
                self._bet_column.addWidget(button)
            else:
                self._bet_column.addWidget(make_label(text, "person", wrap=True))
        self._bet_column.addStretch(1)
        self._bet_listing.setFixedWidth(round(_BETS_PX * self.sheet.scale))
        self._bet_listing.setVisible(bool(view.bets))

    def _differs(self) -> None:
        if self.view is not None:
            self._show(self.view, asks_what=True)

    def _compare_again(self) -> None:
        if self.view is not None:
            self._show(self.view, asks_what=False)

    def _card(self, number: int) -> None:
        if self.asks_what:
            self.hide()
            self.card_differs.emit(number)

    def _bet(self) -> None:
        assert self.view is not None
        bet = self.view.bets[int(self.sender().property("bet"))]
        self.hide()
        self.bet_differs.emit(bet)

    def _other(self) -> None:
        self.hide()
        self.other_differs.emit()
