"""The sheets that ask the Players, made for the first question of each kind. Decides nothing."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ui.bets.ask_page import AskPage
from ui.table.controller import TableController
from ui.views.asking import Ask, ChoiceAsk, FeltAsk, Question
from ui.window.family_widgets import QuestionSheet, widgets_of


class QuestionSheets(QObject):
    """The questions of one window, over `centre`."""

    put_away = Signal()
    """The question is over."""

    def __init__(self, controller: TableController, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre
        self._family = widgets_of(controller.session.table.rulebook)
        self._sheets: dict[type[Question], QuestionSheet] = {}
        """By the kind of their questions; every `Ask` has the same sheet."""
        controller.asked.connect(self._ask)
        controller.silent.connect(self._time_over)

    def sheet(self, question: Question) -> QuestionSheet:
        """The sheet of a question; made for the first one of its kind."""
        kind = Ask if isinstance(question, Ask) else type(question)
        if kind not in self._sheets:
            sheet = self._sheet_of(question)
            sheet.answered.connect(self._controller.questions.answer)
            sheet.closed.connect(self._controller.questions.close)
            sheet.spoken.connect(self._controller.questions.spoke)
            self._sheets[kind] = sheet
        return self._sheets[kind]

    def _sheet_of(self, question: Question) -> QuestionSheet:
        if not isinstance(question, Ask):
            return self._family.sheet(question, self._centre)
        from ui.bets.ask_overlay import AskOverlay  # noqa: PLC0415 - not at a start

        return AskOverlay(self._centre, self._page_of)

    def _page_of(self, question: Ask) -> AskPage:
        if not isinstance(question, ChoiceAsk):
            return self._family.page(question)
        from ui.bets.ask_choice import ChoicePage  # noqa: PLC0415 - not at a start

        return ChoicePage(question)

    def hide(self) -> None:
        """Take the open question away, unanswered."""
        for sheet in self._sheets.values():
            sheet.hide()

    def _ask(self, question: Question | None) -> None:
        """Ask a question, or if there is none, take away the one that is shown."""
        if question is not None and not isinstance(question, FeltAsk):
            self.sheet(question).ask(question)
            return
        self.hide()
        if self._sheets:
            self.put_away.emit()

    def _time_over(self, silent: Collection[str]) -> None:
        question = self._controller.questions.open
        if question is not None and not isinstance(question, FeltAsk):
            self.sheet(question).time_over(silent)
