"""The keypad at which a person enters a card in two taps: the rank, then the suit. Knows no table.

On the keyboard `k`, then `h`; a ten is `t`, `0` or `10`. The letter of a suit counts only after a
rank: until then it is a key of the window.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from tablemgr.basics.cards import RANKS, Card, Suit, card
from ui.felt.cards import CardArt
from ui.felt.suits import suit_path
from ui.parts.fitting import FittingText
from ui.parts.painting import painted
from ui.parts.panel import Panel
from ui.parts.rows import ROWS, Cell, RowPage
from ui.parts.widgets import WrappingButton, make_button
from ui.theme.tokens import TOKENS
from ui.views.cards import KeypadView

_COLUMNS: Final = 4
_LEAST: Final = (290, 400)
_LEFT: Final = Cell(ROWS - 2, 2, 2 * _COLUMNS, 3)
_RIGHT: Final = Cell(ROWS - 2, 5, 2 * _COLUMNS, 3)
"""The halves of the room beside the last rank; *Clear* is in the left one."""
_RANK_KEYS: Final = {**{rank.lower(): rank for rank in RANKS}, "0": "T"}
_BEFORE_ZERO: Final = "1"
"""Begins `10`: it drops the rank that was chosen before."""
_DIAMONDS: Final = Suit.DIAMONDS.value
"""It never means the simulated shoe's key while cards are entered by hand."""
_SUIT_KEYS: Final = {suit.value: suit for suit in Suit}


class SuitKey(QPushButton):
    """A key for one suit, drawn as on a card."""

    def __init__(self, suit: Suit) -> None:
        super().__init__()
        self.suit = suit
        self.art = CardArt(TOKENS)
        self.setAccessibleName(suit.name.capitalize())
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
    lies_face_down = Signal()
    """The next card was not read and lies face down."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("side", parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("typed", True)  # letters are entered here, as in a line of text
        self._view = KeypadView()
        self.rank: str | None = None
        self.none_is_missing = WrappingButton(self.tr("No card is missing"), "choice")
        self.none_is_missing.clicked.connect(self.none_missing)
        self.left_so = WrappingButton(self.tr("It lies face down"), "choice")
        self.left_so.clicked.connect(self.lies_face_down)
        self.where = FittingText(17, 12)
        self.ranks: dict[str, QPushButton] = {}
        self.suits: dict[Suit, SuitKey] = {}
        self._page = RowPage()
        self._page.setParent(self)
        self._build()
        self.on_scale()
        self.set_view(self._view)

    def _build(self) -> None:
        for place, rank in enumerate(RANKS):
            key = make_button("10" if rank == "T" else rank, "key", focus=False)
            key.setCheckable(True)
            key.setProperty("rank", rank)
            key.clicked.connect(self._rank_touched)
            row, column = divmod(place, _COLUMNS)
            self._page.put(key, Cell(row, column, _COLUMNS))
            self.ranks[rank] = key
        self.clear = WrappingButton(self.tr("Clear"), "key")
        self.clear.setProperty("narrow", "true")
        self.clear.clicked.connect(self._clear)
        last = ROWS - 2
        self._page.put(self.clear, Cell(last, 1, _COLUMNS))
        self._page.put(self.left_so, _LEFT)
        self._page.put(self.none_is_missing, _RIGHT)
        for column, suit in enumerate(Suit):
            suit_key = SuitKey(suit)
            suit_key.clicked.connect(self._suit_touched)
            self._page.put(suit_key, Cell(ROWS - 1, column, _COLUMNS))
            self.suits[suit] = suit_key

    def _put_where(self) -> None:
        """Say where the card goes in the place that is left beside the keys."""
        cell = Cell(ROWS - 2, 2, _COLUMNS, 2)
        self._page.put(self.where, _RIGHT if self._view.may_lie else cell)

    def on_scale(self) -> None:
        self.setMinimumSize(round(_LEAST[0] * self.scale), round(_LEAST[1] * self.scale))
        self.where.set_sizes(round(17 * self.scale), round(12 * self.scale))
        self.set_view(self._view)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._page.setGeometry(self.rect())

    def set_view(self, view: KeypadView) -> None:
        """Show where the next card goes."""
        if view.four_colour != self._view.four_colour:
            self._use(CardArt(TOKENS, four_colour=view.four_colour))
        if view.told != self._view.told:
            self.rank = None  # it was meant for another place
        self._view = view
        self._put_where()
        self.where.set_text(self._words(view))
        self.where.setVisible(not view.why)
        self.none_is_missing.setVisible(bool(view.why))
        self._show_keys()

    def _words(self, view: KeypadView) -> str:
        """Where the next card goes, or what is asked; or why no card can be entered."""
        if view.reason is not None:
            return view.reason.text
        if view.asks:
            return "\n".join(part for part in (view.asks, view.read_as) if part)
        if view.goes_to:
            return self.tr("Next card: {0}").format(view.goes_to)
        return self.tr("No card is due.")

    def _use(self, art: CardArt) -> None:
        """Draw the suits with this art's colours from now on."""
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
        leaves = self._view.may_lie and self.rank is None
        self.left_so.setVisible(leaves)
        self.clear.setVisible(not leaves)

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
        return text in _RANK_KEYS or text in (_BEFORE_ZERO, _DIAMONDS)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        text = event.text().lower()
        if not self._knows(event):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape or text == _BEFORE_ZERO:
            self._clear()
        elif self.rank is not None and text in _SUIT_KEYS:
            self.choose_suit(_SUIT_KEYS[text])
        elif text != _DIAMONDS:
            self.choose_rank(_RANK_KEYS[text])
