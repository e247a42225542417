"""Asks at the Dealer's screen for a signature, while the Dealer stays signed in.

Every signature at an open table is asked for here: `ask` says which role must sign, `signed` gives
the `Person`.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.basics.errors import Fault
from tablemgr.house.staff.table_sign_in import May, anybody
from tablemgr.rules.roles import Role
from ui.presenter.house_alerts import short_pin
from ui.table.hub import TableHub
from ui.theme.words import fault_in_words
from ui.views.dialogs import AlertEnds, AlertView
from ui.views.shared import Tone

if TYPE_CHECKING:
    from ui.dialogs.sign_in import SignInOverlay


class Signing(QObject):
    """Asks for one signature at a time. If a person may not sign, the sheet says so and stays."""

    signed = Signal(object)
    """The `Person` who signs."""
    given_up = Signal()

    def __init__(self, controller: TableHub, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre

    @cached_property
    def sheet(self) -> SignInOverlay:
        """Name and PIN."""
        from ui.dialogs.sign_in import SignInOverlay  # noqa: PLC0415 - not at a start

        sheet = SignInOverlay(self._centre, self._controller.staffing.table_sign_in)
        sheet.signed.connect(self.signed)
        sheet.closed.connect(self.given_up)
        sheet.advised.connect(self._advise)
        return sheet

    def _advise(self, text: str) -> None:
        self._controller.alerted.emit(short_pin(text))

    def ask(self, role: Role, what: str, may: May = anybody) -> None:
        """Ask for a signature of that role or above, of a person who `may`.

        `what` names what is signed for: the acts, the moves, the Players and the amounts.

        If nobody can sign because the staff register is broken, a message says so.
        """
        try:
            self.sheet.sign(role, self._controller.session.person, what, may)
        except Fault as fault:
            alert = AlertView(
                "not-signed", *fault_in_words(fault), Tone.TAKE, ends=AlertEnds.NEXT_ACT
            )
            self._controller.alerted.emit(alert)

    def put_away(self) -> bool:
        """Put the sheet away, as what was to be signed has changed. True if it was open."""
        if "sheet" not in self.__dict__ or not self.sheet.isVisible():
            return False
        self.sheet.dismiss()
        return True
