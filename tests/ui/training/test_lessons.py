"""The lessons at the window: a trainee takes the one that is due, answers, and is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton

from tablemgr.basics.money import Money
from tablemgr.rules.rulebook import games
from tablemgr.training.lesson_tasks import LessonTask
from tablemgr.training.progress import TARGETS_ARE
from tests.sampling import sampled
from tests.ui.fit import faults
from tests.ui.training.training_rig import TrainingRig
from ui.training.keys import ChoiceKeys
from ui.training.lesson_sheet import LessonSheet
from ui.training.lessons import Lessons
from ui.views.felt import BetState
from ui.views.shared import Tone

NewTraining = Callable[[str], TrainingRig]


class Pupil:
    """Sits lessons by touching the keys of the sheet."""

    def __init__(self, rig: TrainingRig) -> None:
        self.rig = rig
        rig.panel.lessons.click()
        lessons = rig.window.centre.findChild(Lessons)
        assert isinstance(lessons, Lessons)
        self.lessons = lessons
        self.sheet: LessonSheet = lessons.sheet

    @property
    def task(self) -> LessonTask:
        assert self.lessons.task is not None
        return self.lessons.task

    def begin(self, number: int) -> None:
        self.sheet.list.setCurrentRow(number - 1)
        self.sheet.begin.click()

    def keys_are_whole(self) -> bool:
        """Whether no key of the answer reaches out of the sheet."""
        keys = self.sheet.keys
        shown = [key for key in keys.findChildren(QPushButton) if key.isVisible()]
        right = max((key.mapTo(keys, key.rect().bottomRight()).x() for key in shown), default=0)
        return right <= keys.width()

    def choose(self, mode: str) -> None:
        """Touch the key of the mode until that one is named."""
        while self.lessons.mode_name != mode:
            self.sheet.mode_key.click()

    def answer_rightly(self) -> None:
        """Touch the keys of the right answer."""
        task, keys = self.task, self.sheet.keys
        right: dict[str, Any] = task.judgement.answer
        kind = task.ask["kind"]
        if kind == "total":
            for digit in str(right["total"]):
                keys.totals.press(digit)
            keys.totals.soft.setChecked(right["soft"])
            keys.totals.call.click()
        elif kind == "allowed":
            for word in right["allowed"]:
                keys.decisions.decisions[word].click()
            keys.decisions.done.click()
        elif kind == "payout":
            self.lay(Money.parse(right["won"]) or Money.parse(right["lost"]))
            paid, taken = right["won"] != "0.00", right["lost"] != "0.00"
            button = keys.money.pay if paid else keys.money.take if taken else keys.money.leave
            button.click()
        elif kind == "chips":
            for chip, count in right["chips"].items():
                for _ in range(count):
                    keys.money.chips[Money.parse(chip)].click()
            self.lay(keys.money.heap + Money.parse(right["cash"]))
            keys.money.pay.click()
        elif kind == "order":
            for name in right["order"]:
                self.touch(keys.choices, {"next": name})
        elif kind == "house-way":
            keys.setting.answered.emit(right)
        else:
            self.touch(keys.choices, right)

    def lay(self, amount: Money) -> None:
        money = self.sheet.keys.money
        for chip, button in sorted(money.chips.items(), reverse=True):
            while money.heap + chip <= amount:
                button.click()

    def touch(self, choices: ChoiceKeys, answer: dict[str, Any]) -> None:
        found: list[object] = []
        choices.answered.connect(found.append)
        for number in range(choices.row.count()):
            item = choices.row.itemAt(number)
            button = None if item is None else item.widget()
            if isinstance(button, QPushButton) and button.property("gives") == answer:
                button.click()
                return
        raise AssertionError(answer)

    def answer_wrongly(self) -> None:
        self.sheet.keys.answered.emit({"nothing": "of this kind"})


@pytest.fixture
def pupil(rig: TrainingRig) -> Pupil:
    return Pupil(rig)


@pytest.mark.parametrize("game", games())
def test_the_curriculum_is_walked_at_the_window(new_training: NewTraining, game: str) -> None:
    """Each lesson is asked by its own keys; the first is passed by its gate, and the next is due.

    A whole run passes every lesson, and deals no Rounds: those are in the tests of the Players.
    """
    pupil = Pupil(new_training(game))
    for number in range(1, 21):
        pupil.begin(number)
        if pupil.lessons.standing(number).lesson.rounds:
            while pupil.sheet.isVisible():  # some begin with written drills
                pupil.answer_rightly()
            assert pupil.rig.panel.lessons.text().startswith(f"Lesson {number}: 0 of ")
            pupil.rig.panel.lessons.click()
            continue
        for _ in range(sampled(160 if number == 1 else 2, 160)):
            if pupil.lessons.standing(number).passed:
                break
            pupil.answer_rightly()
            assert "not:" not in pupil.sheet.verdict.text(), pupil.task.text
        if number == 1:
            assert pupil.sheet.verdict.text() == "Lesson 1 is passed."
            assert pupil.lessons.standing(1).wrong == 0
        pupil.rig.until(lambda: not faults(pupil.sheet))
        pupil.rig.until(pupil.keys_are_whole)
        pupil.sheet.all_key.click()
        assert pupil.sheet.list.item(0).text().startswith("\u2713  1")
    assert "(due)" in pupil.sheet.list.item(1).text()


def test_who_is_new_is_told_which_lesson_is_due(rig: TrainingRig) -> None:
    assert rig.panel.verdict.text().endswith(
        "Lesson 1 is due: The table and what is said. Touch Lessons."
    )
    assert TARGETS_ARE in Pupil(rig).sheet.note.text()


def test_the_felt_of_a_question_gives_nothing_away(pupil: Pupil) -> None:
    pupil.begin(9)
    view = pupil.sheet.felt.view
    assert view.due is None
    assert view.dealer.total == ""
    for box in view.boxes:
        assert [hand.total for hand in box.hands] == [""] * len(box.hands)
        assert {bet.state for bet in box.bets} <= {BetState.OPEN}
        assert box.badge is None
    right = pupil.task.judgement
    shown = " ".join([pupil.sheet.question.text(), pupil.sheet.verdict.text()])
    assert right.why not in shown


def test_guided_tells_why_not_with_the_paragraph_and_waits_for_the_right_one(pupil: Pupil) -> None:
    pupil.begin(3)
    task = pupil.task
    pupil.answer_wrongly()
    assert pupil.task is task, "it waits"
    assert pupil.sheet.verdict.property("tone") == Tone.TAKE.value
    assert task.judgement.paragraphs[0] in pupil.sheet.verdict.text()
    pupil.answer_rightly()
    assert pupil.task is not task
    stands = pupil.lessons.standing(3)
    assert (stands.right, stands.wrong) == (0, 1), "the first try counts"
    assert pupil.sheet.standing.text() == "1 of 77 answers, 1 wrong"


def test_practice_tells_it_and_goes_on_and_has_no_hints(pupil: Pupil) -> None:
    pupil.begin(3)
    pupil.choose("practice")
    assert not pupil.sheet.hint_key.isEnabled()
    task = pupil.task
    pupil.answer_wrongly()
    assert task.judgement.paragraphs[0] in pupil.sheet.verdict.text()
    assert not pupil.sheet.keys.isEnabled()
    pupil.sheet.next_key.click()
    assert pupil.task is not task


def test_table_ready_is_silent_until_the_lesson_is_passed(pupil: Pupil) -> None:
    pupil.begin(3)
    pupil.choose("table-ready")
    before = pupil.sheet.verdict.text()
    pupil.answer_wrongly()
    for _ in range(76):
        assert pupil.sheet.verdict.text() == before
        pupil.answer_rightly()
    assert pupil.sheet.verdict.text().startswith("Lesson 3 is passed. ")
    assert ", not: " in pupil.sheet.verdict.text()


def test_learn_shows_the_answer_and_why_and_counts_nothing(pupil: Pupil) -> None:
    pupil.begin(3)
    pupil.choose("learn")
    for _ in range(3):
        assert str(pupil.task.judgement.answer["total"]) in pupil.sheet.verdict.text()
        assert pupil.task.judgement.paragraphs[0] in pupil.sheet.verdict.text()
        assert not pupil.sheet.keys.isEnabled()
        pupil.sheet.next_key.click()
    assert pupil.lessons.standing(3).answers == 0


def test_a_hint_is_given_when_it_is_asked_for_and_what_follows_does_not_count(pupil: Pupil) -> None:
    pupil.begin(1)
    assert pupil.sheet.hint.text() == ""
    pupil.sheet.hint_key.click()
    assert pupil.sheet.hint.text() == pupil.task.hints[0]
    pupil.answer_rightly()
    assert pupil.lessons.standing(1).answers == 0
    assert pupil.sheet.hint.text() == ""
    pupil.answer_rightly()
    assert pupil.lessons.standing(1).answers == 1


def test_the_rounds_of_a_lesson_are_dealt_at_the_table_and_counted(pupil: Pupil) -> None:
    rig = pupil.rig
    pupil.begin(8)
    assert not pupil.sheet.isVisible()
    assert rig.training.mode_name == "guided"
    assert rig.panel.players.text() == "Players: 3"
    assert rig.panel.lessons.text() == "Lesson 8: 0 of 10 Rounds, 0 of 22 answers, 0 wrong"
    rig.panel.players_chosen.emit(0)
    rig.load("Kh 7d Ac")
    rig.tell("open", "bet 2 ann 35 seated", "close")
    for words in ("Box 2", "Dealer", "Box 2"):
        rig.deal(words)
    rig.say_all_rightly()
    rig.tell("proceed")
    rig.say_all_rightly()
    rig.tell("settle")
    assert rig.panel.lessons.text() == "Lesson 8: 1 of 10 Rounds, 1 of 22 answers, 0 wrong"
    rig.panel.modes["practice"].click()
    assert rig.panel.lessons.text() == "Lessons"
    stands = pupil.lessons.standing(8)
    assert (stands.rounds, stands.right) == (1, 1)
