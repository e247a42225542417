"""Check a PIN, draw one, and make what is kept of it: as an Argon2id hash, never in plain
digits.

The random numbers for a one-time PIN are passed in; the library makes the hash's salt. Knows no
person.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from tablemgr.basics.errors import Fault
from tablemgr.house.staff.refusals import StaffCode

if TYPE_CHECKING:
    from argon2 import PasswordHasher

FEWEST_DIGITS: Final = 4
"""No house may ask for fewer. A PIN of so few digits, set before, is good until it is changed."""
USUAL_DIGITS: Final = 6
"""How many a new PIN has at least, unless the house asks for another number: one core tries all
PINs of 4 digits in 46 minutes for everybody, all of 6 digits in 83 hours.
"""
MOST_DIGITS: Final = 8
_LEAST_DIFFERENT: Final = 3
_DIGITS_AT_END: Final = re.compile(r"[0-9]{4,}$")
_COUNTING: Final = frozenset({0, 1, 2, 8, 9})
"""The steps of a sequence: none, or up or down by one or two, also across 9 and 0."""


def fault_of(pin: str, fewest: int = USUAL_DIGITS) -> StaffCode | None:
    """Why this can't be a new PIN, or None; it has the `fewest` digits at least. Only the ten ASCII
    digits count.
    """
    if not (fewest <= len(pin) <= MOST_DIGITS and pin.isascii() and pin.isdecimal()):
        return StaffCode.PIN_LENGTH
    steps = {(int(after) - int(one)) % 10 for one, after in pairwise(pin)}
    in_a_row = len(steps) == 1 and steps <= _COUNTING  # 0000, 1234, 9876, 8901, 2468
    if in_a_row or len(set(pin)) < _LEAST_DIFFERENT or _repeats(pin):
        return StaffCode.PIN_GUESSABLE
    return None


def ends_in_pin(text: str, *, name: bool = False) -> bool:
    """Say whether a text may end in a PIN that somebody typed one step too early: as many digits as
    any PIN has, or more. A `name` may end in digits behind a letter, as the numbers of Players do.
    """
    digits = _DIGITS_AT_END.search(text.strip())
    return digits is not None and not (name and digits.start())


def _repeats(pin: str) -> bool:
    """Say whether it is a shorter row of digits twice or more: 123123, 2525."""
    return any(
        pin == pin[:length] * (len(pin) // length)
        for length in range(1, len(pin) // 2 + 1)
        if len(pin) % length == 0
    )


def draw_pin(below: Callable[[int], int], fewest: int = USUAL_DIGITS) -> str:
    """A one-time PIN; `below(n)` gives a number from 0 to n - 1 that nobody can predict."""
    digits = max(USUAL_DIGITS, fewest)
    while True:
        pin = "".join(str(below(10)) for _ in range(digits))
        if fault_of(pin, digits) is None:
            return pin


class OneTimePin(Struct, frozen=True):
    """A PIN to be shown once and stored nowhere; its owner changes it at his first sign-in."""

    name: str
    pin: str

    def __repr__(self) -> str:
        """Without the PIN, so that nothing that prints the object by mistake (a log, say) shows
        it.
        """
        return f"OneTimePin({self.name!r}, ...)"


class PinHasher:
    """Hashes PINs and compares them. The default costs are the library's (RFC 9106)."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._given = hasher

    @cached_property
    def _hasher(self) -> PasswordHasher:
        """Loaded with the first PIN: to hash that takes many times as long."""
        from argon2 import PasswordHasher  # noqa: PLC0415 - see above

        return PasswordHasher() if self._given is None else self._given

    def hash(self, pin: str) -> str:
        """The hash of the PIN, to be stored, with its salt and its costs."""
        return self._hasher.hash(pin)

    def matches(self, stored: str, pin: str) -> bool:
        """Say whether the PIN is the stored one. Raises `Fault` if what is stored is not a hash."""
        from argon2.exceptions import (  # noqa: PLC0415 - with the hasher
            InvalidHashError,
            VerifyMismatchError,
        )

        try:
            return self._hasher.verify(stored, pin)
        except VerifyMismatchError:
            return False
        except InvalidHashError:
            raise Fault(
                "A PIN in the staff register is damaged.", "Reset this person's PIN."
            ) from None

    def is_outdated(self, stored: str) -> bool:
        """Say whether it was hashed with costs that differ from today's."""
        return self._hasher.check_needs_rehash(stored)
