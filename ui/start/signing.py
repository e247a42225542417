"""Asks at the start screen who signs for a choice that differs from the house profile.

No table is open then: the signature goes into the journal of the table that is opened next.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.house.profile import profile_text, read_profile, reads
from tablemgr.house.profile_change import changed
from tablemgr.house.settings import changes, least_role, values_of
from tablemgr.house.staff import StaffRegister, TableSignIn
from tablemgr.rules.people import Person
from ui.dialogs.sign_in import SignInOverlay
from ui.start.options import settings_of
from ui.theme.scripts import load_fonts_for
from ui.theme.words import in_words
from ui.views.start import StartChoice


class StartSigning(QObject):
    """`signed` gives the `StartChoice` and the `Person` who has signed for it."""

    signed = Signal(object, object)

    def __init__(
        self,
        start: QWidget,
        file: Path,
        open_staff: Callable[[], StaffRegister],
        dealer: Person | None,
    ) -> None:
        """`file` is the house profile's. `dealer` dealt at the table that was left, if one was:
        he may not approve his own act.
        """
        super().__init__(start)
        self._start = start
        self._file = file
        self._open_staff = open_staff
        self._dealer = dealer
        self._choice: StartChoice | None = None
        self._register: StaffRegister | None = None
        self.sheet: SignInOverlay | None = None

    def ask(self, choice: StartChoice) -> bool:
        """Ask who signs for the choice; False if it changes nothing. Raises `Fault`."""
        profile = read_profile(self._file)
        text = profile_text(self._file)
        wanted = reads(changed(text, settings_of(choice), str(self._file)), str(self._file))
        before, after = values_of(profile), values_of(wanted)
        changed_settings = changes(before, after)
        if not changed_settings:
            return False
        self._choice = choice
        self.close()
        self._register = self._open_staff()
        self._register.fewest_digits = profile.pin_digits
        load_fonts_for(member.name for member in self._register.members())
        table_sign_in = TableSignIn(self._register, profile.table, by_name=profile.signs_by_name)
        self.sheet = SignInOverlay(self._start, table_sign_in)
        self.sheet.signed.connect(self._signed)
        self.sheet.closed.connect(self.close)
        dealer = self._dealer or Person("")
        what = "\n".join(in_words(each.line) for each in changed_settings)
        self.sheet.sign(least_role(before, after), dealer, what)
        return True

    def _signed(self, person: Person) -> None:
        choice = self._choice
        self.close()
        self.signed.emit(choice, person)

    def close(self) -> None:
        """Put the sheet away and close the register."""
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            sheet.hide()
            sheet.deleteLater()
        register, self._register = self._register, None
        if register is not None:
            register.close()
