"""How long a person waits after wrong PINs. Pure: the moment is passed in, nothing is stored here.

The first tries are free; from then on each wrong one doubles the wait. The count and the moment
are kept as wall time, so that a restart shortens nothing. A clock that was put back starts the
wait anew: it neither ends it nor stretches it to the old date. Only a right PIN or a reset clears.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

FREE_TRIES: Final = 3
FIRST_WAIT_S: Final = 30
LONGEST_WAIT_S: Final = 24 * 60 * 60
_NS: Final = 1_000_000_000


def penalty_s(wrong_tries: int) -> int:
    """The wait after so many wrong tries, in seconds: 0, 0, 30, 60, 120 … a day."""
    if wrong_tries < FREE_TRIES:
        return 0
    doublings = min(wrong_tries - FREE_TRIES, LONGEST_WAIT_S.bit_length())
    return int(min(FIRST_WAIT_S << doublings, LONGEST_WAIT_S))


@dataclass(frozen=True, slots=True)
class Tries:
    """Wrong tries in a row, and when the wait for the last of them began (wall time)."""

    wrong: int = 0
    since_ns: int = 0

    def at(self, now_ns: int) -> Tries:
        """The same as of now: where the clock was put back, the wait begins now."""
        return replace(self, since_ns=now_ns) if now_ns < self.since_ns else self

    def wait_s(self, now_ns: int) -> int:
        """How long is still to wait, in whole seconds, rounded up; 0: a try is allowed."""
        left_ns = penalty_s(self.wrong) * _NS - (now_ns - self.at(now_ns).since_ns)
        return max(0, -(-left_ns // _NS))

    def and_wrong(self, now_ns: int) -> Tries:
        """One more wrong try."""
        return Tries(self.wrong + 1, now_ns)
