"""The events of shufflers, line readers and adapter boxes besides a shoe's cards; and which events
get no entry in a journal.

The events continue those in `drivers.device`. Knows no protocol and no rule.
"""

from __future__ import annotations

from typing import ClassVar, Final

from drivers.device import (
    BadReason,
    CardDrawn,
    CardUnreadable,
    DeviceEvent,
    Doubt,
    GameResult,
    Repeated,
    StandBy,
)
from tablemgr.basics.cards import Card

# --- cards, but not one by one ------------------------------------------------------------------


class CardSet(DeviceEvent, frozen=True):
    """Several cards came out together, in this order; each of them counts as a card."""

    key: ClassVar[str] = "device.card-set"
    cards: tuple[Card, ...]
    seq: int | None = None


class DoubleFeed(Doubt, frozen=True):
    """Two cards came out as one. Adds no card: a person says what lies on the table.

    None stands for a card that was not read.
    """

    key: ClassVar[str] = "device.double-feed"
    cards: tuple[Card | None, Card | None]


class CardFaceUp(Doubt, frozen=True):
    """A card lies the wrong way round inside. Adds no card. None if it was not read."""

    key: ClassVar[str] = "device.card-face-up"
    card: Card | None


class JokerDrawn(Doubt, frozen=True):
    """A joker came out, which is not a card of the game. Adds no card."""

    key: ClassVar[str] = "device.joker"

    @property
    def is_foreign_card(self) -> bool:
        return True


class CardStillThere(DeviceEvent, frozen=True):
    """The reader sees a card again that still lies on it and was counted before."""

    key: ClassVar[str] = "device.card-still-there"
    card: Card | None
    """None for a joker."""


class WrongMode(Doubt, frozen=True):
    """The device reads for another game, so its card was not taken; `card` is what it read."""

    key: ClassVar[str] = "device.wrong-mode"
    mode: str
    card: Card | None


# --- the machine --------------------------------------------------------------------------------


class ShuffleStarted(DeviceEvent, frozen=True):
    """The machine shuffles."""

    key: ClassVar[str] = "device.shuffle-started"


class ShuffleComplete(DeviceEvent, frozen=True):
    """The machine has shuffled `count` cards."""

    key: ClassVar[str] = "device.shuffle-complete"
    count: int


class Jam(Doubt, frozen=True):
    """A card is stuck inside."""

    key: ClassVar[str] = "device.jam"


class LidOpened(Doubt, frozen=True):
    """The cards inside can be reached."""

    key: ClassVar[str] = "device.lid-opened"


class LidClosed(DeviceEvent, frozen=True):
    """The cards inside can no longer be reached."""

    key: ClassVar[str] = "device.lid-closed"


class DeviceAlarm(Doubt, frozen=True):
    """The device stops; the number and the text of the reason are its own."""

    key: ClassVar[str] = "device.alarm"
    code: str
    text: str


class DeviceWarning(DeviceEvent, frozen=True):
    """The device goes on but warns; the number is its own."""

    key: ClassVar[str] = "device.warning"
    code: str


# --- the line -----------------------------------------------------------------------------------


class Heartbeat(DeviceEvent, frozen=True):
    """The device has nothing to say, but works."""

    key: ClassVar[str] = "device.heartbeat"


class LinkDead(Doubt, frozen=True):
    """A device that should report in even if it has nothing to say has not done so."""

    key: ClassVar[str] = "device.link-dead"
    silent_ns: int


class LinkAlive(Doubt, frozen=True):
    """The device is heard again after it was silent; nobody heard what it said meanwhile."""

    key: ClassVar[str] = "device.link-alive"


class OnlyGarbage(Doubt, frozen=True):
    """Nothing that came since the port was opened was a message: often the speed is wrong."""

    key: ClassVar[str] = "device.only-garbage"
    port: str


class BadFrames(Doubt, frozen=True):
    """Many runs of bytes in a row that were not understood, told as one event.

    There are `count` runs of `count_bytes` in all; `first` is the start of the first. They may have
    been cards.
    """

    key: ClassVar[str] = "device.bad-frames"
    count: int
    count_bytes: int
    reasons: tuple[BadReason, ...]
    first: bytes


class SetAside(Doubt, frozen=True):
    """The device said more than any shoe needs to. It is not read until a person takes it back in
    service. `reason` says how much came, in English.
    """

    key: ClassVar[str] = "device.set-aside"
    port: str
    reason: str


# --- what the journal enters ----------------------------------------------------------------------

NOT_ENTERED: Final = (
    *(CardDrawn, CardSet, Repeated, CardStillThere),
    *(StandBy, Heartbeat, GameResult),
)
"""Events that get no entry of their own: a card is entered as an act, and the raw bytes have the
others."""

CARD_IS_OUT: Final = (CardUnreadable, WrongMode, DeviceAlarm)
"""Events after which a card lies on the table that the program does not have: it must be entered
before the next card counts."""
