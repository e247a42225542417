"""Writes a file under the name that a person gave to a command: complete, synced to the disk,
readable by its owner only, and never over another file. Knows no contents.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import add_file, holds

_REMEDY: Final = "Name another file with --out."


def keep_new(path: Path, data: bytes) -> None:
    """Write a new file. Writing the same contents again changes nothing.

    Raises `Fault` if there is another file of that name, or if it can't be written; then no part
    of it is left.
    """
    try:
        add_file(path, data)
    except FileExistsError:
        if not holds(path, data):
            raise Fault("{path}: a file of that name exists already.", _REMEDY, path=path) from None
    except OSError as error:
        raise Fault("{path}: {error}.", _REMEDY, path=path, error=error.strerror) from None
