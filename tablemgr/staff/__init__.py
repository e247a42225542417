"""The house's staff: who they are, their PINs, and who may sign what. Knows no screen.

`SignInDesk` is the door of one table, `StaffRegister` that of the house. The clock, chance and
the folder are passed in. See docs/decisions/009-sign-in.md.
"""

from __future__ import annotations

from tablemgr.staff.authority import may_manage, may_sign, may_sign_as
from tablemgr.staff.desk import SignInDesk
from tablemgr.staff.happenings import Happening, StaffEvent
from tablemgr.staff.pins import PinHasher, fault_of
from tablemgr.staff.refusals import StaffCode, StaffRefusal
from tablemgr.staff.register import OneTimePin, StaffRegister
from tablemgr.staff.store import Member, StaffStore

__all__ = [
    "Happening",
    "Member",
    "OneTimePin",
    "PinHasher",
    "SignInDesk",
    "StaffCode",
    "StaffEvent",
    "StaffRefusal",
    "StaffRegister",
    "StaffStore",
    "fault_of",
    "may_manage",
    "may_sign",
    "may_sign_as",
]
