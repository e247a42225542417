"""The felt check: every Hand and Bet as they lie, to compare with the table. Knows no device."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.basics.counts import counted
from ui.dialogs.compare_places import ComparePlaces
from ui.parts.overlay import ACT_SLOT, BACK_SLOT, Overlay
from ui.parts.scrolling import scrolled
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_label
from ui.views.dialogs import BetToCompare, CompareView

_AROUND_PX = 190
"""How much of the sheet's height is not for the places."""


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
        self.places = ComparePlaces()
        self._listing = scrolled(self.places)
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
        self.places.card_touched.connect(self._card)
        self.places.bet_touched.connect(self._bet)
        self.body.addWidget(self._listing, 1)
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
        scale = self.sheet.scale
        room = QSize(self.sheet.width(), self.sheet.height() - round(_AROUND_PX * scale))
        self.places.show_places(view, room, scale, asks_what=asks_what)

    def _confirmed(self) -> None:
        self.hide()
        self.confirmed.emit()

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

    def _bet(self, bet: BetToCompare) -> None:
        self.hide()
        self.bet_differs.emit(bet)

    def _other(self) -> None:
        self.hide()
        self.other_differs.emit()
