"""A pass is a bound: so many answers with so few wrong that the true error rate is proven small.

A gate ends a lesson; whoever looks at it after each of its counts passes a little too easily, which
a lesson can bear. A certificate can't: its block is declared before the first payment, is never
moved, and is looked at on the declared counts alone. Otherwise somebody who errs once in 200 would
pass in 11 tries of 100, and with a rolling window in half of them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from msgspec import Struct


class GateCount(NamedTuple):
    """So many answers, of which at most so many are wrong."""

    answers: int
    wrong: int


GATES: Final[dict[str, tuple[GateCount, ...]]] = {
    "A": (GateCount(22, 0), GateCount(38, 1), GateCount(52, 2)),
    "B": (GateCount(45, 0), GateCount(77, 1), GateCount(105, 2)),
    "C": (GateCount(59, 0), GateCount(93, 1), GateCount(124, 2)),
}
"""A: at most 10% wrong, proven to 90%. B: at most 5%, to 90%. C: at most 5%, to 95%."""

LOOKS: Final[tuple[tuple[GateCount, ...], ...]] = (
    (GateCount(764, 0), GateCount(1145, 1), GateCount(1478, 2), GateCount(1790, 3)),
    (GateCount(911, 0), GateCount(1316, 1), GateCount(1668, 2), GateCount(1994, 3)),
    (GateCount(1057, 0), GateCount(1482, 1), GateCount(1850, 2), GateCount(2191, 3)),
)
"""The looks of a first, second and third block within 90 days: who errs once in 200 passes the
first in 5% of tries, the second in 2.5%, the third in 1.25%.
"""


class BlockOutcome(Enum):
    """How a block stands."""

    OPEN = "open"
    PASSED = "passed"
    FAILED = "failed"


class BlockStanding(Struct, frozen=True):
    """How a block stands after some payments."""

    outcome: BlockOutcome
    done: int
    wrong: int
    look: GateCount | None = None
    """The look that decides: the one that it passed, or the next one; None if it failed."""

    @property
    def wanted(self) -> int:
        """How many payments are wanted until the next look."""
        if self.outcome is not BlockOutcome.OPEN or self.look is None:
            return 0
        return self.look.answers - self.done


def standing(payments: Sequence[bool], tries: int = 1) -> BlockStanding:
    """Work out how a block stands. `payments` are all since it was opened, in order: True if
    faultless.

    `tries` is which block within 90 days it is, from 1. A block that was decided stays so, whatever
    follows. Raises `ValueError` for a fourth block: then there is none.
    """
    if not 1 <= tries <= len(LOOKS):
        raise ValueError(f"there is no block {tries} within 90 days")
    looks = LOOKS[tries - 1]
    wrong = 0
    for done, faultless in enumerate(payments, 1):
        wrong += not faultless
        if wrong > looks[-1].wrong:
            return BlockStanding(BlockOutcome.FAILED, done, wrong)
        for look in looks:
            if done == look.answers and wrong <= look.wrong:
                return BlockStanding(BlockOutcome.PASSED, done, wrong, look)
        if done == looks[-1].answers:
            return BlockStanding(BlockOutcome.FAILED, done, wrong)
    ahead = (look for look in looks if look.answers > len(payments) and wrong <= look.wrong)
    return BlockStanding(BlockOutcome.OPEN, len(payments), wrong, next(ahead))


def passes(gate: str, answers: Sequence[bool]) -> bool:
    """Say whether a lesson's answers, in order, meet a gate at one of its counts. Raises
    `KeyError`.
    """
    return any(
        len(answers) >= count.answers and _wrong(answers[: count.answers]) <= count.wrong
        for count in GATES[gate]
    )


def _wrong(answers: Sequence[bool]) -> int:
    return sum(not right for right in answers)


def at_most(answers: int, wrong: int, confidence: float = 0.95) -> float:
    """The error rate that is proven not to be exceeded: exact, one-sided (Clopper and Pearson)."""
    if wrong >= answers:
        return 1.0
    low, high = 0.0, 1.0
    for _ in range(60):
        rate = (low + high) / 2
        if _chance_of_at_most(wrong, answers, rate) > 1 - confidence:
            low = rate
        else:
            high = rate
    return high


def _chance_of_at_most(wrong: int, answers: int, rate: float) -> float:
    """The chance of at most that many wrong answers of somebody with that error rate."""
    return math.fsum(
        math.comb(answers, k) * rate**k * (1 - rate) ** (answers - k) for k in range(wrong + 1)
    )


def chance_to_pass(rate: float, tries: int = 1) -> float:
    """The chance that somebody with that error rate passes the block of that number."""
    looks = LOOKS[tries - 1]
    states = {0: 1.0}
    """By the number of errors so far, the chance that the block is still open with them."""
    passed, done = 0.0, 0
    for look in looks:
        states = _after(states, look.answers - done, rate, most=looks[-1].wrong)
        done = look.answers
        passed += sum(chance for wrong, chance in states.items() if wrong <= look.wrong)
        states = {wrong: chance for wrong, chance in states.items() if wrong > look.wrong}
    return passed


def _after(states: dict[int, float], more: int, rate: float, *, most: int) -> dict[int, float]:
    """The states after `more` payments; those with too many errors are left out."""
    found = dict.fromkeys(range(most + 1), 0.0)
    for wrong, chance in states.items():
        for added in range(most - wrong + 1):
            drawn = math.comb(more, added) * rate**added * (1 - rate) ** (more - added)
            found[wrong + added] += chance * drawn
    return found
