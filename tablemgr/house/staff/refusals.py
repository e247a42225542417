"""Why a person can't sign in, or may not sign. Knows no register and no screen.

The wording here is for the command line; the window says the same by the code.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from tablemgr.basics.errors import Refusal
from tablemgr.basics.messages import REFUSALS, Message

PARAGRAPH: Final = "I1"
"""The house ruling on authority."""


class StaffCode(Enum):
    """The reasons to refuse a person."""

    UNKNOWN = "unknown-person"
    DISABLED = "person-disabled"
    WRONG_PIN = "wrong-pin"
    LOCKED = "locked-out"
    MUST_CHANGE = "pin-must-change"
    PIN_LENGTH = "pin-length"
    PIN_GUESSABLE = "pin-guessable"
    PIN_SAME = "pin-same"
    ELSEWHERE = "signed-in-elsewhere"
    TRAINEE = "trainee"
    ROLE = "role-too-low"
    OWN_ACT = "own-act"
    SUBJECT = "signs-for-himself"
    NOT_GENUINE = "row-not-genuine"
    UNPROVED = "changed-and-unsigned"
    NAME = "name-malformed"
    TAKEN = "name-taken"
    LAST_MANAGER = "last-manager"
    NEEDS_PIN = "needs-pin"
    BADGE = "badge-malformed"
    BADGE_TAKEN = "badge-taken"


_TEXTS: Final = {
    StaffCode.UNKNOWN: "Nobody of this name is in the register.",
    StaffCode.DISABLED: "This person may no longer sign in.",
    StaffCode.WRONG_PIN: "The PIN is wrong.",
    StaffCode.LOCKED: "Too many wrong tries: locked for a while.",
    StaffCode.MUST_CHANGE: "This PIN is for one use: a PIN of one's own must be set first.",
    StaffCode.PIN_LENGTH: "A new PIN has {digits} to 8 digits and nothing else.",
    StaffCode.PIN_GUESSABLE: "Too easy to guess: no repeated digits, no sequence like 1234.",
    StaffCode.PIN_SAME: "The new PIN is the old one.",
    StaffCode.ELSEWHERE: "This person is signed in at another table.",
    StaffCode.TRAINEE: "A trainee does not act at a live table.",
    StaffCode.ROLE: "This person's function is too low for this.",
    StaffCode.OWN_ACT: "Nobody approves his own act.",
    StaffCode.SUBJECT: "This is about the person himself: another Shift Manager signs.",
    StaffCode.NOT_GENUINE: "The register's row of this person was changed by something else than "
    "this program: another Shift Manager signs for that first.",
    StaffCode.UNPROVED: "The register was changed for this person, and nobody has signed for it.",
    StaffCode.NAME: "A name has letters of any script, spaces, ' - and ., at most 40 in all.",
    StaffCode.TAKEN: "The register has this name already.",
    StaffCode.LAST_MANAGER: "The last Shift Manager can't be disabled.",
    StaffCode.NEEDS_PIN: "This person signs with a PIN.",
    StaffCode.BADGE: "A badge code has 4 to 200 characters and no spaces.",
    StaffCode.BADGE_TAKEN: "This badge is another person's.",
}


class StaffRefusal(Refusal):
    """A person is refused; nothing but the count of wrong tries has changed.

    `reason` says why; `wait_s` is how long a lock-out lasts from now, in seconds; `table` is where
    the person is signed in, if that is the reason; `digits` is how many a new PIN has at least.
    """

    def __init__(
        self, reason: StaffCode, *, wait_s: int = 0, table: str = "", digits: int = 0
    ) -> None:
        text = Message(REFUSALS, _TEXTS[reason], {"digits": digits})
        if wait_s:
            values = {"text": text, "seconds": wait_s}
            text = Message(REFUSALS, "{text} Try again in {seconds} s.", values)
        if table:
            text = Message(REFUSALS, "{text} It is {table}.", {"text": text, "table": table})
        super().__init__(reason.value, PARAGRAPH, text)
        self.reason = reason
        self.wait_s = wait_s
        self.table = table
        self.digits = digits
