"""What a badge's code must be, and how it is kept. Knows no person and no reader.

A badge only names its owner, whose PIN is asked all the same: it is no secret, and can be copied.
Its digest is kept in its place so that the register's file shows nobody a code to copy; it has no
salt, for it is looked up by it.
"""

from __future__ import annotations

import hashlib
from typing import Final

from tablemgr.house.staff.refusals import StaffCode, StaffRefusal

FEWEST_SIGNS: Final = 4
MOST_SIGNS: Final = 200


def is_badge(code: str) -> bool:
    """Whether the code can be a badge's: a reader's signs in a row, without a space."""
    return FEWEST_SIGNS <= len(code) <= MOST_SIGNS and code.isprintable() and " " not in code


def digest_of(code: str) -> str:
    """What is kept of a code. Raises `StaffRefusal` if it can't be a badge's."""
    if not is_badge(code):
        raise StaffRefusal(StaffCode.BADGE)
    return hashlib.sha256(code.encode()).hexdigest()


def mark_of(digest: str) -> str:
    """What the register's log keeps of a badge: by it a digest that was put into the file by other
    means is seen. Four signs, which thousands of codes have in common, show nobody which it was.
    """
    return hashlib.sha256(digest.encode()).hexdigest()[:4]
