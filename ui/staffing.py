"""Who may act at one table in service: the house's register, and this table's place in it.

What the register tells goes to `store`, which has the journal. Knows no widget.
"""

from __future__ import annotations

from collections.abc import Callable

from tablemgr.people import Person
from tablemgr.profile import Profile
from tablemgr.staff import OneTimePin, SignInDesk, StaffEvent, StaffRegister
from ui.opening import open_staff


class Staffing:
    """The sign-in of one table, from its opening to its closing."""

    def __init__(
        self, profile: Profile, register: StaffRegister | None, store: Callable[[StaffEvent], None]
    ) -> None:
        """Without a register it knows nobody. `store` gets every event."""
        self._register = open_staff(None) if register is None else register
        self._register.tell = store
        self.desk = SignInDesk(self._register, profile.table, by_name=profile.signs_by_name)
        self.must_sign_in = not profile.signs_by_name
        """Nobody has shown who he is since the table was opened."""

    def first_manager(self) -> OneTimePin | None:
        """Where people sign by PIN and nobody is in the register: whom it begins with."""
        return None if self.desk.by_name else self._register.first_manager()

    def close(self, dealer: Person | None) -> None:
        """Sign the Dealer out, where there is one, and let the register go."""
        if dealer is not None and not self.must_sign_in:
            self.desk.sign_out(dealer)
        self._register.close()
