"""Who may act at one table: the house's staff register, and who is signed in at this table.

What happens in the register is noted in the table's journal. Knows no widget.
"""

from __future__ import annotations

from collections.abc import Callable

from tablemgr.basics.errors import Fault
from tablemgr.house.profile import Profile
from tablemgr.house.staff import OneTimePin, StaffEvent, StaffRegister, TableSignIn
from tablemgr.rules.people import Person
from tablemgr.service.session import TableSession
from ui.table.opening import staff_of_nobody


class Staffing:
    """The sign-in of one table, from its opening to its closing."""

    def __init__(
        self,
        profile: Profile,
        register: StaffRegister | None,
        session: Callable[[], TableSession],
        stop_for: Callable[[Fault], None],
    ) -> None:
        """Without a register nobody is known. `session` gives the present session, for its journal;
        `stop_for` is called if the journal can't be written.
        """
        self._session = session
        self._stop_for = stop_for
        self.is_kept = register is not None
        """The register has a file: what it said before is still there."""
        self._register = staff_of_nobody() if register is None else register
        self._register.tell = self._told
        self._register.fewest_digits = profile.pin_digits
        self._register.is_kept_elsewhere = bool(profile.pit.staff)
        self._open = True
        self.table_sign_in = TableSignIn(
            self._register, profile.table, by_name=profile.signs_by_name
        )
        self.must_sign_in = not profile.signs_by_name
        """Nobody has signed in since the table was opened or left, or the screen is locked."""
        self.is_locked = False
        """The Dealer is signed in, and the screen waits for him or a supervisor."""

    @property
    def register(self) -> StaffRegister:
        """The house's register, for reading."""
        return self._register

    def first_manager(self) -> OneTimePin | None:
        """If people sign by PIN and the register is empty, the manager to begin with; else None.
        None too if the pit's desk keeps the register.
        """
        if self.table_sign_in.by_name or self._register.is_kept_elsewhere:
            return None
        return self._register.first_manager()

    def lock(self) -> bool:
        """Let nobody touch the table before a PIN; False if it needs none, or waits for one
        already.
        """
        if self.table_sign_in.by_name or self.must_sign_in:
            return False
        self.must_sign_in = self.is_locked = True
        return True

    def unlock(self) -> None:
        """Somebody has shown who he is: the table can be touched."""
        self.must_sign_in = self.is_locked = False

    def sign_out(self, dealer: Person) -> None:
        """Sign the Dealer out: the table waits for the next one. Raises `Fault`."""
        self.table_sign_in.sign_out(dealer)
        self.must_sign_in, self.is_locked = True, False

    def _told(self, event: StaffEvent) -> None:
        try:
            self._session().note(event.for_journal())
        except Fault as fault:
            self._stop_for(fault)

    def close(self, dealer: Person | None) -> None:
        """Sign the Dealer out, if there is one, and close the register. May be called twice."""
        if not self._open:
            return
        self._open = False
        try:
            if dealer is not None and (self.is_locked or not self.must_sign_in):
                self.table_sign_in.sign_out(dealer)
        finally:
            self._register.close()
