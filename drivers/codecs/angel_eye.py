"""The Angel Eye II-EX shoe: its bytes to events, and our operations to bytes. Pure.

The rules of its line, as the public sources agree on them:

- Each message is sent up to three times; a repeat is known by number and contents and dropped.
  For that the last message is forgotten at `S`, at a reconnect and after ten seconds. The last
  number, by which gaps are found, is forgotten only at `S` and at a reconnect.
- The same number with other contents is a conflict; the second message adds no card.
- `R` never adds a card. The shoe thinks in baccarat: its targets and results are ignored.
- A new shoe is the cut card followed (cards may come in between) by `S`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from drivers.codecs import angel_eye_payload as payload
from drivers.codecs.envelope import (
    ACK,
    NAK,
    Accepted,
    BccScope,
    EventFrame,
    Framer,
    OperationFrame,
    Refused,
    Rejected,
    encode,
)
from drivers.codecs.sequence import Sequence
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
    Repeated,
    SequenceConflict,
    SequenceGap,
    StartOfCommunication,
)
from tablemgr.cards import Card
from tablemgr.errors import Fault

ANSWER_LIMIT_NS: Final = 3_000_000_000
"""An operation that has waited longer for its answer has none."""

INCOMPLETE_LIMIT_NS: Final = 1_000_000_000
"""A message whose end has been missing for longer is reported. The longest takes 0.15 s."""

NAK_BCC: Final = 0x02
NAK_NO_ETX: Final = 0x03


@dataclass(frozen=True, slots=True)
class AngelEyeSettings:
    """What differs from house to house, or is open.

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
    """The operation that a frame asks for (the shoe's side of it); None where it asks none."""
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


@dataclass(slots=True)
class _InFlight:
    operation: Operation
    since_ns: int


@dataclass(slots=True)
class _Unfinished:
    """A message whose end has not come, since when, and whether that was reported."""

    since_ns: int = 0
    reported: bool = False
    waiting: bool = False


@dataclass(slots=True, eq=False)
class AngelEyeCodec:
    """Bytes of the shoe to events. A `drivers.device.Codec`.

    It never raises on bytes, keeps at most one unfinished frame, and reads no clock.
    """

    settings: AngelEyeSettings = AngelEyeSettings()
    _framer: Framer = field(init=False)
    _sequence: Sequence = field(init=False, default_factory=Sequence)
    _unfinished: _Unfinished = field(init=False, default_factory=_Unfinished)
    _in_flight: _InFlight | None = field(init=False, default=None)
    _last_card: Card | None = field(init=False, default=None)
    _cut_card_out: bool = field(init=False, default=False)
    _replies: bytearray = field(init=False, default_factory=bytearray)

    def __post_init__(self) -> None:
        self._framer = Framer(self.settings.operation_bcc)

    # --- the device's side ---

    def feed(self, data: bytes, now_ns: int) -> list[DeviceEvent]:
        """The events that `data` completes, in order."""
        events = self.tick(now_ns)
        before = self._framer.pending
        found = self._framer.feed(data)
        for item in found:
            match item:
                case EventFrame():
                    self._message(item, now_ns, events)
                case Rejected(raw, reason):
                    self._owe_nak(reason)
                    events.append(BadFrame(raw, reason))
                case Accepted():
                    events.append(OperationAccepted(self._answered()))
                case Refused(code):
                    events.append(OperationRefused(self._answered(), code))
                case OperationFrame():
                    events.append(BadFrame(encode(item), BadReason.UNKNOWN_KIND))
        if found or not before:
            waiting = bool(self._framer.pending)
            self._unfinished = _Unfinished(now_ns, reported=False, waiting=waiting)
        return events

    def tick(self, now_ns: int) -> list[DeviceEvent]:
        """What has waited too long: the end of a message, or an operation's answer."""
        events: list[DeviceEvent] = []
        unfinished = self._unfinished
        if (
            unfinished.waiting
            and not unfinished.reported
            and now_ns - unfinished.since_ns > INCOMPLETE_LIMIT_NS
        ):
            unfinished.reported = True
            events.append(BadFrame(self._framer.pending, BadReason.INCOMPLETE))
        asked = self._in_flight
        if asked is not None and now_ns - asked.since_ns > ANSWER_LIMIT_NS:
            self._in_flight = None
            events.append(OperationUnanswered(asked.operation))
        return events

    def reset(self) -> list[DeviceEvent]:
        """Forgets the line. The cut card is remembered: the shoe may be replaced unplugged."""
        events: list[DeviceEvent] = []
        left = self._framer.reset()
        if left:
            events.append(BadFrame(left, BadReason.CUT_OFF))
        if self._in_flight is not None:
            events.append(OperationUnanswered(self._in_flight.operation))
        self._in_flight = None
        self._sequence.reset()
        self._unfinished = _Unfinished()
        self._last_card = None
        self._replies.clear()
        return events

    # --- our side ---

    def request(self, operation: Operation, now_ns: int) -> bytes:
        """The bytes that ask `operation` of the shoe.

        Raises `Fault` where operations are off or the answer to another is awaited.
        """
        if not self.settings.operations:
            raise Fault(
                "This table does not send commands to its shoe.",
                "A supervisor can allow it in the device profile.",
            )
        if self._in_flight is not None:
            raise Fault("The shoe has not answered the last command.", "Wait for its answer.")
        raw = encode(operation_frame(operation), self.settings.operation_bcc)
        self._in_flight = _InFlight(operation, now_ns)
        return raw

    def take_replies(self) -> bytes:
        """The ACKs and NAKs owed, where the setting asks for them."""
        owed = bytes(self._replies)
        self._replies.clear()
        return owed

    # --- one message ---

    def _message(self, frame: EventFrame, now_ns: int, events: list[DeviceEvent]) -> None:
        """Sorts out repeats, conflicts and gaps; then what the message says."""
        if self.settings.acknowledge:
            self._replies.append(ACK)
        first = self._sequence.first_under(frame.seq, now_ns)
        if first == frame:
            self._sequence.remember(frame, now_ns)
            events.append(Repeated(frame.seq))
            return
        said = payload.read(frame.data)
        if isinstance(said, payload.Start):
            self._sequence.reset()
            self._sequence.remember(frame, now_ns)
            events.append(StartOfCommunication(new_shoe=self._cut_card_out))
            self._cut_card_out = False
            self._last_card = None
            return
        if first is not None:
            events.append(SequenceConflict(frame.seq, first.data, frame.data))
            return
        expected = self._sequence.expected
        if expected is not None and expected != frame.seq:
            events.append(SequenceGap(expected, frame.seq))
        self._sequence.remember(frame, now_ns)
        events.append(self._event(said, frame))

    def _event(self, said: payload.SaidInTurn, frame: EventFrame) -> DeviceEvent:
        match said:
            case payload.Draw(card, in_flow):
                self._last_card = card
                return CardDrawn(card, frame.seq, in_flow=in_flow)
            case payload.Again(card):
                return CardSentAgain(card, self._last_card)
            case BadReason():
                return BadFrame(encode(frame), said)
            case CutCard():
                self._cut_card_out = True
                return said
            case DeviceEvent():
                return said

    def _answered(self) -> Operation | None:
        asked, self._in_flight = self._in_flight, None
        return None if asked is None else asked.operation

    def _owe_nak(self, reason: BadReason) -> None:
        if self.settings.acknowledge and reason is not BadReason.UNFRAMED:
            code = NAK_BCC if reason is BadReason.BAD_CHECK else NAK_NO_ETX
            self._replies += bytes([NAK, code])
