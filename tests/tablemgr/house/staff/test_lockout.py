from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablemgr.house.staff.lockout import LONGEST_WAIT_S, UNKNOWN, Tries, penalty_s
from tablemgr.journal import Stamp

S = 1_000_000_000
T0 = Stamp(1_000_000 * S, 5000 * S)


def later(seconds: float, *, clock_set_s: float = 0) -> Stamp:
    """So long after T0 by the steady clock; the wall clock was moved besides."""
    passed = round(seconds * S)
    return Stamp(T0.wall_ns + passed + round(clock_set_s * S), T0.mono_ns + passed)


def wrong(times: int, now: Stamp = T0) -> Tries:
    return Tries(times, now.wall_ns, now.mono_ns)


@pytest.mark.parametrize(
    ("wrong", "wait_s"),
    [(0, 0), (1, 0), (2, 0), (3, 30), (4, 60), (5, 120), (14, 61440), (15, 86400), (9999, 86400)],
)
def test_the_wait_doubles_from_the_third_wrong_try_to_a_day(wrong: int, wait_s: int) -> None:
    assert penalty_s(wrong) == wait_s


def test_the_wait_runs_out_as_time_passes() -> None:
    tries = wrong(3)
    assert tries.wait_s(T0) == 30
    assert tries.wait_s(later(29.000000001)) == 1
    assert tries.wait_s(later(30)) == 0


@given(st.integers(3, 40), st.integers(-(10**9), 10**9), st.integers(0, 29))
def test_no_clock_that_is_set_ends_or_lengthens_a_wait(
    times: int, clock_set_s: int, passed_s: int
) -> None:
    now = later(passed_s, clock_set_s=clock_set_s)
    assert wrong(times).wait_s(now) == penalty_s(times) - passed_s


def test_a_machine_that_was_off_counts_from_its_start() -> None:
    tries = wrong(4)
    up_20_s = Stamp(T0.wall_ns + 90 * S, 20 * S)
    assert tries.wait_s(up_20_s) == 40
    taken_up = tries.at(up_20_s)
    assert taken_up == Tries(4, T0.wall_ns, 0)
    assert taken_up.wait_s(Stamp(T0.wall_ns, 60 * S)) == 0


def test_a_wait_of_version_0_1_begins_again() -> None:
    tries = Tries(4, T0.wall_ns, UNKNOWN)
    assert tries.wait_s(T0) == 60
    assert tries.at(T0) == wrong(4)


@given(st.lists(st.integers(-(10**6), 10**6), max_size=20))
def test_a_wait_is_never_longer_than_its_penalty(jumps_s: list[int]) -> None:
    tries, now_ns = Tries(), T0.wall_ns
    for place, jump_s in enumerate(jumps_s):
        now_ns += jump_s * S
        now = Stamp(now_ns, place * S)
        tries = tries.at(now).and_wrong(now)
        assert 0 <= tries.wait_s(now) <= LONGEST_WAIT_S
