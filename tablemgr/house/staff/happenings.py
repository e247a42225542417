"""Things that happen to people and their PINs, as the journal stores them. Never holds a PIN."""

from __future__ import annotations

from enum import Enum
from hashlib import sha256
from typing import Final

from msgspec import Struct

from tablemgr.journal import Json
from tablemgr.rules.people import Proof
from tablemgr.rules.roles import Role


class Happening(Enum):
    """A kind of happening; the value is its word in the journal and in the register's log."""

    ADDED = "added"
    DISABLED = "disabled"
    ENABLED = "enabled"
    PIN_RESET = "pin-reset"
    PIN_CHANGED = "pin-changed"
    PIN_REHASHED = "pin-rehashed"
    """The same PIN, hashed again with today's costs."""
    WRONG_PIN = "wrong-pin"
    LOCKED = "locked-out"
    UNLOCKED = "lock-out-ended"
    """By somebody else, who signed for it at the table."""
    REFUSED = "sign-in-refused"
    SIGNED_IN = "signed-in"
    SIGNED_OUT = "signed-out"
    RELEASED = "released"
    """Signed out by somebody else, from a table that is gone."""
    RELIEVED = "relieved"
    SIGNED = "signed"
    BADGE_GIVEN = "badge-given"
    BADGE_TAKEN = "badge-taken-away"
    SEALED = "sealed-anew"
    """A Shift Manager has signed for what something else than the program had changed."""


WRONG: Final = (Happening.WRONG_PIN, Happening.LOCKED, Happening.UNLOCKED, Happening.REFUSED)
"""What surveillance looks for: somebody tried to be another, or to sign what he may not."""


class LogEntry(Struct, frozen=True):
    """An entry of the register's log: its number from 1, wall time in nanoseconds, JSON."""

    seq: int
    wall_ns: int
    happened: str

    @property
    def digest(self) -> str:
        """SHA-256 over the whole entry, in hex."""
        return sha256(f"{self.seq} {self.wall_ns} {self.happened}".encode()).hexdigest()


class StaffEvent(Struct, frozen=True, eq=False):
    """One happening: to whom, and who did it if that is somebody else.

    `table` is where it happened. `wrong_tries` and `wait_s` (seconds) belong to a wrong PIN and a
    lock-out, `detail` to a refusal (its code), a signature (the least role) and a relief, `proof`
    to a signature and a sign-in.
    """

    what: Happening
    name: str
    role: Role | None = None
    by: str = ""
    table: str = ""
    detail: str = ""
    wrong_tries: int = 0
    wait_s: int = 0
    mark: str = ""
    """The mark of a PIN that was set, or of a badge: it shows if one got there in another way."""
    proof: Proof | None = None
    entry: LogEntry | None = None
    """Its place in the register's log, once it has one. It happened all the same."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StaffEvent) and self.payload() == other.payload()

    def __hash__(self) -> int:
        return hash((self.what, self.name))

    def for_journal(self) -> dict[str, Json]:
        """For an entry of the journal's kind `session`: the payload, and its place in the log."""
        if self.entry is None:
            return self.payload()
        place: dict[str, Json] = {"entry": self.entry.seq, "digest": self.entry.digest}
        return {**self.payload(), "register": place}

    def payload(self) -> dict[str, Json]:
        """The kind and its details, as the register's log stores them."""
        fields: dict[str, Json] = {
            "role": "" if self.role is None else self.role.value,
            "by": self.by,
            "table": self.table,
            "detail": self.detail,
            "wrong_tries": self.wrong_tries,
            "wait_s": self.wait_s,
            "mark": self.mark,
            "proof": "" if self.proof is None else self.proof.value,
        }
        told = {key: value for key, value in fields.items() if value}
        return {"staff": self.what.value, "name": self.name, **told}
