"""Makes the view of a past Round as it is stepped through. Decides and changes nothing."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.house.profile import Profile
from tablemgr.past.reenactment import Reenactment, ReStep
from tablemgr.rules.commands import (
    Choose,
    Correct,
    Decide,
    First,
    Judge,
    Opened,
    Reconstruct,
    Reopen,
    Resume,
    Void,
)
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table
from ui.parts.role_words import role_text
from ui.presenter.alerts import doubt_text
from ui.presenter.felt import past_felt_view
from ui.presenter.history import happened
from ui.presenter.ruling_words import act_text
from ui.presenter.words import citation
from ui.theme.words import in_words
from ui.views.felt import ShoeState, ShoeView
from ui.views.reenact import ReenactView, StepLine
from ui.views.shared import Citation, Tone

translate = QCoreApplication.translate
_OF_A_CASE = (Choose, Correct, Decide, First, Judge, Reconstruct, Reopen, Resume, Void)


def step_lines(past: Reenactment, profile: Profile) -> tuple[StepLine, ...]:
    """Every entry of the Round, in order."""
    boxes_only = profile.table_manners.boxes_only
    return tuple(_line(past, step, boxes_only=boxes_only) for step in past.steps)


def reenact_view(
    past: Reenactment,
    at: int,
    lines: tuple[StepLine, ...],
    profile: Profile,
    rounds: tuple[bool, bool],
) -> ReenactView:
    """The Round after `at` steps; `rounds`: whether there is an earlier one, and a later one."""
    boxes_only = profile.table_manners.boxes_only
    table = past.table(at)
    words = translate("reenact", "Round {number}, before step 1 of {count}")
    if at:
        words = translate("reenact", "Round {number}, step {at} of {count}")
    text = translate("reenact", "The Round is about to begin.")
    tone, cite = Tone.PLAIN, None
    if at:
        step = past.steps[at - 1]
        text, tone, cite = _told(table, step, boxes_only=boxes_only)
    shoe = ShoeView(ShoeState.READY, translate("reenact", "Past Round"))
    return ReenactView(
        words.format(number=past.round_no, at=at, count=len(past.steps)),
        lines,
        at,
        past_felt_view(table, profile, shoe),
        text,
        tone,
        cite,
        in_words(table.guide().message),
        *rounds,
    )


def _line(past: Reenactment, step: ReStep, *, boxes_only: bool) -> StepLine:
    text, tone, _ = _told(past.table(step.number), step, boxes_only=boxes_only)
    time = step.stamp.wall()
    who = ""
    if step.person != step.dealer:
        person = Person(step.person, Role(step.role))
        who = f"{person.name}, {role_text(person.role)}"
    return StepLine(f"{time:%H:%M:%S}", text, who, tone)


def _told(table: Table, step: ReStep, *, boxes_only: bool) -> tuple[str, Tone, Citation | None]:
    """Tell a step: its words, their tone, and the paragraph."""
    book = table.rulebook
    if step.refused is not None:
        words = translate("reenact", "Refused: {line}. {why}")
        text = words.format(line=step.line, why=step.refused.text)
        return text, Tone.TAKE, citation(book, step.refused.paragraph)
    if step.confirms:
        return translate("reenact", "The cards were compared and confirmed"), Tone.EVEN, None
    if step.command is None:
        if step.doubts:
            return doubt_text(step.line), Tone.WARN, None
        return translate("reenact", "Device: {event}").format(event=step.line), Tone.PLAIN, None
    line = happened(table.position, step.events, boxes_only=boxes_only)
    if isinstance(step.command, Decide):
        return act_text(step.command) + " " + step.command.text, Tone.WARN, None
    if isinstance(step.command, _OF_A_CASE) and (line is None or line.tone is Tone.PLAIN):
        return act_text(step.command), Tone.WARN, None
    if line is None and isinstance(step.command, Opened):
        words = translate("reenact", "Card {number} was opened")
        return words.format(number=step.command.number), Tone.PLAIN, None
    if line is None:
        return step.line, Tone.WARN if step.is_irregular else Tone.PLAIN, None
    return line.text, line.tone, line.cite
