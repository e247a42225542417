"""Works the settlement row by row, and makes its slip. Knows no widget."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QTimer

from tablemgr.basics.errors import Bug
from tablemgr.rules.commands import Command, Open, Settle, Void
from tablemgr.rules.games.position import Phase
from tablemgr.service.slip_acts import print_slip, slip_of, undo_print
from tablemgr.service.slip_issue import SlipIssue
from tablemgr.service.slip_name import SlipName
from ui.safety.beside import beside
from ui.slips.store import SlipStore
from ui.table.hub import TableHub
from ui.table.ticking import Ticking
from ui.views.dialogs import AlertView
from ui.views.paper import SlipView

translate = QCoreApplication.translate
_SLIP_IS_NEAR: Final = (Phase.SETTLEMENT, Phase.IRREGULARITY)
"""A settlement has its slip; a case may end the Round, and has one of its own."""


class Settling:
    """One table's settlement and slips."""

    def __init__(self, hub: TableHub, slips: SlipStore) -> None:
        self._hub = hub
        self.slips = slips
        self.ticking = Ticking(lambda: (hub.session, hub.profile), self._tick_failed)
        """The row that the Dealer is at, and the rows that are done."""
        self.fresh_slip: SlipName | None = None
        """The number of the slip that was made with the last settlement, or 0."""

    @property
    def lines_left(self) -> int:
        """How many rows of the settlement the Dealer has not ticked off yet."""
        return self.ticking.left

    def touch_line(self, index: int) -> None:
        """Tick off that row of the settlement; if it is done, mark it to be unticked. If the Dealer
        can do neither, the guide says why.
        """
        why_not = self.ticking.why_not(index)
        if why_not:
            self._hub.say(why_not)
            return
        self.ticking.touch(index)
        self._hub.show_done()

    def untick_line(self) -> None:
        """Untick the ticked row that was touched."""
        self.ticking.untick()
        self._hub.show_done()

    def tick_box(self, number: int | None = None) -> None:
        """Tick off every row of that box, or of the one that the Dealer is at. If none is left,
        show the box.
        """
        work = self.ticking.work()
        number = work.box if number is None else number
        if number is not None and work.of_box(number):
            self.ticking.tick_box(number)
            self._hub.show_done()
        elif number is not None:
            self.show_box(number)

    def show_box(self, number: int) -> None:
        """Go to that box. If all of it has moved, show its last row, which can then be unticked; or
        the guide says that nothing more moves.
        """
        if self.ticking.choose_box(number) or self.ticking.mark_box(number):
            self._hub.show_done()
        elif self._hub.session.movements.as_reopened:
            words = translate(
                "settling",
                "Box {0}: its chips have moved. What a correction moves will be listed.",
            )
            self._hub.say(words.format(number), "nothing-to-reopen")
        else:
            words = translate("settling", "Box {0}: no more chips move.")
            self._hub.say(words.format(number))

    def take_back(self) -> None:
        """Untick what the last touch has ticked off."""
        self.ticking.take_back()
        self._hub.show_done()

    def next_line(self) -> None:
        """Tick off the current row; after the last one, make the Final Settlement."""
        if self.lines_left:
            self.ticking.tick()
            self._hub.show_done()
        elif self._hub.phase is Phase.SETTLEMENT:
            self._hub.tell(Settle())

    def after_act(self, command: Command) -> None:
        """Make the slip of a Round that is over. The guide offers it: the felt stays free."""
        if self._hub.phase in _SLIP_IS_NEAR:  # once what was told is shown
            QTimer.singleShot(0, self._hub, self.slips.make_ready)
        match command:
            case Open():
                self.fresh_slip = None
                self.slips.rest()
            case Settle() | Void():
                self._give_code(self._hub.session.round_no)
                self._print(self._hub.session.round_no)
                with self._hub.standstill.guard():
                    self.slips.seal(self._hub.session)
                    self._hub.session.journal.checkpoint()
                words = translate("settling", "The witness file can't be added to.")
                with beside(self._hub.alerted.emit, "witness", words):
                    self.slips.add_witness(self._hub.session)

    def make_missing_slip(self) -> None:
        """Make the slip of the last Round, if it is over and has none, or has no file.

        It has none if the program ended, or the Round was stopped, before the slip was made. It has
        no file if that happened while the slip was drawn: its print is stored, so that the file is
        made without another one.
        """
        session = self._hub.session
        if session.halted is not None or not session.between_rounds or not session.round_no:
            return
        issue = slip_of(session, session.round_no)
        if issue is None:
            return
        if not issue.duplicate:
            self._give_code(session.round_no)
            self._print(session.round_no)
            return
        last = replace(issue, duplicate=issue.duplicate - 1)
        if not self.slips.is_saved(last):
            self._make(last)

    def look_at_slip(self) -> SlipView | None:
        """The last slip, without printing it."""
        return self.slips.last(self._hub.session)

    def reprint(self, slip: SlipView) -> None:
        """Print a slip once more, as a duplicate."""
        self._print(slip.round_no, slip.name)

    def new_copy(self, round_no: int, name: SlipName) -> None:
        """Store one more print of a slip and make its file, without showing it."""
        self._print(round_no, name, shows=False)

    def _give_code(self, round_no: int) -> None:
        """Sign the Round's new slip, whether it is printed or not."""
        hub = self._hub
        with hub.standstill.guard():
            issue = slip_of(hub.session, round_no)
            if issue is not None and not issue.duplicate:
                self.slips.give_code(hub.session, issue)

    def _print(self, round_no: int, name: SlipName | None = None, *, shows: bool = True) -> None:
        """Store that a slip is printed, then make it; if it can't be made, a message says so."""
        hub = self._hub
        issue = None
        with hub.standstill.guard():
            coming = slip_of(hub.session, round_no, name)
            if coming is not None and coming.duplicate:
                self.slips.give_code(hub.session, coming)
            issue = print_slip(hub.session, round_no, name)
        if issue is not None:
            self._make(issue, shows=shows and name is not None)

    def _make(self, issue: SlipIssue, *, shows: bool = False) -> None:
        """Make the file of a stored print; `shows`: it is then shown, not only offered. If it can't
        be made, the print counts for nothing.
        """
        hub, slip = self._hub, None
        words = translate("settling", "The slip of Round {0} can't be made.").format(issue.round_no)
        with beside(hub.alerted.emit, "slip", words):
            slip = self.slips.make(hub.session, issue)
            if slip.notice:
                hub.alerted.emit(AlertView("slip-kept", slip.notice))
            hub.alert_over.emit("slip")
            if shows:
                hub.slip_ready.emit(slip)
            else:
                self.fresh_slip = slip.name
                hub.show()
        if slip is None:
            with hub.standstill.guard():
                undo_print(hub.session, issue)

    def _tick_failed(self, error: BaseException) -> None:
        if isinstance(error, Bug):
            self._hub.standstill.say(str(error))
        else:
            self._hub.stop_for(error)
