"""A report that was made in error is withdrawn (ruling I14)."""

from __future__ import annotations

from collections.abc import Iterator

from tablemgr.basics.messages import Message
from tablemgr.rules.commands import Retract
from tablemgr.rules.events import Event, ReportRetracted
from tablemgr.rules.games.case import Case, Reported
from tablemgr.rules.games.irregularities.closing import closed
from tablemgr.rules.games.position import AnyRound
from tablemgr.rules.rulebook import Reason, Rulebook


def report_to_retract(position: AnyRound) -> Reported | None:
    """The latest report under which nothing was done, of those that can be withdrawn at all."""
    return next((each for each in _open(position) if not _effect(position, each)), None)


def _open(position: AnyRound) -> Iterator[Reported]:
    """The reports that can be withdrawn, the latest first: those whose case is open; cards that
    were exposed and opened nothing; a card on an empty box that was only a flag, until the next
    card or decision.
    """
    for report in reversed(position.remembered.reports):
        if report.case:
            is_open = position.case_of(report.case) is not None
        elif report.kind == "card-to-empty-box":
            is_open = report.acts == position.acts
        else:  # version 0.2's journals do not say under which paragraph cards were exposed
            is_open = report.kind == "exposed" and bool(report.paragraph)
        if is_open:
            yield report


def _effect(position: AnyRound, report: Reported) -> Message | str:
    """Say what was done under the report, or empty."""
    book: Rulebook = position.rulebook
    case = position.case_of(report.case)
    if report.kind == "simultaneous":
        return book.part("cards-came")
    if case is None:
        return ""
    if case.choices:
        return book.part("player-chose")
    if case.reconstruction is not None:
        return book.part("house-decided")
    return "" if case.judgement is None else book.part("judged")


def verify_retract(position: AnyRound, _: Retract) -> Reason | None:
    """I14: there is a report under which nothing was chosen, decided, moved or paid."""
    if report_to_retract(position) is not None:
        return None
    latest = next(_open(position), None)
    if latest is None:
        return Reason("no-report-to-retract")
    return Reason("report-has-effect", what=_effect(position, latest))


def retract_events(position: AnyRound, command: Retract) -> list[Event]:
    """Its case is closed; its flag stays and says so, and what it had replaced comes back."""
    report = report_to_retract(position)
    assert report is not None
    said = position.rulebook.wording.flags["retracted"]
    text = said.format(text=report.text, reason=command.text).strip()
    retracted = ReportRetracted(
        report.kind, report.paragraph, report.box, command.text, text, report.number
    )
    case = case_of_report(position)
    if case is None:
        return [retracted]
    return [retracted, closed(position, case, others=report.was_in is not None)]


def case_of_report(position: AnyRound) -> Case | None:
    """The case of the report that would be withdrawn, if it opened one."""
    report = report_to_retract(position)
    return None if report is None else position.case_of(report.case)
