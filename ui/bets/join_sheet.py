"""The sheet on which one more Player joins a box: his name by touch or keyboard, and if he sits."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from tablemgr.rules.commands import MalformedError, player_name
from ui.bets.naming import bet_named
from ui.parts.free_text import FreeText
from ui.parts.keyboard import SPACE_SLOT, TouchKeyboard
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_button, make_label
from ui.views.bets import BetNames, BoxEntry, PlayerAdded

MOST_NAMES: Final = 6
"""So many names that were used last are keys."""


class JoinSheet(Overlay):
    """Names that were used last come first; another one is written."""

    added = Signal(object)
    """The `PlayerAdded`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=1180)
        self._box = 0
        self._bets: BetNames = ()
        self.name = FreeText(name=True)
        self.name.setMaxLength(32)
        self.error = make_label("", "error", wrap=True)
        self.standing = SlotKey(self.tr("Standing"), "primary")
        self.seated = SlotKey(self.tr("Seated"))
        self.recent: tuple[QPushButton, ...] = tuple(
            make_button("", focus=False) for _ in range(MOST_NAMES)
        )
        self.standing.clicked.connect(self._add_standing)
        self.name.returnPressed.connect(self._add_standing)
        self.seated.clicked.connect(self._add_seated)
        names = QHBoxLayout()
        names.setSpacing(18)
        for key in self.recent:
            key.clicked.connect(self._take)
            names.addWidget(key, 1)
        self.keyboard = TouchKeyboard(self.name)
        self.put(SPACE_SLOT, self.keyboard.space)
        self.put(ACT_SLOT - 1, self.seated)
        self.put(ACT_SLOT, self.standing)
        self.body.addLayout(names)
        self.body.addWidget(self.name)
        self.body.addWidget(self.error)
        self.body.addWidget(self.keyboard)

    def serve_lines(self) -> None:
        """Leave its line alone: its keyboard is on the sheet."""

    def begin(self, box: BoxEntry) -> None:
        """Ask for a Player who joins this box."""
        self._box = box.number
        self._bets = (*((kind.kind, kind.label) for kind in box.kinds), *box.later_bets)
        self.set_title(self.tr("Box {0}: another Player joins").format(box.number))
        self.standing.setText(self.tr("Bet behind") if box.behind else self.tr("Standing"))
        if not box.seats:
            self.standing.setText(self.tr("Join"))
        self.seated.setVisible(box.seats)
        for place, key in enumerate(self.recent):
            key.setVisible(place < len(box.recent))
            key.setText(box.recent[place] if place < len(box.recent) else "")
        self.name.setText(box.suggested)
        self.name.selectAll()
        self._say("")
        self.open()
        self.name.setFocus()

    def _say(self, words: str) -> None:
        self.error.setText(words)
        self.error.setVisible(bool(words))

    def _take(self) -> None:
        key = self.sender()
        assert isinstance(key, QPushButton)
        self.name.setText(key.text())

    def _add_standing(self) -> None:
        self._add(seated=False)

    def _add_seated(self) -> None:
        self._add(seated=True)

    def _add(self, *, seated: bool) -> None:
        try:
            name = player_name(self.name.words())
        except MalformedError:
            words = self.tr("A name has letters, digits, - and _ only.")
            self._say(self.name.lacks() or words)
            return
        if bet_named(name, self._bets):
            words = self.tr("\u201c{0}\u201d is the name of a Bet, not of a Player.")
            self._say(words.format(name))
            return
        self.dismiss()
        self.added.emit(PlayerAdded(self._box, name, seated))
