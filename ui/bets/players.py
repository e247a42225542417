"""A button for each Player on the chosen box, and the page on which one more Player joins."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tablemgr.rules.commands import MalformedError, player_name
from ui.bets.naming import bet_named
from ui.parts.free_text import FreeText
from ui.parts.widgets import make_button, make_label
from ui.views.bets import BetNames, BoxEntry, PlayerAdded

_COLUMNS = 3


class PlayerRow(QWidget):
    """A button for each Player. A second touch on a Player lets him sit down or stand up."""

    chosen = Signal(str)
    """This Player lays the next Bet."""
    seat_toggled = Signal(str)
    """This Player sits down or stands up."""

    def __init__(self) -> None:
        super().__init__()
        self._box: BoxEntry | None = None
        self.buttons: dict[str, QPushButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)

    @property
    def rows(self) -> int:
        """How many rows the buttons take."""
        return -(-len(self.buttons) // _COLUMNS)

    def set_box(self, box: BoxEntry | None) -> None:
        """Show the Players of this box; None: no box is chosen."""
        if box == self._box:
            self._check()
            return
        for button in self.buttons.values():
            self._grid.removeWidget(button)
            button.deleteLater()
        self._box = box
        self.buttons = {}
        for player in box.players if box else ():
            mark = "\u25cf " if player.seated else "\u25cb "
            seats = box is None or box.seats
            name = f"{mark if seats else ''}{_short(player.name)}"
            button = make_button(name, "choice", focus=False)
            button.setCheckable(True)
            button.setProperty("player", player.name)
            other = self.tr("Bet behind") if box and box.behind else self.tr("Standing Player")
            seat = self.tr("Seated Player") if player.seated else other
            button.setAccessibleName(f"{player.name}, {seat}" if seats else player.name)
            button.clicked.connect(self._touched)
            self.buttons[player.name] = button
        for place, widget in enumerate(self.buttons.values()):
            self._grid.addWidget(widget, place // _COLUMNS, place % _COLUMNS)
        self._check()

    def _check(self) -> None:
        for name, button in self.buttons.items():
            button.setChecked(self._box is not None and name == self._box.player)

    def _touched(self) -> None:
        name = str(self.sender().property("player"))
        was_chosen = self._box is not None and name == self._box.player
        self._check()
        (self.seat_toggled if was_chosen else self.chosen).emit(name)


def _short(name: str) -> str:
    """A name in at most six letters. Its end is kept, to tell `standing_7` from `standing_8`."""
    return name if len(name) <= 6 else f"{name[:3]}\u2026{name[-2:]}"


class JoinPage(QWidget):
    """Asks for the name of a Player who joins, and whether he sits or stands."""

    added = Signal(object)
    """The `PlayerAdded`."""

    def __init__(self) -> None:
        super().__init__()
        self._box = 0
        self._bets: BetNames = ()
        self.name = FreeText(name=True)
        self.name.setMaxLength(32)
        self.error = make_label("", "error", wrap=True)
        self.standing = make_button(self.tr("Standing"), "primary", focus=False)
        self.seated = make_button(self.tr("Seated"), focus=False)
        self.standing.clicked.connect(self._add_standing)
        self.name.returnPressed.connect(self._add_standing)
        self.seated.clicked.connect(self._add_seated)
        both = QHBoxLayout()
        both.addWidget(self.standing)
        both.addWidget(self.seated)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(make_label(self.tr("Another Player joins this box."), "strong", wrap=True))
        column.addWidget(make_label(self.tr("Name: letters, digits, - and _"), "caption"))
        column.addWidget(self.name)
        column.addLayout(both)
        column.addWidget(self.error)
        column.addStretch(1)

    def begin(self, box: BoxEntry) -> None:
        """Ask for a Player who joins this box."""
        self._box = box.number
        self._bets = (*((kind.kind, kind.label) for kind in box.kinds), *box.later_bets)
        self.standing.setText(self.tr("Bet behind") if box.behind else self.tr("Standing"))
        if not box.seats:
            self.standing.setText(self.tr("Join"))
        self.seated.setVisible(box.seats)
        self.name.setText(box.suggested)
        self.name.selectAll()
        self.error.clear()
        self.name.setFocus()

    def _add_standing(self) -> None:
        self._add(seated=False)

    def _add_seated(self) -> None:
        self._add(seated=True)

    def _add(self, *, seated: bool) -> None:
        try:
            name = player_name(self.name.words())
        except MalformedError:
            words = self.tr("A name has letters, digits, - and _ only.")
            self.error.setText(self.name.lacks() or words)
            return
        if bet_named(name, self._bets):
            words = self.tr("\u201c{0}\u201d is the name of a Bet, not of a Player.")
            self.error.setText(words.format(name))
            return
        self.added.emit(PlayerAdded(self._box, name, seated))
