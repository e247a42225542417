"""The panels at the window's side, of which the one that the phase needs is shown.

While Bets are open it is their entry, while cards are entered by hand, or one is named that was
not read, the keypad, else the rows of the settlement. Decides nothing about the game.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from tablemgr.basics.cards import Card
from tablemgr.rules.games.position import Phase
from ui.bets.actions import BetActions
from ui.bets.panel import BetEntryPanel
from ui.table.controller import TableController

if TYPE_CHECKING:
    from ui.cards.keypad import CardKeypad
    from ui.settlement.panel import SettlementPanel

_WITH_BETS: Final = (Phase.IDLE, Phase.BETTING)


class SidePanels(QStackedWidget):
    """The panels of one table. A panel takes the scale of the window when it is shown."""

    put_away = Signal()
    """A sheet of a panel is gone: the window takes the keyboard back."""
    card_chosen = Signal(object)
    """A `Card` was entered by hand."""

    def __init__(self, controller: TableController, betting: BetActions) -> None:
        super().__init__()
        self._controller = controller
        self._betting = betting
        self.keypad_on = False
        """A person wants to enter the cards, though a shoe reads them."""

    @cached_property
    def bets(self) -> BetEntryPanel:
        """The entry of Bets; made when Bets may first be entered. By then a start has put this
        widget into its window: put in with it, the panel would be laid out twice.
        """
        betting, panel = self._betting, BetEntryPanel()
        panel.chip_picked.connect(betting.pick)
        panel.kind_chosen.connect(betting.choose_kind)
        panel.player_chosen.connect(betting.choose_player)
        panel.player_added.connect(betting.add_player)
        panel.seat_toggled.connect(betting.toggle_seat)
        panel.amount_entered.connect(betting.enter)
        panel.box_toggled.connect(betting.tap)
        panel.clear_asked.connect(betting.clear_box)
        panel.put_away.connect(self.put_away)
        self.addWidget(panel)
        return panel

    @cached_property
    def settlement(self) -> SettlementPanel:
        """Give the panel of what is taken and paid; made when the first Bets are closed."""
        from ui.settlement.panel import SettlementPanel  # noqa: PLC0415 - not at a start

        panel = SettlementPanel()
        panel.chosen.connect(self._controller.settling.touch_line)
        panel.unticked.connect(self._controller.settling.untick_line)
        self.addWidget(panel)
        return panel

    @cached_property
    def keypad(self) -> CardKeypad:
        """Cards by hand; made when no shoe reads them."""
        from ui.cards.keypad import CardKeypad  # noqa: PLC0415 - not at a start

        panel = CardKeypad()
        panel.card_chosen.connect(self._entered)
        panel.lies_face_down.connect(self._controller.device_events.lies_face_down)
        panel.none_missing.connect(self._controller.device_events.none_missing)
        self.addWidget(panel)
        return panel

    def refresh(self) -> None:
        """Put the panel in front that the table now asks for, and show it the table."""
        controller = self._controller
        panel: BetEntryPanel | CardKeypad | SettlementPanel
        if controller.phase in _WITH_BETS:
            panel = self.bets
            panel.set_view(self._betting.view())
        elif self._is_named() or (self._cards_are_dealt() and self._cards_by_hand_now()):
            panel = self.keypad
            panel.set_view(controller.views.keypad())
        else:
            panel = self.settlement
            panel.set_view(controller.views.settlement())
        self.setCurrentWidget(panel)

    def _entered(self, card: Card) -> None:
        """A card was entered: the one that is asked for, or the next one."""
        if self._is_named():
            self._controller.naming.name(card)
        else:
            self.card_chosen.emit(card)

    def _is_named(self) -> bool:
        return self._controller.naming.number is not None

    @property
    def shows_keypad(self) -> bool:
        """Say whether the keypad is in front: then it has the keys."""
        return "keypad" in vars(self) and self.currentWidget() is self.keypad

    def _cards_are_dealt(self) -> bool:
        """Say whether a card may be dealt: in a phase for it, or while a case is open."""
        phase = self._controller.phase
        return phase is Phase.IRREGULARITY or phase in self._controller.family.dealing

    def _cards_by_hand_now(self) -> bool:
        why = self._controller.device_events.why_by_hand
        by_hand = self.keypad_on or bool(why) or self._without_shoe()
        return by_hand and not self._controller.settling.ticking.waits

    def _without_shoe(self) -> bool:
        state = self._controller.link()
        return state is None or not state.connected

    def toggle_keypad(self) -> None:
        """Switch entering cards by hand on or off."""
        self.keypad_on = not self.keypad_on
        self._controller.show()
