"""Rounds in which people do anything, in every game: what must hold holds.

`make test` plays some hundreds, `make sweep` 100,000 (`tests/long_runs/sweep.py`); what they found
stands in `docs/reliability.md`.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tablemgr.basics.cards import card
from tablemgr.past.record import reads
from tablemgr.past.replay import play
from tablemgr.rules.commands import Command, Open, parse
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.table import Table
from tablemgr.world.playing import account, game_of, round_of, round_played, shortest
from tablemgr.world.relations import RELATIONS
from tablemgr.world.served import the_journal_tells_the_same
from tablemgr.world.so_far import PlayedSoFar, Saying
from tests.sampling import sampled

Patch = pytest.MonkeyPatch
PARTS = 12
"""The seeds are dealt to so many tests, which run beside each other."""
ROUNDS = sampled(300, 6_000)
STORED = sampled(36, 600)
"""How many of them are played on a journal too."""
OFTEN = sampled(0.3, 1.0)
"""At how many of their steps such a journal is read back and exported."""


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
        wrong = list(the_journal_tells_the_same(so_far, folder, Random(seed), often=OFTEN))
        shutil.rmtree(folder)
        for what in wrong:
            pytest.fail(f"{what}\n{so_far.record()}")


def test_a_seed_plays_the_same_round_every_time() -> None:
    for seed in range(6):
        assert round_played(seed).record() == round_played(seed).record()


NEVER_TAKEN = {
    "baccarat": {"take-back", "stood", "too-early"},  # nobody decides, nobody calls for a card
    "si-ki-pi": {"stood", "too-early"},  # nobody calls for a card
    "live-blackjack": {  # the host takes all Bets (L2); each error cancels the Round (I10)
        *("found", "reconstruct", "choose", "resume", "decide", "adjust"),
    },
}
"""The words of a table's journal that a game never lets count."""
WITHIN = 6000
"""Within so many Rounds everything has been told to every game."""


@pytest.mark.parametrize("game", games())
def test_everything_that_can_be_told_is_told_and_taken_and_refused(game: str) -> None:
    """Each word that a table's journal knows and each report, taken and refused: a command that
    these people never give is never checked.
    """
    table = Table(load(game))
    reports = {f"irregularity {kind}" for kind in table.vocabulary.reports}
    words = {*table.journal_vocabulary.words, *reports} - {"irregularity"}
    to_be_taken = words - NEVER_TAKEN.get(game, set())
    to_be_refused = words - {"open", "card"} - reports
    for seed in range(games().index(game), WITHIN, len(games())):
        so_far = round_played(seed)
        assert game_of(seed) == game
        for saying, was_taken in zip(so_far.said, so_far.taken, strict=True):
            said = told_word(saying.command)
            assert said in words
            if was_taken:
                assert said not in NEVER_TAKEN.get(game, ())
            (to_be_taken if was_taken else to_be_refused).discard(said)
        if not to_be_taken and not to_be_refused:
            return
    pytest.fail(f"never taken: {sorted(to_be_taken)}, never refused: {sorted(to_be_refused)}")


def told_word(command: Command) -> str:
    """The command's word; of a report its kind too."""
    word, _, more = command.line().partition(" ")
    return f"{word} {more.split()[0]}" if word == "irregularity" else word


def test_a_round_with_cards_gone_from_its_shoe_says_so_in_its_record() -> None:
    """The shortest Round that shows something must show it again: I6 counts those cards too."""
    so_far = PlayedSoFar(Table(load("blackjack-v5"), decks=4))
    so_far.table.seen = {card("Kh").index: 3}
    so_far.tell(Saying(Open()))
    for line in ("bet 1 ann 10", "close", "card Kh", "card Kh"):
        for command in parse(line, so_far.table.vocabulary):
            so_far.tell(Saying(command))
    text = so_far.record()
    assert 'seen = "Kh Kh Kh"' in text
    replayed = play(reads(text, "its record")).table.position
    assert replayed.cases == so_far.table.position.cases
    assert [case.kind for case in replayed.cases] == ["excess-card"]


def test_what_is_checked_changes_nothing_of_the_round_of_a_seed(monkeypatch: Patch) -> None:
    played: list[str] = []

    def noted(so_far: PlayedSoFar, _: Random) -> Iterator[str]:
        played.append(so_far.record())
        yield from ()

    monkeypatch.setitem(RELATIONS, "noted", noted)
    for seed in range(6):
        assert not list(round_of(seed, relations=["noted"]))
        assert played[-1] == round_played(seed).record()
