"""Asks who signs for other house settings, and for what was changed outside of the program.

Tells `HouseCare` who has signed; decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.house.profile import Setting
from tablemgr.rules.commands import Open
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from ui.presenter.house_alerts import DEALER
from ui.presenter.shoe_alerts import FOREIGN
from ui.table.controller import TableController
from ui.theme.words import in_words
from ui.views.dialogs import AlertEnds, AlertView

if TYPE_CHECKING:
    from ui.supervisor.signing import Signing

_BOXES_ONLY = "table-manners.boxes-only"


class HouseSigning(QObject):
    """The signatures for the house, asked over one window."""

    put_away = Signal()
    """The signature is given, or given up."""
    sign_in_asked = Signal()
    """Nobody is signed in yet: that comes first."""

    def __init__(self, controller: TableController, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre
        self._then: Callable[[Person], object] | None = None
        controller.alert_acted.connect(self._acted)

    @cached_property
    def signing(self) -> Signing:
        """Name and PIN."""
        from ui.supervisor.signing import Signing  # noqa: PLC0415 - not at a start

        signing = Signing(self._controller, self._centre)
        signing.signed.connect(self._signed)
        signing.given_up.connect(self.put_away)
        return signing

    def ask(self, settings: Mapping[str, Setting | None], then: Callable[[Person], object]) -> None:
        """Ask who signs for these settings, then call `then` with the person.

        If they change nothing, nobody is asked.
        """
        care = self._controller.house_care
        changed = care.preview(settings)
        if changed:
            self._then = then
            what = "\n".join(in_words(each.line) for each in changed)
            self.signing.ask(care.role_for(settings), what)

    def ask_to_leave(self, leave: Callable[[], object]) -> None:
        """Ask a Pit Supervisor to sign for leaving the screen, then `leave`."""
        session = self._controller.session

        def signed(person: Person) -> None:
            session.note({"screen": "left"}, by=person)
            leave()

        self._then = signed
        what = self.tr("The table's screen is left.")
        if not session.between_rounds:
            what += " " + self.tr("Round {0} is in play.").format(session.round_no)
        self.signing.ask(Role.PIT_SUPERVISOR, what)

    def boxes_only(self) -> None:
        """Switch marking boxes without amounts on or off; between Rounds only."""
        controller = self._controller
        if not controller.session.between_rounds:
            refusal = controller.session.verify(Open())
            text = "" if refusal is None else in_words(refusal.message)
            controller.alerted.emit(AlertView("boxes-only", text, ends=AlertEnds.NEXT_ACT))
            return
        on = not controller.boxes_only
        self.ask({_BOXES_ONLY: on}, partial(controller.house_care.set_boxes_only, on))

    def _acted(self, key: str) -> None:
        """A message's button was touched."""
        care = self._controller.house_care
        if key == DEALER:
            self.sign_in_asked.emit()
        if key == FOREIGN:
            self._then = self._controller.shoe_care.searched
            what = self.tr("The cards in the shoe are in order: each belongs to it.")
            self.signing.ask(Role.PIT_SUPERVISOR, what)
        if not care.waits(key):
            return
        if self._controller.staffing.must_sign_in:
            self.sign_in_asked.emit()
            return
        self._then = partial(care.sign, key)
        self.signing.ask(care.role_of(key), care.what(key), partial(care.may_sign, key))

    def _signed(self, person: Person) -> None:
        then, self._then = self._then, None
        if then is not None:
            then(person)
        self.put_away.emit()
