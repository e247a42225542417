"""How long a person waits after wrong PINs. Pure: the moment is passed in, nothing is stored here.

The first tries are free; after them each wrong one doubles the wait, at a table up to some minutes:
anybody who comes to the screen could lock a supervisor out for longer. Tries are counted for each
person and place, a table or the command line. Only the machine's steady
clock counts, so that setting the clock neither shortens nor stretches a wait. The steady clock
begins at 0 when the machine starts: after that only the time since the start is known to have
passed. Only a right PIN or a reset clears the count.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tablemgr.journal import Stamp

FREE_TRIES: Final = 3
FIRST_WAIT_S: Final = 30
LONGEST_WAIT_S: Final = 24 * 60 * 60
"""At the command line."""
LONGEST_AT_TABLE_S: Final = 10 * 60
UNKNOWN: Final = -1
"""The steady clock of a wait that version 0.1 stored."""
_NS: Final = 1_000_000_000


def longest_s(place: str) -> int:
    """The longest wait at a table, or without a name at the command line, in seconds."""
    return LONGEST_AT_TABLE_S if place else LONGEST_WAIT_S


def penalty_s(wrong_tries: int, longest: int = LONGEST_WAIT_S) -> int:
    """The wait after so many wrong tries, in seconds: 0, 0, 30, 60, 120 … `longest`."""
    if wrong_tries < FREE_TRIES:
        return 0
    doublings = min(wrong_tries - FREE_TRIES, LONGEST_WAIT_S.bit_length())
    return int(min(FIRST_WAIT_S << doublings, longest))


class Tries(Struct, frozen=True):
    """Wrong tries in a row, and when the wait for the last of them began.

    `since_ns` is wall time, for people to read; `since_mono_ns` is the steady clock, which counts.
    """

    wrong: int = 0
    since_ns: int = 0
    since_mono_ns: int = 0

    def at(self, now: Stamp) -> Tries:
        """Give the lock-out on the steady clock of this run of the machine."""
        if self.since_mono_ns == UNKNOWN:
            return replace(self, since_ns=now.wall_ns, since_mono_ns=now.mono_ns)
        if now.mono_ns < self.since_mono_ns:  # the machine has been started since
            return replace(self, since_mono_ns=0)
        return self

    def wait_s(self, now: Stamp, longest: int = LONGEST_WAIT_S) -> int:
        """The wait that is left, in whole seconds, rounded up; 0: a try is allowed."""
        left_ns = penalty_s(self.wrong, longest) * _NS - (now.mono_ns - self.at(now).since_mono_ns)
        return max(0, -(-left_ns // _NS))

    def and_wrong(self, now: Stamp) -> Tries:
        """One more wrong try."""
        return Tries(self.wrong + 1, now.wall_ns, now.mono_ns)
