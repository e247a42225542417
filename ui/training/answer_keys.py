"""The keys for the answer to any question of a lesson. They know no rule: they give an answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from tablemgr.basics.money import Money
from tablemgr.rules.drilling.judging import name_of_line
from tablemgr.rules.games.families import drills_of
from tablemgr.rules.games.position import HandPlace
from tablemgr.training.lesson_tasks import LessonTask
from tablemgr.training.paragraph_choice import paragraphs_to_choose
from ui.parts.widgets import empty
from ui.training.choices import TouchChoices, announcements, bets, places
from ui.training.keys import ChoiceKeys, KeyPages, Keys, MoneyKeys, SetKeys, TotalKeys

translate = QCoreApplication.translate


class DecisionKeys(Keys):
    """Decisions, of which those are touched that are allowed."""

    def offer(self, words: Sequence[str]) -> None:
        """Offer these decisions, by the words of a record."""
        empty(self.row)
        self.decisions: dict[str, QPushButton] = {}
        for word in words:
            button = self.key(word.replace("-", " ").capitalize(), narrow="word")
            button.setCheckable(True)
            self.decisions[word] = button
        self.done = self.key(self.tr("These are allowed"), "primary", narrow="word")
        self.done.clicked.connect(self._say)
        self.row.addStretch(1)

    def _say(self) -> None:
        allowed = [word for word, button in self.decisions.items() if button.isChecked()]
        self.answered.emit({"allowed": sorted(allowed)})


class AnswerKeys(KeyPages):
    """`answered` gives the answer to the question that was asked last."""

    answered = Signal(object)

    def __init__(self, chips: Sequence[Money]) -> None:
        """`chips` are the values of the table's chips."""
        super().__init__()
        self._chips = tuple(chips)
        self._order: list[str] = []
        self.choices, self.totals, self.setting = ChoiceKeys(), TotalKeys(), SetKeys()
        self.decisions = DecisionKeys()
        self.money = MoneyKeys(chips)
        for keys in (self.choices, self.totals, self.setting, self.decisions, self.money):
            self.addWidget(keys)
        for plain in (self.totals, self.setting, self.decisions):
            plain.answered.connect(self.answered)
        self.choices.answered.connect(self._chosen)
        self.money.answered.connect(self._paid)
        self._task: LessonTask | None = None

    def ask(self, task: LessonTask) -> None:
        """Offer the keys for this question."""
        self._task, self._order = task, []
        self.setCurrentWidget(self._keys_for(task))
        self.updateGeometry()

    def _keys_for(self, task: LessonTask) -> QWidget:
        kind, table = task.ask["kind"], task.table
        if kind == "total":
            self.totals.clear()
            return self.totals
        if kind == "allowed":
            words = sorted({command.line().split()[0] for command, _ in table.decisions()})
            self.decisions.offer(words)
            return self.decisions
        if "low" in task.judgement.answer:  # a Hand that is set in two
            self.setting.offer(dict(table.position.rows())[HandPlace(task.ask["box"], 0)])
            return self.setting
        if kind in ("payout", "chips"):
            chips = [Money.parse(chip) for chip in task.ask.get("chips", ())] or self._chips
            self.money.offer(chips, hands_out=kind == "chips")
            self.money.stake = task.stake
            return self.money
        self.choices.offer(self._choices_of(task))
        return self.choices

    def _choices_of(self, task: LessonTask) -> TouchChoices:
        kind, table = task.ask["kind"], task.table
        if kind == "next-card":
            return places(table)
        if kind == "say":
            said: TouchChoices = [
                (words, {"say": answer["announce"]})
                for words, answer in announcements(table.rulebook)
            ]
            return [*said, (translate("training", "Nothing"), {"say": None})]
        if kind == "order":
            left = [each for each in table.pending() if name_of_line(each) not in self._order]
            return bets(table.rulebook, left)
        if kind in ("irregularity", "refused"):
            found = paragraphs_to_choose(table.rulebook, kind, task.judgement)
            none = (
                translate("training", "Nothing\nis wrong")
                if kind == "irregularity"
                else translate("training", "It is\nallowed")
            )
            return [*((each, {"paragraph": each}) for each in found), (none, {"paragraph": None})]
        answers = drills_of(table.rulebook.family).answers.get(kind, ())
        return [(_words_of(answer), answer) for answer in answers]

    def _chosen(self, answer: Mapping[str, Any]) -> None:
        """A choice was touched: it is the answer, or the next one of an order."""
        task = self._task
        if task is None or "next" not in answer:
            self.answered.emit(answer)
            return
        self._order.append(answer["next"])
        left = self._choices_of(task)
        if left:
            self.choices.offer(left)
        else:
            self.answered.emit({"order": list(self._order)})

    def _paid(self, answer: dict[str, Any]) -> None:
        """Chips were paid or taken; of what is handed out, chips and coins are told apart."""
        task = self._task
        heap: Mapping[str, int] = answer.pop("chips")
        if task is None or task.ask["kind"] != "chips":
            self.answered.emit(answer)
            return
        chips = {Money.parse(chip) for chip in task.ask["chips"]}
        own = {str(Money.parse(chip)): n for chip, n in heap.items() if Money.parse(chip) in chips}
        coins = [(Money.parse(c), n) for c, n in heap.items() if Money.parse(c) not in chips]
        cash = Money(sum(int(coin) * count for coin, count in coins))
        self.answered.emit({"chips": own, "cash": str(cash)})


def _words_of(answer: Mapping[str, Any]) -> str:
    """Say an answer of a family's own kind: `Player`; of nobody, that no card comes."""
    [value] = answer.values()
    return translate("training", "No card") if value is None else str(value).capitalize()
