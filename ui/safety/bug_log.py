"""Writes a failure down: a file for each in the user's log folder, and a line on standard error.

Nothing here raises: the caller has just stopped a table, and it must stay stopped. Knows no Qt.
"""

from __future__ import annotations

import sys
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from tablemgr import __version__
from tablemgr.basics.files import add_file
from tablemgr.basics.terminal import shown


def write_bug(error: BaseException) -> Path | Exception:
    """Write what is known of a bug for the house's technician. Raises nothing.

    Gives the file's path, or the error that prevented it.
    """
    try:
        import platformdirs  # noqa: PLC0415 - not needed by a start whose folders are given

        now = datetime.now(UTC)
        path = Path(platformdirs.user_log_path("tablemgr")) / f"bug-{now:%Y%m%dT%H%M%S%fZ}.log"
        details = "".join(traceback.format_exception(error))
        path.parent.mkdir(parents=True, exist_ok=True)
        add_file(path, f"tablemgr {__version__}, {now.isoformat()}\n{details}".encode())
    except Exception as failure:  # noqa: BLE001 - the caller says it instead of the path
        return failure
    return path


def where(found: Path | Exception) -> str:
    """Word for the screen what `write_bug` gave: the file's name, or why there is none."""
    return found.name if isinstance(found, Path) else f"not written: {words_of(found)}"


def words_of(error: BaseException) -> str:
    """The error's class and its message. Raises nothing, whatever the error is."""
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:  # noqa: BLE001 - making its message failed too
        return type(error).__name__


def say(line: str) -> None:
    """Write one line to standard error. Raises nothing.

    The terminal may be closed, the pipe unread, the disk full: the screen has said it already.
    """
    with suppress(Exception):
        if sys.stderr is not None:  # no file at all, if the process was started without one
            sys.stderr.write(f"tablemgr: {shown(' '.join(line.split()))}\n")
            sys.stderr.flush()
