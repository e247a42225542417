"""The reports of a port, each with its time: raw bytes, and that it was opened or lost.

Wall times are nanoseconds since 1970 (UTC); monotonic times are those of a clock that never jumps.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class PortTrouble(Enum):
    """Why a port can't be read; the value names the sentence that the window shows."""

    ABSENT = "absent"
    NO_PERMISSION = "no-permission"
    IN_USE = "in-use"
    UNPLUGGED = "unplugged"
    FLOODED = "flooded"
    """More came than any shoe needs to say: the port is no longer read."""
    FAILED = "failed"
    """A bug of this program ended the thread that reads it."""
    OTHER = "other"


class RawBytes(Struct, frozen=True):
    """Bytes as they arrived, unparsed: to be journalled before anything else is done with them."""

    data: bytes
    wall_ns: int
    monotonic_ns: int


class PortOpened(Struct, frozen=True):
    """The port is open, from now on."""

    port: str
    wall_ns: int
    monotonic_ns: int


class PortLost(Struct, frozen=True):
    """The port was lost, or could not be opened (said once for each different reason)."""

    port: str
    trouble: PortTrouble
    reason: str
    wall_ns: int
    monotonic_ns: int


PortReport = RawBytes | PortOpened | PortLost
"""What a port delivers."""
