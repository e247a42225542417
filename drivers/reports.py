"""What a port delivers: raw bytes, and that it was opened or lost. Each with its time, unparsed.

Wall times are nanoseconds since 1970 (UTC); monotonic ones those of a clock that never jumps.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class PortTrouble(Enum):
    """Why a port cannot be had; the value names the sentence that the window shows."""

    ABSENT = "absent"
    NO_PERMISSION = "no-permission"
    IN_USE = "in-use"
    UNPLUGGED = "unplugged"
    FLOODED = "flooded"
    """More came than a shoe can have to say: it is not read any more."""
    FAILED = "failed"
    """The thread that reads it died of a fault of this program."""
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


Report = RawBytes | PortOpened | PortLost
"""What a port delivers."""
