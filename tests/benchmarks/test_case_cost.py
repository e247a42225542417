"""What a card costs while a case is open: the 4,000th as much as the 400th (`make bench`)."""

from __future__ import annotations

from time import perf_counter
from typing import Any, TypeAlias

import pytest

from tablemgr.past.record import reads
from tablemgr.past.replay import Replay, walk

Benchmark: TypeAlias = Any  # pytest-benchmark's fixture carries no types

EARLY, LATE, WINDOW, TRIES = 400, 4000, 100, 5
MOST = 2.0
"""How many times as much a late card may cost: the noise of a busy machine, no more."""


@pytest.mark.parametrize("game", ["rws-blackjack", "si-ki-pi"])
def test_a_late_card_of_a_case_costs_as_much_as_an_early_one(
    benchmark: Benchmark, game: str, brief: bool
) -> None:
    late_at = 2 * EARLY if brief else LATE
    lines = ["open", "bet 1 ann 100 seated", "close", *["card 2s"] * (late_at + WINDOW)]
    script = ", ".join(f'"{line}"' for line in lines)
    record = reads(f'format = 1\ngame = "{game}"\nscript = [{script}]', game)

    def played() -> tuple[float, float]:
        times = [perf_counter() for _ in walk(record, Replay(record.table()))]
        early, late = (times[at + WINDOW] - times[at] for at in (EARLY, late_at))
        return early, late

    tries = [played() for _ in range(1 if brief else TRIES)]
    benchmark.pedantic(played, rounds=1, iterations=1)
    ratio = min(late for _, late in tries) / min(early for early, _ in tries)
    benchmark.extra_info["late_to_early"] = ratio
    assert brief or ratio < MOST
