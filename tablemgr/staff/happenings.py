"""What happens to people and their PINs, as the journal stores it. Never holds a PIN."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tablemgr.journal import Json
from tablemgr.roles import Role


class Happening(Enum):
    """What happened; the value is its word in the journal and in the register's log."""

    ADDED = "added"
    DISABLED = "disabled"
    ENABLED = "enabled"
    PIN_RESET = "pin-reset"
    PIN_CHANGED = "pin-changed"
    WRONG_PIN = "wrong-pin"
    LOCKED = "locked-out"
    REFUSED = "sign-in-refused"
    SIGNED_IN = "signed-in"
    SIGNED_OUT = "signed-out"
    RELIEVED = "relieved"
    SIGNED = "signed"


@dataclass(frozen=True, slots=True)
class StaffEvent:
    """One happening: to whom, and who did it where that is somebody else.

    `wrong_tries` and `wait_s` (seconds) belong to a wrong PIN and a lock-out, `table` to a
    sign-in, `detail` to a refusal (its code), a signature (the least role) and a relief.
    """

    what: Happening
    name: str
    role: Role | None = None
    by: str = ""
    table: str = ""
    detail: str = ""
    wrong_tries: int = 0
    wait_s: int = 0

    def payload(self) -> dict[str, Json]:
        """For an entry of the journal's kind `session`: the happening, and what it has to say."""
        fields: dict[str, Json] = {
            "role": "" if self.role is None else self.role.value,
            "by": self.by,
            "table": self.table,
            "detail": self.detail,
            "wrong_tries": self.wrong_tries,
            "wait_s": self.wait_s,
        }
        told = {key: value for key, value in fields.items() if value}
        return {"staff": self.what.value, "name": self.name, **told}
