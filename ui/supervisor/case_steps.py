"""Leads a supervisor through an open case: choose a ruling, ask the Players, move the cards, sign.

Nothing is told to the table before the signature: what was chosen until then is only previewed.
Decides nothing; the core's preview says what is permitted.
"""

from __future__ import annotations

from enum import Enum
from functools import cached_property
from typing import Protocol

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.basics.errors import Refusal
from tablemgr.past.case_file import CaseFile
from tablemgr.rules.commands import Command, Reconstruct
from tablemgr.rules.games.position import HandPlace
from tablemgr.rules.open_case.preview import Option
from tablemgr.rules.people import Person
from ui.case_file.source import LiveBook
from ui.presenter.case import (
    case_view,
    commands_of,
    option_lines,
    options_of,
    sign_view,
)
from ui.presenter.case_plan import known_places, places_seen, plan_view
from ui.presenter.signed_words import case_lines
from ui.supervisor.overlay import CaseOverlay
from ui.supervisor.signing import Signing
from ui.table.hub import TableHub
from ui.theme.words import listed
from ui.views.dialogs import AlertView
from ui.views.shared import Tone
from ui.views.supervisor import OptionLine, PlanView, RulingColumn


class CaseStep(Enum):
    """The page at which the supervisor is."""

    COMPARE = "compare"
    OPTIONS = "options"
    PLAN = "plan"
    MOVED = "moved"
    """The cards again, if the Players' choices move other cards."""
    SIGN = "sign"


class PapersOfCases(Protocol):
    """Makes the slips of cases."""

    def case_opened(self) -> None: ...

    def cases_closed(self) -> None: ...


class CaseSteps(QObject):
    """The case panel of one window, and what the supervisor has chosen on it so far."""

    put_away = Signal()
    """The panel is gone: the window takes the keyboard back."""
    misread = Signal()
    """The supervisor says that a card of the Round was misread."""

    def __init__(self, controller: TableHub, centre: QWidget, papers: PapersOfCases) -> None:
        """`papers` makes the slips of the cases that are closed."""
        super().__init__(centre)
        self.controller = controller
        self._centre = centre
        self.signing = Signing(controller, centre)
        self.signing.signed.connect(self._signed)
        self._to_sign: tuple[Command, ...] = ()
        """What was shown when the signature was asked for: that is signed, and nothing else."""
        self._begin()
        self._cases = 0
        self._book = LiveBook(controller)
        self._papers = papers
        self._telling = False
        controller.changed.connect(self.look)
        controller.restored.connect(self._begin)

    def _begin(self) -> None:
        self.step = CaseStep.COMPARE
        self._column: RulingColumn | None = None
        self._answers: dict[tuple[int, str], bool] = {}
        self._ticks: dict[CaseStep, frozenset[int]] = {}
        self._misplaced: dict[int, HandPlace] = known_places(self.controller.session)
        self._options: tuple[Option, ...] | None = None
        asked, self._to_sign = self._to_sign, ()
        if asked and self.signing.put_away():
            self._say_changed()

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
        sheet.signing.went_on.connect(self.go_on)
        sheet.signing.money_changed.connect(self.show)
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
        """Show a case that has just been opened; begin again if the cases have changed."""
        if self._telling:
            return
        cases = len(self.controller.session.table.position.cases)
        if cases and not self._cases:
            self._papers.case_opened()
        before, self._cases = self._cases, cases
        if not cases:
            self._begin()
            if before:
                self._papers.cases_closed()
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
        """Show the panel where the supervisor left it; nothing if no case is open."""
        try:
            self._show()
        except Refusal:  # the table has changed meanwhile
            self._begin()
            self._show()

    def _show(self) -> None:
        session = self.controller.session
        if self.step is CaseStep.COMPARE or self._column is None:
            view = case_view(session, self._files(), boxes_only=self._boxes_only)
            if view is not None:
                self.sheet.show_case(view)
        elif self.step is CaseStep.OPTIONS:
            lines = self._lines()
            complete = all(line.goes_on is not None for line in lines)
            self.sheet.show_options(self._column.title, lines, self._trail(), complete=complete)
        elif self.step in (CaseStep.PLAN, CaseStep.MOVED):
            plan = self._plan(self.step)
            assert plan is not None
            self.sheet.show_plan(self._column.title, plan, self._trail())
        else:
            commands = self._commands()
            sign = sign_view(session, self._column, commands, boxes_only=self._boxes_only)
            complete = self._has_text() and not self._wrong()
            self.sheet.show_signing(sign, self._trail(), complete=complete)

    def _files(self) -> list[CaseFile]:
        """The case file of this table's journal, up to now."""
        return self._book.files()

    def _show_foot(self) -> None:
        self.sheet.set_complete(self._has_text())

    def _has_text(self) -> bool:
        column = self._column
        return column is None or not column.asks_text or bool(self._text())

    def _text(self) -> str:
        return self.sheet.signing.text.words()

    # --- what was chosen -------------------------------------------------------------------------

    def choose(self, column: RulingColumn) -> None:
        """A ruling is chosen. No Player has answered yet, whatever the ruling assumes of them."""
        self._begin()
        self._column = column
        self._enter(self._steps()[1])

    def answer(self, box: int, player: str, goes_on: bool) -> None:
        """A Player has said whether he plays on."""
        self._answers[box, player] = goes_on
        self.show()

    def answer_all(self, goes_on: bool) -> None:
        """All Players have given the same answer."""
        for line in self._lines():
            self._answers[line.box, line.player] = goes_on
        self.show()

    def tick(self, number: int) -> None:
        """Tick off the move of a card, or untick it."""
        self._ticks[self.step] = self._done(self.step) ^ {number}
        self.show()

    def _done(self, step: CaseStep) -> frozenset[int]:
        return self._ticks.get(step, frozenset())

    def lies_in(self, number: int, box: int, hand: int) -> None:
        """A person says in which Hand a card lies, whatever the order of the cards says."""
        self._misplaced[number] = HandPlace(box, hand)
        self._ticks = {step: done - {number} for step, done in self._ticks.items()}
        self.show()

    def go_back(self) -> None:
        """Go back to the step before."""
        steps = self._steps()
        self.step = steps[max(0, steps.index(self.step) - 1)]
        self.show()

    def go_on(self) -> None:
        """Go to the next step; after the last one, ask for the signature.

        If something on this page is undecided, say what, and stay.
        """
        lacks = self._undecided()
        if lacks:
            self.sheet.say_undecided(lacks)
            return
        steps = self._steps()
        place = steps.index(self.step)
        if place + 1 < len(steps):
            self._enter(steps[place + 1])
        elif self._column is not None:
            self._to_sign = self._commands()
            self.signing.ask(self._column.role, self._what_is_signed(self._column))

    def _what_is_signed(self, column: RulingColumn) -> str:
        session, commands = self.controller.session, self._commands()
        view = sign_view(session, column, commands, boxes_only=self._boxes_only)
        plan = plan_view(session, commands, frozenset(), self._misplaced)
        return case_lines(view, self._text(), plan)

    def _enter(self, step: CaseStep) -> None:
        """Go to a page; the page of the signature begins empty."""
        self.step = step
        if step is CaseStep.SIGN:
            self.sheet.signing.begin()
        self.show()

    def _undecided(self) -> str:
        """Say what is still to be answered on this page, in words."""
        if self.step is CaseStep.OPTIONS:
            lines = [line for line in self._lines() if line.goes_on is None]
            names = [f"{line.where} {line.player}" for line in lines]
            text = self.tr("Not answered yet: {0}")
        elif self.step in (CaseStep.PLAN, CaseStep.MOVED):
            plan = self._plan(self.step)
            moves = () if plan is None else plan.moves
            names = [move.name for move in moves if not move.done]
            text = self.tr("Not moved yet: {0}")
        elif self.step is CaseStep.SIGN and not self._has_text():
            lacks = self.sheet.signing.text.lacks()
            return lacks or self.tr("First write it down in a sentence.")
        elif self.step is CaseStep.SIGN:
            names = list(self._wrong())
            text = self.tr("Not an amount: {0}")
        else:
            return ""
        return text.format(listed(names)) if names else ""

    # --- what follows from it --------------------------------------------------------------------

    def _lines(self) -> tuple[OptionLine, ...]:
        assert self._column is not None
        if self._options is None:  # many tables are played out: do it once
            self._options = options_of(self.controller.session, self._column)
        return option_lines(self._options, self._answers, boxes_only=self._boxes_only)

    def _commands(self) -> tuple[Command, ...]:
        assert self._column is not None
        moved = self.sheet.signing.money.moved() if self.step is CaseStep.SIGN else ()
        return commands_of(self._column, self._lines(), self._text(), moved)

    def _wrong(self) -> tuple[str, ...]:
        """Give what was entered as money but is not an amount."""
        return self.sheet.signing.money.wrong()

    def _plan(self, step: CaseStep) -> PlanView | None:
        """The moves that are shown before the Players choose (`PLAN`), or after (`MOVED`)."""
        assert self._column is not None
        session, lines = self.controller.session, self._lines()
        if step is CaseStep.PLAN and self._reconstructs:
            lines = tuple(replace(line, goes_on=True) for line in lines)
        commands = commands_of(self._column, lines, self._text())
        return plan_view(session, commands, self._done(step), self._misplaced)

    @property
    def _reconstructs(self) -> bool:
        """The Players see the Reconstruction before they choose (5.7.2)."""
        column = self._column
        return (
            column is not None
            and column.answer is not False
            and any(isinstance(c, Reconstruct) and c.possible for c in column.commands)
        )

    def _differs(self) -> bool:
        """Say whether the Players' choices move other cards than the Players were shown."""
        seen, now = self._plan(CaseStep.PLAN), self._plan(CaseStep.MOVED)
        return now is not None and _moves(now) != (() if seen is None else _moves(seen))

    def _steps(self) -> list[CaseStep]:
        steps = [CaseStep.COMPARE]
        if self._column is None:
            return steps
        options = [CaseStep.OPTIONS] if self._column.asks_players else []
        plan = [CaseStep.PLAN] if self._plan(CaseStep.PLAN) is not None else []
        if not (options and self._reconstructs):
            return [*steps, *options, *plan, CaseStep.SIGN]
        again = [CaseStep.MOVED] if self._differs() else []
        return [*steps, *plan, *options, *again, CaseStep.SIGN]

    def _trail(self) -> str:
        names = {
            CaseStep.COMPARE: self.tr("Ruling"),
            CaseStep.OPTIONS: self.tr("Players"),
            CaseStep.PLAN: self.tr("Cards"),
            CaseStep.MOVED: self.tr("Cards after that"),
            CaseStep.SIGN: self.tr("Signature"),
        }
        steps = self._steps()
        text = self.tr("Step {0} of {1}: {2}")
        return text.format(steps.index(self.step) + 1, len(steps), names[self.step])

    # --- the signature ---------------------------------------------------------------------------

    def _signed(self, person: Person) -> None:
        """Tell the table every command in the name of the person who signs, up to a refusal."""
        if self._column is None or not self._has_text() or self._wrong():
            return
        commands, shown = self._commands(), self._to_sign
        self._to_sign = ()
        if commands != shown:
            self._say_changed()
            return
        beside = places_seen(self._misplaced)
        self._telling = True
        try:
            self.controller.tell_signed(commands, person, beside)
        finally:
            self._telling = False
        self.look()

    def _say_changed(self) -> None:
        words = self.tr("The case changed before it was signed: decide it again.")
        self.controller.alerted.emit(AlertView("ruling-changed", words, tone=Tone.TAKE))

    def _misread(self) -> None:
        self.sheet.hide()
        self.misread.emit()


def _moves(plan: PlanView) -> tuple[tuple[int, str], ...]:
    return tuple((move.number, move.end) for move in plan.moves)
