"""Where a failure is told besides the screen: a file each in the user's log folder, and a line.

Neither may fail whoever tells: he has stopped a table, and that must stand. Knows no Qt.
"""

from __future__ import annotations

import sys
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from tablemgr import __version__


def write_bug(error: BaseException) -> Path | Exception:
    """Write what is known of a bug for the house's technician. Raises nothing.

    Gives the file's path, or the error that prevented it.
    """
    try:
        import platformdirs  # noqa: PLC0415 - a start that was told its folders needs none

        now = datetime.now(UTC)
        path = Path(platformdirs.user_log_path("tablemgr")) / f"bug-{now:%Y%m%dT%H%M%S%fZ}.log"
        details = "".join(traceback.format_exception(error))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"tablemgr {__version__}, {now.isoformat()}\n{details}", encoding="utf-8")
    except Exception as failure:  # noqa: BLE001 - whatever it is, it is told in its place
        return failure
    return path


def where(found: Path | Exception) -> str:
    """What `write_bug` gave, for the screen: the file's name, or why there is none."""
    return found.name if isinstance(found, Path) else f"not written: {words_of(found)}"


def words_of(error: BaseException) -> str:
    """The error's own words after its kind. Raises nothing, whatever the error is."""
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:  # noqa: BLE001 - an error that can't even say itself
        return type(error).__name__


def say(line: str) -> None:
    """One line on standard error, if there is one that takes it. Raises nothing.

    A terminal that was closed, a pipe that nobody reads, a full disk: the screen has said it.
    """
    with suppress(Exception):
        if sys.stderr is not None:  # no file at all, if the process was started without one
            sys.stderr.write(f"tablemgr: {' '.join(line.split())}\n")
            sys.stderr.flush()
