"""Numbered messages: how a repeat, a conflict and a gap are found.

For every protocol in the Angel Eye envelope. The device numbers its messages 0 to 9 in turn and
sends each up to three times. Does not know what a message means; time is passed in.

Ten numbers can't show that ten messages in a row were lost; nor that nine were lost within ten
seconds, if the tenth is the same as the one before them.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from drivers.codecs.envelope import EventFrame

FORGET_AFTER_NS: Final = 10_000_000_000
"""A message this old is no longer remembered: if the same comes again, it is a new one, with a gap.
"""


class _Seen(Struct, frozen=True):
    frame: EventFrame
    last_ns: int


class Sequence:
    """Remembers the last message (for repeats) and the last number (for gaps)."""

    def __init__(self) -> None:
        self._seen: _Seen | None = None
        self._last_seq: int | None = None

    @property
    def expected(self) -> int | None:
        """The number that the next new message should have; None if any is right."""
        return None if self._last_seq is None else (self._last_seq + 1) % 10

    def first_under(self, seq: int, now_ns: int) -> EventFrame | None:
        """The remembered message, if it has this number and is not too old; else None.

        The same message again is a repeat; a different one with its number is a conflict.
        """
        seen = self._seen
        if seen is None or seen.frame.seq != seq or now_ns - seen.last_ns >= FORGET_AFTER_NS:
            return None
        return seen.frame

    def remember(self, frame: EventFrame, now_ns: int) -> None:
        """Makes `frame` the last message: it is new, or came once more."""
        self._seen = _Seen(frame, now_ns)
        self._last_seq = frame.seq

    def reset(self) -> None:
        """Forgets everything: the device or the line has started again."""
        self._seen = None
        self._last_seq = None
