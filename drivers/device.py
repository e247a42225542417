"""The events that every card device tells the program, and what a device and a codec must be able
to do.

Knows no protocol, no port and no rule. Each event says itself whether it puts the cards of the
Round in progress in doubt (`doubts_cards`); the table asks it and knows nothing of the line.
Between Rounds a doubt means nothing, so an event may doubt whenever a card could have been
missed.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import ClassVar, Protocol

from msgspec import Struct

from drivers.reports import PortReport, PortTrouble
from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Fault


class DeviceEvent(Struct, frozen=True):
    """Something that a device said, or that happened to the line to it."""

    key: ClassVar[str] = "device"

    @property
    def text_key(self) -> str:
        """Names the sentence that the window shows for this event."""
        return self.key

    @property
    def doubts_cards(self) -> bool:
        """True if the cards on the screen may no longer be the cards on the table."""
        return False

    @property
    def is_foreign_card(self) -> bool:
        """True if the device read a card that does not belong to the decks, not if it read none."""
        return False


class Doubt(DeviceEvent, frozen=True):
    """An event after which a person must compare the cards on the table with the screen."""

    @property
    def doubts_cards(self) -> bool:
        return True


# --- cards ---------------------------------------------------------------------------------------


class CardDrawn(DeviceEvent, frozen=True):
    """A card came out of the shoe, or a person said which card came. Each such event is one card.

    `seq` is the device's number of the message, if it numbers them. `in_flow` is False if
    the device thinks that its own game did not ask for the card; it still counts as a card.
    """

    key: ClassVar[str] = "device.card-drawn"
    card: Card
    seq: int | None = None
    in_flow: bool = True
    by_hand: bool = False


class CardSentAgain(DeviceEvent, frozen=True):
    """The device repeats which card it drew last. Never adds a card.

    If `last`, the last card that we had from it, is a different one or None, the cards are in
    doubt.
    """

    key: ClassVar[str] = "device.card-sent-again"
    card: Card
    last: Card | None

    @property
    def doubts_cards(self) -> bool:
        return self.card is not self.last


class CardUnreadable(Doubt, frozen=True):
    """A card came whose value is not one of the fifty-two; `value` are the bytes of it."""

    key: ClassVar[str] = "device.card-unreadable"
    value: bytes


class CutCard(DeviceEvent, frozen=True):
    """The cut card came out."""

    key: ClassVar[str] = "device.cut-card"


# --- the device itself ---------------------------------------------------------------------------


class StartOfCommunication(Doubt, frozen=True):
    """The device was switched on or reset; `new_shoe` if the cut card came out before.

    It starts its numbers again, so that they don't show what it drew in between: in the middle of a
    Round that is a doubt.
    """

    key: ClassVar[str] = "device.start"
    new_shoe: bool


class StandBy(DeviceEvent, frozen=True):
    """The device waits. Starts nothing."""

    key: ClassVar[str] = "device.stand-by"


class GameResult(DeviceEvent, frozen=True):
    """The result of the game that the device thinks it deals; our games don't use it."""

    key: ClassVar[str] = "device.game-result"
    value: int


class ErrorKind(Enum):
    """An error in the device; the value is part of `text_key`."""

    CANNOT_READ = "cannot-read"
    TOO_MANY_CARDS = "too-many-cards"
    BUTTON = "button"
    PUSHED_BACK_AT_EXIT = "pushed-back-at-exit"
    PUSHED_BACK_MIDWAY = "pushed-back-midway"
    FOREIGN_CARD = "foreign-card"
    DRAW_TIMEOUT = "draw-timeout"
    UNKNOWN = "unknown"


_ABOUT_NO_CARD = frozenset({ErrorKind.TOO_MANY_CARDS, ErrorKind.BUTTON})
"""Errors that leave no card in doubt. Too many cards: by the device's own game, not by ours."""


class DeviceError(DeviceEvent, frozen=True):
    """The device reports an error, or that it is over; `code` is the device's own number."""

    key: ClassVar[str] = "device.error"
    kind: ErrorKind
    code: int
    raised: bool
    in_error_mode: bool

    @property
    def text_key(self) -> str:
        return f"{self.key}.{self.kind.value}.{'raised' if self.raised else 'cleared'}"

    @property
    def doubts_cards(self) -> bool:
        return self.raised and self.kind not in _ABOUT_NO_CARD

    @property
    def is_foreign_card(self) -> bool:
        return self.raised and self.kind is ErrorKind.FOREIGN_CARD


class LockState(DeviceEvent, frozen=True):
    """The lock of the device: if it is locked it lets no cards out."""

    key: ClassVar[str] = "device.lock"
    locked: bool

    @property
    def text_key(self) -> str:
        return f"{self.key}.{'locked' if self.locked else 'unlocked'}"


class PresetChanged(DeviceEvent, frozen=True):
    """Somebody changed a setting in the device's own menu."""

    key: ClassVar[str] = "device.preset"
    address: str
    value: str


# --- the line ------------------------------------------------------------------------------------


class Connected(Doubt, frozen=True):
    """The port is open. Nobody heard what the device said before, also before the first time."""

    key: ClassVar[str] = "device.connected"
    port: str


class Disconnected(Doubt, frozen=True):
    """The port is gone; `reason` is what the operating system says."""

    key: ClassVar[str] = "device.disconnected"
    port: str
    reason: str


class PortUnavailable(DeviceEvent, frozen=True):
    """The port can't be opened. The program tries again for ever and tells each new reason
    once.
    """

    key: ClassVar[str] = "device.port"
    port: str
    trouble: PortTrouble
    reason: str

    @property
    def text_key(self) -> str:
        return f"{self.key}.{self.trouble.value}"


class Repeated(DeviceEvent, frozen=True):
    """The device sent its last message once more; the repeat was dropped."""

    key: ClassVar[str] = "device.repeated"
    seq: int


class SequenceGap(Doubt, frozen=True):
    """A message does not have the number that was due: some messages never arrived."""

    key: ClassVar[str] = "device.sequence-gap"
    expected: int
    got: int


class SequenceConflict(Doubt, frozen=True):
    """Two different messages have the same number. The first counts; the second adds no card."""

    key: ClassVar[str] = "device.sequence-conflict"
    seq: int
    first: bytes
    second: bytes


class BadReason(Enum):
    """Why bytes were not understood; the value is part of `text_key`."""

    UNFRAMED = "unframed"
    """No message starts here."""
    BROKEN = "broken"
    """A message started, but what followed is not part of one."""
    BAD_CHECK = "bad-check"
    """A whole message with the wrong check digits."""
    INCOMPLETE = "incomplete"
    """A message started and nothing has followed for a while. It may still be completed."""
    CUT_OFF = "cut-off"
    """A message started and the line was lost in the middle of it."""
    WRONG_PAYLOAD = "wrong-payload"
    """A sound message whose contents do not fit its kind."""
    UNKNOWN_KIND = "unknown-kind"
    """A sound message of an unknown kind."""
    NO_SUCH_LINE = "no-such-line"
    """A whole line that the protocol does not have."""
    TOO_LONG = "too-long"
    """More bytes without an end of line than any line has."""


class BadFrame(Doubt, frozen=True):
    """Bytes that were not understood, and why. They may have been a card."""

    key: ClassVar[str] = "device.bad-frame"
    raw: bytes
    reason: BadReason

    @property
    def text_key(self) -> str:
        return f"{self.key}.{self.reason.value}"


# --- operations: what the program asks of the device ---------------------------------------------


class OperationKind(Enum):
    """The operations that a device can be asked for, if a supervisor's setting allows it."""

    LOCK = "lock"
    UNLOCK = "unlock"
    CLEAR_ERROR = "clear-error"
    CONFIRM = "confirm"


class Operation(Struct, frozen=True):
    """A request to the device; `number` is the error to be cleared (0 to 99), otherwise 0."""

    kind: OperationKind
    number: int = 0


class OperationAccepted(DeviceEvent, frozen=True):
    """The device accepts the request; None if nobody had made one."""

    key: ClassVar[str] = "device.operation-accepted"
    operation: Operation | None


class OperationRefused(DeviceEvent, frozen=True):
    """The device refuses the request; `code` is its number for the reason."""

    key: ClassVar[str] = "device.operation-refused"
    operation: Operation | None
    code: int

    @property
    def text_key(self) -> str:
        return f"{self.key}.{self.code:02X}"


class OperationUnanswered(DeviceEvent, frozen=True):
    """The device did not answer the request in time; another may be made."""

    key: ClassVar[str] = "device.operation-unanswered"
    operation: Operation


# --- who fulfils what ----------------------------------------------------------------------------

Deliver = Callable[[PortReport | CardDrawn], None]
"""Takes what a device delivers. A port calls it on its own thread."""


class Device(Protocol):
    """A source of cards: a shoe on a port, a simulated one, or a person.

    A port delivers reports, which a `drivers.link.DeviceLink` turns into events; a person's device
    delivers `CardDrawn` at once.
    """

    @property
    def name(self) -> str:
        """Name it as the device panel does."""

    @property
    def failure(self) -> BaseException | None:
        """The exception that ended its reader, a bug of this program; None while the reader runs.
        `stop` and then `start` make a new one.
        """

    def start(self) -> None:
        """Begins to deliver."""

    def stop(self) -> None:
        """Delivers nothing more once this has returned. May be called twice."""

    def send(self, data: bytes) -> None:
        """Passes bytes to the device; they are dropped if it is not connected or takes none."""


def no_commands() -> Fault:
    """Make the refusal that `Codec.request` raises if the protocol has no operations."""
    return Fault("This device takes no commands.", "Use the buttons on the device itself.")


class Codec(Protocol):
    """One protocol: bytes in, events out. Pure: time is passed in, in monotonic nanoseconds."""

    def feed(self, data: bytes, now_ns: int) -> list[DeviceEvent]:
        """The events that `data` completes, in order. Raises nothing, whatever the bytes."""

    def tick(self, now_ns: int) -> list[DeviceEvent]:
        """The events that come from the passing of time alone; to be called about once a second."""

    def reset(self) -> list[DeviceEvent]:
        """Forgets what came before, as after a reconnect; gives what was left unfinished."""

    def request(self, operation: Operation, now_ns: int) -> bytes:
        """The bytes that ask the device for `operation`.

        Raises `Fault` if operations are off, another is not answered yet, or the protocol has none.
        """

    def take_replies(self) -> bytes:
        """The bytes that must be sent to the device since the last call; often none."""

    def heartbeat(self, now_ns: int) -> bytes:
        """The bytes of the heartbeat that is due next; empty if the device has none, or if
        something else is to be told first.
        """
