"""The part of a journal that goes to the server at once, and what the server says of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tablemgr.journal.chain import Row, spelled

MOST: Final = 500
"""As many entries go at once: some 120 kB, and a hundredth of a second of the server."""


class Batch(Struct, frozen=True):
    """Entries that follow one another, byte for byte as their hashes cover them."""

    first: int
    before: bytes
    """The hash of the entry before the first."""
    bodies: tuple[bytes, ...]
    last_hash: bytes

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.first + len(self.bodies) - 1


def batch_of(rows: Sequence[Row], before: bytes) -> Batch:
    """Pack rows of a journal that follow the entry with the hash `before`; at least one."""
    bodies = tuple(spelled(*row[:8]) for row in rows)
    return Batch(rows[0][0], before, bodies, rows[-1][8])
