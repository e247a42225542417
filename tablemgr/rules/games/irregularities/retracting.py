"""A report that was made in error is withdrawn (ruling I14)."""

from __future__ import annotations

from tablemgr.rules.commands import Retract
from tablemgr.rules.events import Event, ReportRetracted
from tablemgr.rules.games.irregularities.closing import closed
from tablemgr.rules.games.irregularities.reporting import NOTICED
from tablemgr.rules.games.position import AnyRound, Case
from tablemgr.rules.rulebook import Reason


def latest_report(position: AnyRound) -> Case | None:
    """The latest report that is still open, or None if nobody has reported what is open."""
    reports = (case for case in reversed(position.cases) if case.kind not in NOTICED)
    return next(reports, None)


def verify_retract(position: AnyRound, _: Retract) -> Reason | None:
    """I14: an open report, under which nothing was chosen, moved or paid."""
    case = latest_report(position)
    if case is None:
        return Reason("no-report-to-retract")
    if case.kind == "simultaneous":
        return Reason("report-has-effect", what="cards came with it")
    for done, what in (
        (bool(case.choices), "a Player has chosen"),
        (case.reconstruction is not None, "the House has decided on the cards"),
        (case.judgement is not None, "it has been judged"),
    ):
        if done:
            return Reason("report-has-effect", what=what)
    return None


def retract_events(position: AnyRound, command: Retract) -> list[Event]:
    """The case is closed; its flag stays and says so, and nothing else changes."""
    case = latest_report(position)
    assert case is not None
    flags = (f for f in reversed(position.flags) if (f.code, f.paragraph) == case.names)
    flag = next(flags, None)
    said = position.rulebook.wording.flags["retracted"]
    text = said.format(text="" if flag is None else flag.text, reason=command.text).strip()
    retracted = ReportRetracted(*case.names, case.box, command.text, text)
    return [retracted, closed(position, case)]
