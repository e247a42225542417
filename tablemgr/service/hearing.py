"""Keeps what came from a device: the stored bytes of each card, and the heartbeats that wait.

A device's bytes are stored, then each card in them is told; an act of a card, its refusal or its
burning names the bytes that the card came from (`heard`). So a later start knows which cards the
table was never given.

A heartbeat says only that the line is alive. Those since the device's last entry wait here and are
stored together: before anything else that the device says, with the opening and the end of a Round,
once an hour, and when the table is closed. A cut in between loses no card and no doubt, only the
proof of the time since then. Knows no protocol and no journal.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

from tablemgr.journal import Json, Stamp
from tablemgr.journal.raw_text import heartbeats_entry

Source: TypeAlias = tuple[int, int]
"""The number of the entry with the bytes, and which card in them, from 0."""

_KEY: Final = "heard"


class Hearing:
    """One session's ear for its device."""

    def __init__(self) -> None:
        self._bytes: int | None = None
        self._cards = 0
        self._now: Source | None = None

    def stored(self, seq: int) -> None:
        """Bytes were stored under that number; the next cards come from them."""
        self._bytes, self._cards = seq, 0

    def next(self) -> Source | None:
        """Which stored bytes the next card came from; None if no bytes were stored before it."""
        if self._bytes is None:
            return None
        self._cards += 1
        return self._bytes, self._cards - 1

    @contextmanager
    def of(self, source: Source | None) -> Iterator[None]:
        """The card that is told inside the `with` block comes from those bytes."""
        self._now = source
        try:
            yield
        finally:
            self._now = None

    def note(self) -> dict[str, Json]:
        """Give what the entry of the present card says about its bytes; empty for any other
        entry.
        """
        return {} if self._now is None else {_KEY: [*self._now]}


def source_of(data: dict[str, Any]) -> Source | None:
    """Which stored bytes the card of an entry came from, if it says so."""
    heard = data.get(_KEY)
    return None if heard is None else (heard[0], heard[1])


MOST_BEATS: Final = 720
"""As many as come in an hour, one each 5 s."""


class Heartbeats:
    """The heartbeats of one device since its last entry."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """They are stored."""
        self._beats: list[bytes] = []
        self._line = ("", "", 0)
        self._first = self.last = Stamp(0, 0)

    def __bool__(self) -> bool:
        """Say whether any wait to be stored."""
        return bool(self._beats)

    def take(self, port: str, protocol: str, beat: bytes, stamp: Stamp) -> bool:
        """Count one that came then; False if those that wait must be stored first."""
        line = (port, protocol, len(beat))
        if not self._beats:
            self._line, self._first = line, stamp
        elif len(self._beats) == MOST_BEATS or self._line != line:
            return False
        self._beats.append(beat)
        self.last = stamp
        return True

    def entry(self) -> dict[str, Json]:
        """Write their entry; its time is that of the `last`."""
        port, protocol, _ = self._line
        return heartbeats_entry(port, protocol, self._beats, self._first)
