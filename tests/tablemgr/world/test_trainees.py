"""A trainee in the world is judged by the rules, and his diary keeps what he did."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablemgr.training import diary, trainee
from tablemgr.training.trainee import Trainee
from tablemgr.world import shift
from tablemgr.world.faults import faults_named
from tablemgr.world.life import World

ROUNDS = 12
"""Within so many each sabotage is noticed."""
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def _often(monkeypatch: Patch) -> None:
    monkeypatch.setattr(shift, "_LEARNS", 0.5)


def test_what_is_right_is_judged_right_and_every_line_is_kept(in_memory: Path) -> None:
    assert not list(World(2, faults_named("torn-write,people")).play(ROUNDS, in_memory))


def everything_is_right(patch: Patch) -> None:
    patch.setattr(trainee, "is_right", lambda *_: True)


def an_answer_ends_nothing(patch: Patch) -> None:
    right = Trainee._tasks

    def again(self: Trainee, *words: Any) -> Any:
        self._done.clear()
        return right(self, *words)

    patch.setattr(Trainee, "_tasks", again)


def a_line_follows_what_was_cut_off(patch: Patch) -> None:
    patch.setattr(diary, "_ends_a_line", lambda _: True)


SABOTAGES: dict[Callable[[Patch], None], str] = {
    everything_is_right: "a-trainee-is-judged-by-the-rules",
    an_answer_ends_nothing: "a-trainee-comes-to-an-end",
    a_line_follows_what_was_cut_off: "a-diary-keeps-every-line",
}


@pytest.mark.parametrize("fault", SABOTAGES, ids=lambda fault: fault.__name__)
def test_a_sabotage_is_noticed(
    fault: Callable[[Patch], None], monkeypatch: Patch, in_memory: Path
) -> None:
    fault(monkeypatch)
    world = World(2, faults_named("torn-write"), tries=0)
    assert SABOTAGES[fault] in (each.check for each in world.play(ROUNDS, in_memory))
