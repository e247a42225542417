"""Hits and false alarms together: the worked figures of d' and of the criterion."""

from __future__ import annotations

import pytest

from tablemgr.training.noticing import Noticed


@pytest.mark.parametrize(
    ("noticed", "d_prime", "criterion"),
    [
        (Noticed(hits=7, misses=1, false_alarms=1, quiet=111), 3.19, 0.63),
        (Noticed(hits=8, false_alarms=8, quiet=104), 3.03, -0.08),
        (Noticed(), 0.0, 0.0),
    ],
)
def test_the_figures(noticed: Noticed, d_prime: float, criterion: float) -> None:
    assert noticed.d_prime == pytest.approx(d_prime, abs=0.006)
    assert noticed.criterion == pytest.approx(criterion, abs=0.006)


def test_who_stops_at_everything_is_no_better_than_who_guesses() -> None:
    everything = Noticed(hits=10, false_alarms=100)
    assert everything.d_prime < 1
    assert everything.criterion < -1


def test_a_late_one_is_no_hit() -> None:
    assert Noticed(hits=7, late=1, quiet=10).d_prime == Noticed(hits=7, misses=1, quiet=10).d_prime
