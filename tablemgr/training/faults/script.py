"""The script of the faults: which happen, and what the trainee made of them.

Everything follows from a seed and the moments that it is asked about. At most one fault is open at
a time. Each moment counts as an opportunity of every kind that could have happened then: false
alarms have no rate without that.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tablemgr.training.faults.kinds import FaultKind, MomentKind
from tablemgr.training.noticing import Noticed

EXAM_PERCENT: Final = 5
"""The rate of a mode at which each kind has the rate that stands in its file."""


class FaultEnd(Enum):
    """The end of a fault, or of a stop."""

    SEEN = "seen"
    LATE = "late"
    MISS = "miss"
    FALSE_ALARM = "false alarm"


class FaultOutcome(Struct, frozen=True):
    """One fault that is over, or one stop at which there was none."""

    kind: str
    end: FaultEnd
    round_no: int

    @property
    def is_wrong(self) -> bool:
        """Say whether the trainee did not do what was right."""
        return self.end is not FaultEnd.SEEN


class OpenFault(Struct):
    """The fault that is open now."""

    name: str
    kind: FaultKind
    round_no: int
    acts: int = 0
    """How many acts of the trainee have passed since it could first be seen."""

    @property
    def is_late(self) -> bool:
        """Say whether to stop now comes too late."""
        return self.acts > self.kind.window


class FaultScript:
    """The faults of one table."""

    def __init__(self, kinds: Mapping[str, FaultKind], seed: str, percent: float) -> None:
        """`percent`: how many faults the mode wants in 100 opportunities."""
        self.kinds = dict(kinds)
        self.open: OpenFault | None = None
        self.outcomes: list[FaultOutcome] = []
        self.opportunities = dict.fromkeys(self.kinds, 0)
        self._seed = seed
        self._scale = percent / EXAM_PERCENT / 100

    @property
    def happens(self) -> bool:
        """Say whether any fault can happen."""
        return self._scale > 0

    def opportunity(
        self, at: MomentKind, moment: str, round_no: int, possible: Mapping[str, float]
    ) -> OpenFault | None:
        """A moment at which these kinds are possible, each so many times as often as its file says;
        gives the fault that happens, if one does.

        `moment` names the moment once and for all, so that the same seed gives the same faults.
        """
        if self.open is not None or not self._scale:
            return None
        for name, kind in self.kinds.items():
            if kind.at != at or name not in possible:
                continue
            self.opportunities[name] += 1
            chance = Random(f"{self._seed}/{moment}/{name}").random()
            if self.open is None and chance < kind.rate * possible[name] * self._scale:
                self.open = OpenFault(name, kind, round_no)
        return self.open

    def act(self) -> None:
        """The trainee does something else than to stop."""
        if self.open is not None:
            self.open.acts += 1

    def stop(self, name: str, round_no: int) -> FaultOutcome:
        """The trainee stops the game for a fault of that kind; the fault is over if it is right."""
        fault = self.open
        if fault is None or fault.name != name:
            return self._ended(name, FaultEnd.FALSE_ALARM, round_no)
        self.open = None
        return self._ended(name, FaultEnd.LATE if fault.is_late else FaultEnd.SEEN, round_no)

    def give_up(self) -> FaultOutcome | None:
        """The next Round begins: what is still open was missed."""
        fault, self.open = self.open, None
        return None if fault is None else self._ended(fault.name, FaultEnd.MISS, fault.round_no)

    def noticed(self) -> dict[str, Noticed]:
        """Count by kind the hits, misses and false alarms so far; without kinds that never could
        be.
        """
        found = {}
        for name, opportunities in self.opportunities.items():
            ends = [each.end for each in self.outcomes if each.kind == name]
            if not opportunities and not ends:
                continue
            alarms = ends.count(FaultEnd.FALSE_ALARM)
            faults = len(ends) - alarms
            found[name] = Noticed(
                hits=ends.count(FaultEnd.SEEN),
                late=ends.count(FaultEnd.LATE),
                misses=ends.count(FaultEnd.MISS),
                false_alarms=alarms,
                quiet=max(0, opportunities - faults - alarms),
            )
        return found

    def _ended(self, name: str, end: FaultEnd, round_no: int) -> FaultOutcome:
        outcome = FaultOutcome(name, end, round_no)
        self.outcomes.append(outcome)
        return outcome


def added(counts: Collection[Noticed]) -> Noticed:
    """Add all of them together."""
    total = Noticed()
    for each in counts:
        total = replace(
            total,
            hits=total.hits + each.hits,
            late=total.late + each.late,
            misses=total.misses + each.misses,
            false_alarms=total.false_alarms + each.false_alarms,
            quiet=total.quiet + each.quiet,
        )
    return total
