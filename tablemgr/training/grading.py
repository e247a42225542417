"""Answers to questions: right or wrong, by class. The rules answer anew each time.

Reads what anybody may have written: a line that is no question of ours, or was changed, is a
`GradingError` that names it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from tablemgr.basics.errors import Bug, Fault
from tablemgr.rules.drilling.judging import is_right
from tablemgr.rules.drilling.questions import DrillQuestion, question_named
from tablemgr.rules.games.families import drills_of
from tablemgr.rules.rulebook import load


class GradingError(Fault):
    """A line of the questions or of the answers that can't be graded."""

    def __init__(self, file: str, line: int, what: str) -> None:
        super().__init__(f"{file}:{line}: {what}")
        self.line = line


class Graded(Struct, frozen=True):
    """One question with its answer. `answer` is None if nobody answered, which is wrong."""

    question: DrillQuestion
    answer: object
    right: bool

    def as_json(self) -> dict[str, Any]:
        """The line that `tablemgr drill grade` prints for it."""
        judgement = self.question.judgement
        return {
            "id": self.question.id,
            "right": self.right,
            "answer": self.answer,
            "correct": judgement.answer,
            "paragraph": judgement.paragraphs[0] if judgement.paragraphs else None,
            "why": judgement.why,
        }


def grade(questions: Sequence[str], answers: Sequence[str], files: tuple[str, str]) -> list[Graded]:
    """Grade the lines of two files, whose names are for errors. Raises `GradingError`."""
    asked = dict(_questions(questions, files[0]))
    said = _answers(answers, files[1], asked)
    return [graded(question, said.get(question.id)) for question in asked.values()]


def graded(question: DrillQuestion, answer: object) -> Graded:
    """The question with this answer; None is no answer."""
    drills = drills_of(load(question.game).family)
    right = answer is not None and is_right(drills, question.ask, question.judgement, answer)
    return Graded(question, answer, right)


def totals(answers: Sequence[Graded]) -> dict[str, Any]:
    """Count how many were asked and right, in all and by subject and class."""
    by: dict[str, list[int]] = {}
    for one in answers:
        counts = by.setdefault(f"{one.question.subject}/{one.question.class_name}", [0, 0])
        counts[0] += one.right
        counts[1] += 1
    return {"asked": len(answers), "right": sum(one.right for one in answers), "by": by}


def _objects(lines: Sequence[str], file: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """The JSON object of each line with the line's number; empty lines are left out."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            raise GradingError(file, number, "is not JSON") from None
        if not isinstance(found, dict) or not isinstance(found.get("id"), str):
            raise GradingError(file, number, "is not an object with an id")
        yield number, found


def _questions(lines: Sequence[str], file: str) -> Iterator[tuple[str, DrillQuestion]]:
    known: set[str] = set()
    for number, found in _objects(lines, file):
        id_ = found["id"]
        if id_ in known:
            raise GradingError(file, number, f"asks {id_} a second time")
        known.add(id_)
        try:
            question = question_named(id_)
        except Bug:
            question = None
        if question is None or question.as_json() != found:
            raise GradingError(file, number, f"{id_} is not the question that is asked by this id")
        yield id_, question


def _answers(lines: Sequence[str], file: str, asked: dict[str, DrillQuestion]) -> dict[str, object]:
    said: dict[str, object] = {}
    for number, found in _objects(lines, file):
        id_, milliseconds = found["id"], found.get("ms", 0)
        if id_ not in asked:
            raise GradingError(file, number, f"answers {id_}, which was not asked")
        if id_ in said:
            raise GradingError(file, number, f"answers {id_} a second time")
        if not isinstance(found.get("answer"), dict) or found.keys() - {"id", "answer", "ms"}:
            raise GradingError(file, number, "is not an answer: id, answer (an object), ms")
        if isinstance(milliseconds, bool) or not isinstance(milliseconds, int | float):
            raise GradingError(file, number, "ms is not a number")
        said[id_] = found["answer"]
    return said
