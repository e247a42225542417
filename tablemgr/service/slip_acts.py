"""Slips of Rounds: which slip a Round has, and a record of its prints."""

from __future__ import annotations

from tablemgr.basics.errors import Fault
from tablemgr.journal import EntryKind
from tablemgr.service.session import TableSession
from tablemgr.service.slip_issue import SlipIssue, next_print


def slip_of(session: TableSession, round_no: int, slip_no: int | None = None) -> SlipIssue | None:
    """The slip of a Round as its next print would be, or None if it has none. The last
    one, if none is named: a settlement that was reopened has one of its own.
    """
    return next_print(session.journal, round_no, slip_no)


def print_slip(
    session: TableSession, round_no: int | None = None, slip_no: int | None = None
) -> SlipIssue:
    """Record that a Round's slip is printed, and give its number (a reprint is a duplicate).
    The last one of the Round, if none is named.

    Raises `Fault` if the Round has no slip.
    """
    number = session.round_no if round_no is None else round_no
    issue = slip_of(session, number, slip_no)
    if issue is None:
        raise Fault(f"Round {number} has no settlement slip.", "Settle it first.")
    printed = {"printed": issue.slip_no, "copy": issue.duplicate}
    session.write(EntryKind.SLIP, printed, round_no=number)
    return issue
