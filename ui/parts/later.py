"""Makes and loads things when they are first needed, so that the program starts quickly. Knows no
Qt.

Most sheets are not opened in a whole night; a start that loads them all makes the Dealer wait. They
are imported in the function that opens them.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TypeVar

MadeT = TypeVar("MadeT")


class MadeLater(cached_property[MadeT]):
    """A part of its owner that is made when it is first wanted, by the function below it."""

    def made(self, owner: object) -> MadeT | None:
        """The owner's part if it was made, else None."""
        found: MadeT | None = vars(owner).get(self.attrname or "")
        return found


@contextmanager
def without_collecting() -> Iterator[None]:
    """Switch Python's cycle collector off inside the `with` block.

    A start makes many thousand objects, and all of them stay. The collector would look through
    them again and again and find nothing: it costs an eighth of the start.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
