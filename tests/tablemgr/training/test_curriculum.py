"""The curricula that ship: each lesson draws what its game has, and enough for its gate."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.rules.rulebook import games
from tablemgr.training.bound import GATES
from tablemgr.training.curriculum import (
    SHIPPED,
    SUFFIX,
    questions_of,
    read_curriculum,
    shipped_curriculum,
)
from tablemgr.training.written_drills import shipped_drills


@pytest.mark.parametrize("game", games())
def test_from_the_first_card_to_table_ready_in_20_lessons(game: str) -> None:
    curriculum = shipped_curriculum(game)
    assert curriculum.game == game
    assert len(curriculum.lesson) == 20
    last = curriculum.lesson[-1]
    assert (last.gate, last.minutes) == ("C", 60)
    assert last.rounds >= 30
    assert last.faults == 5
    assert len({lesson.title for lesson in curriculum.lesson}) == 20


@pytest.mark.parametrize("game", games())
def test_each_lesson_draws_enough_for_its_gate(game: str) -> None:
    written = {drill.subject for _, drill in shipped_drills(game)}
    for lesson in shipped_curriculum(game).lesson:
        drawn = sum(each.count for each in lesson.drawn)
        least = GATES[lesson.gate][0].answers
        assert not drawn or drawn >= least, (lesson.title, drawn)
        for subject in lesson.written:
            assert subject in written, (lesson.title, subject)


@pytest.mark.parametrize("game", games())
def test_faults_come_often_first_and_rarely_in_the_end(game: str) -> None:
    rates = [lesson.faults for lesson in shipped_curriculum(game).lesson if lesson.faults]
    assert rates == sorted(rates, reverse=True)
    assert (rates[0], rates[-1]) == (50, 5)


def test_the_questions_of_a_lesson_are_of_its_classes_and_the_same_for_the_same_seed() -> None:
    lesson = shipped_curriculum("baccarat").lesson[6]
    asked = list(questions_of("baccarat", lesson, 7))
    assert len(asked) == sum(each.count for each in lesson.drawn)
    assert {one.class_name for one in asked} == {"Banker's 4", "Banker's 5"}
    assert [one.id for one in asked] == [one.id for one in questions_of("baccarat", lesson, 7)]
    assert [one.id for one in asked] != [one.id for one in questions_of("baccarat", lesson, 8)]


def test_a_lesson_ends_by_its_gate() -> None:
    lesson = shipped_curriculum("baccarat").lesson[6]
    assert lesson.gate == "B"
    assert not lesson.is_passed([True] * 44)
    assert lesson.is_passed([True] * 45)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('subject = "third"', 'subject = "fourth"', "has no subject 'fourth'"),
        ('"Banker\'s 4"', '"Banker\'s 40"', "has no class"),
        ('gate = "C"', 'gate = "D"', "gate"),
        ('game = "baccarat"', 'game = "nine-men"', "not a game"),
        ("format = 1", "format = 2", "format"),
        ("minutes = 60", "minutes = 600", "minutes"),
        ("format = 1", "format = ", "curriculum.toml"),
    ],
)
def test_a_curriculum_that_a_house_has_spoiled_is_named(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    text = (SHIPPED / f"baccarat{SUFFIX}").read_text()
    assert old in text
    file = tmp_path / f"ours{SUFFIX}"
    file.write_text(text.replace(old, new, 1))
    with pytest.raises(Fault, match=said):
        read_curriculum(file)
