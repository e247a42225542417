"""Writes a file under the name that a person gave to a command: complete, synced to the disk,
readable by its owner only, and never over another file. Knows no contents.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from tablemgr.basics.errors import Fault

_REMEDY: Final = "Name another file with --out."
_OWNER_ONLY: Final = 0o600
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0)


def keep_new(path: Path, data: bytes) -> None:
    """Write a new file. Writing the same contents again changes nothing.

    Raises `Fault` if there is another file of that name, or if it can't be written; then no part
    of it is left.
    """
    try:
        handle = os.open(path, _NEW, _OWNER_ONLY)
    except FileExistsError:
        if path.is_file() and path.read_bytes() == data:
            return
        raise Fault(f"{path}: a file of that name exists already.", _REMEDY) from None
    except OSError as error:
        raise Fault(f"{path}: {error.strerror}.", _REMEDY) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        with suppress(OSError):
            path.unlink()
        raise Fault(f"{path}: {error.strerror}.", _REMEDY) from None
