"""A person as a device, who enters cards on a keypad by rank and suit. Knows no screen."""

from __future__ import annotations

from typing import Final

from drivers.device import CardDrawn, Deliver
from tablemgr.basics.cards import Card

KEYPAD: Final = "keypad"
"""Where a card comes from that a person has entered."""


class ManualDevice:
    """Delivers the cards that a person names. A `drivers.device.Device`."""

    def __init__(self, deliver: Deliver) -> None:
        self._deliver = deliver
        self._started = False

    failure: BaseException | None = None
    """Always None: nothing runs here that could end."""

    @property
    def name(self) -> str:
        return "manual"

    def start(self) -> None:
        self._started = True

    def stop(self) -> None:
        self._started = False

    def send(self, data: bytes) -> None:
        """Drops `data`: a person takes no bytes."""

    def card(self, card: Card) -> CardDrawn:
        """Delivers `card`, on the calling thread, and gives the event.

        If the device is stopped, nothing is delivered.
        """
        event = CardDrawn(card, by_hand=True)
        if self._started:
            self._deliver(event)
        return event
