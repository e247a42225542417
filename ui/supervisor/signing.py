"""Who signs, at the Dealer's screen: a name and a function, while the Dealer stays signed in.

The one door to a signature: `ask` says which function is needed, `signed` gives the `Person`.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.people import Person
from tablemgr.roles import Role
from ui.controller import TableController
from ui.dialogs.sign_in import SignInOverlay
from ui.dialogs.view import SignedIn, SignInView
from ui.presenter.ruling_words import role_text

_ORDER: Final = list(Role)


class Signing(QObject):
    """Asks for one signature at a time."""

    signed = Signal(object)
    """The `Person` who signs."""
    refused = Signal(str)
    """Why this person can't sign."""
    given_up = Signal()

    def __init__(self, controller: TableController, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre
        self._needed = Role.DEALER

    @cached_property
    def sheet(self) -> SignInOverlay:
        """Name and function."""
        sheet = SignInOverlay(self._centre)
        sheet.signed_in.connect(self._entered)
        sheet.closed.connect(self.given_up)
        return sheet

    def ask(self, role: Role) -> None:
        """Ask for a signature of that function or above."""
        self._needed = role
        roles = _ORDER[_ORDER.index(role) :]
        title = self.tr("{0} or above signs").format(role_text(role))
        names = tuple((each.value, role_text(each)) for each in roles)
        self.sheet.begin(SignInView("", roles[0].value, names, title))

    def _entered(self, who: SignedIn) -> None:
        person = Person(who.name, Role(who.role))
        if person.name == self._controller.session.person.name and self._needed is not Role.DEALER:
            self.refused.emit(self.tr("{0} deals: somebody else must sign.").format(person.name))
            return
        self.signed.emit(person)
