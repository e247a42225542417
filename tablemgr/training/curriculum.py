"""Curricula: a file for each game, from the first card to table ready in twenty lessons.

A house edits its own copy. A lesson says what is drawn for it, and which gate ends it (`bound`):
the gates say how much is drilled, never the calendar.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tablemgr.basics.errors import Fault
from tablemgr.basics.toml_text import TomlError, parse_toml
from tablemgr.basics.written import read_written
from tablemgr.rules.drilling.questions import DrillQuestion, questions, subjects_of
from tablemgr.training.bound import GATES, passes

SHIPPED: Final = Path(__file__).with_name("curricula")
SUFFIX: Final = ".curriculum.toml"
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
    """How many faults happen on purpose, in 100 opportunities."""

    def is_passed(self, answers: Sequence[bool]) -> bool:
        """Whether these answers, in order, meet its gate."""
        return passes(self.gate, answers)

    @property
    def most_answers(self) -> int:
        """After how many answers its gate is decided."""
        return GATES[self.gate][-1].answers


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


def _flaws(curriculum: Curriculum) -> Iterator[str]:
    """What its game can't draw, a sentence each. Raises `Fault` if there is no such game."""
    subjects = subjects_of(curriculum.game)
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
    """The questions of a lesson: the same for the same seed, of its classes alone."""
    for drawn in lesson.drawn:
        found = 0
        for asked in questions(game, drawn.subject, seed, 200 * drawn.count):
            if drawn.classes and asked.class_name not in drawn.classes:
                continue
            found += 1
            yield asked
            if found == drawn.count:
                break
