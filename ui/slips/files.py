"""A slip as a file: whole or not at all, on the disk, never over another, not for everybody's eyes.

Rounds that are exported lie beside the slips in the same way. Knows no contents, no widget and no
journal.
"""

from __future__ import annotations

import grp
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_OWNER_ONLY: Final = 0o600
_AND_GROUP: Final = 0o640
_MOST_NAMES: Final = 1000


@dataclass(frozen=True, slots=True)
class Kept:
    """Where a slip lies. `notice` says in words what a person must know of that, or is empty."""

    path: Path
    notice: str = ""


def keep(folder: Path, name: str, data: bytes, group: str = "") -> Kept:
    """Write a slip's file into `folder`, which is made if it is not there; gives where it lies.

    The same slip again changes nothing. Another file of that name stays as it is: the slip gets a
    number behind its name. Only its owner reads it, and the house's `group`, if one is named.
    Raises OSError.
    """
    _make(folder, group)
    new = folder / f".{name}.new"
    new.unlink(missing_ok=True)  # a start that was cut off may have left it
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
        notices.insert(0, f"{name} is another slip and was left as it is: this one is {path.name}.")
    return Kept(path, " ".join(notices))


def _make(folder: Path, group: str) -> None:
    """Make the folder, if it is not there; who may read the slips may look into it."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    if not missing:
        return
    folder.chmod(0o700)
    if group:
        with suppress(KeyError, OSError):  # told of each file
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
    raise OSError(None, f"{wanted.name} and a thousand like it are there already")


def _name(new: Path, path: Path) -> None:
    """Never over a file that is there. Raises FileExistsError."""
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
    """Have the folder's names on the disk, if the disk can do that."""
    fd = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        with suppress(OSError):  # some can't sync a folder; the file itself is synced
            os.fsync(fd)
    finally:
        os.close(fd)
