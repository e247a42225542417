"""The lessons at the window: the trainee takes the one that is due or another, and answers.

What counts is in his diary; the rules judge each answer at that moment. The mode decides if the
answer is shown (*Learn*), asked again (*Guided*), told (*Practice*) or kept silent (*Table ready*).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from datetime import datetime
from functools import cached_property
from random import SystemRandom
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.training.curriculum import curriculum_at, shipped_curriculum
from tablemgr.training.diary import AnswerLine, DiaryLine
from tablemgr.training.lesson_tasks import LessonTask, lesson_tasks
from tablemgr.training.lessons import (
    LESSON_MODE,
    LessonStanding,
    due_items,
    lesson_due,
    standing_of,
    standings,
)
from tablemgr.training.modes import modes
from tablemgr.training.progress import TARGETS_ARE
from ui.felt.widget import FeltWidget
from ui.parts.chips import ChipStyle
from ui.presenter.families import layout_of
from ui.presenter.felt import past_felt_view
from ui.safety.beside import beside
from ui.table.controller import TableController
from ui.training.diary_keeper import DiaryKeeper
from ui.training.lesson_sheet import LessonSheet
from ui.training.veil import felt_of_question
from ui.training.verdicts import answer_to_question, question_verdict
from ui.views.dialogs import AlertView
from ui.views.felt import ShoeView
from ui.views.shared import Tone


class Lessons(QObject):
    """The lessons of one training table. `rounds_asked`: the Rounds of a lesson, which are dealt at
    the table itself, are to begin.
    """

    rounds_asked = Signal(object)
    put_away = Signal()

    def __init__(
        self,
        controller: TableController,
        centre: QWidget,
        keeper: DiaryKeeper,
        alert: Callable[[AlertView], object],
    ) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre
        self._keeper = keeper
        self._alert = alert
        self._curriculum = shipped_curriculum(keeper.game)
        self._lines: list[DiaryLine] = []
        """His diary, as far as it was read."""
        self.mode_name = "guided"
        self.task: LessonTask | None = None
        """What is asked now."""
        self._number = 0
        """The lesson that is under way."""
        self._tasks: Iterator[LessonTask] = iter(())
        self._tries = 0
        self._helped = False
        """The answer was shown or hinted at: it does not count."""
        self._over = False
        """The question is answered; the next one waits for a touch."""
        self._hints_given = 0
        self._begun_ns = 0
        self._silent_wrong: list[str] = []

    @cached_property
    def sheet(self) -> LessonSheet:
        """The screen of the lessons."""
        controller = self._controller
        book, profile = controller.session.table.rulebook, controller.profile
        chips = [ChipStyle(value, colour) for value, colour in profile.chip_set]
        felt = FeltWidget(layout_of(book, profile.layout), chips=chips, motion=False, training=True)
        sheet = LessonSheet(self._centre, felt, [value for value, _ in profile.chip_set])
        sheet.lesson_chosen.connect(self.begin)
        sheet.mode_chosen.connect(self.choose)
        sheet.hint_asked.connect(self.hint)
        sheet.next_asked.connect(self.go_on)
        sheet.list_asked.connect(self.show)
        sheet.keys.answered.connect(self.answer)
        sheet.closed.connect(self.put_away)
        return sheet

    # --- the list --------------------------------------------------------------------------------

    def show(self) -> None:
        """Show all lessons, and how each stands."""
        with self._beside():
            self._read()
            found = standings(self._curriculum, self._lines)
            due = lesson_due(self._curriculum, self._lines, _now())
            lines = [self._line(each, due) for each in found]
            self.sheet.set_title(self._curriculum.title)
            number = 1 if due is None else due.number
            done = sum(each.passed for each in found)
            note = self.tr("{0} of {1} lessons passed.").format(done, len(found))
            self.sheet.show_list(lines, number, f"{note} {TARGETS_ARE}")

    def due_words(self) -> str:
        """Name the lesson that is due, in a sentence; empty if none is."""
        with self._beside():
            self._read()
            due = lesson_due(self._curriculum, self._lines, _now())
            if due is not None:
                words = self.tr("Lesson {0} is due: {1}. Touch Lessons.")
                return words.format(due.number, due.lesson.title)
        return ""

    def standing(self, number: int) -> LessonStanding:
        """How the lesson of that number stands."""
        return standing_of(self._curriculum, number, self._lines)

    def _read(self) -> None:
        """Read the curriculum and his diary. Raises `Fault`."""
        keeper = self._keeper
        self._curriculum = curriculum_at(keeper.folder, keeper.game)
        self._lines = keeper.lines(self._name)

    def _line(self, each: LessonStanding, due: LessonStanding | None) -> str:
        mark = "\u2713" if each.passed else "\u2013"
        line = f"{mark}  {each.number}  {each.lesson.title}: {each.lesson.aim}"
        if due is not None and due.number == each.number:
            again = self.tr("due again") if each.passed else self.tr("due")
            return f"{line}  ({again})"
        if each.answers and not each.passed:
            return f"{line}  ({self.standing_words(each)})"
        return line

    def rounds_words(self, number: int) -> str:
        """Say how far the Rounds of a lesson have come; nothing of lesson 0."""
        if number:
            with self._beside():
                self._read()
                return self.standing_words(self.standing(number))
        return ""

    def standing_words(self, each: LessonStanding) -> str:
        """Say how far a lesson has come: `12 of 22, 1 wrong`."""
        if each.passed:
            return self.tr("passed")
        words = self.tr("{0} of {1} answers, {2} wrong").format(
            each.answers, max(each.next_count, each.answers), each.wrong
        )
        if each.lesson.rounds:
            rounds = self.tr("{0} of {1} Rounds").format(each.rounds, each.lesson.rounds)
            return f"{rounds}, {words}"
        return f"{words}, {self.tr('too slow')}" if each.slow else words

    # --- a lesson --------------------------------------------------------------------------------

    def begin(self, number: int) -> None:
        """Begin a lesson, or go on with it; if it is passed, with what is to be asked again."""
        with self._beside():
            self._read()
            stands = self.standing(number)
            known = {
                line.item
                for line in self._lines
                if isinstance(line, AnswerLine)
                and (line.mode, line.game) == (LESSON_MODE, self._keeper.game)
                and line.lesson == number
                and line.right
            }
            self._number = number
            self._silent_wrong = []
            self._tasks = lesson_tasks(
                self._keeper.game,
                stands.lesson,
                SystemRandom().randrange(1_000_000),
                known=known,
                only=due_items(stands, self._lines, _now()),
                own_folder=self._keeper.folder,
            )
            self.sheet.set_title(self.tr("Lesson {0}: {1}").format(number, stands.lesson.title))
            self.sheet.aim.setText(stands.lesson.aim)
            self.sheet.say("")
            self.choose(self.mode_name)

    def choose(self, name: str) -> None:
        """Ask in this mode from now on."""
        self.mode_name = name
        self.sheet.show_mode(name)
        self.go_on()

    def go_on(self) -> None:
        """Ask the next question; without one begin the Rounds of the lesson, or show the list."""
        with self._beside():
            task = next(self._tasks, None)
            if task is not None:
                self._ask(task)
                return
            stands = self.standing(self._number)
            if stands.lesson.rounds and not stands.passed:
                self.sheet.hide()
                self.rounds_asked.emit(stands)
                self.put_away.emit()
                return
        self.show()

    def _ask(self, task: LessonTask) -> None:
        sheet, mode = self.sheet, modes()[self.mode_name]
        self.task, self._tries, self._helped, self._over = task, 0, False, False
        self._hints_given = 0
        view = past_felt_view(task.table, self._controller.profile, ShoeView())
        sheet.felt.set_view(felt_of_question(view))
        sheet.question.setText(task.text)
        sheet.hint.setText("")
        sheet.keys.ask(task)
        sheet.keys.setEnabled(mode.asks)
        sheet.hint_key.setEnabled(bool(task.hints) and mode.holds_back)
        sheet.next_key.setEnabled(not mode.asks)
        sheet.standing.setText(self.standing_words(self.standing(self._number)))
        if not mode.asks:
            words = question_verdict(task, task.judgement.answer, right=True)[0]
            why = task.judgement.why
            sheet.say(f"{words} {why}".rstrip())
        sheet.show_question()
        self._begun_ns = time.monotonic_ns()

    def hint(self) -> None:
        """Give the next hint. An answer after it is told, but does not count."""
        task = self.task
        if task is None or not task.hints:
            return
        self._helped = True
        self._hints_given += 1
        self.sheet.hint.setText("\n".join(task.hints[: self._hints_given]))
        self.sheet.hint_key.setEnabled(self._hints_given < len(task.hints))

    def answer(self, answer: Mapping[str, Any]) -> None:
        """The trainee answers: judge it, keep the first try, and say what the mode says."""
        task, mode = self.task, modes()[self.mode_name]
        if task is None or self._over:
            return
        ms = (time.monotonic_ns() - self._begun_ns) // 1_000_000
        right = task.is_right(answer)
        self._tries += 1
        words, tone = question_verdict(task, answer, right=right)
        words = f"{words} {task.teaches}".rstrip()
        passes = self._tries == 1 and self._keep(task, answer, right=right, ms=ms)
        if mode.tells == "at the end":
            if not right:
                self._silent_wrong.append(words)
        else:
            self.sheet.say(words, tone)
        if passes:
            self._passed()
        elif right or mode.tells == "at the end":
            self.go_on()
        elif not mode.holds_back:
            self._over = True
            self.sheet.keys.setEnabled(False)
            self.sheet.next_key.setEnabled(True)

    def _keep(self, task: LessonTask, answer: Mapping[str, Any], *, right: bool, ms: int) -> bool:
        """Keep a first answer that had no help; True if the lesson is passed by it."""
        if self._helped:
            return False
        correct = answer_to_question(task, task.judgement.answer)
        wrong = None if right else (answer_to_question(task, answer), correct)
        with self._beside():
            before = self.standing(self._number)
            kept = self._keeper.keep_question(self._name, self._number, task.item, ms, wrong)
            self._lines.append(kept)
            after = self.standing(self._number)
            self.sheet.standing.setText(self.standing_words(after))
            return after.passed and not before.passed
        return False

    def _passed(self) -> None:
        """The gate is met: say so, and what a silent mode has kept back; then the list is shown."""
        self._over = True
        self.sheet.keys.setEnabled(False)
        self.sheet.next_key.setEnabled(True)
        words = self.tr("Lesson {0} is passed.").format(self._number)
        wrong = " ".join(self._silent_wrong[:3])
        self.sheet.say(f"{words} {wrong}".rstrip(), Tone.PAY)
        self._tasks = iter(())

    @property
    def _name(self) -> str:
        return self._controller.session.person.name

    def _beside(self) -> AbstractContextManager[None]:
        return beside(self._alert, "lessons", self.tr("The lesson can't be held."))


def _now() -> datetime:
    return datetime.now().astimezone()
