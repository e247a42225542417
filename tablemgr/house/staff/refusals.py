"""Why a person can't sign in, or may not sign. Knows no register and no screen."""

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
    KEPT_ELSEWHERE = "register-kept-elsewhere"
    UNCONFIRMED = "register-unconfirmed"
    BADGE = "badge-malformed"
    BADGE_TAKEN = "badge-taken"


_TEXTS: Final = {
    StaffCode.UNKNOWN: "Nobody of this name is in the staff register.",
    StaffCode.DISABLED: "This person may no longer sign in.",
    StaffCode.WRONG_PIN: "This PIN is wrong.",
    StaffCode.LOCKED: "Too many wrong tries. Try again in {wait}.",
    StaffCode.MUST_CHANGE: "This PIN is for one use: a PIN of one's own must be set first.",
    StaffCode.PIN_LENGTH: "A new PIN has {digits} to 8 digits.",
    StaffCode.PIN_GUESSABLE: "Too easy to guess: no repeated digits, no sequence like 1234.",
    StaffCode.PIN_SAME: "That is the old PIN. Choose another.",
    StaffCode.ELSEWHERE: "Signed in at table {table}. Sign out there first.",
    StaffCode.TRAINEE: "A trainee does not deal at a live table.",
    StaffCode.ROLE: "This person's role is too low for this.",
    StaffCode.OWN_ACT: "Nobody approves his own act: another person must sign "
    "(house ruling {paragraph}).",
    StaffCode.SUBJECT: "This is about the person himself: another must sign.",
    StaffCode.NOT_GENUINE: "What the register has on this person was changed by something else "
    "than this program: another Shift Manager signs for it first.",
    StaffCode.UNPROVED: "The staff register was changed for this person: a Shift Manager signs "
    "for that first.",
    StaffCode.NAME: "A name has letters, spaces, ' - and ., at most 40 in all.",
    StaffCode.TAKEN: "The register has this name already.",
    StaffCode.LAST_MANAGER: "The last Shift Manager can't be disabled.",
    StaffCode.NEEDS_PIN: "This person signs with a PIN.",
    StaffCode.KEPT_ELSEWHERE: "The pit's desk keeps the staff register: set your PIN there.",
    StaffCode.UNCONFIRMED: "The pit's desk has not confirmed the staff register for too long: a "
    "Shift Manager signs for it first.",
    StaffCode.BADGE: "A badge code has 4 to 200 characters and no spaces.",
    StaffCode.BADGE_TAKEN: "This badge is another person's.",
}
_MINUTE_S: Final = 60


class StaffRefusal(Refusal):
    """A person is refused; nothing but the count of wrong tries has changed.

    `reason` says why; `wait_s` is how long a lock-out lasts from now, in seconds; `table` is where
    the person is signed in, if that is the reason; `digits` is how many a new PIN has at least.
    """

    def __init__(
        self, reason: StaffCode, *, wait_s: int = 0, table: str = "", digits: int = 0
    ) -> None:
        values = {"digits": digits, "wait": _duration(wait_s), "table": table}
        text = Message(REFUSALS, _TEXTS[reason], {**values, "paragraph": PARAGRAPH})
        super().__init__(reason.value, PARAGRAPH, text)
        self.reason = reason
        self.wait_s = wait_s
        self.table = table
        self.digits = digits


def _duration(seconds: int) -> Message:
    if seconds == 1:
        return Message(REFUSALS, "1 second")
    if seconds < 2 * _MINUTE_S:
        return Message(REFUSALS, "{count} seconds", {"count": seconds})
    return Message(REFUSALS, "{count} minutes", {"count": -(-seconds // _MINUTE_S)})
