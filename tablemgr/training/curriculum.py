"""Curricula: a file for each game, from the first card to table ready in twenty lessons.

A house edits its own copy. A lesson says what is drawn for it, and which gate ends it (`bound`):
the gates say how much is drilled, never the calendar.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import read_written
from tablemgr.basics.toml_text import TomlError, parse_toml
from tablemgr.rules.drilling.questions import (
    DrillQuestion,
    all_subjects_of,
    class_of,
    question,
)
from tablemgr.training.bound import passes

SHIPPED: Final = Path(__file__).with_name("curricula")
SUFFIX: Final = ".curriculum.toml"
NOTHING_WRONG: Final = "nothing wrong"
"""The class of questions at which the Dealer rightly goes on."""
_Count = Annotated[int, Meta(ge=1, le=1000)]


class DrawnItem(Struct, frozen=True, forbid_unknown_fields=True):
    """So many questions of a subject; of these classes, or of all."""

    subject: str
    count: _Count
    classes: tuple[str, ...] = ()


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson."""

    title: str
    aim: str
    gate: Literal["A", "B", "C"]
    minutes: Annotated[int, Meta(ge=5, le=120)]
    drawn: tuple[DrawnItem, ...] = ()
    written: tuple[str, ...] = ()
    """The subjects of written drills that it begins with."""
    rounds: Annotated[int, Meta(ge=0, le=200)] = 0
    """How many Rounds are dealt at the window."""
    faults: Annotated[int, Meta(ge=0, le=50)] = 0
    """How many faults happen on purpose, in 100 opportunities; and in how many of 100 questions
    about what is wrong something is.
    """
    seconds: Annotated[float, Meta(gt=0)] | None = None
    """It is against the clock: what four of five right answers must stay under."""

    def is_passed(self, answers: Sequence[bool]) -> bool:
        """Say whether these answers, in order, meet its gate."""
        return passes(self.gate, answers)


class Curriculum(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """The lessons of a game, in order."""

    format: Literal[1]
    game: str
    title: str
    lesson: tuple[Lesson, ...]
    rounds_an_hour: Annotated[int, Meta(ge=1, le=200)] = 50
    """How many Rounds an hour its table test wants."""


def read_curriculum(file: Path) -> Curriculum:
    """The curriculum in a file. Raises `Fault` that names the file and what is wrong in it."""
    remedy = "Put the curriculum right."
    try:
        found = msgspec.convert(parse_toml(read_written(file, remedy)), Curriculum)
    except (TomlError, msgspec.ValidationError) as error:
        raise Fault("{file}: {error}.", remedy, file=file, error=error) from None
    flaws = list(_flaws(found))
    if flaws:
        raise Fault("{file}: {flaws}.", remedy, file=file, flaws=flaws[0])
    return found


def shipped_curriculum(game: str) -> Curriculum:
    """The curriculum that comes with the program. Raises `Fault`."""
    return read_curriculum(SHIPPED / f"{game}{SUFFIX}")


def curriculum_at(folder: Path, game: str) -> Curriculum:
    """The curriculum of a game: the house's own, if training's data folder has one in `curricula`,
    else the one that ships. Raises `Fault`.
    """
    own = folder / SHIPPED.name / f"{game}{SUFFIX}"
    return read_curriculum(own) if own.exists() else shipped_curriculum(game)


def _flaws(curriculum: Curriculum) -> Iterator[str]:
    """List what its game can't draw, a sentence each. Raises `Fault` if there is no such game."""
    subjects = all_subjects_of(curriculum.game)
    for number, lesson in enumerate(curriculum.lesson, 1):
        if not (lesson.drawn or lesson.written or lesson.rounds):
            yield f"lesson {number} draws nothing"
        for drawn in lesson.drawn:
            if drawn.subject not in subjects:
                yield f"lesson {number}: {curriculum.game} has no subject {drawn.subject!r}"
                continue
            known = {each.name for each in subjects[drawn.subject]}
            for name in drawn.classes:
                if name not in known:
                    yield f"lesson {number}: {drawn.subject} has no class {name!r}"


def questions_of(game: str, lesson: Lesson, seed: int) -> Iterator[DrillQuestion]:
    """The questions of a lesson, in the shares that it draws: the same for the same seed, of its
    classes alone. Who wants more takes another seed.
    """
    chance = Random(f"{game}/{lesson.title}/{seed}")
    found = [0] * len(lesson.drawn)
    numbers = [0] * len(lesson.drawn)
    for _ in range(sum(drawn.count for drawn in lesson.drawn)):
        at = min(range(len(found)), key=lambda n: (found[n] + 1) / lesson.drawn[n].count)
        drawn, wanted = lesson.drawn[at], set(_wanted(lesson, lesson.drawn[at], chance))
        found[at] += 1
        numbers[at] += 1
        while wanted and class_of(game, drawn.subject, seed, numbers[at]) not in wanted:
            numbers[at] += 1
        yield question(game, drawn.subject, seed, numbers[at])


def _wanted(lesson: Lesson, drawn: DrawnItem, chance: Random) -> tuple[str, ...]:
    """The classes that the next question may have; none: any. Where a lesson has a rate of faults,
    so often something is wrong: somebody who meets a fault each time learns to stop at everything.
    """
    if not lesson.faults or NOTHING_WRONG not in drawn.classes:
        return drawn.classes
    if chance.random() * 100 >= lesson.faults:
        return (NOTHING_WRONG,)
    return tuple(name for name in drawn.classes if name != NOTHING_WRONG)
