"""The sheets over the felt: the felt check, sign-in, a stopped Round. Decides nothing.

Each sheet is made when it is first wanted, so that the window is shown sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.basics.errors import Fault, Refusal
from tablemgr.rules.people import Person
from tablemgr.service.interruption import say_they_differ
from ui.dialogs.alerts import AlertArea
from ui.dialogs.stopped_plainly import stop_plainly
from ui.parts.later import MadeLater
from ui.parts.painting import paint_again
from ui.presenter.house_alerts import short_pin
from ui.safety.beside import beside
from ui.slips.round_export import export_round, notices
from ui.table.controller import TableController
from ui.theme.words import fault_in_words, listed
from ui.views.dialogs import (
    AlertEnds,
    AlertView,
    BetToCompare,
    CompareView,
    InterruptionView,
    StoppedView,
)
from ui.views.shared import Tone
from ui.window.messages import Messages
from ui.window.question_sheets import QuestionSheets
from ui.window.slip_sheet import SlipSheet

if TYPE_CHECKING:
    from ui.dialogs.closing import ClosingSheet
    from ui.dialogs.compare import CompareOverlay
    from ui.dialogs.sign_in import SignInOverlay
    from ui.dialogs.stopped import StoppedOverlay
    from ui.supervisor.interruption_sheet import InterruptionSheet

_LEADS_TO_THE_CHECK: Final = ("cards-unconfirmed", "interruption-unanswered")
"""Refusals of a table that was interrupted: they lead to what is due first."""


class Sheets(QObject):
    """All sheets of one window, over `centre`; messages stand in their strip."""

    quit_asked = Signal()
    leave_confirmed = Signal()
    """Close the window, though a Round is open."""
    card_differs = Signal(int)
    """The card with that number in the Round differs from the table; 0: something else does."""
    case_file_asked = Signal()
    """The case file is wanted, from the sheet of a stopped Round."""
    note_asked = Signal()
    """The Dealer wants to leave a note for who comes."""
    came = Signal()
    """Somebody has signed in."""
    put_away = Signal()
    """A sheet is gone: the window takes the keyboard back."""

    def __init__(self, controller: TableController, centre: QWidget, strip: AlertArea) -> None:
        super().__init__(centre)
        self.controller = controller
        self._centre = centre
        self.alerts = strip
        self.messages = Messages(controller, centre, strip)
        self.questions = QuestionSheets(controller, centre)
        self.slips = SlipSheet(controller, centre)
        for part in (self.questions, self.slips, self.messages):
            part.put_away.connect(self.put_away)
        controller.refused.connect(self._refused)
        controller.stopped.connect(self.stop)
        controller.check_due.connect(self.ask_what_is_due)
        controller.restored.connect(self._paint_again)
        controller.staff_changed.connect(self._name_people_again)

    def follow(self) -> None:
        """The table has changed: take away messages that no longer hold, renew the felt check."""
        self.messages.follow()
        self._renew_comparison()

    # --- the sheets ------------------------------------------------------------------------------

    @MadeLater
    def comparing(self) -> CompareOverlay:
        """The felt check."""
        from ui.dialogs.compare import CompareOverlay  # noqa: PLC0415 - not at a start

        sheet = CompareOverlay(self._centre)
        sheet.confirmed.connect(self._confirmed)
        sheet.card_differs.connect(self._card_differs)
        sheet.bet_differs.connect(self._bet_differs)
        sheet.other_differs.connect(self._other_differs)
        sheet.closed.connect(self.put_away)
        return sheet

    @MadeLater
    def interruption(self) -> InterruptionSheet:
        """Asks whether an interruption affected the Round."""
        from ui.supervisor.interruption_sheet import InterruptionSheet  # noqa: PLC0415 - not at a start

        sheet = InterruptionSheet(self._centre)
        sheet.answered.connect(self._interruption_answered)
        return sheet

    @MadeLater
    def stopped(self) -> StoppedOverlay:
        """Says that the Round is stopped."""
        from ui.dialogs.stopped import StoppedOverlay  # noqa: PLC0415 - not at a start

        sheet = StoppedOverlay(self._centre)
        sheet.restore_requested.connect(self.restore)
        sheet.quit_requested.connect(self.quit_asked)
        sheet.export_requested.connect(self._export_stopped)
        sheet.case_file_requested.connect(self.case_file_asked)
        return sheet

    @MadeLater
    def signing_in(self) -> SignInOverlay:
        """Asks who deals."""
        from ui.dialogs.sign_in import SignInOverlay  # noqa: PLC0415 - not at a start

        sheet = SignInOverlay(self._centre, self.controller.staffing.table_sign_in)
        sheet.signed_in.connect(self._signed_in)
        sheet.unlocked.connect(self._unlocked)
        sheet.note_asked.connect(self.note_asked)
        sheet.sign_out_asked.connect(self._sign_out)
        sheet.advised.connect(self._advise)
        sheet.closed.connect(self.put_away)
        return sheet

    @MadeLater
    def closing(self) -> ClosingSheet:
        """Asks before the window is closed in the middle of a Round."""
        from ui.dialogs.closing import ClosingSheet  # noqa: PLC0415 - not at a start

        sheet = ClosingSheet(self._centre)
        sheet.confirmed.connect(self.leave_confirmed)
        sheet.closed.connect(self.put_away)
        return sheet

    # --- the felt check --------------------------------------------------------------------------

    def begin_check(self) -> None:
        """Ask for what is due; if nothing is, begin the felt check or say that none is needed."""
        if not self.ask_what_is_due():
            self.compare()

    def compare(self) -> None:
        """Begin the felt check, or say that no card is in doubt."""
        view = self.controller.views.compare()
        if view is not None:
            self.comparing.compare(view)
        else:
            self.controller.say(self.tr("No card of this Round is in doubt."))

    def _renew_comparison(self) -> None:
        """A card came during the felt check: show it, so that only what is shown is confirmed."""
        sheet = Sheets.comparing.made(self)
        if sheet is None or not sheet.isVisible():
            return
        view = self.controller.views.compare()
        if view is None:
            sheet.dismiss()
        elif view != sheet.view:
            sheet.refresh(view)

    def confirm(self) -> None:
        """Do what the felt check's button does."""
        self.comparing.yes.click()

    def _confirmed(self) -> None:
        self.controller.comparing.confirm_cards()
        self.go_on()  # what the interruption means may still be due

    def _card_differs(self, number: int) -> None:
        say_they_differ(self.controller.session, f"card {number}")
        self.card_differs.emit(number)

    def _bet_differs(self, bet: BetToCompare) -> None:
        parts = (bet.box, bet.player, bet.what)
        self.controller.comparing.report_difference(" ".join(" ".join(parts).split()), bet.number)

    def _other_differs(self) -> None:
        say_they_differ(self.controller.session, "something else")
        self.card_differs.emit(0)

    def _refused(self, refusal: Refusal) -> None:
        if refusal.code in _LEADS_TO_THE_CHECK and not self.ask_what_is_due():
            self.compare()

    def show_first(self, otherwise: Callable[[], None]) -> None:
        """Show what comes first in a window that opens; if nothing does, do `otherwise`.

        A stopped Round comes first, then the sign-in, then what is due after a start. If showing it
        fails, the Round stops, and the window shows that.
        """
        controller = self.controller
        with controller.standstill.guard(), controller.standstill.survived():
            controller.house_care.say()
            if controller.standstill.view is None and controller.staffing.must_sign_in:
                self.sign_in()
            elif controller.standstill.view is None and not self.ask_what_is_due():
                otherwise()
        if controller.standstill.view is not None:
            self.stop(controller.standstill.view)

    def ask_what_is_due(self) -> bool:
        """Open the sheet of what is due after a restart or a reconnect; False if nothing is."""
        match self.controller.views.due():
            case InterruptionView() as view:
                self.interruption.ask(view)
            case CompareView() as view:
                self.comparing.compare(view)
            case None:
                return False
        return True

    def go_on(self) -> None:
        """A sheet was answered: ask for what is due now; if nothing is, give the keyboard back."""
        if not self.ask_what_is_due():
            self.put_away.emit()

    def _interruption_answered(self, affects: bool) -> None:
        self.controller.comparing.answer_interruption(affects)
        self.go_on()

    def sign_in(self) -> None:
        """Ask who deals from now on. If nobody has signed in yet, the sheet can't be closed."""
        staffing, dealer = self.controller.staffing, self.controller.session.person
        try:
            if staffing.is_locked:
                self.signing_in.unlock(dealer)
                return
            self.signing_in.begin(
                dealer,
                closable=not staffing.must_sign_in,
                first=staffing.first_manager(),
                since=self.controller.dealer_care.since,
            )
        except Fault as fault:
            self.messages.alert(
                AlertView("staff", *fault_in_words(fault), Tone.TAKE, ends=AlertEnds.NEXT_ACT)
            )

    def _name_people_again(self) -> None:
        """If it is asked who deals, name those who are in the register now."""
        sheet = Sheets.signing_in.made(self)
        if sheet is not None and sheet.isVisible() and sheet.names.is_current:
            self.sign_in()

    def lock(self, why: str) -> None:
        """Lock the screen, if people sign by PIN here; `why` is `idle` or `asked`."""
        if self.controller.dealer_care.lock(why):
            self.sign_in()

    def _unlocked(self, by: Person) -> None:
        self.controller.dealer_care.unlock(by)
        self.go_on()

    def _sign_out(self) -> None:
        self.signing_in.dismiss()
        if self.controller.dealer_care.sign_out():
            self.sign_in()

    def _advise(self, text: str) -> None:
        self.messages.alert(short_pin(text))

    def _signed_in(self, person: Person) -> None:
        self.controller.sign_in(person)
        self.go_on()
        self.came.emit()

    # --- a stopped Round -------------------------------------------------------------------------

    def make_ready_to_stop(self) -> None:
        """Make the sheet of a stopped Round before it is wanted."""
        _ = self.stopped

    def stop(self, view: StoppedView) -> None:
        """Show that the Round is stopped; nothing else can be touched until it is restored."""
        self.questions.hide()
        self.slips.hide()
        for sheet in (Sheets.comparing, Sheets.interruption, Sheets.signing_in):
            if (made := sheet.made(self)) is not None:
                made.hide()
        try:
            self.stopped.show_stop(view)
        except Exception:  # say it at least in plain words; the hook gets the error
            stop_plainly(self._centre, view)
            raise

    def _export_stopped(self) -> None:
        controller = self.controller
        words: list[AlertView] = []
        with beside(words.append, "export", self.tr("The Round can't be exported.")):
            kept = export_round(controller.session, controller.settling.slips)
            text = self.tr("Exported: {0}").format(listed(str(each.path) for each in kept))
            self.stopped.say(" ".join([text, *notices(kept)]))
        for alert in words:
            self.stopped.say(f"{alert.text} {alert.remedy}".strip())

    def _paint_again(self) -> None:
        paint_again(self._centre)

    def restore(self) -> None:
        """Restore the Round from the journal."""
        self.controller.restore()
        if self.controller.standstill.view is not None:  # the journal still can't be opened
            return
        self.stopped.hide()
        self.put_away.emit()
        self.ask_what_is_due()
        if self.controller.staffing.must_sign_in:
            self.sign_in()
