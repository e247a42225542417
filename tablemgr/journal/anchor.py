"""The anchor: a small file beside the journal with its last entry's number and hash.

The chain can't show that its end was cut off, that an older copy was put back, or that an old
write-ahead log was replayed over it. The anchor can, while it is there. It is written after each
commit and never before, so it never claims an entry that is not on the disk; it is synced when the
journal is checkpointed or closed. Two slots are written in turn, so that one is always whole.
"""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from tablemgr.journal.paths import beside

_SLOT_BYTES = 512
_SLOTS = 2


class AnchoredEntry(Struct, frozen=True):
    """What an anchor says: the journal goes at least to this entry, which has this hash."""

    seq: int
    digest: bytes


class BadAnchorError(Exception):
    """The anchor's file is not empty, and none of its slots is valid."""


def anchor_of(path: Path) -> Path:
    """The path of a journal's anchor."""
    return beside(path, "-anchor")


def read_anchor(path: Path) -> AnchoredEntry | None:
    """What the anchor of the journal at `path` says; None if there is none.

    Raises BadAnchorError if it is damaged, OSError if it can't be read.
    """
    try:
        data = anchor_of(path).read_bytes()
    except FileNotFoundError:
        return None
    starts = range(0, len(data), _SLOT_BYTES)
    held = [one for at in starts if (one := _parsed(data[at : at + _SLOT_BYTES])) is not None]
    if not held and data.strip(b"\0"):
        raise BadAnchorError
    return max(held, key=lambda one: one.seq, default=None)


class Anchor:
    """The anchor of an open journal, open for writing."""

    def __init__(self, path: Path) -> None:
        """Make or open the anchor of the journal at `path`. Raises OSError."""
        self._fd = os.open(anchor_of(path), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o640)
        self._slot = 0

    def begin(self, seq: int, digest: bytes) -> None:
        """Write the last entry of the journal that is being opened to both slots. Raises
        OSError.
        """
        for _ in range(_SLOTS):
            self.set(seq, digest)
        os.ftruncate(self._fd, _SLOT_BYTES * _SLOTS)
        self.sync()

    def set(self, seq: int, digest: bytes) -> None:
        """Write that this is the last entry, once it is on the disk. Raises OSError."""
        os.pwrite(self._fd, _spelled(seq, digest), self._slot * _SLOT_BYTES)
        self._slot = (self._slot + 1) % _SLOTS

    def sync(self) -> None:
        """Have what was written on the disk. Raises OSError."""
        os.fsync(self._fd)

    def close(self) -> None:
        """Close the file."""
        os.close(self._fd)


def _spelled(seq: int, digest: bytes) -> bytes:
    words = f"{seq} {digest.hex()}".encode()
    return (words + b" " + sha256(words).hexdigest()[:16].encode() + b"\n").ljust(_SLOT_BYTES)


def _parsed(slot: bytes) -> AnchoredEntry | None:
    words, _, check = slot.strip(b" \0\n").rpartition(b" ")
    if sha256(words).hexdigest()[:16].encode() != check:
        return None
    seq, _, digest = words.partition(b" ")
    return AnchoredEntry(int(seq), bytes.fromhex(digest.decode()))
