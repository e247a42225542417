"""The keypad at which a person enters a card in two taps: the rank, then the suit. Knows no table.

On the keyboard `k`, then `h`; a ten is `t`, `0` or `10`. The letter of a suit counts only after a
rank: until then it is a key of the window.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tablemgr.basics.cards import RANKS, Card, Suit, card
from tablemgr.basics.counts import counted
from ui.felt.cards import CardArt
from ui.felt.suits import suit_path
from ui.parts.note import NoteLine
from ui.parts.painting import painted
from ui.parts.panel import Panel
from ui.parts.widgets import make_button, make_label
from ui.theme.tokens import TOKENS
from ui.views.cards import KeypadView
from ui.views.shared import Tone

_COLUMNS: Final = 4
_RANK_KEYS: Final = {**{rank.lower(): rank for rank in RANKS}, "0": "T"}
_BEFORE_ZERO: Final = "1"
"""Begins `10`: it drops the rank that was chosen before."""
_SUIT_KEYS: Final = {suit.value: suit for suit in Suit}


class SuitKey(QPushButton):
    """A key for one suit, drawn as on a card."""

    def __init__(self, suit: Suit) -> None:
        super().__init__()
        self.suit = suit
        self.art = CardArt(TOKENS)
        self.setProperty("role", "suit")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        plate = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        painter.setBrush(self.art.ink(self.suit))
        fill = TOKENS.colours.card if self.isEnabled() else TOKENS.colours.disabled
        painter.fillRect(plate, fill)
        path = suit_path(self.suit)
        bounds = path.boundingRect()
        side = min(plate.width(), plate.height()) * 0.62
        grow = side / max(bounds.width(), bounds.height())
        painter.translate(plate.center())
        painter.scale(grow, grow)
        painter.translate(QPointF(0, 0) - bounds.center())
        painter.drawPath(path)
        painter.end()


class CardKeypad(Panel):
    """Thirteen ranks and four suits."""

    card_chosen = Signal(object)
    """The `Card` that was entered."""
    none_missing = Signal()
    """No card is missing: none came out unread, or it was read after all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("panel", parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("typed", True)  # letters are entered here, as in a line of text
        self._view = KeypadView()
        self._art = CardArt(TOKENS)
        self.rank: str | None = None
        self.heading = make_label(self.tr("Cards by hand"), "heading")
        self.why = NoteLine()
        self.none_is_missing = make_button(self.tr("No card is missing"), focus=False)
        self.none_is_missing.clicked.connect(self.none_missing)
        self.where = make_label("", "strong", wrap=True)
        self.picture = QLabel()
        self.last = make_label("", "muted", wrap=True)
        self.ranks: dict[str, QPushButton] = {}
        self.suits: dict[Suit, SuitKey] = {}
        self._grid = QGridLayout()
        self._suit_row = QHBoxLayout()
        self._column = QVBoxLayout(self)
        self._build()
        self.on_scale()
        self.set_view(self._view)

    def _build(self) -> None:
        for place, rank in enumerate(RANKS):
            key = make_button("10" if rank == "T" else rank, "key", focus=False)
            key.setCheckable(True)
            key.setProperty("rank", rank)
            key.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            key.clicked.connect(self._rank_touched)
            row, column = divmod(place, _COLUMNS)
            self._grid.addWidget(key, row, column)
            self.ranks[rank] = key
        self.clear = make_button(self.tr("Clear"), "quiet", focus=False)
        self.clear.clicked.connect(self._clear)
        self._grid.addWidget(self.clear, 3, 1, 1, 3)
        for suit in Suit:
            suit_key = SuitKey(suit)
            suit_key.clicked.connect(self._suit_touched)
            self._suit_row.addWidget(suit_key, 1)
            self.suits[suit] = suit_key
        foot = QHBoxLayout()
        foot.addWidget(self.picture)
        foot.addWidget(self.last, 1)
        self._column.addWidget(self.heading)
        self._column.addWidget(self.why)
        self._column.addWidget(self.where)
        self._column.addLayout(self._grid, 1)
        self._column.addLayout(self._suit_row)
        self._column.addWidget(self.none_is_missing)
        self._column.addLayout(foot)

    def on_scale(self) -> None:
        tokens = self.tokens
        self.setFixedWidth(round(300 * self.scale))
        self._column.setContentsMargins(*[tokens.space_m] * 4)
        self._column.setSpacing(tokens.space_m)
        for layout in (self._grid, self._suit_row):
            layout.setSpacing(round(6 * self.scale))
        self.set_view(self._view)

    def set_view(self, view: KeypadView) -> None:
        """Show where the next card goes, and which card was the last."""
        if view.four_colour != self._view.four_colour:
            self._use(CardArt(TOKENS, four_colour=view.four_colour))
        if view.told != self._view.told:
            self.rank = None  # it was meant for another place
        self._view = view
        if view.reason is not None:
            self.where.setText(view.reason.text)
        elif view.asks:
            self.where.setText(view.asks)
        elif view.goes_to:
            self.where.setText(self.tr("Next card: {0}").format(view.goes_to))
        else:
            self.where.setText(self.tr("No card is due."))
        why = view.why
        if view.held:
            waiting = (self.tr("1 more card waits for it."), self.tr("{0} more cards wait for it."))
            why = f"{why} {counted(view.held, *waiting)}"
        self.why.say(why, Tone.WARN)
        for widget in (self.heading, self.last):  # the reason is shown in their place
            widget.setVisible(not why)
        self.none_is_missing.setVisible(bool(why))
        self.picture.setVisible(view.last is not None and not why)
        if view.last is not None:
            dpr = self.devicePixelRatioF()
            self.picture.setPixmap(self._art.pixmap(view.last, 52 * self.scale, dpr, narrow=False))
        went = view.read_as or self.tr("Last card: to {0}").format(view.last_went_to)
        self.last.setText(went if view.read_as or view.last_went_to else "")
        self._show_keys()

    def _use(self, art: CardArt) -> None:
        """Draw the suits with this art's colours from now on."""
        self._art = art
        for suit_key in self.suits.values():
            suit_key.art = art
            suit_key.update()

    def _show_keys(self) -> None:
        may = self._view.reason is None
        for rank, key in self.ranks.items():
            key.setEnabled(may)
            key.setChecked(rank == self.rank)
        for suit_key in self.suits.values():
            suit_key.setEnabled(may and self.rank is not None)
        self.clear.setEnabled(self.rank is not None)

    def _rank_touched(self) -> None:
        self.choose_rank(str(self.sender().property("rank")))

    def _suit_touched(self) -> None:
        key = self.sender()
        assert isinstance(key, SuitKey)
        self.choose_suit(key.suit)

    def _clear(self) -> None:
        self.rank = None
        self._show_keys()

    def choose_rank(self, rank: str) -> None:
        """The first tap: take this rank. Another rank replaces it."""
        self.rank = rank
        self._show_keys()

    def choose_suit(self, suit: Suit) -> None:
        """The second tap: the card is entered, if one may be entered now."""
        rank = self.rank
        self._clear()
        if rank is not None and self._view.reason is None:
            chosen: Card = card(rank + suit.value)
            self.card_chosen.emit(chosen)

    def event(self, event: QEvent) -> bool:
        """Take the keys that the keypad knows before the window's own shortcuts do."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._knows(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def _knows(self, event: QKeyEvent) -> bool:
        text = event.text().lower()
        if self.rank is not None and (text in _SUIT_KEYS or event.key() == Qt.Key.Key_Escape):
            return True
        return text in _RANK_KEYS or text == _BEFORE_ZERO

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        text = event.text().lower()
        if not self._knows(event):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape or text == _BEFORE_ZERO:
            self._clear()
        elif self.rank is not None and text in _SUIT_KEYS:
            self.choose_suit(_SUIT_KEYS[text])
        else:
            self.choose_rank(_RANK_KEYS[text])
