"""Where the details of a bug are written: one file each, in the user's log folder. Knows no Qt."""

from __future__ import annotations

import traceback
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import platformdirs


def write_bug(error: BaseException) -> Path | OSError:
    """Write what is known of a bug for the house's technician.

    Gives the file's path, or the error that prevented it.
    """
    now = datetime.now(UTC)
    path = Path(platformdirs.user_log_path("tablemgr")) / f"bug-{now:%Y%m%dT%H%M%S%fZ}.log"
    details = "".join(traceback.format_exception(error))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"tablemgr {_version()}, {now.isoformat()}\n{details}", encoding="utf-8")
    except OSError as failure:
        return failure
    return path


def _version() -> str:
    try:
        return version("tablemgr")
    except PackageNotFoundError:
        return "(not installed)"
