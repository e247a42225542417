"""Holds the table for the window: what is touched becomes a command, what is stored is shown.

Every change goes through the session; a refusal is shown and changes nothing. Knows no widget: it
gives views and says when they are others.

Long because it is the one place where what the panels ask becomes what the table is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import msgspec
from PySide6.QtCore import QObject, Signal

from drivers.device import DeviceEvent
from drivers.link import LinkState
from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Bug, Fault, Refusal
from tablemgr.house.profile import Profile
from tablemgr.house.staff import StaffRegister
from tablemgr.journal import Json, Stamp
from tablemgr.rules.commands import Command, DealCard, Open, Report, Settle, Void
from tablemgr.rules.events import CardDealt, Event
from tablemgr.rules.games.position import Phase
from tablemgr.rules.people import Person
from tablemgr.service.device_acts import reported, store_bytes
from tablemgr.service.interruption import (
    answer_interruption,
    confirm_cards,
    restore,
    say_they_differ,
    take_up,
)
from tablemgr.service.session import TableSession
from tablemgr.service.shoe_acts import cut_card
from tablemgr.service.slip_acts import print_slip
from ui.bets.asking import Question
from ui.cards.view import KeypadView
from ui.dialogs.view import AlertView, CompareView, StoppedView
from ui.felt.view import FeltView
from ui.guide.view import GuideView, HistoryLine, Place
from ui.header.view import HeaderView, MenuItem
from ui.parts.view import Tone
from ui.presenter.alerts import alert_of, doubt_text, ended_by
from ui.presenter.asking import left_unanswered, walk_away
from ui.presenter.cites import citation
from ui.presenter.families import presenter_of_book
from ui.presenter.family import FamilyPresenter
from ui.presenter.felt import felt_view
from ui.presenter.guide import guide_view
from ui.presenter.hands import bets_left, compare_view, keypad_view
from ui.presenter.header import header_view
from ui.presenter.history import all_happened, happened, refused_line
from ui.presenter.interruption import REPORT
from ui.safety.beside import beside
from ui.safety.standstill import Standstill
from ui.slips.store import SlipStore
from ui.slips.view import SlipView
from ui.table.house_care import Chosen, HouseCare, SaveSettings
from ui.table.shoe_care import ShoeCare
from ui.table.staffing import Staffing
from ui.table.ticking import Ticking


class TableController(QObject):
    """One table in service, for one window. Fulfils `ui.devices.bridge.Desk`."""

    changed = Signal()
    """The views are others."""
    opened = Signal()
    """A Round has been opened; `changed` follows."""
    refused = Signal(object)
    """A `Refusal`: nothing has changed."""
    alerted = Signal(object)
    """An `AlertView`."""
    check_due = Signal()
    """The device was away in mid-Round: cards and Bets are to be compared with the screen."""
    alert_over = Signal(str)
    """The key of a lasting alert whose cause is gone."""
    alert_acted = Signal(str)
    """The key of an alert whose button was touched."""
    asked = Signal(object)
    """A `Question` to be put to the Players, or None: the question is over."""
    slip_ready = Signal(object)
    """A `SlipView`, which was printed once more."""
    stopped = Signal(object)
    """A `StoppedView`: a bug or a broken journal has stopped the Round."""
    restored = Signal()

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
        changes the profile's file; `staff` is the house's register (nobody, if there is none).
        The controller closes it. `chosen`: the profile is as somebody chose, not yet as its file.
        Raises `Fault`.
        """
        super().__init__(parent)
        self.profile = profile
        self._open_session = open_session
        self.standstill = Standstill(self)
        self.session = open_session(profile)
        take_up(self.session)
        self.staffing = Staffing(profile, staff, lambda: self.session, self.stop_for)
        self.slips = slips
        self.link: Callable[[], LinkState | None] = lambda: None
        self.shoe_care = ShoeCare(self)
        try:
            self.house_care = HouseCare(self, save_settings, chosen)
        except BaseException:
            self.close()
            raise
        self.checked: frozenset[MenuItem] = frozenset()
        self._ask: Question | None = None
        self.answering = False
        """On the sheet of the open question stands an answer that is not confirmed yet."""
        self.lost_seats: Mapping[int, str] = {}
        """Who has lost which seat with the last Round, by box (I10); at a live table alone."""
        self._history: HistoryLine | None = None
        self._fresh_slip = 0
        """The number of the slip that was made with the last settlement, or 0."""
        self._came_of: list[Event] | Refusal = []
        """What the last command led to."""
        self.drawn = 0
        """How many cards the device drew in this Round before the table was taken up."""
        self._last_card: CardDealt | None = None
        self.ticking = Ticking(lambda: (self.session, self.profile), self._tick_failed)
        self.in_turn = False
        """The device has its turn: what it says is shown once, at the end of it."""
        self._shows = False
        """It has said something in its turn."""

    def close(self) -> None:
        """Sign the Dealer out; let the journal and the register go. May be called twice."""
        try:
            self.staffing.close(None if self.standstill.journal_broken else self.session.person)
        finally:
            self.session.journal.close()

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def boxes_only(self) -> bool:
        """Whether boxes are marked in play without amounts."""
        return self.profile.table_manners.boxes_only

    @property
    def family(self) -> FamilyPresenter:
        """How the table's game is shown."""
        return presenter_of_book(self.session.table.rulebook)

    @property
    def phase(self) -> Phase:
        """Where the Round stands."""
        return self.session.table.position.phase

    @property
    def history(self) -> HistoryLine | None:
        """The last thing that happened, or was refused."""
        return self._history

    @property
    def ask(self) -> Question | None:
        """The question that is open, or None."""
        return self._ask

    def felt(self, chosen_box: int | None = None) -> FeltView:
        """What the felt shows. `chosen_box` is where the next Bet goes, while Bets are open."""
        chosen = None
        if self.phase is Phase.SETTLEMENT:
            chosen = self.ticking.box()
        elif self.phase is Phase.BETTING:
            chosen = chosen_box
        return felt_view(self.session, self.profile, self.link(), chosen_box=chosen)

    def header(self) -> HeaderView:
        """What the bar on top shows."""
        return header_view(self.session, self.profile, self.link(), self.checked)

    def guide(self) -> GuideView:
        """What to do now, and the actions."""
        return guide_view(
            self.session,
            boxes_only=self.boxes_only,
            history=self._history,
            lines_left=self.lines_left,
            slip_no=self._fresh_slip if self.session.between_rounds else 0,
        )

    def keypad(self) -> KeypadView:
        """What the card keypad shows."""
        care = self.shoe_care
        return keypad_view(self.session, self._last_card, care.why_by_hand, len(care.held))

    def compare_view(self) -> CompareView | None:
        """The cards to be compared with the table, where something has put them in doubt."""
        doubt = self.session.doubt
        if doubt is None:
            return None
        why = f"{doubt_text(doubt)} {self._more_drawn()}".rstrip()
        return compare_view(self.session, why, boxes_only=self.boxes_only)

    def _more_drawn(self) -> str:
        """How many cards the device drew before the start, if the table knows fewer."""
        known = len(self.session.table.position.cards)
        if self.drawn <= known:
            return ""
        text = self.tr("The shoe counts {drawn} drawn, the table knows {known}.")
        return text.format(drawn=self.drawn, known=known)

    # --- commands --------------------------------------------------------------------------------

    def tell(
        self,
        command: Command,
        via: str = "screen",
        by: Person | None = None,
        *,
        reason: str = "",
        beside: Mapping[str, Json] | None = None,
    ) -> bool:
        """Tell the table; True if it was done. A refusal is shown, a broken journal stops.

        `by` is who signs for it, if it is not who deals, `reason` is why, if that is asked;
        `beside` is what was said with it and no record knows.
        """
        try:
            events = self.session.do(command, via, by, reason=reason, beside=beside)
        except Refusal as refusal:
            self.refuse(refusal)
            return False
        except Fault as fault:
            self.stop_for(fault)
            return False
        except Bug as bug:
            self.standstill.say(str(bug))
            return False
        self._done(command, events)
        return True

    def tell_all(self, commands: Sequence[Command]) -> None:
        """Tell the table several things with one touch, and say once what they came to. What is
        refused is left out.
        """
        events: list[Event] = []
        refused: list[Refusal] = []
        with self.turn():
            self._shows = True
            for command in commands:
                self._came_of = []
                if not self.tell(command) and isinstance(self._came_of, Refusal):
                    refused.append(self._came_of)
                elif isinstance(self._came_of, list):
                    events += self._came_of
            position = self.session.table.position
            told = all_happened(position, events, refused, boxes_only=self.boxes_only)
            self._history = told or self._history

    def _done(self, command: Command, events: list[Event]) -> None:
        dealt = [event for event in events if isinstance(event, CardDealt)]
        if dealt:
            self._last_card = dealt[-1]
        position = self.session.table.position
        told = happened(position, events, boxes_only=self.boxes_only)
        open_ask = self._ask if isinstance(command, DealCard) else None
        left_open = open_ask and self.family.unconfirmed(self.session, open_ask)
        self._history = left_open or told
        self._came_of = events
        if isinstance(command, Open):
            self._last_card = None
            self.drawn = 0
            self._fresh_slip = 0
            self.opened.emit()
        self._renew_ask()
        if open_ask is not None and self._ask is None and not left_open:
            self._history = left_unanswered(open_ask, told)
        self.shoe_care.told(command)
        self.changed.emit()
        if isinstance(command, Settle | Void):
            self._round_over()

    def refuse(self, refusal: Refusal) -> None:
        """Show what was not allowed."""
        self._history = refused_line(self.session.table.rulebook, refusal)
        self._came_of = refusal
        self.changed.emit()
        self.refused.emit(refusal)

    def add(self, text: str) -> None:
        """Say something more beside what happened last."""
        line = self._history or HistoryLine("")
        stop = "" if not line.text or line.text.endswith((".", "\u201d")) else "."
        self._history = msgspec.structs.replace(line, text=f"{line.text}{stop} {text}".strip())
        self.changed.emit()

    def say(self, text: str, code: str = "") -> None:
        """Say something beside the guide, until the next act; `code` is a matter of the rulebook
        whose paragraph stands beside it.
        """
        book = self.session.table.rulebook
        cite = citation(book, book.cites[code]) if code else None
        self._history = HistoryLine(text, Tone.WARN, cite)
        self.changed.emit()

    # --- questions -------------------------------------------------------------------------------

    def ask_about(self, place: Place) -> None:
        """Open the question behind a button."""
        self._set_ask(self.family.question(self.session, place))

    def ask_about_box(self, number: int) -> bool:
        """A touch on a box asks its Player, or the House acts for it. False: neither is due."""
        touched = self.family.touched(self.session, number)
        if touched is None:
            return False
        if touched.refusal is not None:
            self.refuse(touched.refusal)
        elif touched.command is not None:
            self.tell(touched.command)
        else:
            self._set_ask(touched.question)
        return True

    def ask_who_left(self) -> None:
        """Open the question whose only Player has left (5.3), or say that nobody can have."""
        asked = walk_away(self.session)
        if asked is None:
            self.say(self.tr("No Player who is alone on a box in play can have left now."))
        self._set_ask(asked)

    def answer(self, command: Command) -> None:
        """The Players' answer. Once it is told, the question is over, or it is put anew."""
        self.tell(command)

    def close_ask(self) -> None:
        """Nothing more is asked."""
        self._set_ask(None)

    def answer_begun(self) -> None:
        """An answer stands on the sheet of the open question, not confirmed yet."""
        self.answering = self._ask is not None

    def lose_seats(self, lost: Mapping[int, str]) -> None:
        """These Players have lost their seats by box, and that is said (I10)."""
        self.lost_seats = lost
        words = self.tr("Box {box}: {player} has lost the seat, after a Round without any action.")
        for box, player in sorted(lost.items()):
            self.add(words.format(box=box, player=player))

    def _set_ask(self, ask: Question | None) -> None:
        self._ask = ask
        self.answering = False
        self.asked.emit(ask)

    def _renew_ask(self) -> None:
        """What has happened ends an open question, or puts it anew."""
        if self._ask is not None:
            self._set_ask(self.family.renewed(self.session, self._ask))

    # --- settlement and slips --------------------------------------------------------------------

    @property
    def lines_left(self) -> int:
        """How many rows of the settlement the Dealer has not ticked off yet."""
        return self.ticking.left

    def go_to_line(self, index: int) -> None:
        """The Dealer is at that row of the settlement."""
        self.ticking.go_to(index)
        self.changed.emit()

    def next_line(self) -> None:
        """The row is done; behind the last, the Final Settlement is made."""
        if self.lines_left:
            self.ticking.tick()
            self.changed.emit()
        elif self.phase is Phase.SETTLEMENT:
            self.tell(Settle())

    def _tick_failed(self, error: BaseException) -> None:
        if isinstance(error, Bug):
            self.standstill.say(str(error))
        else:
            self.stop_for(error)

    def _round_over(self) -> None:
        """The slip is made and said beside the guide; nothing is laid over the felt for it."""
        self._print(self.session.round_no)
        with self.standstill.guard():
            self.session.journal.checkpoint()

    def _print(self, round_no: int, slip_no: int | None = None) -> None:
        """Store that a slip is printed; a slip that can't be made then is a message, no stop."""
        issue = None
        with self.standstill.guard():
            issue = print_slip(self.session, round_no, slip_no)
        if issue is not None:
            words = self.tr("The slip of Round {0} can't be made.").format(round_no)
            with beside(self.alerted.emit, "slip", words):
                slip = self.slips.made(self.session, issue)
                if slip.notice:
                    self.alerted.emit(AlertView("slip-kept", slip.notice))
                self.alert_over.emit("slip")
                if slip_no is None:
                    self._fresh_slip = slip.slip_no
                    self.changed.emit()
                else:
                    self.slip_ready.emit(slip)

    def look_at_slip(self) -> SlipView | None:
        """The last slip, without printing it."""
        return self.slips.last(self.session)

    def reprint(self, slip: SlipView) -> None:
        """Print a slip once more, as a duplicate."""
        self._print(slip.round_no, slip.slip_no)

    # --- the device (ui.devices.bridge.Desk) -----------------------------------------------------

    @contextmanager
    def turn(self) -> Iterator[None]:
        """What the device says inside is shown once, at its end, however much it is."""
        self.in_turn, self._shows = True, False
        try:
            yield
        finally:
            self.in_turn = False
            if self._shows:
                self.changed.emit()

    def raw(self, port: str, data: bytes, stamp: Stamp) -> None:
        """Store bytes before they are parsed. Where they can't be, the Round stops; a card among
        them is named by the screen, not dealt.
        """
        with self.standstill.storing_bytes():
            store_bytes(self.session, port, data, stamp, self.profile.device.protocol)

    def reported(self, event: DeviceEvent, details: Mapping[str, Json]) -> None:
        """Store what the device said; where it doubts the cards, settling waits."""
        self._shows = True
        was_due = self.session.check.due
        happened: list[Event] = []
        with self.standstill.guard():
            happened = reported(
                self.session,
                event.text_key,
                details,
                doubts_cards=event.doubts_cards,
                is_foreign_card=event.is_foreign_card,
            )
        if happened:
            self._done(Report("foreign-card"), happened)
        if self.session.check.due and not was_due:
            self.check_due.emit()
        over = ended_by(event)
        if over:
            self.alert_over.emit(over)
        alert = alert_of(event, between_rounds=self.session.between_rounds)
        if alert is not None:
            self.alerted.emit(alert)
        self.shoe_care.reported(event)
        self.changed.emit()

    def card(self, card: Card, via: str) -> None:
        """A card came."""
        self._shows = True
        self.shoe_care.card(card, via)

    def cut_card(self) -> None:
        """The cut card came out."""
        self._shows = True
        with self.standstill.guard():
            cut_card(self.session)
        self.changed.emit()

    def new_shoe(self) -> None:
        """A new shoe is in place, by the device's word."""
        self._shows = True
        with self.standstill.guard():
            self.shoe_care.new_shoe()

    def link_changed(self) -> None:
        """The device came, went or complained."""
        state = self.link()
        if state is not None and state.connected:
            for key in ("device.disconnected", "device.set-aside"):
                self.alert_over.emit(key)
        self.changed.emit()

    def confirm_cards(self) -> None:
        """The Dealer has compared every card and every Bet with the screen."""
        shown: list[Json] = [
            [box, kind, player, str(amount)]
            for box, kind, player, amount in bets_left(self.session.table.position)
        ]
        confirm_cards(self.session, shown)
        self.changed.emit()

    def answer_interruption(self, affects: bool) -> None:
        """A person has said whether the interruption affected the Round (5.4)."""
        answer_interruption(self.session, affects=affects)
        if affects:
            self.tell(REPORT)
        else:
            self.changed.emit()

    def report_difference(self, what: str, box: int) -> None:
        """The felt check found that a Bet on the box differs."""
        say_they_differ(self.session, what)
        words = self.tr("On comparing with the screen: {0}").format(what)
        self.tell(Report("other", text=words), beside={"boxes": [box]})

    def sign_in(self, person: Person) -> None:
        """Another person acts from here on."""
        self.session.sign_in(person)
        self.staffing.must_sign_in = False
        self.changed.emit()

    def set_boxes_only(self, on: bool, by: Person) -> bool:
        """Mark boxes without amounts, or no more: between Rounds, and in the profile's file, so
        that a new start finds the table as it is. `by` has signed for it.
        """
        if not self.session.between_rounds or on == self.boxes_only:
            return False
        if not self.house_care.change({"table-manners.boxes-only": on}, by):
            return False
        self.session.set_boxes_only(on, self.profile.table_limits)
        self.changed.emit()
        return True

    # --- stopping --------------------------------------------------------------------------------

    @property
    def stop_view(self) -> StoppedView | None:
        """What the screen says of a stopped Round, or None."""
        return self.standstill.view

    def stop_for(self, error: BaseException) -> None:
        """A bug, or a journal that no longer takes anything: the Round stops where it stands."""
        self.standstill.stop_for(error)

    def restore(self) -> None:
        """Take the table up again from the journal, as a new start would.

        Where the journal can't be opened the table stays stopped, and says why.
        """
        self.standstill.over()
        if self.standstill.journal_broken:
            try:
                self.session.journal.save()
                self.session.journal.close()
                self.session = self._open_session(self.profile)  # `restore` takes it up
            except Fault as fault:
                self.standstill.say(str(fault), ours=False)
                return
            self.standstill.journal_broken = False
        restore(self.session)
        self.shoe_care.forget()
        self._ask = None
        self._history = None
        self.restored.emit()
        self.changed.emit()
