"""What the simulator needs of a protocol: events to bytes, the host's bytes to operations.

An encoder is the reverse of a codec and uses the same events. It knows no port and no clock:
time is passed in, in monotonic seconds. Each message that it gives is put on the line by itself,
so that the simulator's faults change whole messages.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from drivers.device import CardDrawn, DeviceEvent, Operation
from drivers.machine_events import CardSet


class Reply(Struct, frozen=True):
    """What follows from the host's bytes, in order: answers, messages, and operations."""

    answers: tuple[bytes, ...] = ()
    """Put on the line at once and without faults."""
    messages: tuple[bytes, ...] = ()
    operations: tuple[Operation, ...] = ()
    """Already answered; to be carried out."""


def one_by_one(event: DeviceEvent) -> tuple[DeviceEvent, ...]:
    """The event, or its cards one by one, for a protocol that has no message for a set of cards."""
    if isinstance(event, CardSet):
        return tuple(CardDrawn(card) for card in event.cards)
    return (event,)


class Encoder(Protocol):
    """How one device writes what it says, and what it answers to the host."""

    def power_up(self, now_s: float) -> list[bytes]:
        """Forgets everything; gives the messages with which the device starts."""

    def say(self, event: DeviceEvent, now_s: float) -> list[bytes]:
        """The messages to send now for `event`; none if it must wait, or if the protocol has no
        message for it.
        """

    def hear(self, data: bytes, now_s: float) -> Reply:
        """What follows from bytes that the host wrote."""

    def tick(self, now_s: float) -> list[bytes]:
        """The messages that are due because time has passed."""

    def due_s(self) -> float | None:
        """When `tick` should be called next; None if it need not be."""
