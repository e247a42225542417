"""Who may sign for another, and who may manage whom (ruling I1). Knows persons but no register."""

from __future__ import annotations

from typing import Final

from tablemgr.basics.names import same_name
from tablemgr.house.staff.refusals import StaffCode, StaffRefusal
from tablemgr.rules.people import Person
from tablemgr.rules.roles import MONEY_ROLES, Role, at_least, may

MANAGES: Final = Role.PIT_MANAGER
"""The lowest role that may change the register."""


def may_sign(actor: Person, dealer: Person, command: object) -> StaffRefusal | None:
    """Why `actor` may not sign this command at `dealer`'s table, or None.

    His role must allow it, and nobody approves his own act, whatever his role.
    """
    if not may(actor.role, command):
        return StaffRefusal(StaffCode.ROLE)
    return own_act(actor, dealer)


def may_sign_as(actor: Person, dealer: Person, least: Role) -> StaffRefusal | None:
    """Why he may not sign, or None, if only the lowest role for the command is known."""
    if not at_least(actor.role, least):
        return StaffRefusal(StaffCode.ROLE)
    return own_act(actor, dealer)


def own_act(actor: Person, dealer: Person) -> StaffRefusal | None:
    """Nobody approves his own act."""
    return StaffRefusal(StaffCode.OWN_ACT) if same_name(actor.name, dealer.name) else None


def may_manage(actor: Person, name: str, role: Role) -> StaffRefusal | None:
    """Why `actor` may not add, enable, disable or reset `name` of that role, or None.

    A Pit Manager or above, nobody above himself, and never his own entry; those who handle the
    table's money beside the table are a Shift Manager's alone.
    """
    least = Role.SHIFT_MANAGER if role in MONEY_ROLES else role
    if not (at_least(actor.role, MANAGES) and at_least(actor.role, least)):
        return StaffRefusal(StaffCode.ROLE)
    return StaffRefusal(StaffCode.OWN_ACT) if same_name(actor.name, name) else None
