"""How much a device may say: one that says more than any shoe needs to is set aside. Pure.

The figures limit three things: how long the window is busy, how much waits, and how fast the
journal grows. A bucket holds a certain amount and fills at a certain rate; to take more than is
in it is too much.
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
        """Take `count` out. False, and nothing is taken, if there are fewer in it."""
        self._fill(now_ns)
        if count > self._level:
            return False
        self._level -= count
        return True

    def wait_ns(self, now_ns: int) -> int:
        """How many nanoseconds until there is one in it; 0 if there is."""
        self._fill(now_ns)
        missing = 1 - self._level
        return 0 if missing <= 0 else round(missing / self._a_second * _NS) + 1

    def _fill(self, now_ns: int) -> None:
        if self._at_ns is not None and now_ns > self._at_ns:
            passed_s = (now_ns - self._at_ns) / _NS
            self._level = min(self._burst, self._level + passed_s * self._a_second)
        self._at_ns = now_ns


class DeviceLimits(Struct, frozen=True):
    """The bounds of what one device may say.

    A shoe sends each card up to three times in 27 bytes, and a reader of tags may send one of 26
    bytes ten times a second while the card lies there. A person draws at most one card a second;
    the longest set that a shuffler gives out together are the forty cards of a deal of Si Ki Pi.
    """

    burst_bytes: int = 32 * 1024
    bytes_a_second: float = 512
    """If more comes over the line, the thread that reads the port closes it."""
    burst_messages: int = 64
    messages_a_second: float = 2
    """If there are more cards and journal entries than this, the device is set aside."""
    burst_pieces: int = 256
    pieces_a_second: float = 4
    """Bytes are stored in pieces; if there are more, they wait a little and are joined."""
    piece_bytes: int = 256

    def line(self) -> Bucket:
        """A full bucket of bytes."""
        return Bucket(self.burst_bytes, self.bytes_a_second)

    def messages(self) -> Bucket:
        """A full bucket of messages: each card, and each event that gets an entry."""
        return Bucket(self.burst_messages, self.messages_a_second)

    def pieces(self) -> Bucket:
        """A full bucket of pieces of bytes."""
        return Bucket(self.burst_pieces, self.pieces_a_second)

    def journal_bytes(self, seconds: int, *, entry: int, message: int) -> int:
        """The most that the journal can grow in so many seconds, in bytes.

        `entry` is the size of an entry for no bytes, `message` the largest that one message can
        need; each byte is stored as two.
        """
        line = self.burst_bytes + self.bytes_a_second * seconds
        pieces = self.burst_pieces + self.pieces_a_second * seconds
        messages = self.burst_messages + self.messages_a_second * seconds + self.piece_bytes
        return round(2 * line + pieces * entry + messages * message)


LIMITS: Final = DeviceLimits()
