"""What the table does about its shoe: cards as they come, burn cards, warnings, a card not read.

Every card from a device comes in here. Decides no rule: the session does.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from drivers.advice import advice
from drivers.device import DeviceError, DeviceEvent, ErrorKind
from drivers.event_kinds import CARD_IS_OUT
from drivers.machine_events import ShuffleComplete
from drivers.manual import KEYPAD
from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Refusal
from tablemgr.rules.commands import Close, Command, DealCard, Open, Report
from tablemgr.rules.events import Event
from tablemgr.service.heard import Source
from tablemgr.service.shoe import Shuffle
from tablemgr.service.shoe_acts import burn_card, load_shoe, shortage_now, shuffled_after_all
from ui.presenter.alerts import refused_card
from ui.presenter.shoe_alerts import (
    NOT_SHUFFLED,
    SHOE_OVER,
    SHORTAGE,
    discarded,
    new_shoe,
    not_shuffled,
    set_of,
    shoe_over,
    shortage,
)
from ui.table.hub import TableHub


class ShoeCare(QObject):
    """One table's shoe. `held` are the cards that wait for the one that was not read.

    They stand in the journal as the bytes that came; a start in the meantime finds them there.
    """

    def __init__(self, controller: TableHub) -> None:
        super().__init__(controller)
        self._controller = controller
        self.why_by_hand = ""
        """Why a card must be entered by hand now, or empty."""
        self.held: list[tuple[Card, str, Source | None]] = []
        self._waits = False
        self._in_order = False
        self._discards = self._discarded()

    @property
    def _in_round(self) -> bool:
        return not self._controller.session.between_rounds

    def _discarded(self) -> int:
        return len(self._controller.session.table.position.discarded)

    # --- cards -----------------------------------------------------------------------------------

    def card(self, card: Card, via: str, source: Source | None = None) -> None:
        """A card came: it goes where the rules send it. One that no Round awaits is shown.

        `source`: the stored bytes that it came from, if it did not come just now.
        """
        controller = self._controller
        session = controller.session
        if source is None and via != KEYPAD:
            source = session.hearing.next()
        if session.halted is not None:
            controller.standstill.card(card, by_hand=via == KEYPAD)
        elif self._waits and via != KEYPAD and self._in_round:
            self.held.append((card, via, source))
            controller.show()
        elif session.shoe.burn_due and not self._in_round:
            with controller.standstill.guard(), session.hearing.of(source):
                burn_card(session, card)
            if session.halted is not None:
                controller.standstill.card(card, by_hand=via == KEYPAD)
            controller.show()
        else:
            with session.hearing.of(source):
                done = controller.tell(DealCard(card), via)
            if not done:
                if session.halted is None:
                    controller.alerted.emit(refused_card(card))
                else:  # it could not be stored, so that it is not dealt
                    controller.standstill.card(card, by_hand=via == KEYPAD)
            if self.why_by_hand:
                self.none_missing()

    def reported(self, event: DeviceEvent) -> None:
        """What the device said: a card that it did not read is waited for from the keypad."""
        controller = self._controller
        if isinstance(event, ShuffleComplete):
            decks = controller.session.table.decks
            if event.count != 52 * decks:
                controller.alerted.emit(set_of(controller.session, event.count))
        if not self._in_round:
            return
        unread = isinstance(event, DeviceError) and event.kind is ErrorKind.CANNOT_READ
        if isinstance(event, CARD_IS_OUT) or (unread and event.doubts_cards):
            self._waits = self._waits or isinstance(event, CARD_IS_OUT)
            said = advice(event) or event.key
            self.why_by_hand = QCoreApplication.translate("advice", said)
        elif unread and not self._waits:  # the error is over
            self.why_by_hand = ""

    def none_missing(self) -> None:
        """The card has been entered, or none is missing: the Round goes on with those that wait."""
        self.why_by_hand = ""
        self._waits = False
        waiting, self.held = self.held, []
        for card, via, source in waiting:
            self.card(card, via, source)
        self._controller.show()

    def forget(self) -> None:
        """The table was taken up again from the journal."""
        self.why_by_hand = ""
        self._waits = self._in_order = False
        self.held = []
        self._discards = self._discarded()

    # --- the shoe --------------------------------------------------------------------------------

    def new_shoe(self) -> None:
        """The device was started with a new shoe; in a Round the doubt is enough."""
        if self._in_round:
            return
        controller = self._controller
        session = controller.session
        load_shoe(session, burn=controller.profile.burn)
        controller.alert_over.emit(SHOE_OVER)
        if not session.shoe.shuffled_each_round:
            controller.alerted.emit(new_shoe())
        controller.show()

    def load(self, shuffle: Shuffle | None, burn: int) -> bool:
        """A new shoe, told by hand. Refused (and shown) while a Round is under way."""
        controller = self._controller
        try:
            load_shoe(controller.session, shuffle, burn)
        except Refusal as refusal:
            controller.refuse(refusal)
            return False
        for key in (SHOE_OVER, NOT_SHUFFLED, "new-shoe"):
            controller.alert_over.emit(key)
        self._in_order = False
        controller.show()
        return True

    def told(self, command: Command, _: Sequence[Event]) -> None:
        """The table was told something: what follows from it for the shoe."""
        controller = self._controller
        session = controller.session
        match command:
            case Open() if session.shoe.cut_card_seen or not session.shoe.cards_left:
                controller.alerted.emit(shoe_over())
            case Close():
                short = shortage_now(session)
                if short is not None:
                    controller.alerted.emit(shortage(session, short))
            case DealCard():
                controller.alert_over.emit(SHORTAGE)
        before, self._discards = self._discards, self._discarded()
        if self._discards > before and isinstance(command, DealCard | Report):
            cards = session.table.position.discarded[before:]
            controller.alerted.emit(discarded(session, cards))
        if not self._in_round and self.why_by_hand:
            self.none_missing()
        if session.shoe.in_order and not self._in_order:
            controller.alerted.emit(not_shuffled(session))
        elif self._in_order and not session.shoe.in_order:
            controller.alert_over.emit(NOT_SHUFFLED)
        self._in_order = session.shoe.in_order

    def acted(self, key: str) -> None:
        """A message's button was touched."""
        if key == NOT_SHUFFLED:
            self._controller.tell(Report(NOT_SHUFFLED))
            self._controller.alert_over.emit(NOT_SHUFFLED)

    def put_away(self, key: str) -> None:
        """A message was put away: of cards in a pack's order that says that they were shuffled."""
        session = self._controller.session
        if key == NOT_SHUFFLED and session.shoe.in_order:
            shuffled_after_all(session)
            self._in_order = False
