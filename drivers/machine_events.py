"""What shufflers, line readers and adapter boxes tell beyond a shoe's cards.

The same kind of event as in `drivers.device`, which this continues. Knows no protocol and no rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from drivers.device import DeviceEvent, Doubt
from tablemgr.cards import Card

# --- cards, but not one by one -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardSet(DeviceEvent):
    """Several cards came out together, in this order; each of them is a card."""

    key: ClassVar[str] = "device.card-set"
    cards: tuple[Card, ...]
    seq: int | None = None


@dataclass(frozen=True, slots=True)
class DoubleFeed(Doubt):
    """Two cards came out as one. Adds no card: a person says which lies on the table.

    None stands for a card that was not read.
    """

    key: ClassVar[str] = "device.double-feed"
    cards: tuple[Card | None, Card | None]


@dataclass(frozen=True, slots=True)
class CardFaceUp(Doubt):
    """A card lies the wrong way round inside. Adds no card. None where it was not read."""

    key: ClassVar[str] = "device.card-face-up"
    card: Card | None


@dataclass(frozen=True, slots=True)
class JokerDrawn(Doubt):
    """A joker came out: no card of the game. Adds none."""

    key: ClassVar[str] = "device.joker"


@dataclass(frozen=True, slots=True)
class CardStillThere(DeviceEvent):
    """The reader sees the card again that still lies on it; it was counted once."""

    key: ClassVar[str] = "device.card-still-there"
    card: Card | None
    """None for a joker."""


@dataclass(frozen=True, slots=True)
class WrongMode(Doubt):
    """The device reads for another game, so its card was not taken; `card` is what it read."""

    key: ClassVar[str] = "device.wrong-mode"
    mode: str
    card: Card | None


# --- the machine ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ShuffleStarted(DeviceEvent):
    """The machine shuffles."""

    key: ClassVar[str] = "device.shuffle-started"


@dataclass(frozen=True, slots=True)
class ShuffleComplete(DeviceEvent):
    """The machine has shuffled `count` cards."""

    key: ClassVar[str] = "device.shuffle-complete"
    count: int


@dataclass(frozen=True, slots=True)
class Jam(Doubt):
    """A card is stuck inside."""

    key: ClassVar[str] = "device.jam"


@dataclass(frozen=True, slots=True)
class LidOpened(Doubt):
    """The cards inside can be reached."""

    key: ClassVar[str] = "device.lid-opened"


@dataclass(frozen=True, slots=True)
class LidClosed(DeviceEvent):
    """The cards inside can no longer be reached."""

    key: ClassVar[str] = "device.lid-closed"


@dataclass(frozen=True, slots=True)
class DeviceAlarm(Doubt):
    """The device stops for a reason that it numbers and words itself."""

    key: ClassVar[str] = "device.alarm"
    code: str
    text: str


@dataclass(frozen=True, slots=True)
class DeviceWarning(DeviceEvent):
    """The device goes on, and warns by its own number."""

    key: ClassVar[str] = "device.warning"
    code: str


# --- the line ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Heartbeat(DeviceEvent):
    """The device has nothing to say and lives."""

    key: ClassVar[str] = "device.heartbeat"


@dataclass(frozen=True, slots=True)
class LinkDead(Doubt):
    """A device that reports in even when it has nothing to say has not done so."""

    key: ClassVar[str] = "device.link-dead"
    silent_ns: int


@dataclass(frozen=True, slots=True)
class LinkAlive(Doubt):
    """The device is heard again after it had been dead; what it said meanwhile nobody heard."""

    key: ClassVar[str] = "device.link-alive"


@dataclass(frozen=True, slots=True)
class OnlyGarbage(Doubt):
    """Nothing that came since the port was opened was a message: often the wrong speed."""

    key: ClassVar[str] = "device.only-garbage"
    port: str
