"""What the simulator needs of a protocol: events to bytes, the host's bytes to operations.

An encoder is the mirror of a codec and speaks in the same events. It knows no port and no clock:
time is passed in, in monotonic seconds. Each message that it gives is put on the line by itself,
so that the faults of the line meet messages and not bytes.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from drivers.device import CardDrawn, DeviceEvent, Operation
from drivers.machine_events import CardSet


class Reply(Struct, frozen=True):
    """What came of the host's bytes, in order: answers as they are, messages, and operations."""

    answers: tuple[bytes, ...] = ()
    """Put on the line at once, and spared by its faults."""
    messages: tuple[bytes, ...] = ()
    operations: tuple[Operation, ...] = ()
    """Answered already, and to be carried out."""


def one_by_one(event: DeviceEvent) -> tuple[DeviceEvent, ...]:
    """For a protocol that has no word for cards in sets."""
    if isinstance(event, CardSet):
        return tuple(CardDrawn(card) for card in event.cards)
    return (event,)


class Encoder(Protocol):
    """How one device writes what it says, and what it answers to the host."""

    def power_up(self, now_s: float) -> list[bytes]:
        """Forgets everything; the messages with which the device starts."""

    def say(self, event: DeviceEvent, now_s: float) -> list[bytes]:
        """The messages to be sent now for `event`; none if it must wait, or if the protocol
        has no word for it.
        """

    def hear(self, data: bytes, now_s: float) -> Reply:
        """What the host wrote."""

    def tick(self, now_s: float) -> list[bytes]:
        """The messages that are due by the mere passing of time."""

    def due_s(self) -> float | None:
        """When `tick` should be asked next; None if it need not be."""
