"""PINs hashed at the least cost, for tests that are not about the hash."""

from __future__ import annotations

import argon2
import pytest
from argon2 import PasswordHasher

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def use_cheap_pins(patch: pytest.MonkeyPatch) -> None:
    """Each register that is opened from now on hashes its PINs with `CHEAP`."""
    patch.setattr(argon2, "PasswordHasher", lambda: CHEAP)
