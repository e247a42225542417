"""Asks which card was misread and what it really was; shows what that changes. Knows no rule."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ui.cards.keypad import CardKeypad
from ui.felt.cards import CardArt
from ui.felt.fan import RATIO
from ui.parts.note import NoteLine
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.scrolling import scrolled
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_button, make_label
from ui.supervisor.money_table import MoneyTable
from ui.theme.tokens import TOKENS
from ui.views.cards import KeypadView
from ui.views.shared import Tone
from ui.views.supervisor import MisreadView, MoneyCell, MoneyRow, ReadCard

_COLUMNS: Final = 9
_CARD_PX: Final = 62
_BUTTON_PX: Final = 118


class MisreadSheet(Overlay):
    """`card_chosen` gives the number of the card, `truth_chosen` the card that it was;
    `sign_asked`: the change must be signed.
    """

    card_chosen = Signal(int)
    truth_chosen = Signal(object)
    stood_chosen = Signal()
    """The card was read rightly, but it was not a Hit: the Hand had stood (I12)."""
    sign_asked = Signal()
    look_asked = Signal()
    """A Pit Supervisor wants to see the cards that lie face down: he must sign (ruling S10)."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=1180, height_px=720)
        self.buttons: dict[int, QToolButton] = {}
        self._art = CardArt(TOKENS)
        self._cards = QWidget()
        self._grid = QGridLayout(self._cards)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._choosing = scrolled(self._cards)
        self.look = SlotKey(self.tr("Show the faces: a Pit Supervisor signs"))
        self.look.clicked.connect(self.look_asked)
        self.keypad = CardKeypad()

        self.keypad.card_chosen.connect(self.truth_chosen)
        self.stood = make_button("", focus=False)
        self.stood.clicked.connect(self.stood_chosen)
        self.change = make_label("", "figure", wrap=True)
        self.hands = make_label("", "person", wrap=True)
        self.note = NoteLine()
        self.table = MoneyTable()
        self.house = MoneyTable()
        self.sign = SlotKey(self.tr("Sign: Pit Supervisor"), "primary")
        self.put(ACT_SLOT, self.sign)
        self.put(ACT_SLOT - 1, self.look)
        self.sign.clicked.connect(self.sign_asked)
        self._read: tuple[ReadCard, ...] = ()
        self._build()

    def _build(self) -> None:
        self._truth = QWidget()
        right = QVBoxLayout()
        right.addWidget(self.change)
        right.addWidget(self.stood)
        right.addWidget(self.hands)
        right.addWidget(self.note)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        column.addStretch(1)
        right.addWidget(scrolled(inner), 1)
        right.addWidget(self.house)
        row = QHBoxLayout(self._truth)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(20)
        row.addWidget(self.keypad, 2)
        row.addLayout(right, 3)
        self.body.addWidget(self._choosing, 1)
        self.body.addWidget(self._truth, 1)

    def on_scale(self) -> None:
        super().on_scale()
        if hasattr(self, "_read"):  # the sheet is sized before it is built
            self._lay()

    def choose_card(self, cards: tuple[ReadCard, ...]) -> None:
        """Ask which card was misread."""
        self._read = cards
        self.open()
        self.set_title(self.tr("Which card was misread?"))
        self._lay()
        self._choosing.show()
        self.look.setVisible(any(read.card is None for read in cards))
        self._truth.hide()
        self.sign.hide()

    def _lay(self) -> None:
        """Lay out the cards to choose from, at the sheet's scale."""
        for old in self.buttons.values():
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = {}
        scale = self.sheet.scale
        across = round(_CARD_PX * scale)
        size = QSize(across, round(across * RATIO))
        for place, read in enumerate(self._read):
            button = QToolButton()
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            pixmap = self._art.pixmap(read.card, across, self.devicePixelRatioF(), narrow=False)
            button.setIcon(QIcon(pixmap))
            button.setIconSize(size)
            button.setText(f"{read.number}\n{read.where}")
            button.setProperty("role", "pick")
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setProperty("number", read.number)
            button.clicked.connect(self._touched)
            self._grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
            self.buttons[read.number] = button
        for column in range(_COLUMNS):
            self._grid.setColumnMinimumWidth(column, round(_BUTTON_PX * scale))
        self._grid.setRowStretch(len(self._read) // _COLUMNS + 1, 1)
        self._grid.setColumnStretch(_COLUMNS, 1)

    def _touched(self) -> None:
        self.card_chosen.emit(int(self.sender().property("number")))

    def ask_truth(self, read: ReadCard, stood: str = "") -> None:
        """Ask what the card really was. `stood` is one more answer, that it was not a Hit (I12)."""
        if not self.isVisible():
            self.open()
        title = self.tr("Card {0}, {1} on {2}, was misread")
        if read.card is None:
            title = self.tr("Card {0} on {2}, face down, was misread")
        self.set_title(title.format(read.number, read.name, read.where))
        self._choosing.hide()
        self.look.hide()
        self._truth.show()
        asks = self.tr("The card on the table:")
        read_as = self.tr("Read as {0}, on {1}").format(read.name, read.where)
        if read.card is None:
            read_as = self.tr("Face down on {0}").format(read.where)
        self.keypad.set_view(KeypadView(asks=asks, read_as=read_as))
        self.keypad.setFocus()
        for widget in (self.hands, self.table, self.house, self.sign):
            widget.hide()
        self.note.say("", Tone.PLAIN)
        self.change.setText(self.tr("Enter the card that lies on the table."))
        self.stood.setText(self.tr("It was {0}").format(stood))
        self.stood.setVisible(bool(stood))

    def show_change(self, view: MisreadView) -> None:
        """Show what the correction changes."""
        scale = self.sheet.scale
        words = self.tr("{0} was really {1}")
        text = words.format(view.card.name, view.truth)
        self.change.setText(text[:1].upper() + text[1:])
        lines = [f"{hand.label}:  {hand.before}  →  {hand.after}" for hand in view.hands]
        self.hands.setText("\n".join(lines) or self.tr("No Hand changes."))
        shown = view.refusal is None and view.shown
        self.hands.setVisible(shown)
        if view.refusal is not None:
            self.note.say(view.refusal.text, Tone.WARN, view.refusal.cite)
        else:
            self.note.say(view.opens_case, Tone.WARN)
        heads = MoneyRow("", (MoneyCell(self.tr("As read")), MoneyCell(self.tr("Corrected"))))
        for table, rows in ((self.table, (heads, *view.rows)), (self.house, (view.house,))):
            table.set_scale(scale)
            table.set_rows(rows)
        for widget in (self.table, self.house):
            widget.setVisible(shown)
        self.sign.setVisible(view.refusal is None)
