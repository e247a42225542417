"""The one door to what a start does not need: it is loaded when it is first wanted.

A start that loads every sheet lets the Dealer wait for what he may not open all night. The types
are imported under `TYPE_CHECKING`, so that the checkers see through this door. Knows no Qt.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any


def load(name: str) -> Any:
    """What `name`, as in "ui.dialogs.compare:CompareOverlay", says. Raises as an import does."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)


@contextmanager
def without_collecting() -> Iterator[None]:
    """Let the cycle collector rest while everything that is made is there to stay.

    Modules and widgets by the ten thousand make it look again and again, for nothing: an eighth
    of the start.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
