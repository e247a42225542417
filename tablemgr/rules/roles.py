"""Who may act at a table, and what each may do (ruling I1). Knows roles, not people."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

from tablemgr.basics.messages import Message, translate
from tablemgr.rules.commands import (
    Adjust,
    Correct,
    Decide,
    Judge,
    Reconstruct,
    Reopen,
    Resume,
    Retract,
    Stood,
    TooEarly,
    Void,
)


class Role(Enum):
    """A person's function; the value is its word in a record's `as ROLE`.

    Those of the table, the lowest first. A trainee is in the staff register but may do nothing at a
    live table, and no record has the role. At a table that trains he acts as its Dealer
    (`tablemgr.house.staff`). The last four belong to the table's money alone: none of them deals,
    and none stands in for another.
    """

    TRAINEE = "trainee"
    DEALER = "dealer"
    PIT_SUPERVISOR = "pit-supervisor"
    PIT_MANAGER = "pit-manager"
    SHIFT_MANAGER = "shift-manager"
    CASHIER = "cashier"
    RUNNER = "runner"
    COUNT_TEAM = "count-team"
    ACCOUNTING = "accounting"

    @property
    def title(self) -> str:
        """Name it as the rule documents do."""
        return TITLES[self]

    @property
    def message(self) -> Message:
        """The title, to be put into words."""
        return Message("roles", TITLES[self])


TITLES: Final = {
    Role.TRAINEE: translate("roles", "Trainee"),
    Role.DEALER: translate("roles", "Dealer"),
    Role.PIT_SUPERVISOR: translate("roles", "Pit Supervisor"),
    Role.PIT_MANAGER: translate("roles", "Pit Manager"),
    Role.SHIFT_MANAGER: translate("roles", "Table Games Shift Manager"),
    Role.CASHIER: translate("roles", "Cashier"),
    Role.RUNNER: translate("roles", "Runner"),
    Role.COUNT_TEAM: translate("roles", "Count team"),
    Role.ACCOUNTING: translate("roles", "Accounting"),
}

NEEDS: Final[dict[type[Any], Role]] = {
    Reconstruct: Role.PIT_SUPERVISOR,
    Resume: Role.PIT_SUPERVISOR,
    Void: Role.PIT_SUPERVISOR,
    Correct: Role.PIT_SUPERVISOR,
    Judge: Role.PIT_SUPERVISOR,
    Stood: Role.PIT_SUPERVISOR,
    TooEarly: Role.PIT_SUPERVISOR,
    Retract: Role.PIT_SUPERVISOR,
    Decide: Role.SHIFT_MANAGER,
    Adjust: Role.SHIFT_MANAGER,
    Reopen: Role.SHIFT_MANAGER,
}
"""The lowest role that may give each command; every other command is the Dealer's."""

RECORD_ROLES: Final = (Role.DEALER, Role.PIT_SUPERVISOR, Role.PIT_MANAGER, Role.SHIFT_MANAGER)
"""The roles that may act in a Round, the lowest first; a round record may name them."""

MONEY_ROLES: Final = (Role.CASHIER, Role.RUNNER, Role.COUNT_TEAM, Role.ACCOUNTING)
"""The roles of the table's money alone."""

_ORDER: Final = {role: rank for rank, role in enumerate((Role.TRAINEE, *RECORD_ROLES))}


def needed(command: object) -> Role:
    """The lowest role that may give the command."""
    return NEEDS.get(type(command), Role.DEALER)


def may(role: Role, command: object) -> bool:
    """Say whether the role may give the command: a higher one may do all that a lower one may."""
    return at_least(role, needed(command))


def at_least(role: Role, least: Role) -> bool:
    """Say whether a role is as high as another; of the money's roles each is only as high as
    itself.
    """
    if least in _ORDER and role in _ORDER:
        return _ORDER[role] >= _ORDER[least]
    return role is least
