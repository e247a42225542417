"""The files of keys: only their owner may read them, and each is made once. Knows no key."""

from __future__ import annotations

import stat
from collections.abc import Callable
from pathlib import Path

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import add_file, make_private, read_plain
from tablemgr.basics.messages import Message

_LARGEST_BYTES = 10_000


def read_secret(path: Path, what: Message, remedy: str) -> bytes:
    """The contents of a key's file; `what` it is: `the table's key`. Raises FileNotFoundError if
    there is none, and `Fault` if it can't be read or others may read or change it.
    """
    try:
        data, mode = read_plain(path, _LARGEST_BYTES), stat.S_IMODE(path.stat().st_mode)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise Fault("{path}: {error}.", remedy, path=path, error=error.strerror) from None
    if mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise Fault(
            "{path}: not only its owner may read or change {what} ({mode:04o}).",
            "Close it to them: chmod 600 {path}. If somebody may have read it, make a new key.",
            path=path,
            what=what,
            mode=mode,
        )
    return data


def kept_secret(
    path: Path, what: Message, remedy: str, make: Callable[[], bytes]
) -> tuple[bytes, bool]:
    """The contents of a key's file and whether it was made now, in a folder that only its owner can
    look into. Two starts at once have the same key: that of the first. Raises `Fault`.
    """
    try:
        return read_secret(path, what, remedy), False
    except FileNotFoundError:
        data = make()
    try:
        make_private(path.parent)
        add_file(path, data)
    except OSError as error:
        if path.exists():  # another start has made it meanwhile
            return read_secret(path, what, remedy), False
        raise Fault(
            "{path}: {what} can't be kept: {error}.",
            remedy,
            path=path,
            what=what,
            error=error.strerror,
        ) from None
    return data, True
