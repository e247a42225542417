"""The Angel Eye II-EX shoe: binary messages in a numbered envelope, and operations of the host.

Source: two public programs agree on what stands here, GitHub's keepcodings/AngelEye and
niomartinez/playroom-web; no document of the maker is known. What they leave open is a setting:
whether the host answers, and which bytes of an operation its check covers.

    S start of communication      P stand-by            C cut card drawn
    D target card    card drawn   d mode card  card drawn out of the shoe's own game
    R target card    the last card sent again (one source: dealt again); never adds a card
    E byte, e byte   error raised, cleared: bit 6 in error mode, bits 5 to 0 its number
    L byte           bit 0: locked         G byte           result of the shoe's own game
    M address(2) value(4)         a setting changed in the shoe's menu

A byte has bit 7 set, so that none looks like a start byte. Of a card: suit in bits 6 to 4, rank
(Ace 1 to King 13) in bits 3 to 0. A byte that its place does not allow is reported, never guessed.

- Each message is sent up to three times. A repeat has the number and the contents of the last
  message and is dropped. The last message is forgotten at `S`, at a reconnect and after ten
  seconds. The last number, by which gaps are found, is forgotten only at `S` and at a reconnect.
- The same number with other contents is a conflict; the second message adds no card.
- The shoe thinks that it deals baccarat: its targets and results are ignored.
- A new shoe is the cut card followed by `S`; cards may come in between.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from drivers.device import (
    BadFrame,
    BadReason,
    CardDrawn,
    CardSentAgain,
    CardUnreadable,
    CutCard,
    DeviceError,
    DeviceEvent,
    ErrorKind,
    GameResult,
    LockState,
    Operation,
    OperationAccepted,
    OperationKind,
    OperationRefused,
    OperationUnanswered,
    PresetChanged,
    StandBy,
    StartOfCommunication,
)
from drivers.device_settings import USUAL_SETTINGS, BccScope, DeviceSettings
from drivers.protocol import PatientEncoder, Reply, WireProtocol, one_by_one
from drivers.wire.envelope import Accepted, EventFrame, Framer, OperationFrame, Refused, encode
from drivers.wire.numbered import NAK_BCC, NAK_NO_ETX, START, NumberedLine
from drivers.wire.unfinished import Rejected
from tablemgr.basics.cards import DECK, Card, Suit
from tablemgr.basics.errors import Fault

ANSWER_LIMIT_NS: Final = 3_000_000_000
"""An operation that is not answered after this time is reported as unanswered."""

Said = DeviceEvent | BadReason
"""A message's meaning. `BadReason` if it has none."""

# --- cards: D, d, R ------------------------------------------------------------------------------

_HIGH: Final = 0x80
TARGET_PLAYER_1: Final = 0x81
"""Where the shoe thinks that the first card goes."""

_SUIT_NUMBER: Final = {Suit.DIAMONDS: 1, Suit.CLUBS: 2, Suit.SPADES: 3, Suit.HEARTS: 4}
CARD_BYTE: Final = {c: _HIGH | _SUIT_NUMBER[c.suit] << 4 | c.pips for c in DECK}
_CARD: Final = {byte: c for c, byte in CARD_BYTE.items()}
_NO_CARD: Final = bytes([ord("D"), TARGET_PLAYER_1, _HIGH])


def draw(card: Card, target: int = TARGET_PLAYER_1) -> bytes:
    """A card drawn. `target` is where the shoe thinks that it goes, 0x80 to 0xFF."""
    return bytes([ord("D"), target, CARD_BYTE[card]])


def draw_out_of_flow(card: Card, mode: int = _HIGH) -> bytes:
    """A card drawn that the shoe's own game did not ask for."""
    return bytes([ord("d"), mode, CARD_BYTE[card]])


def again(card: Card, target: int = TARGET_PLAYER_1) -> bytes:
    """The last card sent again."""
    return bytes([ord("R"), target, CARD_BYTE[card]])


def _read_card(kind: bytes, rest: bytes, seq: int) -> Said:
    """A target or mode byte, of which only the form is checked, and a card byte."""
    if len(rest) != 2 or rest[0] < _HIGH:
        return BadReason.WRONG_PAYLOAD
    card = _CARD.get(rest[1])
    if card is None:
        return CardUnreadable(rest[1:])
    return CardSentAgain(card, None) if kind == b"R" else CardDrawn(card, seq, in_flow=kind == b"D")


# --- one byte: E, e, L, G ------------------------------------------------------------------------

ERROR_KINDS: Final = {
    1: ErrorKind.CANNOT_READ,
    2: ErrorKind.TOO_MANY_CARDS,
    3: ErrorKind.BUTTON,
    4: ErrorKind.PUSHED_BACK_AT_EXIT,
    5: ErrorKind.PUSHED_BACK_MIDWAY,
    6: ErrorKind.FOREIGN_CARD,
    7: ErrorKind.DRAW_TIMEOUT,
}


def error(code: int, *, raised: bool, in_error_mode: bool) -> bytes:
    """An error (0 to 63) raised or cleared."""
    return bytes([ord("E" if raised else "e"), _HIGH | (0x40 if in_error_mode else 0) | code])


def lock_state(*, locked: bool) -> bytes:
    """The lock as it is now."""
    return bytes([ord("L"), _HIGH | locked])


def game_result(value: int) -> bytes:
    """The result (0 to 127) of the game that the shoe thinks it is dealing."""
    return bytes([ord("G"), _HIGH | value])


def _read_byte(kind: bytes, rest: bytes, _seq: int) -> Said:
    if len(rest) != 1 or rest[0] < _HIGH:
        return BadReason.WRONG_PAYLOAD
    value = rest[0]
    if kind == b"L":
        return LockState(locked=bool(value & 0x01))
    if kind == b"G":
        return GameResult(value & 0x7F)
    code = value & 0x3F
    return DeviceError(
        kind=ERROR_KINDS.get(code, ErrorKind.UNKNOWN),
        code=code,
        raised=kind == b"E",
        in_error_mode=bool(value & 0x40),
    )


# --- a changed setting: M ------------------------------------------------------------------------


def preset(address: str, value: str) -> bytes:
    """A changed setting: two ASCII characters and four."""
    return b"M" + address.encode("ascii") + value.encode("ascii")


def _read_preset(_kind: bytes, rest: bytes, _seq: int) -> Said:
    if len(rest) != 6 or not rest.isascii():
        return BadReason.WRONG_PAYLOAD
    return PresetChanged(rest[:2].decode("ascii"), rest[2:].decode("ascii"))


# --- all messages --------------------------------------------------------------------------------

STAND_BY: Final = b"P"
CUT_CARD: Final = b"C"
_BARE: Final[dict[bytes, DeviceEvent]] = {
    START: StartOfCommunication(new_shoe=False),
    STAND_BY: StandBy(),
    CUT_CARD: CutCard(),
}
_READERS: Final[dict[bytes, Callable[[bytes, bytes, int], Said]]] = {
    **dict.fromkeys((b"D", b"d", b"R"), _read_card),
    **dict.fromkeys((b"E", b"e", b"L", b"G"), _read_byte),
    b"M": _read_preset,
}


def read(data: bytes, seq: int) -> Said:
    """The meaning of a message's data, at least one byte; `seq` is its number."""
    kind, rest = data[:1], data[1:]
    reader = _READERS.get(kind)
    if reader is not None:
        return reader(kind, rest, seq)
    if kind in _BARE:
        return BadReason.WRONG_PAYLOAD if rest else _BARE[kind]
    return BadReason.UNKNOWN_KIND


def write(event: DeviceEvent) -> bytes | None:
    """The data that says `event`; None if this shoe has no message for it."""
    match event:
        case CardDrawn(card, in_flow=in_flow):
            return draw(card) if in_flow else draw_out_of_flow(card)
        case CardSentAgain(card):
            return again(card)
        case CardUnreadable():
            return _NO_CARD
        case DeviceError(code=code, raised=raised, in_error_mode=in_error_mode):
            return error(code, raised=raised, in_error_mode=in_error_mode)
        case LockState(locked):
            return lock_state(locked=locked)
        case GameResult(value):
            return game_result(value)
        case PresetChanged(address, value):
            return preset(address, value)
    return {CutCard: CUT_CARD, StandBy: STAND_BY}.get(type(event))


# --- operations: O P type(2) number(2) -----------------------------------------------------------

_OPERATIONS: Final = {
    OperationKind.LOCK: OperationFrame("LK", "02"),
    OperationKind.UNLOCK: OperationFrame("LK", "01"),
    OperationKind.CONFIRM: OperationFrame("GP", "00"),
}
_CLEAR_ERROR: Final = "EC"
NAK_COMMAND: Final = 0x13


def operation_frame(operation: Operation) -> OperationFrame:
    """The frame that asks `operation` of the shoe. Raises `ValueError` for a number over 99."""
    if operation.kind is not OperationKind.CLEAR_ERROR:
        return _OPERATIONS[operation.kind]
    if not 0 <= operation.number <= 99:
        raise ValueError(f"an error to clear is 0 to 99, not {operation.number}")
    return OperationFrame(_CLEAR_ERROR, f"{operation.number:02}")


def read_operation(frame: OperationFrame) -> Operation | None:
    """The operation that a frame asks for, as the shoe reads it; None if it asks for none."""
    if frame.kind == _CLEAR_ERROR:
        return Operation(OperationKind.CLEAR_ERROR, int(frame.data))
    kinds = (kind for kind, asks in _OPERATIONS.items() if asks == frame)
    return next((Operation(kind) for kind in kinds), None)


# --- the program's end ---------------------------------------------------------------------------


class _AskedOfShoe(Struct):
    operation: Operation
    since_ns: int


class AngelEyeCodec:
    """Bytes of the shoe to events. A `drivers.device.Codec`.

    It never raises on bytes, keeps at most one unfinished frame, and reads no clock. It uses the
    settings `operations`, `acknowledge` and `operation_bcc`.
    """

    def __init__(self, settings: DeviceSettings = USUAL_SETTINGS) -> None:
        self.settings = settings
        self._line = NumberedLine(
            self._read, self._answer, settings.acknowledge, settings.operation_bcc
        )
        self._in_flight: _AskedOfShoe | None = None
        self._last_card: Card | None = None
        self._cut_card_out = False

    def feed(self, data: bytes, now_ns: int) -> list[DeviceEvent]:
        """The events that `data` completes, in order."""
        if now_ns <= self._line.late_ns and self._in_flight is None:
            return self._line.feed(data, now_ns)
        return self.tick(now_ns) + self._line.feed(data, now_ns)

    def tick(self, now_ns: int) -> list[DeviceEvent]:
        """Give what has been missing for too long: the end of a message, or an operation's
        answer.
        """
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

    def _read(self, frame: EventFrame) -> DeviceEvent:
        said = read(frame.data, frame.seq)
        match said:
            case CardDrawn(card):
                self._last_card = card
            case StartOfCommunication():
                said = StartOfCommunication(new_shoe=self._cut_card_out)
                self._cut_card_out = False
                self._last_card = None
            case CardSentAgain(card):
                return CardSentAgain(card, self._last_card)
            case BadReason():
                return BadFrame(encode(frame), said)
            case CutCard():
                self._cut_card_out = True
        return said

    def _answer(self, item: Accepted | Refused | OperationFrame) -> DeviceEvent:
        """The event of something that the shoe sends besides messages."""
        if isinstance(item, OperationFrame):
            return BadFrame(encode(item), BadReason.UNKNOWN_KIND)
        asked, self._in_flight = self._in_flight, None
        operation = None if asked is None else asked.operation
        if isinstance(item, Refused):
            return OperationRefused(operation, item.code)
        return OperationAccepted(operation)


# --- the shoe's end ------------------------------------------------------------------------------


class AngelEyeEncoder(PatientEncoder):
    """An `Encoder` that gives each message once: `sim_faults` makes the repeats. It allows every
    operation: the host decides whether to ask for one.
    """

    def __init__(self, operation_bcc: BccScope = BccScope.WITH_STX) -> None:
        self._framer = Framer(operation_bcc)
        self._seq = 0

    def power_up(self, now_s: float) -> list[bytes]:
        del now_s
        self._framer.reset()
        self._seq = 0
        return [self.message(START)]

    def say(self, event: DeviceEvent, now_s: float) -> list[bytes]:
        del now_s
        return [self.message(data) for one in one_by_one(event) if (data := write(one))]

    def message(self, data: bytes) -> bytes:
        """A message of any data, under the next number."""
        self._seq = (self._seq + 1) % 10
        return encode(EventFrame(self._seq, data))

    def hear(self, data: bytes, now_s: float) -> Reply:
        del now_s
        answers: list[bytes] = []
        operations: list[Operation] = []
        for item in self._framer.feed(data):
            match item:
                case OperationFrame():
                    operation = read_operation(item)
                    operations += () if operation is None else (operation,)
                    answer = Refused(NAK_COMMAND) if operation is None else Accepted()
                    answers.append(encode(answer))
                case Rejected(reason=BadReason.BAD_CHECK):
                    answers.append(encode(Refused(NAK_BCC)))
                case Rejected(reason=BadReason.BROKEN):
                    answers.append(encode(Refused(NAK_NO_ETX)))
                case _:
                    continue  # the host's ACK or NAK, and noise
        return Reply(tuple(answers), operations=tuple(operations))


PROTOCOL: Final = WireProtocol(
    name="angel-eye",
    title="Angel Eye",
    speed=4800,
    make_codec=AngelEyeCodec,
    make_encoder=lambda settings: AngelEyeEncoder(settings.operation_bcc),
    other_speeds=(9600,),
    operations=True,
)
