"""From which variance on somebody must explain, report in writing, or tell the regulator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from tablemgr.basics.money import ZERO, Money

Told: TypeAlias = Literal["", "note", "report", "regulator"]
"""What a variance leads to; each includes those before it."""


class Thresholds(Struct, frozen=True):
    """The house's amounts, each the least variance that leads to its consequence."""

    note: Money = Money(1)
    """Somebody must explain it."""
    report: Money = Money(2500)
    """It is reported in writing."""
    regulator: Money = Money(10000)
    """The regulator is told."""
    pattern: tuple[int, int] = (3, 10)
    """So many shortages among so many counts are a pattern, of which the regulator is told."""

    def told(self, variance: Money) -> Told:
        """Say what the variance leads to; an empty text if nobody need explain it."""
        size = abs(variance)
        if size >= max(self.regulator, self.note):
            return "regulator"
        if size >= max(self.report, self.note):
            return "report"
        return "note" if size >= self.note else ""

    def is_pattern(self, variances: Sequence[Money]) -> bool:
        """Say whether the last of these counts, the latest last, makes a pattern of shortages."""
        least, among = self.pattern
        short = [each < ZERO and bool(self.told(each)) for each in variances[-among:]]
        return bool(short) and short[-1] and sum(short) >= least
