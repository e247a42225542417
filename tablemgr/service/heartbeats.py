"""The heartbeats of a device that came in a row, until they are stored as one entry.

A heartbeat says only that the line is alive. Those since the device's last entry wait here and are
stored together: before anything else that the device says, with the opening and the end of a Round,
once an hour, and when the table is closed. A cut in between loses no card and no doubt, only the
proof of the time since then. Knows no journal.
"""

from __future__ import annotations

from typing import Final

from tablemgr.journal import Json, Stamp
from tablemgr.journal.raw_text import heartbeats_entry

MOST_BEATS: Final = 720
"""As many as come in an hour, one each 5 s."""


class Heartbeats:
    """Those of one device since its last entry."""

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
