"""Who may act at a table, and what each may do (ruling I1). Knows roles, not people."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

from tablemgr.commands import Correct, Decide, Judge, Reconstruct, Reopen, Resume, Void


class Role(Enum):
    """A person's function at the table; the value is its word in a round record's `as ROLE`."""

    DEALER = "dealer"
    PIT_SUPERVISOR = "pit-supervisor"
    PIT_MANAGER = "pit-manager"
    SHIFT_MANAGER = "shift-manager"

    @property
    def title(self) -> str:
        """As the rule documents call it."""
        return TITLES[self]


TITLES: Final = {
    Role.DEALER: "Dealer",
    Role.PIT_SUPERVISOR: "Pit Supervisor",
    Role.PIT_MANAGER: "Pit Manager",
    Role.SHIFT_MANAGER: "Table Games Shift Manager",
}

NEEDS: Final[dict[type[Any], Role]] = {
    Reconstruct: Role.PIT_SUPERVISOR,
    Resume: Role.PIT_SUPERVISOR,
    Void: Role.PIT_SUPERVISOR,
    Correct: Role.PIT_SUPERVISOR,
    Judge: Role.PIT_SUPERVISOR,
    Decide: Role.SHIFT_MANAGER,
    Reopen: Role.SHIFT_MANAGER,
}
"""The least role for each command; every other command is the Dealer's."""

_ORDER: Final = list(Role)


def needed(command: object) -> Role:
    """The least role that may give the command."""
    return NEEDS.get(type(command), Role.DEALER)


def may(role: Role, command: object) -> bool:
    """Whether the role may give the command: a higher one may all that a lower one may."""
    return _ORDER.index(role) >= _ORDER.index(needed(command))
