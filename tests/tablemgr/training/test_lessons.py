"""Lessons: gates say how much is drilled, FSRS only when; all by the diary, and nothing stored."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from tablemgr.basics.errors import Fault
from tablemgr.rules.rulebook import games, load
from tablemgr.training.curriculum import (
    NOTHING_WRONG,
    SHIPPED,
    SUFFIX,
    curriculum_at,
    questions_of,
    shipped_curriculum,
)
from tablemgr.training.diary import AnswerLine, DiaryLine, RoundLine
from tablemgr.training.lesson_tasks import lesson_tasks
from tablemgr.training.lessons import (
    LESSON_MODE,
    due_items,
    lesson_due,
    standing_of,
    standings,
)
from tablemgr.training.paragraph_choice import paragraphs_to_choose

GAME = "baccarat"
CURRICULUM = shipped_curriculum(GAME)
NOW = datetime(2026, 11, 29, 10, tzinfo=UTC)
STOOD = "third/Banker's, Player stood"


def answered(
    marks: str, *, lesson: int = 5, item: str = STOOD, ms: int = 1000, at: datetime = NOW
) -> list[DiaryLine]:
    """Answers of a lesson: `+` is right, `-` wrong."""
    return [
        AnswerLine(at, GAME, LESSON_MODE, item, mark == "+", ms, lesson=lesson) for mark in marks
    ]


def test_a_lesson_is_passed_by_its_gate_and_not_one_answer_sooner() -> None:
    for marks, passed in (("+" * 44, False), ("+" * 45, True), ("-" + "+" * 75, False)):
        assert standing_of(CURRICULUM, 5, answered(marks)).passed is passed
    stands = standing_of(CURRICULUM, 5, answered("-" + "+" * 30))
    assert (stands.answers, stands.wrong, stands.next_count) == (31, 1, 77)
    assert standing_of(CURRICULUM, 5, answered("+" * 45 + "---")).passed, "it stays passed"


def test_tries_that_can_no_longer_meet_the_gate_begin_anew() -> None:
    stands = standing_of(CURRICULUM, 5, answered("+++---+++"))
    assert (stands.answers, stands.wrong) == (3, 0)
    assert standing_of(CURRICULUM, 5, answered("---" + "+" * 45)).passed


def test_against_the_clock_what_is_right_must_be_quick_too() -> None:
    assert CURRICULUM.lesson[8].seconds == 2
    slow = answered("+" * 60, lesson=9, ms=2500)
    stands = standing_of(CURRICULUM, 9, slow)
    assert (stands.passed, stands.slow) == (False, True)
    quick = answered("+" * 59, lesson=9, ms=1500)
    assert standing_of(CURRICULUM, 9, [*slow, *quick]).passed
    assert not standing_of(CURRICULUM, 9, answered("+" * 60, lesson=9, ms=0)).passed


def test_a_lesson_of_rounds_wants_its_payments_and_its_rounds() -> None:
    number = 16
    wanted = CURRICULUM.lesson[number - 1].rounds
    paid: list[DiaryLine] = [
        AnswerLine(NOW, GAME, "guided", "payout/player win", True, lesson=number)
    ] * 22
    other: list[DiaryLine] = [AnswerLine(NOW, GAME, "guided", "total", False, lesson=number)] * 9
    rounds: list[DiaryLine] = [RoundLine(NOW, GAME, number)] * wanted
    assert standing_of(CURRICULUM, number, [*paid, *other, *rounds]).passed
    assert not standing_of(CURRICULUM, number, [*paid, *rounds[1:]]).passed
    assert not standing_of(CURRICULUM, number, [*paid[1:], *rounds]).passed


def test_the_lesson_that_is_due_is_the_next_one_or_what_is_to_be_asked_again() -> None:
    assert (found := lesson_due(CURRICULUM, [], NOW)) is not None
    assert found.number == 1
    lines = [
        line
        for number in range(1, 6)
        for line in answered("+" * 45, lesson=number, item=f"third/{number}")
    ]
    assert (found := lesson_due(CURRICULUM, lines, NOW)) is not None
    assert found.number == 6, "nothing is to be asked again on the same day"
    later = NOW + timedelta(days=60)
    assert (found := lesson_due(CURRICULUM, lines, later)) is not None
    assert (found.number, found.passed) == (1, True)
    assert due_items(found, lines, later) == ("third/1",)
    lines += answered("+", lesson=1, item="third/1", at=later)
    assert (found := lesson_due(CURRICULUM, lines, later)) is not None
    assert found.number == 2, "one answer is the review of that day"


def test_fsrs_never_says_how_many_answers_a_lesson_wants() -> None:
    """However often and however long ago an item was known, the gate counts answers alone."""
    long_known = [
        line for day in range(20) for line in answered("+", at=NOW + timedelta(days=30 * day))
    ]
    stands = standing_of(CURRICULUM, 5, long_known)
    assert (stands.passed, stands.answers, stands.next_count) == (False, 20, 45)


def test_another_game_and_another_lesson_do_not_count() -> None:
    others = [
        replace(line, game="si-ki-pi")
        for line in answered("+" * 45)
        if isinstance(line, AnswerLine)
    ]
    assert standing_of(CURRICULUM, 5, [*others, *answered("+" * 45, lesson=4)]).answers == 0
    assert [each.passed for each in standings(CURRICULUM, answered("+" * 45))].count(True) == 1


@pytest.mark.parametrize("game", games())
def test_a_lesson_with_faults_asks_as_often_as_it_says_where_nothing_is_wrong(game: str) -> None:
    for lesson in shipped_curriculum(game).lesson:
        irregular = [each for each in lesson.drawn if each.subject == "irregularity"]
        if not lesson.faults or not irregular:
            continue
        asked: list[bool] = []
        for seed in range(6):
            asked += [
                one.class_name == NOTHING_WRONG
                for one in questions_of(game, lesson, seed)
                if one.subject == "irregularity"
            ]
        share = 100 * sum(not quiet for quiet in asked) / len(asked)
        assert abs(share - lesson.faults) < 12, (lesson.title, share)


def test_what_a_lesson_draws_comes_mixed_and_in_its_shares() -> None:
    lesson = shipped_curriculum("rws-blackjack").lesson[0]
    asked = [one.subject for one in questions_of("rws-blackjack", lesson, 3)]
    assert asked.count("announcement") == 10
    assert "announcement" in asked[:6]


@pytest.mark.parametrize("game", games())
def test_every_lesson_asks_more_than_its_gate_wants_unless_it_is_dealt(game: str) -> None:
    for number, lesson in enumerate(shipped_curriculum(game).lesson, 1):
        first = list(islice(lesson_tasks(game, lesson, number), 8))
        if lesson.rounds:
            continue
        assert len(first) == 8, (number, lesson.title)
        assert all(task.is_right(task.judgement.answer) for task in first)
        for task in first:
            if task.ask["kind"] in ("irregularity", "refused"):
                right = task.judgement.answer["paragraph"]
                found = paragraphs_to_choose(load(game), task.ask["kind"], task.judgement)
                assert right is None or right in found
                assert len(found) > 3
                assert not any(str(right) in hint for hint in task.hints if task.teaches == "")


def items(tasks: Iterable[object]) -> list[str]:
    return [str(getattr(task, "item", "")) for task in tasks]


def test_only_what_is_due_is_asked_again_and_each_once() -> None:
    lesson = CURRICULUM.lesson[6]
    only = ("third/Banker's 4", "third/Banker's 40")
    assert items(lesson_tasks(GAME, lesson, 1, only=only[:1])) == ["third/Banker's 4"]
    assert items(lesson_tasks(GAME, lesson, 1, only=only)) == ["third/Banker's 4"], "it ends"


def test_written_drills_come_first_and_no_more_once_they_are_known() -> None:
    lesson = shipped_curriculum("rws-blackjack").lesson[0]
    first = items(islice(lesson_tasks("rws-blackjack", lesson, 1), 5))
    assert first[0].startswith("chips/") or first[0].startswith("announcement/")
    assert len({item for item in first if "-" in item}) == 4
    known = items(islice(lesson_tasks("rws-blackjack", lesson, 1, known=first[:4]), 3))
    assert not set(known) & set(first[:4])


def test_a_house_has_its_own_curriculum_and_its_own_drills(tmp_path: Path) -> None:
    assert curriculum_at(tmp_path, GAME) == CURRICULUM
    own = tmp_path / "curricula" / f"{GAME}{SUFFIX}"
    own.parent.mkdir()
    own.write_text(
        (SHIPPED / f"{GAME}{SUFFIX}").read_text().replace("minutes = 60", "minutes = 50")
    )
    assert curriculum_at(tmp_path, GAME).lesson[-1].minutes == 50
    own.write_text("format = 2")
    with pytest.raises(Fault):
        curriculum_at(tmp_path, GAME)
    drills = tmp_path / "drills" / "rws-blackjack"
    drills.mkdir(parents=True)
    shipped = SHIPPED.parent / "drills" / "rws-blackjack" / "to-close-the-bets.drill.toml"
    (drills / "ours.drill.toml").write_text(shipped.read_text())
    lesson = shipped_curriculum("rws-blackjack").lesson[0]
    tasks = lesson_tasks("rws-blackjack", lesson, 1, own_folder=tmp_path)
    assert "announcement/ours" in items(islice(tasks, 5))
