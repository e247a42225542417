"""The adapter box's end of our own protocol: one message at a time, until the host has taken it.

A message is sent three times at most. If it is never acknowledged it is given up; the host then
misses its number, and so sees the loss.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from msgspec import Struct

from drivers.codecs import table_link_payload as payload
from drivers.codecs.envelope import Accepted, EventFrame, Framer, Refused, encode
from drivers.codecs.table_link import HEARTBEAT_NS
from drivers.device import CardDrawn, CardUnreadable, DeviceError, DeviceEvent, ErrorKind
from drivers.encoders.encoder import Reply
from drivers.machine_events import Heartbeat, Jam

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
        return self._send(payload.START, now_s)

    def say(self, event: DeviceEvent, now_s: float) -> list[bytes]:
        data = payload.write(_own_word(event))
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
            return CardUnreadable(payload.NOT_READ)
        case DeviceError(raised=True):
            return Jam()
        case CardDrawn(card):
            return CardDrawn(card)
    return event
