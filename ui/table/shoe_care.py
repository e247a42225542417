"""Care for the table's shoe: a new one, one that ends, warnings, how it was shuffled.

Decides no rule: the session does.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from drivers.device import DeviceEvent
from drivers.machine_events import ShuffleComplete
from tablemgr.basics.errors import Refusal
from tablemgr.rules.commands import Close, Command, DealCard, Open, Report
from tablemgr.rules.people import Person
from tablemgr.service.shoe import Shuffle
from tablemgr.service.shoe_acts import load_shoe, searched, shortage_now, shuffled_after_all
from ui.presenter.shoe_alerts import (
    FOREIGN,
    NOT_SHUFFLED,
    SHOE_OVER,
    SHORTAGE,
    discarded,
    foreign_card,
    new_shoe,
    not_shuffled,
    shoe_over,
    shortage,
    wrong_count,
)
from ui.table.hub import TableHub


class ShoeCare(QObject):
    """One table's shoe."""

    def __init__(self, controller: TableHub) -> None:
        super().__init__(controller)
        self._controller = controller
        self._in_order = False
        self._discards = self._discarded()

    @property
    def _in_round(self) -> bool:
        return not self._controller.session.between_rounds

    def _discarded(self) -> int:
        return len(self._controller.session.table.position.discarded)

    def reported(self, event: DeviceEvent) -> None:
        """Warn if the machine has shuffled more or fewer cards than the decks have."""
        controller = self._controller
        if isinstance(event, ShuffleComplete):
            decks = controller.session.table.decks
            if event.count != 52 * decks:
                controller.alerted.emit(wrong_count(controller.session, event.count))

    def forget(self) -> None:
        """The table was taken up again from the journal."""
        self._in_order = False
        self._discards = self._discarded()
        self.warn_of_search()

    def new_shoe(self) -> None:
        """The device says that a new shoe is in place. In a Round the cards are only in doubt."""
        if self._in_round:
            return
        controller = self._controller
        session = controller.session
        load_shoe(session, burn=controller.profile.burn)
        for key in (SHOE_OVER, FOREIGN):
            controller.alert_over.emit(key)
        if not session.shoe.shuffled_each_round:
            controller.alerted.emit(new_shoe())
        controller.show()

    def load(self, shuffle: Shuffle | None, burn: int) -> bool:
        """Load a new shoe that a person has put in. In a Round it is refused: False, and shown."""
        controller = self._controller
        try:
            load_shoe(controller.session, shuffle, burn)
        except Refusal as refusal:
            controller.refuse(refusal)
            return False
        for key in (SHOE_OVER, NOT_SHUFFLED, FOREIGN, "new-shoe"):
            controller.alert_over.emit(key)
        self._in_order = False
        controller.show()
        return True

    def after_act(self, command: Command) -> None:
        """Say what an act means for the shoe."""
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
        self.warn_of_search()
        before, self._discards = self._discards, self._discarded()
        if self._discards > before and isinstance(command, DealCard | Report):
            cards = session.table.position.discarded[before:]
            controller.alerted.emit(discarded(session, cards))
        if session.shoe.in_order and not self._in_order:
            controller.alerted.emit(not_shuffled(session))
        elif self._in_order and not session.shoe.in_order:
            controller.alert_over.emit(NOT_SHUFFLED)
        self._in_order = session.shoe.in_order

    def warn_of_search(self) -> None:
        """Say that the shoe must be seen to before a Round opens, if that is so (5.5.1)."""
        if self._controller.session.shoe.search_due:
            self._controller.alerted.emit(foreign_card())

    def searched(self, by: Person) -> None:
        """A Pit Supervisor has signed that the cards are in order."""
        controller = self._controller
        with controller.standstill.guard():
            searched(controller.session, by)
        controller.alert_over.emit(FOREIGN)
        controller.show()

    def acted(self, key: str) -> None:
        """A message's button was touched."""
        if key == NOT_SHUFFLED:
            self._controller.tell(Report(NOT_SHUFFLED))
            self._controller.alert_over.emit(NOT_SHUFFLED)

    def put_away(self, key: str) -> None:
        """A message was put away: for the one about cards in a pack's order, they were shuffled."""
        session = self._controller.session
        if key == NOT_SHUFFLED and session.shoe.in_order:
            shuffled_after_all(session)
            self._in_order = False
