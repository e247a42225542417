"""The judge of many Rounds at the window finds what grows, and nothing else."""

from __future__ import annotations

import pytest

from tests.long_runs.window_rounds import MEMORY, Look, not_flat

ROUNDS = 10_000
FLAT: Look = {MEMORY: 120_000, "open files": 21, "widgets": 900, "timers": 14, "threads": 3}


def looks(name: str = "", growth: float = 0.0) -> list[Look]:
    """Twenty looks; of one thing there is so much more each time."""
    more = {} if not name else {name: growth}
    return [{k: int(v + n * more.get(k, 0.0)) for k, v in FLAT.items()} for n in range(20)]


def test_what_stays_as_it_was_is_flat() -> None:
    assert not list(not_flat(looks(), ROUNDS))
    beginning = [{**FLAT, "widgets": 500}, *looks()]
    assert not list(not_flat(beginning, ROUNDS)), "what is made at first stays"


@pytest.mark.parametrize("name", FLAT)
def test_what_grows_is_named(name: str) -> None:
    (found,) = not_flat(looks(name, 1.0 if name != MEMORY else 3_000.0), ROUNDS)
    assert name in found or "memory" in found
