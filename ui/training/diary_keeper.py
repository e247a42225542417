"""Keeps what the trainee does in his diary, as it happens. Knows no rule and no widget."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from tablemgr.training.diary import (
    AnswerLine,
    DiaryLine,
    NoticedLine,
    RoundLine,
    add_lines,
    diary_of,
    read_diary,
)
from tablemgr.training.lessons import LESSON_MODE
from tablemgr.training.noticing import Noticed
from tablemgr.training.progress import TraineeProgress, next_block, progress
from tablemgr.training.trainee import Said
from ui.training.verdicts import answer_words


class DiaryKeeper:
    """The diary of whoever deals at one training table."""

    def __init__(self, folder: Path, game: str) -> None:
        """`folder` is training's data folder."""
        self.folder = folder
        self.game = game
        self.lesson = 0
        """The lesson whose Rounds are dealt at the window; 0: none."""

    def begin_mode(self, name: str, mode: str) -> None:
        """He trains in this mode from now on: before a payment that is examined, a block is opened.
        Raises `Fault`.
        """
        if mode == "table-ready":
            block = next_block(read_diary(self._file(name)), self.game, _now())
            if block is not None:
                add_lines(self._file(name), [block])

    def keep(self, name: str, mode: str, answers: Sequence[Said]) -> None:
        """Keep these answers. Raises `Fault`."""
        now = _now()
        lines: list[DiaryLine] = [
            AnswerLine(
                now,
                self.game,
                mode,
                said.task.skill,
                said.first_try,
                said.ms,
                "" if said.first_try else answer_words(said, said.answer),
                "" if said.first_try else answer_words(said, said.correct),
                self.lesson,
            )
            for said in answers
        ]
        add_lines(self._file(name), lines)

    def keep_question(
        self, name: str, lesson: int, item: str, ms: int, wrong: tuple[str, str] | None
    ) -> AnswerLine:
        """Keep the answer to a question of a lesson, and give its line; `wrong`: what was said, and
        what would have been right; None if it was. Raises `Fault`.
        """
        said, correct = wrong or ("", "")
        line = AnswerLine(
            _now(), self.game, LESSON_MODE, item, wrong is None, ms, said, correct, lesson
        )
        add_lines(self._file(name), [line])
        return line

    def keep_round(self, name: str) -> None:
        """Keep that a Round of the lesson was dealt, if one is under way. Raises `Fault`."""
        if self.lesson:
            add_lines(self._file(name), [RoundLine(_now(), self.game, self.lesson)])

    def lines(self, name: str) -> list[DiaryLine]:
        """Give his whole diary. Raises `Fault`."""
        return read_diary(self._file(name))

    def keep_noticed(
        self, name: str, mode: str, before: Mapping[str, Noticed], now: Mapping[str, Noticed]
    ) -> None:
        """Keep what became of faults: what is more now than before. Raises `Fault`."""
        at = _now()
        lines: list[DiaryLine] = []
        for kind, noticed in now.items():
            old = before.get(kind, Noticed())
            if noticed != old:
                lines.append(
                    NoticedLine(
                        at,
                        self.game,
                        mode,
                        kind,
                        noticed.hits - old.hits,
                        noticed.late - old.late,
                        noticed.misses - old.misses,
                        noticed.false_alarms - old.false_alarms,
                        noticed.quiet - old.quiet,
                    )
                )
        add_lines(self._file(name), lines)

    def progress(self, name: str) -> TraineeProgress:
        """How far he has come. Raises `Fault`."""
        return progress(name, read_diary(self._file(name)), _now())

    def _file(self, name: str) -> Path:
        return diary_of(self.folder, name)


def _now() -> datetime:
    return datetime.now().astimezone()
