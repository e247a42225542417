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

from tablemgr.basics.files import give_name, holds, sync_folder, written_beside

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
    notices: list[str] = []
    with written_beside(
        folder / name, data, last=lambda fd: notices.extend(_for_group(fd, group))
    ) as new:
        path = _placed(new, folder / name, data)
    sync_folder(folder)
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
        sync_folder(each.parent)


def _placed(new: Path, wanted: Path, data: bytes) -> Path:
    """Give the written file its name, or the first one with a number that is free."""
    for number in range(1, _MOST_NAMES):
        mark = f"-{number}" if number > 1 else ""
        stem, dot, ending = wanted.name.partition(".")
        path = wanted.with_name(f"{stem}{mark}{dot}{ending}")
        try:
            give_name(new, path)
        except FileExistsError:
            if holds(path, data):
                return path
        else:
            return path
    raise OSError(None, f"{wanted.name} and {_MOST_NAMES - 2} more like it exist already")


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
