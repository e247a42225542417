"""The panels at the window's side: one for each kind of view, made when it is first shown.

Decides nothing about the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from tablemgr.basics.cards import Card
from ui.bets.actions import BetActions
from ui.bets.panel import BetEntryPanel
from ui.parts.later import MadeLater
from ui.table.controller import TableController
from ui.views.bets import BetEntryView
from ui.views.cards import KeypadView
from ui.views.settlement import SettlementView
from ui.views.turn import TurnView

if TYPE_CHECKING:
    from ui.cards.keypad import CardKeypad
    from ui.settlement.panel import SettlementPanel
    from ui.settlement.turn_panel import TurnPanel


SideView: TypeAlias = BetEntryView | KeypadView | SettlementView | TurnView
"""The views that can stand at the window's side."""


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

    @MadeLater
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

    @MadeLater
    def settlement(self) -> SettlementPanel:
        """Give the panel of what is taken and paid; made when the first Bets are closed."""
        from ui.settlement.panel import SettlementPanel  # noqa: PLC0415 - not at a start

        panel = SettlementPanel()
        panel.chosen.connect(self._controller.settling.touch_line)
        panel.unticked.connect(self._controller.settling.untick_line)
        self.addWidget(panel)
        return panel

    @MadeLater
    def turn(self) -> TurnPanel:
        """Give the panel of the box in turn; made when a box is first asked."""
        from ui.settlement.turn_panel import TurnPanel  # noqa: PLC0415 - not at a start

        panel = TurnPanel()
        self.addWidget(panel)
        return panel

    @MadeLater
    def keypad(self) -> CardKeypad:
        """Cards by hand; made when no shoe reads them."""
        from ui.cards.keypad import CardKeypad  # noqa: PLC0415 - not at a start

        panel = CardKeypad()
        panel.card_chosen.connect(self._entered)
        panel.lies_face_down.connect(self._controller.device_events.lies_face_down)
        panel.none_missing.connect(self._controller.device_events.none_missing)
        self.addWidget(panel)
        return panel

    def show_view(self, view: SideView) -> None:
        """Put the panel of this kind of view in front, and show the view in it."""
        match view:
            case BetEntryView():
                self.bets.set_view(view)
                self.setCurrentWidget(self.bets)
            case KeypadView():
                self.keypad.set_view(view)
                self.setCurrentWidget(self.keypad)
            case SettlementView():
                self.settlement.set_view(view)
                self.setCurrentWidget(self.settlement)
            case TurnView():
                self.turn.set_view(view)
                self.setCurrentWidget(self.turn)

    @property
    def shows_keypad(self) -> bool:
        """Say whether the keypad is in front: then it has the keys."""
        keypad = SidePanels.keypad.made(self)
        return keypad is not None and self.currentWidget() is keypad

    def toggle_keypad(self) -> None:
        """Switch entering cards by hand on or off."""
        self.keypad_on = not self.keypad_on
        self._controller.show()

    def _entered(self, card: Card) -> None:
        """A card was entered: the one that is asked for, or the next one."""
        naming = self._controller.naming
        if naming.number is not None:
            naming.name(card)
        else:
            self.card_chosen.emit(card)
