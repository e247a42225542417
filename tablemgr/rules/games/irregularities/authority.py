"""Who may act in an open case, if that depends on the case (rulings I9, I14, I17).

The least role that a command always needs stands in `tablemgr.rules.roles`; a family's door says it
of a command of its own, if it depends on the Round.
"""

from __future__ import annotations

from tablemgr.rules.commands import Command, Reconstruct, Report, Resume, Retract
from tablemgr.rules.games.case import Case
from tablemgr.rules.games.irregularities.empty_box import case_of_last_card
from tablemgr.rules.games.irregularities.retracting import case_of_report
from tablemgr.rules.games.position import AnyRound
from tablemgr.rules.roles import Role, at_least, needed
from tablemgr.rules.rulebook import Reason

DEPENDS_ON_THE_CASE = (Resume, Reconstruct, Retract, Report)
"""The commands that can need a higher role, by the open case or by what was done before."""


def needed_now(position: AnyRound, command: Command) -> Role:
    """The least role that may give the command in this position."""
    least = needed(command)
    if isinstance(command, Retract):
        case = case_of_report(position)
        his = case is not None and "decide" in case.remedies  # I14: who may resolve it retracts it
        return Role.SHIFT_MANAGER if his else least
    if isinstance(command, Resume):
        return Role.SHIFT_MANAGER if any(map(_advised, position.cases)) else least
    if isinstance(command, Reconstruct):
        about = [case for case in position.cases if "reconstruct" in case.remedies]
        return Role.SHIFT_MANAGER if any(map(_advised, about)) else least
    return least


def _advised(case: Case) -> bool:
    """I9: the Shift Manager decides the case; its other remedies, taken from another version of the
    rules, are advice.
    """
    return "decide" in case.remedies and not {*case.remedies} <= {"decide", "void"}


def missing_authority(
    position: AnyRound, command: Command, role: Role, least: Role
) -> Reason | None:
    """Why a person of this role may not give the command now, or None. `least` is the least role
    that may give it now.
    """
    if not at_least(role, least):
        return Reason("beyond-authority", role=least.message)
    if isinstance(command, Report) and command.kind == "card-to-empty-box":
        case = case_of_last_card(position)
        supervised = case is not None and case.supervised
        if supervised and not at_least(role, Role.PIT_SUPERVISOR):
            return Reason("case-is-the-supervisors")  # I17
    return None
