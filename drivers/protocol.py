"""The contents of a file of `drivers.protocols`: its name, its settings, and how its ends are made.

The codec is the program's end (`drivers.device.Codec`: bytes to events), the encoder the device's,
for the simulator (events to bytes). Both are pure: time is passed in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from drivers.device import CardDrawn, Codec, DeviceEvent, Operation
from drivers.device_settings import DeviceSettings
from drivers.machine_events import CardSet


class WireProtocol(Struct, frozen=True):
    """One protocol. `name` is said in files and journals and never changes, `title` on the start
    screen. `speed` is the usual one of its line, in bits a second.

    `make_codec` and `make_encoder` raise `Fault` for a preset or a file that is no good.
    """

    name: str
    title: str
    speed: int
    make_codec: Callable[[DeviceSettings], Codec]
    make_encoder: Callable[[DeviceSettings], Encoder]
    presets: tuple[str, ...] = ()
    """What its codes may mean, if there is a choice: the words of the setting `preset`."""
    house_presets: tuple[str, ...] = ()
    """Those of them for which the house writes a file: the setting `uid-table`."""
    other_speeds: tuple[int, ...] = ()
    """Speeds at which some houses run it, if not the usual one."""
    operations: bool = False
    """The program can ask the device to do something (`drivers.device.Operation`)."""


class Reply(Struct, frozen=True):
    """The consequences of the host's bytes, in order: answers, messages, and operations."""

    answers: tuple[bytes, ...] = ()
    """Put on the line at once and without faults."""
    messages: tuple[bytes, ...] = ()
    operations: tuple[Operation, ...] = ()
    """Already answered; to be carried out."""


class Encoder(Protocol):
    """How one device writes what it says, and what it answers to the host: the reverse of a codec,
    with the same events.

    Times are monotonic seconds. Each message that it gives is put on the line by itself, so that
    the simulator's faults change whole messages.
    """

    def power_up(self, now_s: float) -> list[bytes]:
        """Forgets everything; gives the messages with which the device starts."""

    def say(self, event: DeviceEvent, now_s: float) -> list[bytes]:
        """The messages to send now for `event`; none if it must wait, or if the protocol has no
        message for it.
        """

    def hear(self, data: bytes, now_s: float) -> Reply:
        """Give what follows from bytes that the host wrote."""

    def tick(self, now_s: float) -> list[bytes]:
        """The messages that are due because time has passed."""

    def due_s(self) -> float | None:
        """When `tick` should be called next; None if it need not be."""


class PatientEncoder:
    """The part of an `Encoder` of a device that says nothing because time has passed."""

    def tick(self, now_s: float) -> list[bytes]:
        del now_s
        return []

    def due_s(self) -> float | None:
        return None


def one_by_one(event: DeviceEvent) -> tuple[DeviceEvent, ...]:
    """The event, or its cards one by one, for a protocol that has no message for a set of cards."""
    if isinstance(event, CardSet):
        return tuple(CardDrawn(card) for card in event.cards)
    return (event,)
