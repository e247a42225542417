"""Who acts at the table: a name, a role, and how he has shown who he is.

It knows no PINs and no rights.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from tablemgr.rules.roles import Role


class Proof(Enum):
    """How somebody has shown who he is; the value is its word in the journal."""

    PIN = "pin"
    NAME = "name"
    """By his name only, at a table where nobody proves it."""
    RECOVERY = "recovery"
    """By a PIN that he set a moment before, with a one-time PIN that another person gave him."""


class Signature(Struct, frozen=True):
    """How it was given, and the entry of the staff register's log that tells of it.

    `entry` is that entry's number there, `digest` its SHA-256 in hex.
    """

    proof: Proof
    entry: int
    digest: str

    def payload(self) -> dict[str, str | int]:
        """Give the person as an entry of the journal stores it."""
        return {"proof": self.proof.value, "entry": self.entry, "digest": self.digest}


class Person(Struct, frozen=True, eq=False):
    """A named person in the function in which he acts now.

    Two are equal if name and role are, however they have signed.
    """

    name: str
    role: Role = Role.DEALER
    signature: Signature | None = None
    """Missing if nobody has signed: a table's dealer at its first start, a round record."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Person):
            return NotImplemented
        return (self.name, self.role) == (other.name, other.role)

    def __hash__(self) -> int:
        return hash((self.name, self.role))
