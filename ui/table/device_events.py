"""Turn what a device says into commands to its table: read it from the top down.

`ui.intake.bridge` takes, on the window's thread, what the port's thread has read. It calls `turn`
around all that it takes at once; `raw` before the codec reads the bytes; then, for each event in
them, `reported` and `card`. `card` ends in `hub.tell(DealCard)`, which is `session.do`: stored,
then folded, then shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication

from drivers.advice import advice
from drivers.device import DeviceError, DeviceEvent, ErrorKind
from drivers.machine_events import CARD_IS_OUT
from drivers.manual import KEYPAD
from tablemgr.basics.cards import Card, unread_card
from tablemgr.journal import Json, Stamp
from tablemgr.rules.commands import Command, DealCard, Open, Report, Unread
from tablemgr.rules.events import Event
from tablemgr.service import device_acts, shoe_acts
from tablemgr.service.hearing import Source
from ui.presenter.alerts import alert_of, ended_by, refused_card
from ui.presenter.possible import Possible
from ui.table.hub import TableHub
from ui.table.questions import Questions
from ui.table.shoe_care import ShoeCare

translate = QCoreApplication.translate


class DeviceEvents:
    """Tells one table what its device says. An `ui.intake.bridge.Listener`."""

    def __init__(self, hub: TableHub, shoe_care: ShoeCare, questions: Questions) -> None:
        self._hub = hub
        self._shoe_care = shoe_care
        self._questions = questions
        questions.answered.append(self._answered)
        self.unanswered: list[tuple[Card, str, Source | None]] = []
        """The cards that wait for the answer about a Split or a Double Down (I12)."""
        self.why_by_hand = ""
        """Why a card must be entered by hand now, or empty."""
        self.held: list[tuple[Card, str, Source | None] | DeviceEvent] = []
        """The cards that wait for the one that was not read, and the events of further ones that
        were not read. A start finds their bytes stored.
        """
        self._waits = False
        self.drawn = 0
        """How many cards the device drew in this Round before the table was taken up."""

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Show the table once, at the end of the `with` block, whatever the device says in it."""
        with self._hub.shown_once():
            yield

    def raw(self, port: str, data: bytes, stamp: Stamp) -> None:
        """Store bytes before they are parsed. If that fails, the Round stops: a card among them is
        named on the screen and not dealt.
        """
        hub = self._hub
        with hub.standstill.storing_bytes():
            device_acts.store_bytes(hub.session, port, data, stamp, hub.profile.device.protocol)

    def heartbeat(self, port: str, data: bytes, stamp: Stamp) -> None:
        """Note a heartbeat, which is stored with the others since the device's last entry."""
        hub = self._hub
        with hub.standstill.guard():
            device_acts.heartbeat(hub.session, port, data, stamp, hub.profile.device.protocol)

    def reported(self, event: DeviceEvent, details: Mapping[str, Json]) -> None:
        """Store what the device said; if that puts the cards in doubt, a felt check is due."""
        hub = self._hub
        with hub.shown_once():
            was_due = hub.session.check.due
            happened: list[Event] = []
            with hub.standstill.guard():
                happened = device_acts.reported(
                    hub.session,
                    event.text_key,
                    details,
                    doubts_cards=event.doubts_cards,
                    is_foreign_card=event.is_foreign_card,
                )
            if happened:
                hub.done(Report("foreign-card"), happened)
            if hub.session.check.due and not was_due:
                hub.check_due.emit()
            over = ended_by(event)
            if over:
                hub.alert_over.emit(over)
            alert = alert_of(event, between_rounds=hub.session.between_rounds)
            if alert is not None:
                hub.alerted.emit(alert)
            self.follow_up(event)
            hub.show()

    def follow_up(self, event: DeviceEvent) -> None:
        """Do what follows from what the device said; its entry is stored already.

        If it did not read a card, that card must be entered on the keypad.
        """
        self._shoe_care.reported(event)
        if self._hub.session.between_rounds:
            return
        if self._waits and isinstance(event, CARD_IS_OUT):
            self.held.append(event)
            return
        unread = isinstance(event, DeviceError) and event.kind is ErrorKind.CANNOT_READ
        if isinstance(event, CARD_IS_OUT) or (unread and event.doubts_cards):
            self._waits = self._waits or isinstance(event, CARD_IS_OUT)
            self.why_by_hand = translate("advice", advice(event) or event.key)
        elif unread and not self._waits:  # the error is over
            self.why_by_hand = ""

    def card(self, card: Card, via: str, source: Source | None = None) -> None:
        """A card came: deal it, burn it or hold it. If no Round is open, a message says so.

        `source` names the stored bytes that it came from, if it did not come just now.
        """
        hub, session, by_hand = self._hub, self._hub.session, via == KEYPAD
        if source is None and not by_hand:
            source = session.hearing.next()
        with hub.shown_once():
            if session.halted is not None:
                hub.standstill.card(card, by_hand=by_hand)
            elif self._waits and not by_hand and not session.between_rounds:
                self.held.append((card, via, source))
            elif session.shoe.burn_due and session.between_rounds:
                self._burn(card, source, by_hand=by_hand)
            elif self._questions.waited_for and Possible(session).draw_decides:
                self.unanswered.append((card, via, source))
                self._say_that_it_waits(card)
            else:
                self._deal(card, via, source)
            hub.show()

    def _burn(self, card: Card, source: Source | None, *, by_hand: bool) -> None:
        hub = self._hub
        with hub.standstill.guard(), hub.session.hearing.of(source):
            shoe_acts.burn_card(hub.session, card)
        if hub.session.halted is not None:
            hub.standstill.card(card, by_hand=by_hand)

    def _deal(self, card: Card, via: str, source: Source | None) -> None:
        hub = self._hub
        with hub.session.hearing.of(source):
            done = hub.tell(DealCard(card), via)
        if not done:
            if hub.session.halted is None:
                hub.alerted.emit(
                    refused_card(card, face_down=hub.session.table.family.takes_unread)
                )
            else:  # it could not be stored, so that it is not dealt
                hub.standstill.card(card, by_hand=via == KEYPAD)
        if self.why_by_hand:
            self.none_missing()

    def _say_that_it_waits(self, card: Card) -> None:
        words = translate("advice", "The {card} is held until the {decision} is answered.")
        decision = self._questions.waited_for
        self._hub.say(words.format(card=card.in_words(), decision=decision), "taken-back")

    def _answered(self) -> None:
        """No answer is waited for any more: the cards that came meanwhile are dealt."""
        waiting, self.unanswered = self.unanswered, []
        for card, via, source in waiting:
            self.card(card, via, source)

    def lies_face_down(self) -> None:
        """The card that was not read lies face down in its Hand and stays so (S10)."""
        number = len(self._hub.session.table.position.cards) + 1
        with self._hub.shown_once():
            if self._hub.tell(Unread(unread_card(number)), KEYPAD):
                self.none_missing()

    def none_missing(self) -> None:
        """The missing card has been entered, or none is missing: deal the cards that wait."""
        waiting, self.held = self.held, []
        self.why_by_hand, self._waits = "", False
        with self._hub.shown_once():
            for each in waiting:
                if isinstance(each, tuple):
                    self.card(*each)
                else:
                    self.follow_up(each)
            self._hub.show()

    def forget(self) -> None:
        """Wait for no card: the table was taken up again from the journal."""
        self.why_by_hand, self._waits, self.held = "", False, []
        self.unanswered = []

    def cut_card(self) -> None:
        """The cut card came out."""
        with self._hub.standstill.guard():
            shoe_acts.cut_card(self._hub.session)
        self._hub.show()

    def new_shoe(self) -> None:
        """The device says that a new shoe is in place."""
        with self._hub.standstill.guard():
            self._shoe_care.new_shoe()
        self._hub.show()

    def link_changed(self) -> None:
        """The device came, went or complained."""
        state = self._hub.link()
        if state is not None and state.connected:
            for key in ("device.disconnected", "device.set-aside"):
                self._hub.alert_over.emit(key)
        self._hub.show()

    def after_act(self, command: Command) -> None:
        """Forget the device's count when a Round opens; let waiting cards go when one is over."""
        if isinstance(command, Open):
            self.drawn = 0
        if self._hub.session.between_rounds and self.why_by_hand:
            self.none_missing()
