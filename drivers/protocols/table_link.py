"""Our own protocol, for adapter boxes of shufflers and shoes: text in a numbered envelope.

Source: docs/table-link.md, which is ours. The envelope is `drivers.wire.envelope`. A card is
written as in a round record (`Kh`); `??` is a card that was not read.

    S start of communication      C cut card       K heartbeat
    D + card                      ? a card that was not read
    U + a digit 2 to 9 + that many cards    X + two cards or ??    F + a card or ??
    h shuffle started             H + the number of cards, 1 to 9999, without leading zeros
    J jam                         O lid opened     o lid closed

The host answers every message (ACK, or NAK if it is damaged). The device sends a message until it
is answered, three times at most; if it is never acknowledged it is given up, and the host misses
its number and so sees the loss. The device reports in every 5 s if it has nothing to say, so that
silence means a dead link. The host asks for no operations.

Ten numbers can't show that ten messages in a row were lost (`drivers.wire.numbered`). But such a
device has then been silent for so long that the link is called dead.
"""

from __future__ import annotations

import re
from collections import deque
from typing import Final

from msgspec import Struct

from drivers.device import (
    BadFrame,
    BadReason,
    CardDrawn,
    CardUnreadable,
    CutCard,
    DeviceError,
    DeviceEvent,
    ErrorKind,
    Operation,
    StartOfCommunication,
    no_commands,
)
from drivers.machine_events import (
    CardFaceUp,
    CardSet,
    DoubleFeed,
    Heartbeat,
    Jam,
    LidClosed,
    LidOpened,
    LinkAlive,
    LinkDead,
    ShuffleComplete,
    ShuffleStarted,
)
from drivers.protocol import Reply, WireProtocol
from drivers.wire.envelope import Accepted, EventFrame, Framer, OperationFrame, Refused, encode
from drivers.wire.numbered import START, NumberedLine
from tablemgr.basics.cards import DECK, Card

# --- the messages --------------------------------------------------------------------------------

HEARTBEAT: Final = b"K"
NOT_READ: Final = b"??"

_WORD: Final = {c: c.code.encode("ascii") for c in DECK}
_CARD: Final = {word: c for c, word in _WORD.items()}
_BARE: Final[dict[bytes, DeviceEvent]] = {
    START: StartOfCommunication(new_shoe=False),
    b"C": CutCard(),
    HEARTBEAT: Heartbeat(),
    b"h": ShuffleStarted(),
    b"J": Jam(),
    b"O": LidOpened(),
    b"o": LidClosed(),
    b"?": CardUnreadable(NOT_READ),
}
_BARE_WORD: Final = {type(event): word for word, event in _BARE.items() if word != START}
_COUNT: Final = re.compile(rb"[1-9][0-9]{0,3}")


def read(data: bytes, seq: int) -> DeviceEvent | BadReason:
    """The meaning of a message's data, at least one byte; `seq` is its number."""
    kind, rest = data[:1], data[1:]
    if kind == b"D":
        card = _CARD.get(rest)
        return BadReason.WRONG_PAYLOAD if card is None else CardDrawn(card, seq)
    if kind in _BARE:
        return BadReason.WRONG_PAYLOAD if rest else _BARE[kind]
    match kind:
        case b"H":
            return ShuffleComplete(int(rest)) if _COUNT.fullmatch(rest) else BadReason.WRONG_PAYLOAD
        case b"U":
            return _read_set(rest, seq)
        case b"X":
            pair = _cards_or_not(rest)
            if pair is None or len(pair) != 2:
                return BadReason.WRONG_PAYLOAD
            return DoubleFeed((pair[0], pair[1]))
        case b"F":
            one = _cards_or_not(rest)
            return BadReason.WRONG_PAYLOAD if one is None or len(one) != 1 else CardFaceUp(one[0])
    return BadReason.UNKNOWN_KIND


def _read_set(rest: bytes, seq: int) -> DeviceEvent | BadReason:
    if not b"2" <= rest[:1] <= b"9" or len(rest) != 1 + 2 * int(rest[:1]):
        return BadReason.WRONG_PAYLOAD
    found = [_CARD.get(rest[i : i + 2]) for i in range(1, len(rest), 2)]
    cards = tuple(card for card in found if card is not None)
    return CardSet(cards, seq) if len(cards) == len(found) else BadReason.WRONG_PAYLOAD


def _cards_or_not(rest: bytes) -> list[Card | None] | None:
    """Cards, and None for each `??`; None instead of the list if there is anything else in it."""
    words = [rest[i : i + 2] for i in range(0, len(rest), 2)]
    if not all(word in _CARD or word == NOT_READ for word in words):
        return None
    return [_CARD.get(word) for word in words]


def write(event: DeviceEvent) -> bytes | None:
    """The data that says `event`; None if the protocol has no message for it.

    Raises `ValueError` for a set that is not of 2 to 9 cards, and a count that is not 1 to 9999.
    """
    match event:
        case CardDrawn(card):
            return b"D" + _WORD[card]
        case CardSet(cards):
            if not 2 <= len(cards) <= 9:
                raise ValueError(f"a set has 2 to 9 cards, not {len(cards)}")
            return b"U%d" % len(cards) + b"".join(_WORD[card] for card in cards)
        case ShuffleComplete(count):
            if not 1 <= count <= 9999:
                raise ValueError(f"a shuffle is of 1 to 9999 cards, not {count}")
            return b"H%d" % count
        case DoubleFeed(cards):
            return b"X" + b"".join(_word_or_not(card) for card in cards)
        case CardFaceUp(one):
            return b"F" + _word_or_not(one)
    return _BARE_WORD.get(type(event))


def _word_or_not(card: Card | None) -> bytes:
    return NOT_READ if card is None else _WORD[card]


# --- the program's end ---------------------------------------------------------------------------

HEARTBEAT_NS: Final = 5_000_000_000
DEAD_AFTER_NS: Final = 3 * HEARTBEAT_NS
"""Three heartbeats missed: silence for longer than this."""


class TableLinkCodec:
    """Bytes of an adapter box to events. A `drivers.device.Codec`."""

    def __init__(self) -> None:
        self._line = NumberedLine(self._read, _answer, acknowledge=True)
        self._cut_card_out = False
        self._heard_ns: int | None = None
        """When a sound message last came, or since when one is waited for; None before the first
        call.
        """
        self._dead = False

    def feed(self, data: bytes, now_ns: int) -> list[DeviceEvent]:
        """The events that `data` completes, in order."""
        before = self.tick(now_ns)
        events = self._line.feed(data, now_ns)
        if not events:
            return before
        if any(not isinstance(event, BadFrame) for event in events):
            self._heard_ns = now_ns
            if self._dead:
                self._dead = False
                before.append(LinkAlive())
        return before + events

    def tick(self, now_ns: int) -> list[DeviceEvent]:
        """The events of a message without an end, and of heartbeats that don't come."""
        events = self._line.tick(now_ns)
        if self._heard_ns is None:
            self._heard_ns = now_ns
        silent_ns = now_ns - self._heard_ns
        if silent_ns > DEAD_AFTER_NS and not self._dead:
            self._dead = True
            events.append(LinkDead(silent_ns))
        return events

    def reset(self) -> list[DeviceEvent]:
        """Forgets what came before, except the cut card: the shoe may be replaced while
        unplugged.
        """
        self._heard_ns = None
        self._dead = False
        return self._line.reset()

    def request(self, operation: Operation, now_ns: int) -> bytes:
        """Raises `Fault`: the protocol has no operations."""
        del operation, now_ns
        raise no_commands()

    def take_replies(self) -> bytes:
        """An ACK for each message, a NAK for each damaged one."""
        return self._line.take_replies()

    def heartbeat(self, now_ns: int) -> bytes:
        """The heartbeat with the number that is due, if no message has begun and the link is not
        dead.
        """
        heard_ns = self._heard_ns
        if heard_ns is None or self._dead or now_ns - heard_ns > DEAD_AFTER_NS:
            return b""
        return self._line.due(HEARTBEAT)

    def _read(self, frame: EventFrame) -> DeviceEvent:
        said = read(frame.data, frame.seq)
        match said:
            case StartOfCommunication():
                said = StartOfCommunication(new_shoe=self._cut_card_out)
                self._cut_card_out = False
            case BadReason():
                return BadFrame(encode(frame), said)
            case CutCard():
                self._cut_card_out = True
        return said


def _answer(item: Accepted | Refused | OperationFrame) -> DeviceEvent:
    """The host asks for nothing, so that no answer can be meant for it."""
    return BadFrame(encode(item), BadReason.UNKNOWN_KIND)


# --- the box's end -------------------------------------------------------------------------------

HEARTBEAT_S: Final = HEARTBEAT_NS / 1e9
MAX_TRIES: Final = 3
MAX_WAITING: Final = 500
"""How many messages may wait to be sent; if there are more, the oldest are given up."""


class _Unanswered(Struct):
    raw: bytes
    tries: int
    again_s: float


class TableLinkEncoder:
    """An `Encoder`. `retry_s` is how many seconds it waits for an answer, `heartbeat_s` the longest
    that it is silent.
    """

    def __init__(self, retry_s: float = 0.5, heartbeat_s: float = HEARTBEAT_S) -> None:
        self.retry_s = retry_s
        self._heartbeat_s = heartbeat_s
        self._framer = Framer()
        self._waiting: deque[bytes] = deque(maxlen=MAX_WAITING)
        self._in_flight: _Unanswered | None = None
        self._seq = 0
        self._heartbeat_due_s = 0.0

    @property
    def busy(self) -> bool:
        """True if a message waits to be sent or acknowledged."""
        return self._in_flight is not None or bool(self._waiting)

    def power_up(self, now_s: float) -> list[bytes]:
        self._framer.reset()
        self._waiting.clear()
        self._in_flight = None
        self._seq = 0
        return self._send(START, now_s)

    def say(self, event: DeviceEvent, now_s: float) -> list[bytes]:
        data = write(_own_word(event))
        return [] if data is None else self._send(data, now_s)

    def hear(self, data: bytes, now_s: float) -> Reply:
        messages: list[bytes] = []
        for item in self._framer.feed(data):
            match item:
                case Accepted():
                    self._in_flight = None
                    messages += self._next(now_s)
                case Refused():
                    messages += self._again(now_s)
                case _:
                    continue  # noise
        return Reply(messages=tuple(messages))

    def tick(self, now_s: float) -> list[bytes]:
        if self._in_flight is not None:
            return self._again(now_s) if now_s >= self._in_flight.again_s else []
        if now_s >= self._heartbeat_due_s:
            return self.say(Heartbeat(), now_s)
        return []

    def due_s(self) -> float | None:
        return self._heartbeat_due_s if self._in_flight is None else self._in_flight.again_s

    def _send(self, data: bytes, now_s: float) -> list[bytes]:
        """Numbers a message, and sends it if no other waits for its answer."""
        self._seq = (self._seq + 1) % 10
        self._waiting.append(encode(EventFrame(self._seq, data)))
        return self._next(now_s) if self._in_flight is None else []

    def _next(self, now_s: float) -> list[bytes]:
        if not self._waiting:
            return []
        self._in_flight = _Unanswered(self._waiting.popleft(), 0, now_s)
        return self._again(now_s)

    def _again(self, now_s: float) -> list[bytes]:
        """Sends the unanswered message once more, or gives it up and sends the next."""
        asked = self._in_flight
        if asked is None:
            return []
        if asked.tries == MAX_TRIES:
            self._in_flight = None
            return self._next(now_s)
        asked.tries += 1
        asked.again_s = now_s + self.retry_s
        self._heartbeat_due_s = now_s + self._heartbeat_s
        return [asked.raw]


def _own_word(event: DeviceEvent) -> DeviceEvent:
    """A shoe's error in this protocol's terms: a card that was not read, or a jam."""
    match event:
        case DeviceError(kind=ErrorKind.CANNOT_READ, raised=True):
            return CardUnreadable(NOT_READ)
        case DeviceError(raised=True):
            return Jam()
        case CardDrawn(card):
            return CardDrawn(card)
    return event


PROTOCOL: Final = WireProtocol(
    name="table-link",
    title="Table Link",
    speed=9600,
    make_codec=lambda _: TableLinkCodec(),
    make_encoder=lambda _: TableLinkEncoder(),
)
