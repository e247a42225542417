"""The acts of people with the table's money: each is signed for, told to the table, and has its
slip. Decides nothing.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.basics.errors import Fault, Refusal
from tablemgr.basics.messages import Message
from tablemgr.past.variance_hints import hints_of
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.chip_acts import tell_tray
from tablemgr.service.slip_name import SlipName
from tablemgr.tray.commands import ChipCount
from tablemgr.tray.steps import CorrectPayout, TakeStep, TrayStep
from tablemgr.tray.transfers import due_step
from ui.presenter.tray import (
    EXCHANGE,
    PRINT,
    PROPOSED,
    REPORT,
    TrayAnswer,
    needs_chips,
    step_of,
    tray_alerts,
    tray_view,
)
from ui.table.controller import TableController
from ui.theme.words import in_words, whole_fault
from ui.views.dialogs import AlertView

if TYPE_CHECKING:
    from ui.supervisor.signing import Signing
    from ui.tray.day_care import DayCare
    from ui.tray.tray_sheet import TraySheet


class TrayCare(QObject):
    """The tray of one window's table."""

    put_away = Signal()
    """The sheet was closed."""

    def __init__(self, controller: TableController, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre
        self._act = ""
        self._step: TrayStep | None = None
        self._brought: ChipCount = ()
        """What was counted first, if chips are changed."""
        self._known_hints: dict[int, list[Message]] = {}
        self._said: dict[str, AlertView] = {}
        """The messages that are on the screen, by their keys."""
        controller.changed.connect(self._say)
        controller.alert_acted.connect(self._alert_acted)
        self._say()

    @cached_property
    def sheet(self) -> TraySheet:
        """The sheet, made when it is first wanted."""
        from ui.tray.tray_sheet import TraySheet  # noqa: PLC0415 - not at a start

        chips = [value for value, _ in self._controller.profile.chip_set]
        sheet = TraySheet(self._centre, sorted(chips))
        sheet.chosen.connect(self._chosen)
        sheet.counted.connect(self._go_on)
        sheet.closed.connect(self.put_away)
        return sheet

    @cached_property
    def signing(self) -> Signing:
        """Name and PIN of whoever signs for a step."""
        from ui.supervisor.signing import Signing  # noqa: PLC0415 - not at a start

        signing = Signing(self._controller, self._centre)
        signing.signed.connect(self._signed)
        signing.given_up.connect(self.show)
        return signing

    def show(self) -> None:
        """Open the sheet."""
        self._renew()
        self.sheet.open()

    def _renew(self) -> None:
        desk, paper = self._controller.session.tray.desk, self._controller.paper
        slip = paper.last_tray_slip if paper.has_printer else None
        self.sheet.set_view(tray_view(desk, self._proposed(), self._hints(), slip))

    def _hints(self) -> dict[int, list[Message]]:
        """Say what each open exception may come from; each is searched for once."""
        session = self._controller.session
        open_ones = {each.number for each in session.tray.desk.state.exceptions}
        if open_ones - set(self._known_hints):
            self._known_hints.update({number: [] for number in open_ones})
            self._known_hints.update(hints_of(session.journal, only=open_ones))
        return self._known_hints

    def _proposed(self) -> ChipCount:
        session = self._controller.session
        return session.tray.fill_proposed(session.movements.done)

    def _say(self) -> None:
        """Say what travels, and which colours run low; what was said and is over goes."""
        hub = self._controller
        found = {}
        if hub.session.tray.is_kept:
            alerts = tray_alerts(hub.session.tray.desk, self._proposed())
            found = {alert.key: alert for alert in alerts}
        for key, alert in self._said.items():
            if found.get(key) != alert:
                hub.alert_over.emit(key)
        for key, alert in found.items():
            if self._said.get(key) != alert:
                hub.alerted.emit(alert)
        self._said = found

    def _alert_acted(self, key: str) -> None:
        if key in self._said:
            self.show()

    @cached_property
    def day(self) -> DayCare:
        """The reports of the day, made when they are first wanted."""
        from ui.tray.day_care import DayCare  # noqa: PLC0415 - not at a start

        day = DayCare(self._controller, self._centre)
        day.put_away.connect(self.put_away)
        return day

    def _chosen(self, act: str) -> None:
        self._brought = ()
        if act == REPORT:
            self.sheet.dismiss()
            self.day.show()
            return
        if act == PRINT:
            self._print()
            return
        proposed = self._proposed() if act == PROPOSED else ()
        self._act = "fill" if proposed else act
        if proposed or needs_chips(self._controller.session.tray.desk, act):
            self.sheet.ask_for_chips(self.sheet.buttons[act].text(), proposed)
        else:
            self._go_on()

    def _print(self) -> None:
        """Print the last slip of the tray, once more if it was printed already."""
        slip = self._controller.paper.last_tray_slip
        if slip is not None:
            self._controller.paper.print_tray_slip(slip)

    def _go_on(self) -> None:
        """Have the step signed: by the Dealer who is signed in, if it is his, else at the sheet."""
        text, amount = self.sheet.entered()
        chips = self.sheet.counting.chips()
        if self._act == EXCHANGE and not self._brought:
            self._brought = chips
            self.sheet.ask_for_chips(self.tr("Chips that are given"))
            return
        answer = TrayAnswer(chips, text, amount, self._brought)
        if self._act == "buy-in" and not (text and amount):
            self.sheet.say(self.tr("Write the Player's name and the amount."))
            return
        self._step, role = step_of(self._controller.session.tray.desk, self._act, answer)
        if isinstance(self._step, CorrectPayout) and not self._step.settlement:
            words = self.tr("Write the settlement's number, the Player and the reason in one line.")
            self.sheet.say(words)
            return
        if role is Role.DEALER:
            self._signed(self._controller.session.person)
        else:
            self.signing.ask(role, self._what())

    def _what(self) -> str:
        button = self.sheet.buttons.get(self._act)
        text, amount = self.sheet.entered()
        shown = (self.sheet.counting.sum.text(), text, str(amount) if amount else "")
        words = self._act if button is None else button.text()
        return " \u00b7 ".join(filter(None, (words, *shown)))

    def _signed(self, person: Person) -> None:
        step, self._step = self._step, None
        if step is None:
            return
        session = self._controller.session
        before = session.journal.last_seq
        if self._waits_for_paper(step):
            self.show()
            self.sheet.say(self.tr("Its slip is not printed yet: look at the printer."))
            return
        try:
            tell_tray(session, step, person)
        except Refusal as refusal:
            self.show()
            self.sheet.say(in_words(refusal.message))
            return
        self.sheet.clear()
        try:
            self._controller.paper.keep_tray_slips(before)
        except Fault as fault:
            self.show()
            self.sheet.say(whole_fault(fault))
        else:
            self.show()
            self.sheet.say("")
        self._controller.show()

    def _waits_for_paper(self, step: TrayStep) -> bool:
        """Say whether chips would leave without their slip."""
        desk = self._controller.session.tray.desk
        if not isinstance(step, TakeStep) or step.request not in desk.state.transfers:
            return False
        transfer = desk.state.transfers[step.request]
        if transfer.number is None or not due_step(desk.rules, transfer).leaves:
            return False
        return not self._controller.paper.on_paper(SlipName(transfer.number, transfer.kind))
