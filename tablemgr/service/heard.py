"""Which stored bytes each card comes from, so that a later start knows which cards the table
was never given.

A device's bytes are stored, then each card in them is told; an act of a card, its refusal or its
burning names the bytes that the card came from. Knows no protocol and no journal.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

from tablemgr.journal import Json

Source: TypeAlias = tuple[int, int]
"""The number of the entry with the bytes, and which card in them, from 0."""

_KEY: Final = "heard"


class Hearing:
    """One session's ear for its device."""

    def __init__(self) -> None:
        self._bytes: int | None = None
        self._cards = 0
        self._now: Source | None = None

    def stored(self, seq: int) -> None:
        """Bytes were stored under that number; the next cards come from them."""
        self._bytes, self._cards = seq, 0

    def next(self) -> Source | None:
        """Which stored bytes the next card came from; None if no bytes were stored before it."""
        if self._bytes is None:
            return None
        self._cards += 1
        return self._bytes, self._cards - 1

    @contextmanager
    def of(self, source: Source | None) -> Iterator[None]:
        """The card that is told inside the `with` block comes from those bytes."""
        self._now = source
        try:
            yield
        finally:
            self._now = None

    def note(self) -> dict[str, Json]:
        """Give what the entry of the present card says about its bytes; empty for any other
        entry.
        """
        return {} if self._now is None else {_KEY: [*self._now]}


def source_of(data: dict[str, Any]) -> Source | None:
    """Which stored bytes the card of an entry came from, if it says so."""
    heard = data.get(_KEY)
    return None if heard is None else (heard[0], heard[1])
