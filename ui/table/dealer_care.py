"""The Dealer's time at one table: the screen is locked, he signs out, he leaves a note for whoever
deals next, his break is due. Knows no widget.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.errors import Fault
from tablemgr.house.staff.at_work import at_work_since
from tablemgr.journal import Stamp
from tablemgr.rules.people import Person
from tablemgr.service.hand_over import HandOverNote, have_read, leave_note, notes_for
from ui.presenter.house_alerts import BREAK, break_due
from ui.safety.beside import beside
from ui.table.hub import TableHub
from ui.table.opening import now as machine_time

translate = QCoreApplication.translate
MINUTE_NS: Final = 60_000_000_000
_AGAIN_NS: Final = 15 * MINUTE_NS
"""How long after it was said that a break is due it is said again."""


class DealerCare:
    """The care for whoever deals, beside the Rounds."""

    def __init__(self, hub: TableHub, clock: Callable[[], Stamp] = machine_time) -> None:
        self._hub = hub
        self._clock = clock
        self.at_work_ns: int | None = None
        """Since when the Dealer deals without a break (wall time); None if nobody knows."""
        self._say_from_ns = 0

    # --- the lock --------------------------------------------------------------------------------

    def lock(self, why: str) -> bool:
        """Lock the screen; `why` is `idle` or `asked`. Cards that come are dealt all the same.

        False if people sign by name here, if somebody must sign in anyway, or the Round is stopped.
        """
        hub = self._hub
        if hub.standstill.view is not None or not hub.staffing.lock():
            return False
        with hub.standstill.guard():
            hub.session.note({"screen": "locked", "why": why})
        return True

    def unlock(self, by: Person) -> None:
        """A supervisor has signed for it: the screen can be used again; the Dealer stays."""
        hub = self._hub
        hub.staffing.unlock()
        with hub.standstill.guard():
            hub.session.note({"screen": "unlocked"}, by)
        hub.show()

    # --- signing out -----------------------------------------------------------------------------

    def sign_out(self) -> bool:
        """Sign the Dealer out between Rounds, so that the table waits for the next one.

        In a Round it is refused: another Dealer relieves him. False if nothing was done.
        """
        hub = self._hub
        if not hub.session.between_rounds:
            hub.say(
                translate("dealer", "A Round is open: another Dealer signs in and takes it over.")
            )
            return False
        with beside(hub.alerted.emit, "staff", translate("dealer", "Nobody was signed out.")):
            hub.staffing.sign_out(hub.session.person)
            hub.alert_over.emit(BREAK)
            return True
        return False

    # --- the note --------------------------------------------------------------------------------

    def leave_note(self, text: str) -> None:
        """Store the Dealer's note for whoever deals next."""
        hub = self._hub
        with hub.standstill.guard():
            leave_note(hub.session, text)
            hub.show_done(translate("dealer", "The note waits for the next Dealer."))

    def notes(self) -> tuple[HandOverNote, ...]:
        """The notes that wait for who deals now; a broken journal has none."""
        session = self._hub.session
        with self._hub.standstill.guard():
            return notes_for(session, session.person.name)
        return ()

    def have_read(self, notes: tuple[HandOverNote, ...]) -> None:
        """Who deals now has read them."""
        with self._hub.standstill.guard():
            have_read(self._hub.session, notes)

    # --- breaks ----------------------------------------------------------------------------------

    @property
    def since(self) -> str:
        """Since what time of day the Dealer deals without a break; empty if nobody watches it."""
        return "" if self.at_work_ns is None else f"{Stamp(self.at_work_ns, 0).wall():%H:%M}"

    def dealer_changed(self) -> None:
        """Somebody has signed in: find since when he deals without a break."""
        hub = self._hub
        manners = hub.profile.table_manners
        self.at_work_ns, self._say_from_ns = None, 0
        hub.alert_over.emit(BREAK)
        if not manners.break_after_min:
            return
        try:
            log = hub.staffing.register.happened()
        except Fault:  # `register_care` says so, as it looks at the register all the time
            return
        name = hub.session.person.name
        self.at_work_ns = at_work_since(log, name, manners.break_lasts_min * MINUTE_NS)

    def look_at_break(self) -> None:
        """If the Dealer's break is due, say since when; again after a while if nobody comes."""
        due_min = self._hub.profile.table_manners.break_after_min
        if not due_min or self.at_work_ns is None or self._hub.staffing.must_sign_in:
            return
        now, due = self._clock().wall_ns, self.at_work_ns + due_min * MINUTE_NS
        if now < max(due, self._say_from_ns):
            return
        self._say_from_ns = now + _AGAIN_NS
        self._hub.alerted.emit(break_due(self._hub.session.person.name, Stamp(due, 0).wall()))
