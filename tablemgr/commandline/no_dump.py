"""Keeps the process's memory, where a PIN stands while it is typed, out of core dumps.

Linux only: elsewhere nothing is done. Other processes of the same user can't read the memory
either.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Final

_PR_SET_DUMPABLE: Final = 4


def keep_memory_private() -> bool:
    """Ask the system for it; True if it was done. A kernel that refuses stops nothing."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        prctl = ctypes.CDLL(None, use_errno=True).prctl
    except (OSError, AttributeError):  # a C library without it
        return False
    return bool(prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0) == 0)
