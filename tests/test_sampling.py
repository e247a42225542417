"""`make whole` leaves nothing out of any sample, and what `make test` takes is always the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import sampling
from tests.sampling import drawn, is_whole, sampled

ROOT = Path(__file__).parents[1]
NAMES = [f"round {number}" for number in range(300)]


def test_the_whole_is_asked_for_by_make_whole_of_every_test() -> None:
    recipes = (ROOT / "Makefile").read_text(encoding="utf-8").split("\n\n")
    (whole,) = [each for each in recipes if each.startswith("whole:")]
    (command,) = [line.split() for line in whole.splitlines()[1:]]
    assert command[0] == "TABLEMGR_SWEEP=all"
    assert not [word for word in command if word.startswith("tests")]
    assert is_whole({"TABLEMGR_SWEEP": "all"})
    assert not is_whole({})


def test_the_whole_has_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "WHOLE", True)
    assert all(drawn(name, 3) for name in NAMES)
    assert sampled(40, 150) == 150


def test_a_part_is_the_same_at_each_run_and_about_as_large_as_it_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sampling, "WHOLE", False)
    part = [name for name in NAMES if drawn(name, 3)]
    assert part[:3] == ["round 1", "round 11", "round 13"]
    assert 80 < len(part) < 120
    assert sampled(40, 150) == 40
