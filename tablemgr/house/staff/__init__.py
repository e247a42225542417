"""The house's staff: who they are, their PINs, and who may sign what. Knows no screen.

Use `TableSignIn` for one table, `StaffRegister` for the house. Clock, random numbers and folder
are passed in. See docs/decisions/009-sign-in.md.
"""

from __future__ import annotations

from tablemgr.house.staff.authority import may_manage, may_sign, may_sign_as
from tablemgr.house.staff.happenings import Happening, StaffEvent
from tablemgr.house.staff.pins import OneTimePin, PinHasher, fault_of
from tablemgr.house.staff.refusals import StaffCode, StaffRefusal
from tablemgr.house.staff.register import StaffRegister
from tablemgr.house.staff.store import Member, StaffStore
from tablemgr.house.staff.table_sign_in import TableSignIn

__all__ = [
    "Happening",
    "Member",
    "OneTimePin",
    "PinHasher",
    "StaffCode",
    "StaffEvent",
    "StaffRefusal",
    "StaffRegister",
    "StaffStore",
    "TableSignIn",
    "fault_of",
    "may_manage",
    "may_sign",
    "may_sign_as",
]
