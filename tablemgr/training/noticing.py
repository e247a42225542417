"""How well somebody notices what goes wrong: hits, misses and false alarms, per kind of fault.

Hits alone mislead: who stops the game at everything misses nothing. d' counts both (Hautus 1995,
log-linear); the criterion beside it says if he stops too readily (below zero) or too seldom.
"""

from __future__ import annotations

from statistics import NormalDist

from msgspec import Struct


class Noticed(Struct, frozen=True):
    """The ends of the faults of a kind, and of the moments at which there was none."""

    hits: int = 0
    late: int = 0
    """Noticed after it cost something, before the next Round."""
    misses: int = 0
    false_alarms: int = 0
    quiet: int = 0
    """The opportunities without a fault at which he rightly went on."""

    @property
    def faults(self) -> int:
        """How many faults there were. A late one counts as missed."""
        return self.hits + self.late + self.misses

    @property
    def d_prime(self) -> float:
        """How far apart faults and faultless moments lie for him; 0: he guesses."""
        return self._z_seen - self._z_alarm

    @property
    def criterion(self) -> float:
        """Above zero: he stops too seldom. Below: at too much."""
        return -(self._z_seen + self._z_alarm) / 2

    @property
    def _z_seen(self) -> float:
        return _z(self.hits, self.faults)

    @property
    def _z_alarm(self) -> float:
        return _z(self.false_alarms, self.false_alarms + self.quiet)


def _z(count: int, of: int) -> float:
    """The z-score of a share, which is never 0 or 1 so."""
    return NormalDist().inv_cdf((count + 0.5) / (of + 1))
