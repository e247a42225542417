"""A Bet that lay on the layout at the close and that nobody had noticed (5.14). Knows no rule."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tablemgr.rules.commands import Bet, FoundBet, FoundSide, MalformedError, Side, player_name
from ui.bets.naming import as_spelled, bet_named
from ui.parts.free_text import FreeText
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.pad import NumberPad
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_label
from ui.supervisor.choice_grid import ChoiceGrid
from ui.views.bets import INITIAL
from ui.views.supervisor import FoundBetView


class FoundBetSheet(Overlay):
    """`found` gives the command: a `FoundBet` or a `FoundSide`."""

    found = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=1180)
        self.view: FoundBetView | None = None
        self.box = ChoiceGrid()
        self.kind = ChoiceGrid(across=4)
        self.player = ChoiceGrid(across=3)
        self.name = FreeText(name=True)
        self.name.setMaxLength(32)
        self.name.setPlaceholderText(self.tr("or another name"))
        self.error = make_label("", "error", wrap=True)
        self.seated = SlotKey(self.tr("He sits at the box"))
        self.seated.setCheckable(True)
        self.pad = NumberPad()
        self.amount = make_label("0", "figure")
        self.tell = SlotKey(self.tr("Add this Bet"), "primary")
        self.put(ACT_SLOT, self.tell)
        self.put(ACT_SLOT - 1, self.seated)
        self.tell.clicked.connect(self._tell)
        self._build()

    def _build(self) -> None:
        left = QVBoxLayout()
        for caption, row in (
            (self.tr("Box"), self.box),
            (self.tr("Bet"), self.kind),
            (self.tr("Player"), self.player),
        ):
            left.addWidget(make_label(caption, "caption"))
            left.addWidget(row)
            row.chosen.connect(self._check)
        self.player.chosen.connect(self.name.clear)
        left.addWidget(self.name)
        left.addWidget(self.error)
        left.addStretch(1)
        self.amounts = QWidget()
        right = QVBoxLayout(self.amounts)
        right.setContentsMargins(0, 0, 0, 0)
        right.addWidget(make_label(self.tr("Amount"), "caption"))
        right.addWidget(self.amount)
        right.addWidget(self.pad, 1)
        self.pad.changed.connect(self._typed)
        self.name.textEdited.connect(self._named)
        self.name.returnPressed.connect(self._tell)
        both = QHBoxLayout()
        both.setSpacing(20)
        both.addLayout(left, 3)
        both.addWidget(self.amounts, 2)
        self.body.addLayout(both)

    def begin(self, view: FoundBetView) -> None:
        """Ask which Bet it was."""
        self.view = view
        self.set_title(self.tr("Which Bet lay there at the close?"), view.cite)
        self.box.set_choices([(n, str(n)) for n in range(1, view.boxes + 1)])
        self.kind.set_choices([(n, name) for n, (_, name) in enumerate(view.kinds)], 0)
        self.player.set_choices(list(enumerate(view.players[:6])))
        self.name.clear()
        self.seated.setChecked(False)
        self.pad.set_text("")
        self.amounts.setVisible(view.notional is None)
        self.open()
        self._check()

    def _typed(self, text: str) -> None:
        self.amount.setText(text or "0")
        self._check()

    def _named(self) -> None:
        self.player.choose(None)
        self._check()

    def _who(self) -> str | None:
        assert self.view is not None
        if self.player.value is not None:
            return self.view.players[self.player.value]
        try:
            name = player_name(self.name.words())
        except MalformedError:
            return None
        if bet_named(name, (*self.view.kinds, *self.view.later_bets)):
            return None
        return as_spelled(name, self.view.players)

    def command(self) -> FoundBet | FoundSide | None:
        """The Bet, or None while something must still be said."""
        if self.view is None:
            return None
        box, who, amount = self.box.value, self._who(), self.view.notional or self.pad.amount
        if box is None or who is None or amount is None or self.kind.value is None:
            return None
        kind = self.view.kinds[self.kind.value][0]
        if kind == INITIAL:
            return FoundBet(Bet(box, who, amount, self.seated.isChecked()))
        if not self._has_initial():
            return FoundBet(Bet(box, who, amount, kind=kind))
        return FoundSide(Side(box, who, kind, amount))

    def _has_initial(self) -> bool:
        """Say whether the game has an Initial Bet; else each Bet has a kind, and nobody is
        seated.
        """
        return self.view is not None and INITIAL in (kind for kind, _ in self.view.kinds)

    def _check(self) -> None:
        self.seated.setVisible(self.kind.value == 0 and self._has_initial())
        self.tell.setEnabled(self.command() is not None)
        name, view = self.name.text().strip(), self.view
        bets = () if view is None else (*view.kinds, *view.later_bets)
        named = view is not None and bool(bet_named(name, bets))
        words = self.tr("\u201c{0}\u201d is the name of a Bet, not of a Player.")
        self.error.setText(words.format(name) if named else self.name.lacks())

    def _tell(self) -> None:
        command = self.command()
        if command is not None:
            self.hide()
            self.found.emit(command)
            self.closed.emit()
