"""What a device says, as the table hears it: stored, then understood, then told.

The walk of a card: the port's thread brings bytes; `ui.intake.bridge` takes them on the window's
thread and has them stored by `raw`, before the codec reads them; `card` takes the card to
`ShoeCare.card`, which tells the table `DealCard`; the session stores the act and the felt shows it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from drivers.device import DeviceEvent
from tablemgr.basics.cards import Card
from tablemgr.journal import Json, Stamp
from tablemgr.rules.commands import Command, Open, Report
from tablemgr.rules.events import Event
from tablemgr.service import device_acts, shoe_acts
from ui.presenter.alerts import alert_of, ended_by
from ui.table.hub import TableHub
from ui.table.shoe_care import ShoeCare


class TableIntake:
    """One table's door for its device. Fulfils `ui.intake.bridge.Listener`."""

    def __init__(self, hub: TableHub, shoe_care: ShoeCare) -> None:
        self._hub = hub
        self._shoe_care = shoe_care
        self.drawn = 0
        """How many cards the device drew in this Round before the table was taken up."""

    @contextmanager
    def turn(self) -> Iterator[None]:
        """What the device says inside is shown once, at its end, however much it is."""
        with self._hub.shown_once():
            yield

    def raw(self, port: str, data: bytes, stamp: Stamp) -> None:
        """Store bytes before they are parsed. If they can't be, the Round stops; a card among
        them is named by the screen, not dealt.
        """
        hub = self._hub
        with hub.standstill.storing_bytes():
            device_acts.store_bytes(hub.session, port, data, stamp, hub.profile.device.protocol)

    def card(self, card: Card, via: str) -> None:
        """A card came."""
        self._shoe_care.card(card, via)
        self._hub.show()

    def reported(self, event: DeviceEvent, details: Mapping[str, Json]) -> None:
        """Store what the device said; if it doubts the cards, settling waits."""
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
            self._shoe_care.reported(event)
            hub.show()

    def cut_card(self) -> None:
        """The cut card came out."""
        with self._hub.standstill.guard():
            shoe_acts.cut_card(self._hub.session)
        self._hub.show()

    def new_shoe(self) -> None:
        """A new shoe is in place, by the device's word."""
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

    def told(self, command: Command, _: Sequence[Event]) -> None:
        """The count of a Round before counts no more."""
        if isinstance(command, Open):
            self.drawn = 0
