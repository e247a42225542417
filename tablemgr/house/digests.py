"""Which program, rulebook and drawing a Round is played by: the SHA-256 of each, and what of them
has changed.

Knows no session. Each opening of a Round stores the digest of every file that this table has
used, so that a change is noticed even if another game was played in between.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Final

from msgspec import Struct

from tablemgr.basics.files import brought, read_plain
from tablemgr.journal import Json
from tablemgr.rules.rulebook import Rulebook

_LARGEST_BYTES: Final = 1_000_000
PROGRAM: Final = "the program"
"""How the digest of the program's own modules is called among those of files."""


class ChangedFile(Struct, frozen=True):
    """A file that differs from what it was in the last Round that was played by it."""

    name: str
    before: str
    after: str


def digest_of(data: bytes) -> str:
    """The SHA-256 of a file, in hex."""
    return sha256(data).hexdigest()


def rulebook_digests(book: Rulebook) -> dict[str, str]:
    """The rulebook's file and those with its wording, by name. Raises OSError."""
    folder = brought("tablemgr.rules.rulebook")
    names = (f"{book.id}.toml", "wording/common.toml", f"wording/{book.family}.toml")
    return {name: digest_of(read_plain(folder / name, _LARGEST_BYTES)) for name in names}


@cache
def program_digest() -> str:
    """One SHA-256 over every module of the program, in hex. Raises OSError.

    A start waits for it: texts are quicker here than paths.
    """
    top = brought("tablemgr").parent
    whole = sha256()
    for package in ("drivers", "tablemgr", "ui"):
        names = [
            f"{folder}/{name}"
            for folder, _, files in os.walk(top / package)
            for name in files
            if name.endswith(".py")
        ]
        for path in sorted(names, key=lambda path: path.split("/")):
            with open(path, "rb") as module:
                digest = digest_of(module.read())
            whole.update(f"{digest} {path.removeprefix(f'{top}/')}\n".encode())
    return whole.hexdigest()


class Digests:
    """The digests of the files of one table."""

    def __init__(self) -> None:
        self.profile = ""
        """The digest of the house profile as it was read: each opening stores it, and settings say
        what was changed in it.
        """
        self._known: dict[str, str] = {}
        self._now: dict[str, str] = {}
        self.changed: tuple[ChangedFile, ...] = ()
        """Which of the files in use have changed since the earlier Rounds."""

    def take_up(self, stored: Mapping[str, str]) -> None:
        """Give the digests of the last Round's opening; empty in the journals of version 0.1."""
        self._known = {**stored, **self._now}

    def use(self, now: Mapping[str, str]) -> None:
        """These files are used from here on."""
        self.changed = tuple(
            ChangedFile(name, self._known[name], digest)
            for name, digest in sorted(now.items())
            if self._known.get(name, digest) != digest
        )
        self._now = dict(now)
        self._known |= now

    @property
    def in_use(self) -> Mapping[str, str]:
        """The digest of each file that the table is played by now."""
        return self._now

    def stored(self) -> dict[str, Json]:
        """All of it, for the opening of a Round."""
        return {**self._known}


def changed_json(changed: tuple[ChangedFile, ...]) -> dict[str, Json]:
    """Give what has changed, for an entry: by name, before and after."""
    return {each.name: [each.before, each.after] for each in changed}
