"""Shows past Rounds of the journal step by step. The present Round is not touched."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.basics.errors import Fault
from tablemgr.past.reenactment import Reenactment
from tablemgr.rules.rulebook import Rulebook
from ui.felt.widget import FeltWidget
from ui.parts.chips import ChipStyle
from ui.presenter.families import layout_of
from ui.presenter.reenact import reenact_view, step_lines
from ui.reenact.overlay import ReenactOverlay
from ui.slips.round_export import write
from ui.table.controller import TableController
from ui.theme.words import fault_in_words
from ui.views.dialogs import AlertEnds, AlertView
from ui.views.reenact import StepLine
from ui.views.shared import Tone


class PastRounds(QObject):
    """The past Rounds of one window's table. `put_away`: the screen is closed."""

    put_away = Signal()

    def __init__(self, controller: TableController, centre: QWidget) -> None:
        super().__init__(centre)
        self.controller = controller
        self._centre = centre
        self._past: Reenactment | None = None
        self._lines: tuple[StepLine, ...] = ()
        self._game = ""
        self.at = 0

    @cached_property
    def sheet(self) -> ReenactOverlay:
        """The screen with the felt and the steps."""
        sheet = ReenactOverlay(self._centre)
        sheet.stepped.connect(self.step)
        sheet.went_to.connect(self.go_to)
        sheet.sought.connect(self.seek)
        sheet.other_round.connect(self.other_round)
        sheet.export_asked.connect(self.export)
        sheet.closed.connect(self.put_away)
        return sheet

    def show_last(self) -> None:
        """Show the latest Round, which may be open still, if its cards do not lie face down."""
        number = self.controller.session.round_no - self._held_back
        if not number:
            text = self.tr("No Round has been played to its end yet.")
            self.controller.alerted.emit(AlertView("no-past-round", text, ends=AlertEnds.NEXT_ACT))
            return
        self.show(number)

    @property
    def _held_back(self) -> bool:
        """The Round in play is not shown, as its cards lie face down (S10)."""
        controller = self.controller
        return (
            controller.session.table.family.takes_unread and not controller.session.between_rounds
        )

    def show(self, round_no: int) -> None:
        """Show a Round from its beginning."""
        session = self.controller.session
        try:
            past = Reenactment(session.journal.entries(round_no=round_no), round_no)
            book = past.table(0).rulebook
            if self._game != book.id:
                self.sheet.lay_felt(self._felt(book))
                self._game = book.id
        except Fault as fault:
            self._say(fault)
            return
        self._past, self.at = past, 0
        self._lines = step_lines(past, self.controller.profile)
        self._show(new_round=True)

    def _felt(self, book: Rulebook) -> FeltWidget:
        """A felt with the game's own layout. Raises `Fault` if the layout can't be used."""
        profile = self.controller.profile
        chips = [ChipStyle(value, colour) for value, colour in profile.chip_set]
        training = self.controller.session.training
        layout = layout_of(book, profile.layout)
        return FeltWidget(layout, chips=chips, motion=False, training=training)

    def step(self, count: int) -> None:
        """Go that many steps forward, or back if it is negative."""
        self.go_to(self.at + count)

    def go_to(self, number: int) -> None:
        """Show the table as it was after that many steps."""
        if self._past is not None:
            self.at = max(0, min(number, len(self._past.steps)))
            self._show(new_round=False)

    def seek(self, direction: int) -> None:
        """Go to the next step at which something went wrong (1), or to the one before (-1)."""
        if self._past is None:
            return
        found = self._past.next_irregular(self.at, direction)
        if found is not None:
            self.go_to(found)

    def other_round(self, direction: int) -> None:
        """Show the Round after (1) or before (-1)."""
        if self._past is not None and self._rounds()[direction > 0]:
            self.show(self._past.round_no + direction)

    def export(self) -> None:
        """Write the Round as a round record beside the slips."""
        if self._past is None:
            return
        name = f"round-{self._past.round_no:06d}.round.toml"
        try:
            kept = write(self.controller.settling.slips, name, self._past.record())
        except Fault as fault:
            self._say(fault)
            return
        text = self.tr("Saved as {0}").format(kept.path.name)
        self.sheet.note.say(f"{text} {kept.notice}".rstrip(), Tone.PAY)

    def _rounds(self) -> tuple[bool, bool]:
        assert self._past is not None
        number = self._past.round_no
        return number > 1, number < self.controller.session.round_no - self._held_back

    def _show(self, *, new_round: bool) -> None:
        assert self._past is not None
        profile = self.controller.profile
        view = reenact_view(self._past, self.at, self._lines, profile, self._rounds())
        self.sheet.set_view(view, new_round=new_round)

    def _say(self, fault: Fault) -> None:
        self.controller.alerted.emit(
            AlertView("past-round", *fault_in_words(fault), ends=AlertEnds.NEXT_ACT)
        )
