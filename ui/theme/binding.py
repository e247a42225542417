"""Checks that Qt's Python binding is sound before a window relies on it.

PySide6 6.12.0 under Python 3.11 loses a reference to `None` on every call that returns
nothing: after some thousand calls the process aborts, in the middle of a Round. Later Pythons
never free `None` and are not affected.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF

from tablemgr.basics.errors import Fault

CALLS: Final = 64


def _call() -> None:
    QRectF().setRight(1.0)


def check_binding(
    call: Callable[[], None] = _call, count: Callable[[object], int] = sys.getrefcount
) -> None:
    """Raise `Fault` if calls into the binding lose references to `None`."""
    before = count(None)
    for _ in range(CALLS):
        call()
    if before - count(None) >= CALLS // 2:
        raise Fault(
            "This version of PySide6 does not work with this version of Python: "
            "the window would crash within minutes.",
            "Install PySide6-Essentials 6.11.3, or Python 3.12 or later.",
        )
