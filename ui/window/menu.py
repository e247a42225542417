"""What an entry of the menu opens. Until somebody has signed in, only who leaves is let through."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from tablemgr.rules.commands import Open
from ui.table.controller import TableController
from ui.views.dialogs import AlertEnds, AlertView
from ui.views.header import MenuItem
from ui.window.looking_back import LookingBack
from ui.window.resolving import Resolving
from ui.window.sheets import Sheets

_FOR_ANYBODY: Final = (MenuItem.FULL_SCREEN, MenuItem.QUIT)


class Menu(QObject):
    """The menu of one window. What lies outside of the window, it asks for."""

    device_asked = Signal()
    """What reads the cards is to be looked at."""
    new_shoe_asked = Signal()
    """A new shoe is in place: who has shuffled it?"""
    boxes_only_asked = Signal()
    """Boxes are to be marked without amounts, or no more."""
    another_game = Signal()
    """Between Rounds: the start screen is wanted."""
    keypad_asked = Signal()
    """Cards are to be entered by hand, or no more."""
    full_screen_asked = Signal()
    """The whole screen is wanted, or no more."""
    quit_asked = Signal()

    def __init__(
        self, controller: TableController, sheets: Sheets, resolving: Resolving, back: LookingBack
    ) -> None:
        super().__init__(sheets)
        self._controller = controller
        self._sheets = sheets
        self._resolving = resolving
        self._back = back
        self._opens = {
            MenuItem.NEW_SHOE: self.new_shoe_asked.emit,
            MenuItem.DEVICE: self.device_asked.emit,
            MenuItem.SLIPS: sheets.slips.show_last,
            MenuItem.SIGN_IN: sheets.sign_in,
            MenuItem.COMPARE_CARDS: sheets.compare,
            MenuItem.KEYPAD: self.keypad_asked.emit,
            MenuItem.BOXES_ONLY: self.boxes_only_asked.emit,
            MenuItem.ANOTHER_GAME: self._leave,
            MenuItem.FULL_SCREEN: self.full_screen_asked.emit,
            MenuItem.QUIT: self.quit_asked.emit,
        }

    def open(self, item: MenuItem) -> None:
        """Open what the entry stands for."""
        if self._controller.staffing.must_sign_in and item not in _FOR_ANYBODY:
            self._sheets.sign_in()
            return
        opens = self._opens.get(item) or self._back.opens(item) or self._resolving.pit.menu[item]
        opens()

    def _leave(self) -> None:
        """To the start screen between Rounds, else why not; unsigned settings wait there too."""
        refusal = self._controller.session.verify(Open())
        if refusal is None or refusal.code == "settings-unsigned":
            self.another_game.emit()
        else:
            self._sheets.alert(AlertView("another-game", refusal.text, ends=AlertEnds.NEXT_ACT))
