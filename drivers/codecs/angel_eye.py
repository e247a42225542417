"""The Angel Eye II-EX shoe: its bytes to events, and our operations to bytes. Pure.

The rules of its line, in which the public sources agree:

- Each message is sent up to three times. A repeat has the number and the contents of the last
  message and is dropped. The last message is forgotten at `S`, at a reconnect and after ten
  seconds. The last number, by which gaps are found, is forgotten only at `S` and at a reconnect.
- The same number with other contents is a conflict; the second message adds no card.
- `R` never adds a card. The shoe thinks that it deals baccarat: its targets and results are
  ignored.
- A new shoe is the cut card followed by `S`; cards may come in between.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from drivers.codecs import angel_eye_payload as payload
from drivers.codecs.envelope import (
    Accepted,
    BccScope,
    EventFrame,
    OperationFrame,
    Refused,
    encode,
)
from drivers.codecs.numbered import NumberedLine
from drivers.device import (
    BadFrame,
    BadReason,
    CardDrawn,
    CardSentAgain,
    CutCard,
    DeviceEvent,
    Operation,
    OperationAccepted,
    OperationKind,
    OperationRefused,
    OperationUnanswered,
    StartOfCommunication,
)
from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Fault

ANSWER_LIMIT_NS: Final = 3_000_000_000
"""An operation that is not answered after this time is reported as unanswered."""


class AngelEyeSettings(Struct, frozen=True):
    """What differs between houses, or is not certain.

    `operations` are off unless a supervisor's setting allows them. `acknowledge` answers each
    message with ACK or NAK.
    """

    operations: bool = False
    acknowledge: bool = False
    operation_bcc: BccScope = BccScope.WITH_STX


def operation_frame(operation: Operation) -> OperationFrame:
    """The frame that asks `operation` of the shoe. Raises `ValueError` for a number over 99."""
    match operation.kind:
        case OperationKind.LOCK:
            return OperationFrame("LK", "02")
        case OperationKind.UNLOCK:
            return OperationFrame("LK", "01")
        case OperationKind.CONFIRM:
            return OperationFrame("GP", "00")
        case OperationKind.CLEAR_ERROR:
            if not 0 <= operation.number <= 99:
                raise ValueError(f"an error to clear is 0 to 99, not {operation.number}")
            return OperationFrame("EC", f"{operation.number:02}")


def read_operation(frame: OperationFrame) -> Operation | None:
    """The operation that a frame asks for, as the shoe reads it; None if it asks for none."""
    match frame.kind, frame.data:
        case "LK", "02":
            return Operation(OperationKind.LOCK)
        case "LK", "01":
            return Operation(OperationKind.UNLOCK)
        case "GP", "00":
            return Operation(OperationKind.CONFIRM)
        case "EC", number:
            return Operation(OperationKind.CLEAR_ERROR, int(number))
    return None


class _AskedOfShoe(Struct):
    operation: Operation
    since_ns: int


class AngelEyeCodec:
    """Bytes of the shoe to events. A `drivers.device.Codec`.

    It never raises on bytes, keeps at most one unfinished frame, and reads no clock.
    """

    def __init__(self, settings: AngelEyeSettings = AngelEyeSettings()) -> None:
        self.settings = settings
        self._line = NumberedLine(
            self._read, self._answer, settings.acknowledge, settings.operation_bcc
        )
        self._in_flight: _AskedOfShoe | None = None
        self._last_card: Card | None = None
        self._cut_card_out = False

    # --- the device's side ---

    def feed(self, data: bytes, now_ns: int) -> list[DeviceEvent]:
        """The events that `data` completes, in order."""
        if now_ns <= self._line.late_ns and self._in_flight is None:
            return self._line.feed(data, now_ns)
        return self.tick(now_ns) + self._line.feed(data, now_ns)

    def tick(self, now_ns: int) -> list[DeviceEvent]:
        """What has been missing for too long: the end of a message, or an operation's answer."""
        events = self._line.tick(now_ns)
        asked = self._in_flight
        if asked is not None and now_ns - asked.since_ns > ANSWER_LIMIT_NS:
            self._in_flight = None
            events.append(OperationUnanswered(asked.operation))
        return events

    def reset(self) -> list[DeviceEvent]:
        """Forgets what came before, except the cut card: the shoe may be replaced while
        unplugged.
        """
        events = self._line.reset()
        if self._in_flight is not None:
            events.append(OperationUnanswered(self._in_flight.operation))
        self._in_flight = None
        self._last_card = None
        return events

    # --- our side ---

    def request(self, operation: Operation, now_ns: int) -> bytes:
        """The bytes that ask the shoe for `operation`.

        Raises `Fault` if operations are off or another is not answered yet.
        """
        if not self.settings.operations:
            raise Fault(
                "This table does not send commands to its shoe.",
                "A supervisor can allow it in the device profile.",
            )
        if self._in_flight is not None:
            raise Fault("The shoe has not answered the last command.", "Wait for its answer.")
        raw = encode(operation_frame(operation), self.settings.operation_bcc)
        self._in_flight = _AskedOfShoe(operation, now_ns)
        return raw

    def take_replies(self) -> bytes:
        """The ACKs and NAKs to send, if the setting asks for them."""
        return self._line.take_replies()

    def heartbeat(self, now_ns: int) -> bytes:
        """Empty: the protocol has no heartbeats."""
        del now_ns
        return b""

    # --- one message ---

    def _read(self, frame: EventFrame) -> DeviceEvent:
        said = payload.read(frame.data)
        match said:
            case payload.Draw(card, in_flow):
                self._last_card = card
                return CardDrawn(card, frame.seq, in_flow=in_flow)
            case payload.Start():
                event = StartOfCommunication(new_shoe=self._cut_card_out)
                self._cut_card_out = False
                self._last_card = None
                return event
            case payload.Again(card):
                return CardSentAgain(card, self._last_card)
            case BadReason():
                return BadFrame(encode(frame), said)
            case CutCard():
                self._cut_card_out = True
        return said

    def _answer(self, item: Accepted | Refused | OperationFrame) -> DeviceEvent:
        """The event of something that the shoe sends besides messages."""
        match item:
            case Accepted():
                return OperationAccepted(self._answered())
            case Refused(code):
                return OperationRefused(self._answered(), code)
            case OperationFrame():
                return BadFrame(encode(item), BadReason.UNKNOWN_KIND)

    def _answered(self) -> Operation | None:
        asked, self._in_flight = self._in_flight, None
        return None if asked is None else asked.operation
