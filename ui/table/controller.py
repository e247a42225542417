"""One table in service with all its parts: the hub, and a part for each subject. Knows no widget.

`hub` says how the table is told something. What else a window asks for is in one of the parts:
`views`, `questions`, `naming`, `settling`, `paper`, `comparing`, `device_events`, `shoe_care`,
`house_care`, `dealer_care` and `staffing`.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from tablemgr.basics.errors import Fault
from tablemgr.house.profile import Profile
from tablemgr.house.staff import StaffRegister
from tablemgr.rules.commands import Command
from tablemgr.rules.people import Person
from tablemgr.service.interruption import restore
from tablemgr.service.session import TableSession
from ui.presenter.house_alerts import DEALER
from ui.slips.store import SlipStore
from ui.table.comparing import Comparing
from ui.table.dealer_care import DealerCare
from ui.table.device_events import DeviceEvents
from ui.table.house_care import Chosen, HouseCare, SaveSettings
from ui.table.hub import TableHub
from ui.table.naming import Naming
from ui.table.paper import TablePaper
from ui.table.questions import Questions
from ui.table.settling import Settling
from ui.table.shoe_care import ShoeCare
from ui.table.views import Views
from ui.theme.words import whole_fault


class TableController(TableHub):
    """The table of one window, with all its parts; opened and closed as one."""

    def __init__(
        self,
        profile: Profile,
        open_session: Callable[[Profile], TableSession],
        slips: SlipStore,
        save_settings: SaveSettings,
        parent: QObject | None = None,
        *,
        staff: StaffRegister | None = None,
        chosen: Chosen | None = None,
    ) -> None:
        """Open the table. `open_session` is asked again after a broken journal; `save_settings`
        changes the profile's file; `staff` is the house's register, which the controller closes:
        without one nobody is known. `chosen` is given if somebody has just chosen other settings
        than the profile's file has. Raises `Fault`.
        """
        super().__init__(profile, open_session, staff, parent)
        self._open_session = open_session
        self._is_open = False
        """Everything was taken up; the table is not closed yet."""
        self.shoe_care = ShoeCare(self)
        self.naming = Naming(self)
        self.questions = Questions(self, self.naming)
        self.settling = Settling(self, slips)
        self.device_events = DeviceEvents(self, self.shoe_care, self.questions)
        self.comparing = Comparing(self)
        self.paper = TablePaper(self, self.settling)
        self.views = Views(self, self.settling, self.device_events, self.questions, self.paper)
        self.dealer_care = DealerCare(self)
        try:
            self.house_care = HouseCare(self, save_settings, slips, chosen)
        except BaseException:
            self.close()
            raise
        self._is_open = True

    def follow(self, command: Command) -> None:
        """Let each part do what follows from an act, in this order, before it is shown."""
        self.naming.after_act(command)
        self.questions.after_act(command)
        self.shoe_care.after_act(command)
        self.device_events.after_act(command)
        self.settling.after_act(command)
        self.paper.after_act(command)

    def sign_in(self, person: Person) -> None:
        """Another person deals from now on."""
        self.session.sign_in(person)
        self.staffing.unlock()
        self.alert_over.emit(DEALER)
        self.dealer_care.dealer_changed()
        self.show()

    def restore(self) -> None:
        """Take the table up again from the journal, as a new start would.

        If the journal can't be opened the table stays stopped, and says why.
        """
        self.standstill.over()
        if self.standstill.journal_broken:
            try:
                self.session.journal.save()
                self.session.journal.close()
                self.session = self._open_session(self.profile)  # `restore` below takes it up
            except Fault as fault:
                self.standstill.say(whole_fault(fault), ours=False)
                return
            self.standstill.journal_broken = False
        restore(self.session)
        self.shoe_care.forget()
        self.device_events.forget()
        self.naming.forget()
        self.questions.forget()
        self.history = None
        self.restored.emit()
        self.show()
        self.settling.make_missing_slip()

    def close(self) -> None:
        """Sign the Dealer out; sign, then close the journal; close the register. May be called
        twice.
        """
        self.paper.close()
        was_open, self._is_open = self._is_open, False
        try:
            if not self.standstill.journal_broken:
                with self.standstill.guard():
                    self.session.store_heartbeats()
                    if was_open:
                        self.settling.slips.seal_closing(self.session)
            self.staffing.close(None if self.standstill.journal_broken else self.session.person)
        finally:
            self.session.journal.close()
