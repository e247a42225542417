"""How a trainee stands in the lessons of a curriculum, and which is due. Worked out from his diary.

The gates say how much is drilled: a lesson ends once its answers meet its gate. What was learned is
due again when FSRS says so; that never decides how many answers are wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from msgspec import Struct

from tablemgr.training.bound import GATES, passes
from tablemgr.training.curriculum import Curriculum, Lesson
from tablemgr.training.diary import AnswerLine, DiaryLine, RoundLine
from tablemgr.training.progress import memory_of
from tablemgr.training.recall import due, p80

LESSON_MODE: Final = "lesson"
"""The mode in the diary of what is answered on a lesson's sheet."""


class LessonStanding(Struct, frozen=True):
    """How one lesson stands."""

    number: int
    lesson: Lesson
    passed: bool
    right: int
    wrong: int
    """Of the tries at its gate that is under way; of the one that met it, if it is passed."""
    rounds: int
    """How many of its Rounds were dealt."""
    items: tuple[str, ...]
    """The items that were asked in it."""
    slow: bool = False
    """It is against the clock, and only that is wanting."""

    @property
    def answers(self) -> int:
        """How many answers count."""
        return self.right + self.wrong

    @property
    def next_count(self) -> int:
        """How many answers its gate wants, if no more of them are wrong."""
        counts = GATES[self.lesson.gate]
        return next((each.answers for each in counts if each.wrong >= self.wrong), 0)


def standings(curriculum: Curriculum, lines: Sequence[DiaryLine]) -> tuple[LessonStanding, ...]:
    """Work out from a diary how each lesson of a curriculum stands."""
    numbers = range(1, len(curriculum.lesson) + 1)
    return tuple(standing_of(curriculum, number, lines) for number in numbers)


def due_items(
    standing: LessonStanding, lines: Sequence[DiaryLine], now: datetime
) -> tuple[str, ...]:
    """The items of a lesson that is passed which are to be asked again today."""
    if not standing.passed:
        return ()
    memory = memory_of(line for line in lines if isinstance(line, AnswerLine))
    return tuple(item for item in due(memory, standing.items, now) if item in memory.cards)


def lesson_due(
    curriculum: Curriculum, lines: Sequence[DiaryLine], now: datetime
) -> LessonStanding | None:
    """The lesson that is due: the first of those passed that has something to be asked again today,
    else the first that is not passed; None if all are passed and nothing is due.
    """
    found = standings(curriculum, lines)
    again = (each for each in found if due_items(each, lines, now))
    open_ = (each for each in found if not each.passed)
    return next(again, None) or next(open_, None)


def standing_of(curriculum: Curriculum, number: int, lines: Sequence[DiaryLine]) -> LessonStanding:
    """Work out how the lesson of that number, from 1, stands. Raises `IndexError` if it is none."""
    lesson, game = curriculum.lesson[number - 1], curriculum.game
    own = [
        line
        for line in lines
        if isinstance(line, AnswerLine) and line.lesson == number and line.game == game
    ]
    rounds = sum(
        isinstance(line, RoundLine) and line.lesson == number and line.game == game
        for line in lines
    )
    tries: list[AnswerLine] = []
    passed = slow = False
    for line in own:
        if line.mode != LESSON_MODE and not line.is_money:
            continue  # of Rounds at the window the payments count
        if _is_lost(lesson, tries):
            tries = []
        tries.append(line)
        meets = passes(lesson.gate, [each.right for each in tries])
        slow = meets and _is_slow(lesson, tries)
        if meets and not slow:
            passed = True
            break
    wrong = sum(not each.right for each in tries)
    return LessonStanding(
        number,
        lesson,
        passed and rounds >= lesson.rounds,
        len(tries) - wrong,
        wrong,
        rounds,
        tuple(dict.fromkeys(line.item for line in own if line.mode == LESSON_MODE)),
        slow,
    )


def _is_lost(lesson: Lesson, tries: Sequence[AnswerLine]) -> bool:
    """These tries can no longer meet the gate: the next answer begins anew."""
    last = GATES[lesson.gate][-1]
    if passes(lesson.gate, [each.right for each in tries]):
        return False  # only the clock is wanting
    return len(tries) >= last.answers or sum(not each.right for each in tries) > last.wrong


def _is_slow(lesson: Lesson, tries: Sequence[AnswerLine]) -> bool:
    """Too slow in the last answers, so many as the gate wants at least."""
    if lesson.seconds is None:
        return False
    last = tries[-GATES[lesson.gate][0].answers :]
    times = [float(each.ms) for each in last if each.right and each.ms]
    return not times or p80(times) > 1000 * lesson.seconds
