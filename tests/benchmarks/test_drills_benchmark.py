"""How quickly questions are made, each with the rules' own answer, and how quickly one is judged
(`make bench`): 10,000 of any subject in 10 s, an answer within one frame.
"""

from __future__ import annotations

from time import process_time
from typing import Any, Final, TypeAlias

import pytest

from tablemgr.past.record import understand
from tablemgr.rules.drilling.judging import is_right, judge
from tablemgr.rules.drilling.questions import all_subjects_of, questions
from tablemgr.rules.games.families import drills_of
from tablemgr.rules.rulebook import games, load
from tablemgr.training.drill_file import moment_of
from tablemgr.training.lesson_tasks import task_of_question

Benchmark: TypeAlias = Any  # pytest-benchmark's fixture carries no types

FRAME_S: Final = 1 / 60
MOST_S: Final = 10 / 10_000
"""How long one question may take."""
SUBJECTS: Final = [(game, subject) for game in games() for subject in all_subjects_of(game)]


@pytest.mark.parametrize(("game", "subject"), SUBJECTS)
def test_questions_are_made(benchmark: Benchmark, game: str, subject: str, brief: bool) -> None:
    """None of them is disputed: the table of its record, played anew, gives the same answer."""
    count, drills = 5 if brief else 10_000, drills_of(load(game).family)
    seeds = iter(range(1_000_000))

    def made() -> float:
        begun = process_time()
        for _ in questions(game, subject, next(seeds), count):
            pass
        return process_time() - begun

    took = benchmark.pedantic(made, rounds=1, iterations=1)
    benchmark.extra_info["s_for_10_000"] = took / count * 10_000
    for asked in questions(game, subject, 0, 5 if brief else count // 10):
        record = understand(asked.record, asked.id)
        table, events = moment_of(record)
        again = judge(drills, table, events, asked.ask)
        assert again == asked.judgement, asked.id
    assert brief or took < MOST_S * count


@pytest.mark.parametrize("game", games())
def test_an_answer_is_judged(benchmark: Benchmark, game: str, brief: bool) -> None:
    """At the table itself, where the rules are asked at that moment."""
    count, drills = 5 if brief else 500, drills_of(load(game).family)
    tasks = [task_of_question(asked) for asked in questions(game, "payout", 1, count)]

    def judged() -> float:
        longest = 0.0
        for task in tasks:
            begun = process_time()
            found = judge(drills, task.table, [], task.ask)
            right = is_right(drills, task.ask, found, task.judgement.answer)
            longest = max(longest, process_time() - begun)
            assert right
        return longest

    longest = benchmark.pedantic(judged, rounds=1, iterations=1)
    benchmark.extra_info["longest_ms"] = 1000 * longest
    assert brief or longest < FRAME_S
