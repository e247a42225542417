"""Who acts at the table. Knows a name and a role; passwords and rights come from elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from tablemgr.roles import Role


@dataclass(frozen=True, slots=True)
class Person:
    """A named person in the function in which he acts now."""

    name: str
    role: Role = Role.DEALER
