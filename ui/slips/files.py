"""Writes a slip's file: whole or not at all, synced, never over another file, not for all to read.

Exported Rounds are written beside the slips in the same way. Knows no contents, no widget and no
journal.
"""

from __future__ import annotations

import grp
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import Struct

_OWNER_ONLY: Final = 0o600
_AND_GROUP: Final = 0o640
_MOST_NAMES: Final = 1000


class Kept(Struct, frozen=True):
    """Where a file was written. `notice` says what a person must know of it; empty if nothing."""

    path: Path
    notice: str = ""


def keep(folder: Path, name: str, data: bytes, group: str = "") -> Kept:
    """Write a slip's file into `folder`, which is made if it is missing. Returns where it lies.

    If the same slip is there already, nothing changes. If another file has the name, it stays, and
    the slip gets a number after its name. Only the owner can read the file, and the machine's
    `group` if one is named. Raises OSError.
    """
    _make(folder, group)
    new = folder / f".{name}.new"
    new.unlink(missing_ok=True)  # a program that died while writing may have left it
    notices = []
    fd = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _OWNER_ONLY)
    try:
        with os.fdopen(fd, "wb") as file:
            file.write(data)
            notices += _for_group(file.fileno(), group)
            file.flush()
            os.fsync(file.fileno())
        path = _placed(new, folder / name, data)
    finally:
        new.unlink(missing_ok=True)
    _sync(folder)
    if path.name != name:
        notices.insert(
            0, f"{name} is there already, with other contents: this file is {path.name}."
        )
    return Kept(path, " ".join(notices))


def _make(folder: Path, group: str) -> None:
    """Make the folder if it is missing; the group that may read the slips may open it."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    if not missing:
        return
    folder.chmod(0o700)
    if group:
        with suppress(KeyError, OSError):  # said of each file that is written
            os.chown(folder, -1, grp.getgrnam(group).gr_gid)
            folder.chmod(0o750)
    for each in missing:
        _sync(each.parent)


def _placed(new: Path, wanted: Path, data: bytes) -> Path:
    """Give the written file its name, or the first one with a number that is free."""
    for number in range(1, _MOST_NAMES):
        mark = f"-{number}" if number > 1 else ""
        stem, dot, ending = wanted.name.partition(".")
        path = wanted.with_name(f"{stem}{mark}{dot}{ending}")
        try:
            _name(new, path)
        except FileExistsError:
            if path.is_file() and path.read_bytes() == data:
                return path
        else:
            return path
    raise OSError(None, f"{wanted.name} and {_MOST_NAMES - 2} more like it exist already")


def _name(new: Path, path: Path) -> None:
    """Give the file its name. Raises FileExistsError if a file has the name already."""
    try:
        os.link(new, path)
    except FileExistsError:
        raise
    except OSError:  # a disk without links: take the name first, then put the file there
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _OWNER_ONLY))
        new.replace(path)


def _for_group(fd: int, group: str) -> list[str]:
    if not group:
        return []
    try:
        os.fchown(fd, -1, grp.getgrnam(group).gr_gid)
    except KeyError:
        return [f"This machine has no group {group!r}: only the owner can read the slip."]
    except OSError as error:
        return [f"The slip can't be given to the group {group!r} ({error.strerror})."]
    os.fchmod(fd, _AND_GROUP)
    return []


def _sync(folder: Path) -> None:
    """Write the folder's list of names to the disk, if the disk can do that."""
    fd = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        with suppress(OSError):  # some disks can't sync a folder; the file itself is synced
            os.fsync(fd)
    finally:
        os.close(fd)
