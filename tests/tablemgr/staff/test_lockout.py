from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablemgr.staff.lockout import LONGEST_WAIT_S, Tries, penalty_s

S = 1_000_000_000
T0 = 1_000_000 * S


@pytest.mark.parametrize(
    ("wrong", "wait_s"),
    [(0, 0), (1, 0), (2, 0), (3, 30), (4, 60), (5, 120), (14, 61440), (15, 86400), (9999, 86400)],
)
def test_the_wait_doubles_from_the_third_wrong_try_to_a_day(wrong: int, wait_s: int) -> None:
    assert penalty_s(wrong) == wait_s


def test_the_wait_runs_out_with_the_clock() -> None:
    tries = Tries(3, T0)
    assert tries.wait_s(T0) == 30
    assert tries.wait_s(T0 + 29 * S + 1) == 1
    assert tries.wait_s(T0 + 30 * S) == 0


def test_a_clock_put_back_starts_the_wait_anew_and_no_longer() -> None:
    tries = Tries(4, T0)
    back = T0 - 3600 * S
    assert tries.wait_s(back) == 60
    moved = tries.at(back)
    assert moved == Tries(4, back)
    assert moved.wait_s(back + 59 * S) == 1
    assert moved.wait_s(back + 60 * S) == 0


@given(st.integers(3, 40), st.integers(0, T0))
def test_no_clock_put_back_unlocks(wrong: int, back_ns: int) -> None:
    assert Tries(wrong, T0).wait_s(T0 - back_ns) == penalty_s(wrong)


@given(st.lists(st.integers(-(10**6), 10**6), max_size=20))
def test_a_wait_is_never_longer_than_its_penalty(jumps_s: list[int]) -> None:
    tries, now = Tries(), T0
    for jump_s in jumps_s:
        now += jump_s * S
        tries = tries.at(now).and_wrong(now)
        assert 0 <= tries.wait_s(now) <= LONGEST_WAIT_S
