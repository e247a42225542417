"""How much a device may say: what is more than a shoe can have to tell is set aside. Pure.

The figures bound three things at once: how long the window is busy, how much waits, and how fast
the journal grows. A bucket holds so much and fills at so much a second; what is taken out of an
empty one is too much.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

_NS: Final = 1_000_000_000


class Bucket:
    """Lets `burst` pass at once, and `a_second` in the long run. Time is passed in."""

    def __init__(self, burst: int, a_second: float) -> None:
        self._burst = burst
        self._a_second = a_second
        self._level = float(burst)
        self._at_ns: int | None = None

    def take(self, count: int, now_ns: int) -> bool:
        """Take so many out. False, and nothing is taken, if there are not so many in it."""
        self._fill(now_ns)
        if count > self._level:
            return False
        self._level -= count
        return True

    def wait_ns(self, now_ns: int) -> int:
        """How long until one is in it; 0 if one is."""
        self._fill(now_ns)
        missing = 1 - self._level
        return 0 if missing <= 0 else round(missing / self._a_second * _NS) + 1

    def _fill(self, now_ns: int) -> None:
        if self._at_ns is not None and now_ns > self._at_ns:
            passed_s = (now_ns - self._at_ns) / _NS
            self._level = min(self._burst, self._level + passed_s * self._a_second)
        self._at_ns = now_ns


class DeviceLimits(Struct, frozen=True):
    """What one device may say.

    A shoe repeats each card up to three times in 27 bytes, and a reader of tags may send one of 26
    bytes ten times a second while the card lies there. A person draws a card a second at most; the
    longest set that a shuffler gives out together are the forty cards of a deal of Si Ki Pi.
    """

    burst_bytes: int = 32 * 1024
    bytes_a_second: float = 512
    """More on the line than this, and the port is closed by the thread that reads it."""
    burst_messages: int = 64
    messages_a_second: float = 2
    """More cards and more that is entered in the journal than this: the device is set aside."""
    burst_pieces: int = 256
    pieces_a_second: float = 4
    """Bytes are stored in pieces; beyond this they wait a little, and come together."""
    piece_bytes: int = 256

    def line(self) -> Bucket:
        """A full bucket of bytes."""
        return Bucket(self.burst_bytes, self.bytes_a_second)

    def messages(self) -> Bucket:
        """A full bucket of messages: what is entered, and each card."""
        return Bucket(self.burst_messages, self.messages_a_second)

    def pieces(self) -> Bucket:
        """A full bucket of pieces of bytes."""
        return Bucket(self.burst_pieces, self.pieces_a_second)

    def journal_bytes(self, seconds: int, *, entry: int, message: int) -> int:
        """The most that the journal can grow by in so many seconds, in bytes.

        `entry` is what an entry of no bytes takes, `message` the longest that one message leaves;
        a byte is stored as two.
        """
        line = self.burst_bytes + self.bytes_a_second * seconds
        pieces = self.burst_pieces + self.pieces_a_second * seconds
        messages = self.burst_messages + self.messages_a_second * seconds + self.piece_bytes
        return round(2 * line + pieces * entry + messages * message)


LIMITS: Final = DeviceLimits()
