"""The anchor: a small file beside the journal with its last entry's number and hash.

The chain can't show that its end was cut off, that an older copy was put back, or that an old
write-ahead log was replayed over it. The anchor can, while it is there. It is written after each
commit and never before, so it never claims an entry that is not on the disk; it is synced when the
journal is checkpointed or closed. Two slots are written in turn, so that one is always whole.
"""

from __future__ import annotations

import os
import re
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec import Struct

from tablemgr.basics.files import (
    NotAFileError,
    TooLargeError,
    open_plain,
    read_plain,
    write_file,
)
from tablemgr.basics.messages import Message, plain
from tablemgr.journal.chain import CONTEXT
from tablemgr.journal.place import beside

_SLOT_BYTES: Final = 512
_SLOTS: Final = 2
_MODE: Final = 0o640
_WORDS: Final = re.compile(rb"(\d{1,18}) ([0-9a-f]{64})")


class AnchoredEntry(Struct, frozen=True):
    """An anchor's statement: the journal goes at least to this entry, which has this hash."""

    seq: int
    digest: bytes


class BadAnchorError(Exception):
    """The anchor says nothing that can be read; `why` says why."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.in_words())
        self.why = why


def anchor_of(path: Path) -> Path:
    """The path of a journal's anchor."""
    return beside(path, "-anchor")


def read_anchor(path: Path) -> AnchoredEntry | None:
    """Read the statement of the anchor of the journal at `path`; None if there is none, or an empty
    one.

    Raises BadAnchorError if it is damaged, OSError if it can't be read.
    """
    try:
        data = read_plain(anchor_of(path), _SLOT_BYTES * _SLOTS)
    except FileNotFoundError:
        return None
    except (NotAFileError, TooLargeError) as error:
        what = Message(CONTEXT, "it {error}", {"error": plain(str(error.strerror))})
        raise BadAnchorError(what) from None
    starts = range(0, len(data), _SLOT_BYTES)
    held = [one for at in starts if (one := _parsed(data[at : at + _SLOT_BYTES])) is not None]
    if not held and data.strip(b"\0"):
        raise BadAnchorError(Message(CONTEXT, "it was changed or cut short"))
    return max(held, key=lambda one: one.seq, default=None)


class Anchor:
    """The anchor of an open journal, open for writing."""

    def __init__(self, path: Path, seq: int, digest: bytes) -> None:
        """Write the last entry of the journal at `path`, which is being opened, to a new anchor.

        Raises OSError; then what was there before is as it was.
        """
        self._path = anchor_of(path)
        write_file(self._path, _spelled(seq, digest) * _SLOTS, _MODE)
        self._fd = open_plain(self._path, os.O_RDWR)
        self._slot = 0

    @property
    def in_place(self) -> bool:
        """Say whether the file that is written is still the one at its path."""
        try:
            return os.path.samestat(os.stat(self._path), os.fstat(self._fd))
        except OSError:
            return False

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
    """Read the statement in a slot; None if it says nothing, even if somebody gave its words a
    right check.
    """
    words, _, check = slot.strip(b" \0\n").rpartition(b" ")
    said = _WORDS.fullmatch(words)
    if said is None or sha256(words).hexdigest()[:16].encode() != check:
        return None
    return AnchoredEntry(int(said[1]), bytes.fromhex(said[2].decode()))
