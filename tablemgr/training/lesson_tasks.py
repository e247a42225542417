"""The tasks of a lesson: written drills first, then questions without end; each at its own table.

The rules answer each at that moment; a hint never holds the answer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from tablemgr.basics.money import ZERO, Money
from tablemgr.past.record import understand
from tablemgr.rules.drilling.family import Judgement
from tablemgr.rules.drilling.judging import is_right, sentence_of
from tablemgr.rules.drilling.questions import DrillQuestion
from tablemgr.rules.games.families import drills_of
from tablemgr.rules.table import Table
from tablemgr.training.curriculum import Lesson, questions_of
from tablemgr.training.drill_file import Drill, judged, moment_of
from tablemgr.training.written_drills import drills_about

_MOST_SEEDS: Final = 100
"""So many times what a lesson draws: nobody answers that in one sitting."""
_ASKS_PARAGRAPH: Final = frozenset({"irregularity", "refused"})
"""The kinds whose answer is a paragraph, which no hint may name."""


class LessonTask(Struct, frozen=True):
    """One question of a lesson."""

    item: str
    """Subject and class: `payout/6:5 odd`; of a written drill, its name."""
    teaches: str
    """Of a written drill: what it is for."""
    text: str
    ask: Mapping[str, Any]
    table: Table
    """As it stands at the moment of the question."""
    judgement: Judgement
    hints: tuple[str, ...]

    def is_right(self, answer: object) -> bool:
        """Say whether this answers it."""
        drills = drills_of(self.table.rulebook.family)
        return is_right(drills, self.ask, self.judgement, answer)

    @property
    def stake(self) -> Money:
        """Of a payment: the amount that lies there; else nothing."""
        answer = self.judgement.answer
        parts = (answer.get(name, str(ZERO)) for name in ("lost", "returned"))
        return sum((Money.parse(part) for part in parts), ZERO)


def lesson_tasks(
    game: str,
    lesson: Lesson,
    seed: int,
    *,
    known: Collection[str] = (),
    only: Collection[str] = (),
    own_folder: Path | None = None,
) -> Iterator[LessonTask]:
    """The tasks of a lesson: its written drills without those that are `known`, then questions
    without end; only of the items in `only`, if any are given. `own_folder` is training's data
    folder, which may hold drills of the house.
    """
    drills = drills_about(lesson.written, game, own_folder) if lesson.written else []
    for drill in drills:
        task = task_of_drill(drill)
        if task.item in only or (not only and task.item not in known):
            yield task
    left = {item for item in only if not any(_drill_item(drill) == item for drill in drills)}
    if only and not left:
        return
    for number in range(seed, seed + _MOST_SEEDS) if lesson.drawn else ():
        for asked in questions_of(game, lesson, number):
            item = _question_item(asked)
            if not only:
                yield task_of_question(asked)
            elif item in left:
                left.discard(item)
                yield task_of_question(asked)
                if not left:
                    return


def task_of_question(asked: DrillQuestion) -> LessonTask:
    """A question that was made by chance."""
    table, _ = moment_of(understand(asked.record, asked.id))
    hints: tuple[str, ...] = ()
    if asked.ask["kind"] not in _ASKS_PARAGRAPH and asked.judgement.paragraphs:
        paragraph = asked.judgement.paragraphs[0]
        sentence = sentence_of(table, paragraph)
        hints = (f"{paragraph}: {sentence}",) if sentence else ()
    item = _question_item(asked)
    return LessonTask(item, "", asked.text, asked.ask, table, asked.judgement, hints)


def task_of_drill(drill: Drill) -> LessonTask:
    """A written drill."""
    table, _ = moment_of(drill.record)
    return LessonTask(
        _drill_item(drill), drill.teaches, drill.text, drill.ask, table, judged(drill), drill.hints
    )


def _question_item(asked: DrillQuestion) -> str:
    return f"{asked.subject}/{asked.class_name}"


def _drill_item(drill: Drill) -> str:
    return f"{drill.subject}/{drill.id.partition('/')[2]}"
