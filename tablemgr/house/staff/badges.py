"""Check a badge's code, and make what is kept of it. Knows no person and no reader.

A badge only names its owner, who must still enter his PIN: it is not a secret and can be copied.
The register keeps the code's digest instead, so that its file shows nobody a code to copy; it has
no salt because badges are looked up by it.
"""

from __future__ import annotations

import hashlib
from typing import Final

from tablemgr.house.staff.refusals import StaffCode, StaffRefusal

FEWEST_SIGNS: Final = 4
MOST_SIGNS: Final = 200


def is_badge(code: str) -> bool:
    """Say whether the code can be a badge's: characters in a row, without a space."""
    return FEWEST_SIGNS <= len(code) <= MOST_SIGNS and code.isprintable() and " " not in code


def digest_of(code: str) -> str:
    """The digest of a code. Raises `StaffRefusal` if it can't be a badge's."""
    if not is_badge(code):
        raise StaffRefusal(StaffCode.BADGE)
    return hashlib.sha256(code.encode()).hexdigest()


def mark_of(digest: str) -> str:
    """The start of a badge's digest, for the register's log: it shows if a digest was put into the
    file in another way. Thousands of codes have these four characters in common, so that nobody
    learns the code.
    """
    return hashlib.sha256(digest.encode()).hexdigest()[:4]
