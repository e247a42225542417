"""Rounds in which people do anything, in every game: what must hold holds.

`make test` plays some hundreds, `make sweep` 100,000; what they found stands in
`docs/reliability.md`.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tablemgr.world.playing import account, round_of, round_played, shortest
from tablemgr.world.served import the_journal_tells_the_same
from tests.sampling import sampled

PARTS = 12
"""The seeds are dealt to so many tests, which run beside each other."""
ROUNDS = sampled(600, 100_000)
STORED = sampled(60, 3_000)
"""How many of them are played on a journal too, which takes twenty times as long."""


@pytest.mark.parametrize("part", range(PARTS))
def test_what_must_hold_holds_in_random_rounds(part: int) -> None:
    for seed in range(part, ROUNDS, PARTS):
        for violation in round_of(seed):
            pytest.fail(account(shortest(violation)))


@pytest.mark.parametrize("part", range(PARTS))
def test_the_journal_and_its_export_tell_the_same_round(part: int, in_memory: Path) -> None:
    for seed in range(part, STORED, PARTS):
        folder = in_memory / str(seed)
        folder.mkdir()
        so_far = round_played(seed)
        wrong = the_journal_tells_the_same(so_far, folder, Random(seed))
        for what in wrong:
            pytest.fail(f"{what}\n{so_far.record()}")


def test_a_seed_plays_the_same_round_every_time() -> None:
    for seed in range(6):
        assert round_played(seed).record() == round_played(seed).record()


def test_every_command_and_every_refusal_is_met() -> None:
    """Each command of each game is told to a table that takes it, and to one that refuses it."""
    taken: set[str] = set()
    refused: set[str] = set()
    for seed in range(1200):
        so_far = round_played(seed)
        for saying, was_taken in zip(so_far.said, so_far.taken, strict=True):
            word = saying.command.line().partition(" ")[0]
            (taken if was_taken else refused).add(word)
        known = so_far.table.journal_vocabulary.words
        assert {saying.command.line().partition(" ")[0] for saying in so_far.said} <= known
    assert taken >= {*("hit", "stand", "double", "split", "insure", "even-money", "surrender")}
    assert taken >= {*("set", "house-way", "reveal", "walk-away", "found", "correct", "first")}
    assert taken >= {*("reconstruct", "choose", "resume", "void", "decide", "adjust", "retract")}
    assert taken >= {*("judge", "reopen", "take-back", "settle", "card", "withdraw", "proceed")}
    assert taken >= {"left", "back", "laid"}
    assert refused >= taken - {"irregularity", "card"}
