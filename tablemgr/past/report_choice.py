"""Chooses a gaming day or a session of a report, and finds numbers that no slip has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import date

from tablemgr.basics.gaming_day import MIDNIGHT, day_begun
from tablemgr.basics.messages import Message
from tablemgr.past.day_report import (
    CONTEXT,
    DayReport,
    RoundResult,
    SessionResult,
    VoidResult,
)
from tablemgr.tray.refusals import KINDS


def of_day(report: DayReport, day: date, *, begins: str = MIDNIGHT) -> DayReport:
    """The Rounds that were opened and what was voided on a gaming day, and the sessions; `begins`:
    at which time.
    """
    rounds = [each for each in report.rounds if day_begun(each.opened, begins) == day]
    sessions = [
        each
        for each in report.sessions
        if day_begun(each.opened, begins) <= day
        and (each.closed is None or day_begun(each.closed, begins) >= day)
    ]
    voids = [each for each in report.voids if day_begun(each.at, begins) == day]
    return _with(report, rounds, sessions, voids)


def of_session(report: DayReport, number: int) -> DayReport:
    """One session with its Rounds."""
    rounds = [each for each in report.rounds if each.session == number]
    sessions = [each for each in report.sessions if each.number == number]
    return _with(report, rounds, sessions, [v for v in report.voids if v.session == number])


def _with(
    report: DayReport,
    rounds: list[RoundResult],
    sessions: list[SessionResult],
    voids: list[VoidResult],
) -> DayReport:
    numbers = {each.number for each in sessions}
    transfers = [each for each in report.transfers if each.session in numbers]
    return DayReport(rounds, sessions, report.slips, voids, transfers)


def missing_numbers(slips: Iterable[tuple[str, int]]) -> Iterator[Message]:
    """Each number, from the lowest of a kind to its highest, that no slip has or that two have."""
    by_kind: dict[str, list[int]] = {}
    for kind, number in slips:
        by_kind.setdefault(kind, []).append(number)
    for kind, numbers in sorted(by_kind.items()):
        counts = Counter(numbers)
        for number in range(min(numbers), max(numbers) + 1):
            said = {"kind": Message(KINDS, kind), "number": number}
            if not counts[number]:
                yield Message(CONTEXT, "{kind} {number} is missing", said)
            elif counts[number] > 1:
                yield Message(CONTEXT, "{kind} {number} is there twice", said)
