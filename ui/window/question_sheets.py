"""The sheets that ask the Players, made for the first question of each kind. Decides nothing."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from ui.parts.later import load
from ui.table.controller import TableController
from ui.views.asking import Question


class QuestionSheet(Protocol):
    """A sheet that asks the Players something, or shows them something."""

    answered: SignalInstance
    """Gives the `Command` to tell the table."""
    closed: SignalInstance
    spoken: SignalInstance
    """This Player's answer stands on it but is not confirmed yet."""

    def ask(self, question: Any) -> None:
        """Put a question of its kind over the felt."""

    def time_over(self, silent: Collection[str]) -> None:
        """Show that these Players have not answered in time."""

    def hide(self) -> None:
        """Take it away."""


class QuestionSheets(QObject):
    """The questions of one window, over `centre`."""

    put_away = Signal()
    """The question is over."""

    def __init__(self, controller: TableController, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre
        self._sheets: dict[str, QuestionSheet] = {}
        controller.asked.connect(self._ask)
        controller.silent.connect(self._time_over)

    def sheet(self, question: Question) -> QuestionSheet:
        """The sheet of a question; made for the first one of its kind."""
        if question.sheet not in self._sheets:
            sheet: QuestionSheet = load(question.sheet)(self._centre)
            sheet.answered.connect(self._controller.questions.answer)
            sheet.closed.connect(self._controller.questions.close)
            sheet.spoken.connect(self._controller.questions.spoke)
            self._sheets[question.sheet] = sheet
        return self._sheets[question.sheet]

    def hide(self) -> None:
        """Take the open question away, unanswered."""
        for sheet in self._sheets.values():
            sheet.hide()

    def _ask(self, question: Question | None) -> None:
        """Ask a question, or if there is none, take away the one that is shown."""
        if question is not None and question.sheet:
            self.sheet(question).ask(question)
            return
        self.hide()
        if self._sheets:
            self.put_away.emit()

    def _time_over(self, silent: Collection[str]) -> None:
        question = self._controller.questions.open
        if question is not None and question.sheet:
            self.sheet(question).time_over(silent)
