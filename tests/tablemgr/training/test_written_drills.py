"""The written drills that ship: the rules give each stated answer, and each teaches something."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from tablemgr.commandline.drill_command import main
from tablemgr.rules.rulebook import games
from tablemgr.training.drill_file import Drill, find_flaws
from tablemgr.training.written_drills import shipped_drills

SHIPPED = [drill for _, drill in shipped_drills()]
EVERYWHERE = {"payout", "irregularity", "refusal", "chips", "order", "announcement"}
"""The subjects that more than one family has."""


def of_game(game: str) -> list[Drill]:
    return [drill for drill in SHIPPED if drill.game == game]


def test_at_least_150_ship_and_each_game_has_20() -> None:
    counted = Counter(drill.game for drill in SHIPPED)
    assert counted.total() >= 150
    assert set(counted) == set(games())
    assert min(counted.values()) >= 20, counted


def test_the_rules_give_every_stated_answer() -> None:
    flaws = {drill.id: found for drill in SHIPPED if (found := find_flaws(drill))}
    assert flaws == {}


@pytest.mark.parametrize("game", games())
def test_each_has_a_lesson_of_its_own(game: str) -> None:
    drills = of_game(game)
    for drill in drills:
        assert drill.title, drill.id
        assert drill.hints, drill.id
        assert drill.counts, drill.id
    for what in ("title", "teaches"):
        said = Counter(getattr(drill, what) for drill in drills)
        assert said.most_common(1)[0][1] == 1, said.most_common(3)


def test_every_subject_of_the_issue_is_taught() -> None:
    assert {drill.subject for drill in SHIPPED} >= EVERYWHERE | {
        "next-card",
        "total",
        "allowed",
        "third",
        "house-way",
    }


@pytest.mark.parametrize("game", games())
def test_something_odd_that_is_right_is_taught_beside_what_is_wrong(game: str) -> None:
    wrong = [drill for drill in of_game(game) if drill.subject == "irregularity"]
    assert any(not drill.answer for drill in wrong)
    assert any(drill.answer for drill in wrong)


@pytest.mark.parametrize("subject", sorted({drill.subject for drill in SHIPPED}))
def test_another_answer_is_a_flaw(subject: str) -> None:
    """A check that can't fail is none: each kind is shown a stated answer that is wrong."""
    drill = next(one for one in SHIPPED if one.subject == subject and one.answer)
    for wrong in ({"paragraph": "9.9"}, {"total": 3, "soft": False}, {}, {"won": "0.01"}):
        stated = replace(drill, answer=wrong)
        assert find_flaws(stated), (drill.id, wrong)


def test_a_command_that_means_nothing_is_a_flaw() -> None:
    drill = next(one for one in SHIPPED if one.subject == "refusal")
    for ask in ({"command": "jump 1"}, {"command": 3}, {"command": "close", "role": "cook"}):
        found = find_flaws(replace(drill, ask={"kind": "refused", **ask}))
        assert found, ask


def test_chips_that_are_none_are_a_flaw() -> None:
    drill = next(one for one in SHIPPED if one.subject == "chips")
    for chips in ("25", ["x"], ["0"], None):
        assert find_flaws(replace(drill, ask={**drill.ask, "chips": chips})), chips


def test_the_command_line_checks_and_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(file) for file, _ in shipped_drills("baccarat")]
    assert main(["check", *files]) == 0
    assert main(["list", "--game", "baccarat"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == len(files)
    assert all(Path(file).name.endswith(".drill.toml") for file in files)
