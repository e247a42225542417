"""A trainee at a simulated table: he answers what he is asked, right or wrong, and his diary is
written in a file that may be cut off in the middle of a line.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

from tablemgr.basics.errors import Fault
from tablemgr.journal import Stamp
from tablemgr.rules.table import Table
from tablemgr.training.diary import AnswerLine, DiaryLine, add_lines, diary_of, read_diary
from tablemgr.training.modes import modes
from tablemgr.training.progress import progress
from tablemgr.training.trainee import Said, Trainee
from tablemgr.world.attached import Wrong

_NAME: Final = "tim"
_RIGHT: Final = 0.8
_MOST_TASKS: Final = 60
"""No moment of a Round asks for more."""
_NS: Final = 1_000_000_000


class WorldTrainee:
    """One trainee and his diary, which lies in `folder`."""

    def __init__(self, folder: Path, dice: Random, *, cut_off: bool) -> None:
        """`cut_off`: the power may fail while a line is written."""
        self._dice = dice
        self._cut_off = cut_off
        self._mode = dice.choice(sorted(modes()))
        self._trainee = Trainee(modes()[self._mode])
        self._file = diary_of(folder, _NAME)
        self._written: list[DiaryLine] = []

    def learns(self, table: Table, round_no: int, now: Stamp) -> Iterator[Wrong]:
        """Let him answer all that this moment asks; gives what is wrong with how he is judged."""
        for _ in range(_MOST_TASKS):
            task = self._trainee.task(table, round_no)
            if task is None:
                return
            right = self._trainee.right_answer(table, task)
            answer = right if self._dice.random() < _RIGHT else dict.fromkeys(right)
            said = self._trainee.say(table, task, answer, self._dice.randrange(200, 9000))
            if said.right is not (answer == right):
                what = f"{task.kind}: {answer} is judged right: {said.right}"
                yield "a-trainee-is-judged-by-the-rules", what
            self._keep(table, said, now)
        yield "a-trainee-comes-to-an-end", f"he is asked again and again: {task}"

    def wrong(self, now: Stamp) -> Iterator[Wrong]:
        """Compare his diary with what he did, and work out how far he has come."""
        try:
            lines = read_diary(self._file)
        except Fault as fault:
            yield "a-diary-keeps-every-line", fault.what
            return
        if lines != self._written:
            what = f"{len(self._written)} lines were written, and {len(lines)} are read"
            yield "a-diary-keeps-every-line", what
        come = progress(_NAME, lines, _time_of(now))
        if sum(item.asked for item in come.items) != len(lines):
            yield "a-diary-keeps-every-line", "his progress counts other answers"

    def _keep(self, table: Table, said: Said, now: Stamp) -> None:
        """Write the answer down as the window does; perhaps the power fails meanwhile."""
        words = "" if said.first_try else " ".join(map(str, said.answer.values()))
        correct = "" if said.first_try else " ".join(map(str, said.correct.values()))
        line: Any = AnswerLine(
            _time_of(now),
            table.rulebook.id,
            self._mode,
            said.task.skill,
            said.first_try,
            said.ms,
            words,
            correct,
        )
        before = self._file.stat().st_size if self._file.exists() else 0
        add_lines(self._file, [line])
        if self._cut_off and self._dice.random() < 0.05:
            last = self._file.stat().st_size - 1
            left = self._dice.randint(before, last)
            os.truncate(self._file, left)
            if left < last:  # without its end a line was not written
                return
        self._written.append(line)


def _time_of(now: Stamp) -> datetime:
    return datetime.fromtimestamp(now.wall_ns // _NS, UTC)
