"""The page for the Players of a box: who lays the next Bet, and who sits."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from ui.parts.rows import ROWS, Cell, RowPage
from ui.parts.widgets import make_button
from ui.views.bets import BoxEntry

_COLUMNS: Final = 2
_MOST: Final = _COLUMNS * (ROWS - 1)


class PlayersPage(RowPage):
    """A key for each Player of the box. A second touch on one lets him sit down or stand up."""

    chosen = Signal(str)
    """This Player lays the next Bet."""
    seat_toggled = Signal(str)
    """This Player sits down or stands up."""
    joining = Signal()
    """One more Player is to join."""
    left = Signal()
    """Back to the chips."""

    def __init__(self) -> None:
        super().__init__()
        self._box: BoxEntry | None = None
        self._first = 0
        self.buttons: dict[str, QPushButton] = {}
        self.back = make_button(self.tr("Back"), focus=False)
        self.back.clicked.connect(self.left)
        self.add = make_button(self.tr("+ Player"), focus=False)
        self.add.clicked.connect(self.joining)
        self.more = make_button(self.tr("More"), focus=False)
        self.more.setProperty("quick", True)
        self.more.clicked.connect(self._turn)
        for column, key in enumerate((self.back, self.more, self.add)):
            self.put(key, Cell(ROWS - 1, column, 3))

    def set_box(self, box: BoxEntry | None) -> None:
        """Show the Players of this box; None: no box is chosen."""
        if box is None or self._box is None or box.number != self._box.number:
            self._first = 0
        self._box = box
        self._build()

    def _build(self) -> None:
        for old in self.buttons.values():
            self.take(old)
        self.buttons = {}
        box = self._box
        players = box.players if box else ()
        self.more.setEnabled(len(players) > _MOST)
        if box is None:
            return
        for place, player in enumerate(players[self._first : self._first + _MOST]):
            mark = "\u25cf " if player.seated else "\u25cb "
            seats = box.seats
            button = make_button(f"{mark if seats else ''}{_short(player.name)}", "choice")
            button.setFocusPolicy(self.back.focusPolicy())
            button.setCheckable(True)
            button.setChecked(player.name == box.player)
            button.setProperty("player", player.name)
            other = self.tr("Bet behind") if box.behind else self.tr("Standing Player")
            seat = self.tr("Seated Player") if player.seated else other
            button.setAccessibleName(f"{player.name}, {seat}" if seats else player.name)
            button.clicked.connect(self._touched)
            row, column = divmod(place, _COLUMNS)
            self.put(button, Cell(row, column, _COLUMNS))
            self.buttons[player.name] = button

    def _turn(self) -> None:
        count = len(self._box.players) if self._box else 0
        self._first = self._first + _MOST if self._first + _MOST < count else 0
        self._build()

    def _touched(self) -> None:
        name = str(self.sender().property("player"))
        was_chosen = self._box is not None and name == self._box.player
        for player, button in self.buttons.items():
            button.setChecked(self._box is not None and player == self._box.player)
        (self.seat_toggled if was_chosen else self.chosen).emit(name)


def _short(name: str) -> str:
    """A name in at most twelve letters. Its end is kept, to tell `standing_7` from `standing_8`."""
    return name if len(name) <= 12 else f"{name[:7]}\u2026{name[-4:]}"
