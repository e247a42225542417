"""Who may act at a table (ruling I1). Knows the roles and their order, not the people."""

from __future__ import annotations

from enum import Enum


class Role(Enum):
    """A person's function at the table; the value is its word in a round record's `as ROLE`."""

    DEALER = "dealer"
    PIT_SUPERVISOR = "pit-supervisor"
    PIT_MANAGER = "pit-manager"
    SHIFT_MANAGER = "shift-manager"
