"""Leads a supervisor through an open case: choose a ruling, ask the Players, move the cards, sign.

Nothing is told to the table before the signature: what was chosen until then is only previewed.
Decides nothing; the core's preview says what is permitted.
"""

from __future__ import annotations

from enum import Enum
from functools import cached_property

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.case_book import CaseBook
from tablemgr.case_file import CaseFile
from tablemgr.commands import Command, Decide
from tablemgr.errors import Fault, Refusal
from tablemgr.games.position import Place
from tablemgr.irregularities.preview import Option
from tablemgr.journal import EntryKind
from tablemgr.people import Person
from ui.controller import TableController
from ui.dialogs.view import AlertView
from ui.parts.view import Tone
from ui.presenter.case import (
    case_view,
    commands_of,
    option_lines,
    options_of,
    plan_view,
    sign_view,
)
from ui.supervisor.case_slips import save_case_slip
from ui.supervisor.overlay import CaseOverlay
from ui.supervisor.signing import Signing
from ui.supervisor.view import Column, OptionLine, PlanView


class Step(Enum):
    """Where the supervisor is."""

    COMPARE = "compare"
    OPTIONS = "options"
    PLAN = "plan"
    SIGN = "sign"


class CaseDesk(QObject):
    """The case panel of one window."""

    put_away = Signal()
    """The panel is gone: the window takes the keyboard back."""
    misread = Signal()
    """A card of the Round is said to have been another one."""

    def __init__(self, controller: TableController, centre: QWidget) -> None:
        super().__init__(centre)
        self.controller = controller
        self._centre = centre
        self.signing = Signing(controller, centre)
        self.signing.signed.connect(self._signed)
        self.signing.refused.connect(self._not_signed)
        self._begin()
        self._cases = 0
        self._journal = controller.session.journal
        self._book = CaseBook()
        self._printed = 0
        """The last case whose slip was saved since the program started."""
        self._telling = False
        controller.changed.connect(self.look)
        controller.restored.connect(self._begin)

    def _begin(self) -> None:
        self.step = Step.COMPARE
        self._column: Column | None = None
        self._answers: dict[tuple[int, str], bool] = {}
        self._ticks: frozenset[int] = frozenset()
        self._misplaced: dict[int, Place] = {}
        self._options: tuple[Option, ...] | None = None

    @cached_property
    def sheet(self) -> CaseOverlay:
        """The panel."""
        sheet = CaseOverlay(self._centre)
        sheet.comparing.chosen.connect(self.choose)
        sheet.comparing.misread.connect(self._misread)
        sheet.comparing.put_off.connect(sheet.dismiss)
        sheet.options.answered.connect(self.answer)
        sheet.options.all_answered.connect(self.answer_all)
        sheet.plan.ticked.connect(self.tick)
        sheet.plan.lies_in.connect(self.lies_in)
        sheet.signing.text_changed.connect(self._show_foot)
        sheet.went_back.connect(self.go_back)
        sheet.went_on.connect(self.go_on)
        sheet.resized.connect(self.show)
        sheet.closed.connect(self.put_away)
        return sheet

    @property
    def _boxes_only(self) -> bool:
        return self.controller.boxes_only

    # --- opening and closing ---------------------------------------------------------------------

    def look(self) -> None:
        """A case that was opened shows itself; what changes a case begins its ruling anew."""
        if self._telling or self.controller.in_turn:
            return
        cases = len(self.controller.session.table.position.cases)
        if cases and not self._cases:
            self._printed = self._last_closed()
        before, self._cases = self._cases, cases
        if not cases:
            self._begin()
            if before:
                self._print_closed()
            if before and "sheet" in self.__dict__ and self.sheet.isVisible():
                self.sheet.hide()
                self.put_away.emit()
        elif cases != before:
            self._begin()
            self.show()
        elif "sheet" in self.__dict__ and self.sheet.isVisible():
            self._options = None
            self.show()

    def show(self) -> None:
        """Show the panel where the supervisor left it; nothing where no case is open."""
        try:
            self._show()
        except Refusal:  # the table has gone on meanwhile
            self._begin()
            self._show()

    def _show(self) -> None:
        session = self.controller.session
        if self.step is Step.COMPARE or self._column is None:
            view = case_view(session, self._files(), boxes_only=self._boxes_only)
            if view is not None:
                self.sheet.show_case(view)
        elif self.step is Step.OPTIONS:
            lines = self._lines()
            complete = all(line.goes_on is not None for line in lines)
            self.sheet.show_options(self._column.title, lines, self._trail(), complete=complete)
        elif self.step is Step.PLAN:
            plan = self._plan()
            assert plan is not None
            self.sheet.show_plan(self._column.title, plan, self._trail())
        else:
            commands = self._commands()
            sign = sign_view(session, self._column, commands, boxes_only=self._boxes_only)
            self.sheet.show_signing(sign, self._trail(), complete=self._has_text())

    def _files(self) -> list[CaseFile]:
        """The case file of this table's journal, up to now."""
        kinds = (EntryKind.ACT,)
        journal = self.controller.session.journal
        if journal is not self._journal:  # another one was opened after a broken one
            self._journal, self._book = journal, CaseBook()
        self._book.read(journal.entries(kinds=kinds, after=self._book.last_seq))
        return self._book.files()

    def _show_foot(self) -> None:
        self.sheet.set_complete(self._has_text())

    def _has_text(self) -> bool:
        column = self._column
        return column is None or not column.asks_text or bool(self._text())

    def _text(self) -> str:
        return " ".join(self.sheet.signing.text.text().split())

    # --- what was chosen -------------------------------------------------------------------------

    def choose(self, column: Column) -> None:
        """A ruling is chosen. Where every Player answers the same in it, that is filled in only
        if the ruling is theirs to give: each is still shown and may be changed.
        """
        self._begin()
        self._column = column
        if column.answer is False:
            self.answer_all(False, show=False)
        self.step = self._steps()[1]
        self.show()

    def answer(self, box: int, player: str, goes_on: bool) -> None:
        """A Player has said whether he plays on."""
        self._answers[box, player] = goes_on
        self.show()

    def answer_all(self, goes_on: bool, *, show: bool = True) -> None:
        """All have said the same."""
        for line in self._lines():
            self._answers[line.box, line.player] = goes_on
        if show:
            self.show()

    def tick(self, number: int) -> None:
        """A card has been moved, or back."""
        self._ticks = self._ticks ^ {number}
        self.show()

    def lies_in(self, number: int, box: int, hand: int) -> None:
        """A person says that a card lies there, whatever its order tells."""
        self._misplaced[number] = Place(box, hand)
        self._ticks = self._ticks - {number}
        self.show()

    def go_back(self) -> None:
        """The step before."""
        steps = self._steps()
        self.step = steps[max(0, steps.index(self.step) - 1)]
        self.show()

    def go_on(self) -> None:
        """The next step; behind the last, the signature. What is undecided on this one is said."""
        lacks = self._undecided()
        if lacks:
            self.sheet.say_undecided(lacks)
            return
        steps = self._steps()
        place = steps.index(self.step)
        if place + 1 < len(steps):
            self.step = steps[place + 1]
            self.show()
        elif self._column is not None:
            self.signing.ask(self._column.role)

    def _undecided(self) -> str:
        """What is still to be answered on this page, in words."""
        if self.step is Step.OPTIONS:
            lines = [line for line in self._lines() if line.goes_on is None]
            names = [f"{line.where} {line.player}" for line in lines]
            text = self.tr("Not answered yet: {0}")
        elif self.step is Step.PLAN:
            plan = self._plan()
            moves = () if plan is None else plan.moves
            names = [move.name for move in moves if not move.done]
            text = self.tr("Not moved yet: {0}")
        elif self.step is Step.SIGN and not self._has_text():
            return self.tr("Write first what was decided.")
        else:
            return ""
        return text.format(", ".join(names)) if names else ""

    # --- what follows from it --------------------------------------------------------------------

    def _lines(self) -> tuple[OptionLine, ...]:
        assert self._column is not None
        if self._options is None:  # many tables are played out: once is enough
            self._options = options_of(self.controller.session, self._column)
        return option_lines(self._options, self._answers, boxes_only=self._boxes_only)

    def _commands(self) -> tuple[Command, ...]:
        assert self._column is not None
        return commands_of(self._column, self._lines(), self._text())

    def _plan(self) -> PlanView | None:
        session = self.controller.session
        return plan_view(session, self._commands(), self._ticks, self._misplaced)

    def _steps(self) -> list[Step]:
        steps = [Step.COMPARE]
        if self._column is None:
            return steps
        if self._column.asks_players:
            steps.append(Step.OPTIONS)
        if self._plan() is not None:
            steps.append(Step.PLAN)
        return [*steps, Step.SIGN]

    def _trail(self) -> str:
        names = {
            Step.COMPARE: self.tr("Ruling"),
            Step.OPTIONS: self.tr("Players"),
            Step.PLAN: self.tr("Cards"),
            Step.SIGN: self.tr("Signature"),
        }
        steps = self._steps()
        text = self.tr("Step {0} of {1}: {2}")
        return text.format(steps.index(self.step) + 1, len(steps), names[self.step])

    # --- the signature ---------------------------------------------------------------------------

    def _signed(self, person: Person) -> None:
        """Tell the table all of it, in the name of who signs. What is refused stays undone."""
        commands = self._commands()
        if any(isinstance(command, Decide) and not command.text for command in commands):
            return
        self._telling = True
        try:
            all(self.controller.tell(command, by=person) for command in commands)
        finally:
            self._telling = False
        self.look()

    def _last_closed(self) -> int:
        """The number of the last case that is closed already."""
        numbers = (file.number for file in self._files() if file.stops and file.closed is not None)
        return max(numbers, default=0)

    def _print_closed(self) -> None:
        """The slips of the cases that have just been closed."""
        controller = self.controller
        closed = [file for file in self._files() if file.closed is not None and file.stops]
        for file in closed:
            if file.number <= self._printed:
                continue
            self._printed = file.number
            try:
                folder = controller.slips.folder
                kept = save_case_slip(controller.profile, file, folder)
            except Fault as fault:
                controller.alerted.emit(AlertView("case-slip", fault.what, fault.remedy))
                return
            text = self.tr("Case {0} is closed: {1}").format(file.number, kept.path.name)
            if kept.notice:
                controller.alerted.emit(AlertView("case-slip-kept", kept.notice))
            controller.alerted.emit(AlertView("case-closed", text, "", Tone.PLAIN))

    def _not_signed(self, why: str) -> None:
        self.controller.alerted.emit(AlertView("not-signed", why, "", Tone.TAKE))

    def _misread(self) -> None:
        self.sheet.hide()
        self.misread.emit()
