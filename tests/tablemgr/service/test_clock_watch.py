"""The wall clock against the steady one, and against what was written down."""

from __future__ import annotations

import pytest

from tablemgr.journal import Stamp
from tablemgr.service.clock_watch import ClockWatch, far_s

S = 1_000_000_000
T0 = Stamp(10**9 * S, 500 * S)


def after(passed_s: int, moved_s: int = 0) -> Stamp:
    return Stamp(T0.wall_ns + (passed_s + moved_s) * S, T0.mono_ns + passed_s * S)


@pytest.mark.parametrize("moved_s", [61, -61, 3600, -86400])
def test_a_jump_of_more_than_a_minute_is_said_once(moved_s: int) -> None:
    watch = ClockWatch(T0)
    assert watch.jump_s(after(10, moved_s)) == moved_s
    assert watch.jump_s(after(20, moved_s)) == 0


@pytest.mark.parametrize("moved_s", [0, 60, -60])
def test_up_to_a_minute_is_none(moved_s: int) -> None:
    assert ClockWatch(T0).jump_s(after(10, moved_s)) == 0


def test_a_clock_that_is_moved_little_by_little_is_seen_too() -> None:
    watch = ClockWatch(T0)
    assert [watch.jump_s(after(10 * n, 25 * n)) for n in range(6)] == [0, 0, 0, 75, 0, 0]


@pytest.mark.parametrize(
    ("away_s", "said"),
    [(0, 0), (-60, 0), (-61, -61), (3600, 0), (7 * 86400, 0), (7 * 86400 + 1, 7 * 86400 + 1)],
)
def test_a_clock_far_from_what_was_written_down(away_s: int, said: int) -> None:
    assert far_s(T0, T0.wall_ns - away_s * S) == said
