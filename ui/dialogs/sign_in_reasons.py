"""Why a person can't sign in, or may not sign, in the words of the sign-in sheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.counts import counted
from tablemgr.basics.errors import Fault
from tablemgr.house.staff import StaffCode, StaffRefusal
from ui.theme.words import in_words, whole_fault

translate = QCoreApplication.translate
_MINUTE_S: Final = 60


def reason_text(refusal: StaffRefusal | Fault) -> str:
    """Why somebody is refused, or what is wrong with the register."""
    if isinstance(refusal, Fault):
        return whole_fault(refusal)
    texts = {
        StaffCode.UNKNOWN: translate("sign-in", "Nobody of this name is in the staff register."),
        StaffCode.DISABLED: translate("sign-in", "This person may no longer sign in."),
        StaffCode.WRONG_PIN: translate("sign-in", "This PIN is wrong."),
        StaffCode.LOCKED: translate("sign-in", "Too many wrong tries. Try again in {0}."),
        StaffCode.PIN_LENGTH: translate("sign-in", "A new PIN has {3} to 8 digits."),
        StaffCode.PIN_GUESSABLE: translate(
            "sign-in", "Too easy to guess: no repeated digits, no sequence like 1234."
        ),
        StaffCode.PIN_SAME: translate("sign-in", "That is the old PIN. Choose another."),
        StaffCode.ELSEWHERE: translate("sign-in", "Signed in at table {1}. Sign out there first."),
        StaffCode.TRAINEE: translate("sign-in", "A trainee does not deal at a live table."),
        StaffCode.ROLE: translate("sign-in", "This person's role is too low for this."),
        StaffCode.OWN_ACT: translate(
            "sign-in", "Nobody approves his own act: another person must sign (house ruling {2})."
        ),
        StaffCode.NOT_GENUINE: translate(
            "sign-in",
            "What the register has on this person was changed by something else than this program: "
            "another Shift Manager signs for it first.",
        ),
        StaffCode.SUBJECT: translate(
            "sign-in", "This is about the person himself: another must sign."
        ),
        StaffCode.UNPROVED: translate(
            "sign-in",
            "The staff register was changed for this person: a Shift Manager signs for that first.",
        ),
        StaffCode.NAME: translate(
            "sign-in", "A name has letters, spaces, ' - and ., at most 40 in all."
        ),
        StaffCode.NEEDS_PIN: translate("sign-in", "This person signs with a PIN."),
    }
    text = texts.get(refusal.reason) or in_words(refusal.message)
    wait = _duration(refusal.wait_s)
    return text.format(wait, refusal.table, refusal.paragraph, refusal.digits)


def _duration(seconds: int) -> str:
    if seconds < 2 * _MINUTE_S:
        return counted(
            seconds, translate("sign-in", "1 second"), translate("sign-in", "{0} seconds")
        )
    return translate("sign-in", "{0} minutes").format(-(-seconds // _MINUTE_S))
