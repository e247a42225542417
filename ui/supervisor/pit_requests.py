"""The pit's requests of a table besides a case: reports, found Bets, misreads, a reopening.

Opens the sheets, tells the table what they give, and asks for the signature if ruling I1 wants
one. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.basics.cards import Card, UnreadCard
from tablemgr.journal import Json
from tablemgr.rules.commands import (
    Command,
    Correct,
    FoundBet,
    FoundSide,
    Reopen,
    Report,
    Retract,
    Stood,
)
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role, needed
from tablemgr.rules.rulebook import Reason
from tablemgr.service.slip_acts import slip_of
from ui.presenter.hands import number_touched
from ui.presenter.misread import (
    had_stood,
    misread_view,
    read_cards,
    stood_view,
    why_none_misread,
)
from ui.presenter.reporting import found_bet_view, report_view, why_no_bet_found, with_the_read
from ui.presenter.signed_words import (
    found_over_limit,
    misread_lines,
    reopening_lines,
    retract_lines,
)
from ui.presenter.words import citation
from ui.supervisor.found_bet_sheet import FoundBetSheet
from ui.supervisor.misread_sheet import MisreadSheet
from ui.supervisor.reason_sheet import ReasonSheet
from ui.supervisor.report_sheet import ReportSheet
from ui.supervisor.signing import Signing
from ui.table.controller import TableController
from ui.theme.words import in_words
from ui.views.dialogs import AlertEnds, AlertView
from ui.views.felt import CardRef
from ui.views.header import AnyItem, FamilyItem, MenuItem


class FamilyRequest(Protocol):
    """A request that only one family has, as an entry of its menu."""

    def begin(self) -> None:
        """Ask what must be known for it, or say why it can't be now."""


class PitRequests(QObject):
    """The requests made over one window, each with its sheet."""

    put_away = Signal()
    """A sheet is closed, or what it asked for is signed."""

    def __init__(
        self,
        controller: TableController,
        centre: QWidget,
        request_of: Callable[[FamilyItem, PitRequests], FamilyRequest],
    ) -> None:
        """`request_of` makes what an entry of the family's menu opens."""
        super().__init__(centre)
        self._request_of = request_of
        self.controller = controller
        self._centre = centre
        self._to_sign: Command | None = None
        """None if somebody signs only to see the faces of cards that lie face down."""
        self._what = ""
        """What is to be signed, in words."""
        self._reason = ""
        """The reason for what is to be signed, if one was asked for."""
        self._number = 0
        self.signing = Signing(controller, centre)
        self.signing.signed.connect(self._signed)
        self.menu: dict[AnyItem, Callable[[], None]] = {
            MenuItem.REPORT: self.report,
            MenuItem.FOUND_BET: self.found_bet,
            MenuItem.MISREAD: self.misread,
            MenuItem.PLAYER_LEFT: controller.questions.ask_who_left,
            MenuItem.REOPEN: self.reopen,
            **{item: partial(self._begin_of_family, item) for item in controller.family.menu()},
        }
        """What the window's menu opens here."""
        self._of_family: dict[FamilyItem, FamilyRequest] = {}

    # --- reports ---------------------------------------------------------------------------------

    @cached_property
    def reporting(self) -> ReportSheet:
        """Asks what happened."""
        sheet = ReportSheet(self._centre)
        sheet.reported.connect(self._tell_report)
        sheet.retract_asked.connect(self._retract)
        sheet.closed.connect(self.put_away)
        return sheet

    def report(self) -> None:
        """Ask for a report of what no reader can see; if no Round is open, say so."""
        refusal = self.controller.session.verify(Report("misdeal"))
        if refusal is not None and refusal.code == "no-round-to-report-on":
            self.controller.alerted.emit(
                AlertView("no-report", in_words(refusal.message), ends=AlertEnds.NEXT_ACT)
            )
            return
        self.reporting.begin(report_view(self.controller.session))

    def card_differs(self, number: int) -> None:
        """In a felt check, the card with that number in the Round is wrong: ask what it really is.

        0: something else differs. Then ask for a report, whose boxes and words say what.
        """
        if number:
            self.misread_card(number)
            return
        session = self.controller.session
        kind = "misdeal" if session.table.position.cards else "other"
        words = self.tr("Compared with the screen: ")
        self.reporting.begin(report_view(session), kind, words)

    @cached_property
    def retracting(self) -> ReasonSheet:
        """Asks why a report was an error (I14)."""
        return self._asks_why(lambda reason: self.sign(Retract(reason), retract_lines(reason)))

    def _retract(self) -> None:
        view = self.reporting.view
        self.reporting.hide()
        self.retracting.ask(
            self.tr("Why was the report an error?"),
            view.retract,
            self.tr("What was really so, in a sentence"),
            citation(self.controller.session.table.rulebook, "I14"),
        )

    # --- found Bets ------------------------------------------------------------------------------

    @cached_property
    def finding(self) -> FoundBetSheet:
        """Asks which Bet was found."""
        sheet = FoundBetSheet(self._centre)
        sheet.found.connect(self._found)
        sheet.closed.connect(self.put_away)
        return sheet

    def found_bet(self) -> None:
        """Ask which Bet was found after the close; if none can count now, say why (5.14)."""
        why = why_no_bet_found(self.controller.session)
        if why is not None:
            self.controller.say(in_words(why.message), why.code)
            return
        self.finding.begin(found_bet_view(self.controller.session))

    # --- misreads --------------------------------------------------------------------------------

    @cached_property
    def misreading(self) -> MisreadSheet:
        """Asks which card was misread, and what it really was."""
        sheet = MisreadSheet(self._centre)
        sheet.card_chosen.connect(self.misread_card)
        sheet.truth_chosen.connect(self.show_correction)
        sheet.stood_chosen.connect(self._stood)
        sheet.sign_asked.connect(self._sign_misread)
        sheet.look_asked.connect(self._sign_to_look)
        sheet.closed.connect(self.put_away)
        return sheet

    def misread(self) -> None:
        """Ask which card of the Round was misread; if none can be corrected now, say why."""
        why = why_none_misread(self.controller.session)
        if why:
            self.controller.say(why)
        else:
            self.misreading.choose_card(read_cards(self.controller.session))

    def misread_at(self, ref: CardRef) -> None:
        """The touched card was misread. If it lies in no Hand in play, ask which card it is."""
        session = self.controller.session
        number = number_touched(session.table.position, ref)
        if number is None or why_none_misread(session):
            self.misread()
        else:
            self.misread_card(number)

    def misread_card(self, number: int) -> None:
        """Ask what the card with that number in the Round really was."""
        position = self.controller.session.table.position
        if isinstance(position.cards[number - 1], UnreadCard):
            self.misreading.hide()
            reason = Reason("not-opened-yet", number=number)
            self.controller.refuse(position.rulebook.refusal(reason))
            return
        self._number = number
        self._to_sign = None
        cards = read_cards(self.controller.session)
        self.misreading.ask_truth(cards[number - 1], had_stood(self.controller.session, number))

    def show_correction(self, card: Card) -> None:
        """Show what changes if it was that card."""
        self._to_sign = Correct(self._number, card)
        controller = self.controller
        view = misread_view(
            controller.session, self._number, card, boxes_only=controller.boxes_only
        )
        self._what = misread_lines(view)
        self.misreading.show_change(view)

    def _stood(self) -> None:
        """Show what changes if it was not a Hit."""
        self._to_sign = Stood(self._number)
        controller = self.controller
        view = stood_view(controller.session, self._number, boxes_only=controller.boxes_only)
        self._what = misread_lines(view)
        self.misreading.show_change(view)

    def _sign_misread(self) -> None:
        if self._to_sign is not None:
            self._reason = ""
            self.signing.ask(needed(self._to_sign), self._what)

    def _sign_to_look(self) -> None:
        """A Pit Supervisor signs that he sees the faces of cards that lie face down (S10)."""
        self._to_sign, self._reason = None, ""
        what = self.tr("The faces of the cards that lie face down are shown.")
        self.signing.ask(Role.PIT_SUPERVISOR, what)

    def _look(self, person: Person) -> None:
        """Show every face to the person who has signed for it; that he looked is stored first."""
        session = self.controller.session
        session.note({"looked_at": "faces"}, by=person)
        self.misreading.choose_card(read_cards(session, looks=True))

    # --- reopening -------------------------------------------------------------------------------

    def reopen(self) -> None:
        """Reopen the last settlement (5.6): ask why, then ask the Shift Manager to sign."""
        by = Person("-", Role.SHIFT_MANAGER)
        refusal = self.controller.session.verify(Reopen(), by)
        if refusal is not None:
            self.controller.alerted.emit(
                AlertView("no-reopen", in_words(refusal.message), ends=AlertEnds.NEXT_ACT)
            )
            return
        session = self.controller.session
        book = session.table.rulebook
        where = book.refusal(Reason("nothing-to-reopen")).paragraph
        about = self.tr("The reason is printed on the new slip. Slip {0} is marked as replaced.")
        self.reasoning.ask(
            self.tr("Why is the settlement reopened?"),
            about.format(self._last_slip()),
            self.tr("What must be corrected, in a sentence"),
            citation(book, where),
        )

    def _last_slip(self) -> str:
        """The number of the settlement's slip; empty if it has none."""
        session = self.controller.session
        issue = slip_of(session, session.round_no)
        return "" if issue is None else issue.name.digits

    @cached_property
    def reasoning(self) -> ReasonSheet:
        """Asks why it is reopened."""
        return self._asks_why(self._sign_reopening)

    def _asks_why(self, given: Callable[[str], None]) -> ReasonSheet:
        """A sheet that asks for a reason, and hands it on."""
        sheet = ReasonSheet(self._centre)
        sheet.given.connect(sheet.hide)
        sheet.given.connect(given)
        sheet.closed.connect(self.put_away)
        return sheet

    def _sign_reopening(self, reason: str) -> None:
        self._to_sign, self._reason = Reopen(), reason
        what = reopening_lines(self.controller.session, self._last_slip(), reason)
        self.signing.ask(needed(self._to_sign), what)

    # --- what one family has ---------------------------------------------------------------------

    @property
    def centre(self) -> QWidget:
        """The widget that the sheets lie over."""
        return self._centre

    def of_family(self, item: FamilyItem) -> FamilyRequest:
        """The request behind an entry of the family's own menu, made when it is first wanted."""
        if item not in self._of_family:
            self._of_family[item] = self._request_of(item, self)
        return self._of_family[item]

    def _begin_of_family(self, item: FamilyItem) -> None:
        self.of_family(item).begin()

    def sign(self, command: Command, what: str) -> None:
        """Ask who signs for a command, which `what` says in words; then tell it."""
        self._to_sign, self._reason = command, ""
        self.signing.ask(self.controller.session.table.role_needed(command), what)

    # --- telling ---------------------------------------------------------------------------------

    def _tell_report(self, report: Report, beside: dict[str, Json]) -> None:
        told = with_the_read(self.controller.session, report, self.reporting.read_before)
        self.controller.tell(told, beside=beside)

    def _found(self, command: FoundBet | FoundSide) -> None:
        """A Bet was found: tell it; if it goes over a maximum, a supervisor signs for it first."""
        over = found_over_limit(self.controller.session, command)
        refused = self.controller.session.verify(command) is not None
        if not over or refused:
            self.controller.tell(command)
            return
        self._to_sign, self._reason = command, ""
        self.signing.ask(Role.PIT_SUPERVISOR, over)

    def _signed(self, person: Person) -> None:
        command, self._to_sign = self._to_sign, None
        reason, self._reason = self._reason, ""
        if command is None:
            self._look(person)
            return
        if "misreading" in self.__dict__:
            self.misreading.hide()
        self.controller.tell(command, by=person, reason=reason)
        self.put_away.emit()
