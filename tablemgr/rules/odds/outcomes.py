"""How likely each gain of a Bet is, exactly; its average and its variance follow. Knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TypeAlias

Outcomes: TypeAlias = Mapping[Fraction, Fraction]
"""How likely each gain on one unit is; together 1."""


def outcomes_of(ways: Iterable[tuple[Fraction, Fraction | int]], in_all: int = 1) -> Outcomes:
    """Add up the ways to each gain, out of so many in all."""
    found: dict[Fraction, Fraction] = {}
    for gain, count in ways:
        found[gain] = found.get(gain, Fraction(0)) + Fraction(count)
    return {gain: count / in_all for gain, count in found.items()}


def mean(outcomes: Outcomes) -> Fraction:
    """Give what one unit gains on average."""
    return sum((gain * chance for gain, chance in outcomes.items()), Fraction(0))


def variance(outcomes: Outcomes) -> Fraction:
    """Give the average square of what a unit's gain is away from its average."""
    squares = sum((gain * gain * chance for gain, chance in outcomes.items()), Fraction(0))
    return squares - mean(outcomes) ** 2
