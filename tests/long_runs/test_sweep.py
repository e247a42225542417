"""The sweep takes every seed once, each game on a journal too, and tells what does not hold."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablemgr.rules.rulebook import games
from tablemgr.world.playing import Violation, game_of, round_played
from tests.long_runs import sweep
from tests.long_runs.sweep import (
    WHOLE,
    Stretch,
    is_played_on_a_journal,
    is_read_as_stored,
    played,
    stretches,
)


def test_every_seed_is_in_one_stretch() -> None:
    pieces = stretches(0, WHOLE)
    assert [seed for each in pieces for seed in range(each.first, each.end)] == list(range(WHOLE))


def test_every_game_is_played_on_a_journal_as_often() -> None:
    on_a_journal = [game_of(seed) for seed in range(1200) if is_played_on_a_journal(seed)]
    assert {game: on_a_journal.count(game) for game in games()} == dict.fromkeys(games(), 10)
    as_stored = [game_of(seed) for seed in range(240) if is_read_as_stored(seed)]
    assert {game: as_stored.count(game) for game in games()} == dict.fromkeys(games(), 10)


def test_what_a_stretch_came_to_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = len(round_played(6).said)
    said = f"seeds 6 to 6: 1 Rounds, {commands} commands, 0 on a journal, 0 wrong"
    assert str(played(Stretch(6, 7))) == said

    def broken(seed: int, *, stored: bool) -> Iterator[Violation]:
        assert stored == is_read_as_stored(seed)
        yield Violation(
            "some-check", "it does not hold", game_of(seed), seed, 1, 0, round_played(0)
        )

    monkeypatch.setattr(sweep, "round_of", broken)
    monkeypatch.setattr(sweep, "shortest", lambda violation: violation)
    monkeypatch.setattr(sweep, "the_journal_tells_the_same", lambda *_: ["it was read otherwise"])
    rules, journal = played(Stretch(0, 1)).wrong
    assert "some-check: it does not hold\n# seed 0" in rules
    assert journal.startswith("it was read otherwise\n# seed 0\n")
